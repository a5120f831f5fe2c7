import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { useOutletContext } from 'react-router-dom';

import type { AudienceRow } from '@/domain/audience';
import { inSentence } from '@/domain/goal-kind';
import { searchKeyName } from '@/lib/search-key';
import { EmptyState, PageReads } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { SearchBox } from '@/ui/search-box';
import { useViewState } from '@/ui/use-view-state';

import { ResultGroup } from './result-group';
import { useSearchLists, type SearchList } from './search-lists';

/** Searches all listed data while the user types (docs/product.md 9.5). */
export function SearchPage() {
  const { audience } = useOutletContext<AudienceRow>();
  const { text, setText, keep } = useViewState();
  const query = text.trim();
  // Typing has priority over the matches.
  const lists = useSearchLists(audience, useDeferredValue(query));
  const field = useRef<HTMLInputElement>(null);

  // After the title's effect: this page focuses its field instead (docs/product.md 19.8).
  useEffect(() => field.current?.focus(), []);

  return (
    <div className="max-w-190">
      <PageTitle>Search</PageTitle>
      <form
        role="search"
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <SearchBox
          ref={field}
          id="search-field"
          label="Search"
          aria-describedby="search-hint"
          value={text}
          onType={setText}
          onKeep={keep}
        />
        <p id="search-hint" className="mt-1.5 text-small text-muted">
          Search words in any order. {searchKeyName()} opens search from any page.
        </p>
      </form>
      <PageReads loads={lists.map(({ load }) => load)}>
        <Results query={query} lists={lists} field={field} />
      </PageReads>
    </div>
  );
}

type ResultsProps = { query: string; lists: readonly SearchList[]; field: RefObject<HTMLInputElement | null> };

function Results({ query, lists, field }: ResultsProps) {
  const where = `${listInWords(lists.map(({ name }) => name))}.`;
  const count = lists.reduce((sum, { found }) => sum + found.length, 0);
  // A stale list is searched, but proves no absence.
  const isLeftOut = ({ load: { hasFailed, isOutdated } }: SearchList) => hasFailed || (isOutdated && count === 0);
  const searched = lists.filter((list) => !isLeftOut(list)).map(({ name }) => name);
  const failed = lists.filter(isLeftOut).map(({ name }) => name);
  // A list that failed counts as settled.
  const settled = lists.every(
    ({ load: { hasFailed, isOutdated, isFinished }, query: answered }) =>
      hasFailed || ((isOutdated || isFinished) && answered === query),
  );
  const unsearched = [...failed, ...(lists.some(({ lacksVersions }) => lacksVersions) ? ['own versions'] : [])];
  const leftOut = unsearched.length === 0 ? '' : `We couldn't search your ${listInWords(unsearched)}.`;
  const results = count === 1 ? '1 result' : `${count} results`;
  const summary = leftOut === '' ? results : count > 0 ? `${results}. ${leftOut}` : leftOut;
  return (
    <>
      <p role="status" className="sr-only">
        {query !== '' && settled && summary}
      </p>
      {query === '' && <p className="mt-7 text-muted">Search looks in your {where}</p>}
      {query !== '' && settled && count === 0 && searched.length > 0 && (
        <div className="mt-7 rounded-card border border-line bg-raised">
          {leftOut === '' ? (
            <EmptyState title="Nothing matches">Search looks in your {where}</EmptyState>
          ) : (
            <EmptyState title={`No results in your ${listInWords(searched)}`}>{leftOut}</EmptyState>
          )}
        </div>
      )}
      {query !== '' && lists.map((list) => <ResultGroup key={list.name} field={field} {...list} />)}
    </>
  );
}

/** British English has no comma before 'and'. */
const listFormat = new Intl.ListFormat('en-GB');

/** 'OKRs, KPIs and notifications' */
const listInWords = (names: readonly string[]): string => listFormat.format(names.map(inSentence));
