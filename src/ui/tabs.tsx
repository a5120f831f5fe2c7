import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

type Tab<Value extends string> = {
  value: Value;
  label: string;
  icon: LucideIcon;
  /** The icon's colour while its tab is chosen. */
  iconClassName: string;
};

type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
};

/**
 * The ARIA tabs pattern with automatic activation: one tab stop, on which the arrows, Home and End choose at once.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const rail = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);

  function handleKeyDown(event: KeyboardEvent): void {
    const { length } = tabs;
    const targets: Record<string, number> = {
      ArrowRight: (chosen + 1) % length,
      ArrowLeft: (chosen - 1 + length) % length,
      Home: 0,
      End: length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    (rail.current?.children[target] as HTMLElement | undefined)?.focus();
  }

  return (
    <>
      <div
        ref={rail}
        role="tablist"
        aria-label={label}
        // The arrows are pressed on the tab that has the focus.
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        className="flex gap-1 rounded-tile bg-sunken p-1"
      >
        {tabs.map(({ value: own, label: words, icon: Icon, iconClassName }) => (
          <button
            key={own}
            type="button"
            role="tab"
            id={`${id}-${own}`}
            aria-selected={own === value}
            aria-controls={`${id}-panel`}
            tabIndex={own === value ? 0 : -1}
            onClick={() => onChange(own)}
            className={clsx(
              'inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-badge text-body font-semibold pointer-coarse:min-h-11',
              'transition-colors duration-180 ease-swift forced-colors:aria-selected:underline',
              own === value ? 'bg-overlay text-ink shadow-1' : 'text-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden className={clsx('size-5 shrink-0', own === value && iconClassName)} strokeWidth={1.85} />
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
