import type { ReactNode, Ref } from 'react';

import { Button } from './button';
import { EmptyState } from './load-states';
import { SearchBox } from './search-box';

type FilterFormProps = {
  field: Ref<HTMLInputElement>;
  /** Of the search field, its accessible name. */
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  /** Called when the field is left and when Enter is pressed. */
  onKeep: () => void;
  /** For the width of the search field. */
  searchClassName: string;
  /** The selects beside it. */
  children: ReactNode;
};

/** Above a list: a search that filters it while the user types, and its other filters. */
export function FilterForm({ field, text, onType, onKeep, searchClassName, children, ...search }: FilterFormProps) {
  return (
    <form
      role="search"
      className="mt-5 flex flex-wrap gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep();
      }}
    >
      <div className={searchClassName}>
        <SearchBox {...search} ref={field} value={text} onType={onType} onKeep={onKeep} />
      </div>
      {children}
    </form>
  );
}

/** In the place of a list in which nothing matches its filters. */
export function NothingFound({ title, onClear, children }: { title: string; onClear: () => void; children: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
