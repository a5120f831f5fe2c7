import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { moveFocus } from './move-focus';

type Tab<Value extends string> = {
  value: Value;
  label: string;
  icon?: LucideIcon;
  iconClassName?: string;
};

type TabRailProps<Value extends string> = {
  id: string;
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Tabs 32 px high beside other controls, 40 px otherwise. */
  size?: 'small' | 'medium';
  className?: string;
};

const sizes = {
  small: 'min-h-8 px-3 text-label whitespace-nowrap',
  medium: 'min-h-10 text-body',
};

/** A tablist with one tab stop; arrows, Home and End select at once. */
export function TabRail<Value extends string>(props: TabRailProps<Value>) {
  const { id, label, tabs, value, onChange, size = 'medium', className } = props;
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, ['ArrowLeft', 'ArrowRight'])?.click()}
      className={clsx('flex flex-wrap gap-1 rounded-tile bg-sunken p-1', className)}
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
            'inline-flex flex-1 items-center justify-center gap-2 rounded-badge font-semibold pointer-coarse:min-h-11',
            'transition-colors duration-180 ease-swift forced-colors:aria-selected:underline',
            sizes[size],
            own === value ? 'bg-overlay text-ink shadow-1' : 'text-muted hover:text-ink',
          )}
        >
          {Icon && <Icon className={clsx('size-5 shrink-0', own === value && iconClassName)} />}
          {words}
        </button>
      ))}
    </div>
  );
}

/** The attributes of the panel of the selected tab. */
export const tabPanelProps = (id: string, value: string) =>
  ({ role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${value}` }) as const;

type TabsProps<Value extends string> = Omit<TabRailProps<Value>, 'id' | 'size' | 'className'> & {
  children: ReactNode;
};

/** The ARIA tabs pattern with automatic activation: the tabs above the panel of the selected one. */
export function Tabs<Value extends string>({ children, ...tabs }: TabsProps<Value>) {
  const id = useId();
  return (
    <>
      <TabRail id={id} {...tabs} />
      <div {...tabPanelProps(id, tabs.value)}>{children}</div>
    </>
  );
}
