import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';

import { DialogCard } from './dialog';
import { moveFocus } from './move-focus';

export type MenuItem = {
  label: string;
  /** The item's effect, or the reason why it is disabled. */
  note: string;
  icon: LucideIcon;
  /** For a toggle, which keeps the menu open. */
  isChecked?: boolean;
  isDisabled?: boolean;
  startsGroup?: boolean;
  onPress: () => void;
};

type MenuProps = { label: string; items: readonly MenuItem[]; onClose: () => void };

/** The ARIA menu pattern with arrows, Home, End and letters, in the frame of `usePopover`. */
export function Menu({ label, items, onClose }: MenuProps) {
  return (
    <div className="absolute end-0 top-full z-10 mt-2 w-78 max-w-[calc(100vw-2rem)] animate-rise rounded-menu border border-line bg-overlay p-1.5 text-start shadow-3">
      <Items label={label} items={items} onTab={onClose} />
    </div>
  );
}

/** A menu as a dialog: a sheet on a phone, else a card. */
export function MenuDialog({ label, items, onClose }: MenuProps) {
  return (
    <DialogCard title={label} onClose={onClose} className="md:max-w-100!">
      <div className="-mx-2.5 -mb-2 text-ink">
        <Items label={label} items={items} />
      </div>
    </DialogCard>
  );
}

type ItemsProps = {
  label: string;
  items: readonly MenuItem[];
  /** Closes a menu on Tab; in a dialog Tab leads to the next control. */
  onTab?: () => void;
};

function Items({ label, items, onTab }: ItemsProps) {
  const id = useId();
  const [tabStop, setTabStop] = useState(0);
  function handleKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if (altKey || ctrlKey || metaKey || moveFocus(event, ['ArrowUp', 'ArrowDown'])) return;
    if (key === 'Tab') onTab?.();
    if (key.length !== 1 || key === ' ') return;
    const buttons = [...currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    [...buttons.slice(at + 1), ...buttons.slice(0, at)]
      .find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()))
      ?.focus();
  }

  return (
    <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown} className="outline-none">
      {items.map(
        ({ label: name, note, icon: Icon, isChecked, isDisabled = false, startsGroup = false, onPress }, index) => (
          <div
            key={index}
            role="none"
            className={clsx('grid *:col-start-1 *:row-start-1', startsGroup && 'mt-1.5 border-t border-line pt-1.5')}
          >
            <button
              ref={index === 0 ? focusFirst : undefined}
              type="button"
              role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={isChecked}
              tabIndex={index === tabStop ? 0 : -1}
              onFocus={() => setTabStop(index)}
              aria-describedby={`${id}-${index}`}
              aria-disabled={isDisabled || undefined}
              onClick={() => isDisabled || onPress()}
              className={clsx(
                'flex min-h-13 w-full items-start gap-3 rounded-field px-2.5 py-2 text-start text-body focus-inside focus:bg-sunken',
                isDisabled ? 'cursor-default opacity-55 forced-colors:text-[GrayText]' : 'hover:bg-sunken',
              )}
            >
              <Icon className={clsx('mt-0.5 size-5 shrink-0', isChecked === true && 'text-accent')} />
              {name}
            </button>
            {/* Outside the button, so that the note is its description and not part of its name. */}
            <span
              id={`${id}-${index}`}
              className={clsx(
                'pointer-events-none relative ms-10.5 me-2.5 mb-2 text-small text-muted',
                isChecked === undefined ? 'mt-8' : 'mt-2',
                isDisabled && 'opacity-55 forced-colors:text-[GrayText]',
              )}
            >
              {/* The name of a checkbox item may wrap: its copy keeps the note below it. */}
              {isChecked !== undefined && (
                <span aria-hidden className="invisible block text-body">
                  {name}
                </span>
              )}
              {note}
            </span>
          </div>
        ),
      )}
    </div>
  );
}

/** A menu focuses its first item; a dialog does by `autofocus`. */
function focusFirst(button: HTMLButtonElement | null): void {
  if (button === null) return;
  button.autofocus = true;
  button.focus();
}
