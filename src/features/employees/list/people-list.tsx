import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';

import { Avatar } from '@/ui/avatar';
import { tintOf } from '@/ui/avatar-tint';

import type { RowsProps } from './people-table';
import { PersonOpener } from './person-opener';
import { useFocusBack } from './use-focus-back';
import { useWindowRows } from './use-window-rows';

/** Rows of two lines: below 768 px. */
export function PeopleList({ view, actions }: RowsProps) {
  const { shown: people } = view;
  const { list, shown, gapAfter, measure, handlers, focusRow } = useWindowRows<HTMLUListElement>(people.length, 4.125);
  useFocusBack(people, actions.selectedId, focusRow);
  return (
    <ul ref={list} aria-label="Employee List" style={{ paddingBottom: gapAfter }} {...handlers}>
      {shown.map(({ index, gap }) => {
        const person = people[index];
        if (person === undefined) return null;
        return (
          <li
            key={person.key}
            ref={measure}
            data-index={index}
            aria-setsize={people.length}
            aria-posinset={index + 1}
            style={{ marginTop: gap }}
            className={clsx(
              'relative flex min-h-16.5 items-center gap-3 border-b border-line py-2 pr-4 pl-5',
              actions.selectedId === person.id && 'bg-accent-soft',
            )}
          >
            <Avatar name={person.name} image={null} tint={tintOf(person.id)} />
            <div className="min-w-0 flex-1">
              <PersonOpener person={person} actions={actions} fillsRow />
              <p className="truncate text-small text-muted">
                <bdi>{person.department || person.workMail || '\u2013'}</bdi>
              </p>
            </div>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.85} />
          </li>
        );
      })}
    </ul>
  );
}
