import { clsx } from 'clsx';
import type { MouseEvent } from 'react';

import type { RowActions } from './employee-list';
import type { Person } from './people';

type PersonOpenerProps = {
  person: Person;
  actions: RowActions;
  /** Whether a press anywhere in the row around it, which must be `relative`, is a press on it. */
  fillsRow?: boolean;
};

/** The name as the button that opens the details. */
export function PersonOpener({ person, actions, fillsRow = false }: PersonOpenerProps) {
  const isOpen = actions.selectedId === person.id;
  return (
    <button
      type="button"
      data-opener
      title={person.name}
      aria-expanded={isOpen}
      aria-controls={isOpen ? actions.detailsId : undefined}
      onClick={(event) => {
        event.stopPropagation();
        actions.onSelect(person, isWithoutPointer(event));
      }}
      className={clsx(
        'scroll-my-24 rounded-badge text-left font-medium wrap-anywhere',
        fillsRow && 'block w-full after:absolute after:inset-0',
      )}
    >
      <bdi className="line-clamp-2">{person.name || person.workMail || '\u2013'}</bdi>
    </button>
  );
}

/** A press of Enter, of the space bar or of a screen reader. */
function isWithoutPointer(event: MouseEvent): boolean {
  return event.detail === 0;
}
