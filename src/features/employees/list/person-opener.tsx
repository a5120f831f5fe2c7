import type { MouseEvent } from 'react';

import type { RowActions } from './employee-list';
import type { Person } from './people';

/** The name as the button that opens the details. The whole row is an extra for pointers. */
export function PersonOpener({ person, actions }: { person: Person; actions: RowActions }) {
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
      className="line-clamp-2 scroll-my-24 rounded-badge text-left font-medium wrap-anywhere"
    >
      <bdi>{person.name || person.workMail || '\u2013'}</bdi>
    </button>
  );
}

/** A press of Enter, of the space bar or of a screen reader. */
function isWithoutPointer(event: MouseEvent): boolean {
  return event.detail === 0;
}
