import { useEffect, useRef } from 'react';

import type { Audience } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { searchKeyName } from '@/lib/search-key';
import { EmptyState } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { SearchBox } from '@/ui/search-box';
import { useQueryText } from '@/ui/use-query-text';

import { ResultGroup } from './result-group';
import { inSentence, useSources, type Source } from './use-sources';

/** Searches, while somebody types, in everything the listed calls give (reading 10). */
export function SearchPage({ audience }: { audience: Audience }) {
  const { text, setText, keep } = useQueryText(paths.search);
  const query = text.trim();
  const sources = useSources(audience, query);
  const field = useRef<HTMLInputElement>(null);

  // After the title's own effect: this page's field takes the focus instead (design 9).
  useEffect(() => field.current?.focus(), []);

  return (
    <div className="mx-auto max-w-190">
      <PageTitle title="Search" />
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
          Words may stand in any order. {searchKeyName()} brings you here from anywhere.
        </p>
      </form>
      <Answer query={query} sources={sources} />
    </div>
  );
}

function Answer({ query, sources }: { query: string; sources: readonly Source[] }) {
  const places = sources.map(({ name }) => name);
  const where = `${placesInWords(places)}.`;
  const failed = sources.filter(({ load }) => load.hasFailed).map(({ name }) => name);
  // A list that failed has answered too, and keeps the others' answer from nobody.
  const settled = sources.every((source) => source.load.hasFailed || (source.load.data && source.query === query));
  const leftOut = failed.length === 0 ? '' : `Your ${placesInWords(failed)} could not be searched.`;
  const count = sources.reduce((sum, { found }) => sum + found.length, 0);
  const isSearched = failed.length < sources.length;
  const results = count === 1 ? '1 result' : `${count} results`;
  const summary = leftOut === '' ? results : isSearched ? `${results}. ${leftOut}` : leftOut;
  return (
    <>
      <p role="status" className="sr-only">
        {query !== '' && settled && summary}
      </p>
      {query === '' && <p className="mt-7 text-muted">Search looks in your {where}</p>}
      {query !== '' && settled && count === 0 && isSearched && (
        <div className="mt-7 rounded-card border border-line bg-raised">
          <EmptyState title="Nothing matches">
            Search looks in your {where} {leftOut}
          </EmptyState>
        </div>
      )}
      {query !== '' && sources.map((source) => <ResultGroup key={source.name} {...source} />)}
    </>
  );
}

/** 'OKRs, KPIs and notifications' (design 8). */
function placesInWords(names: readonly Source['name'][]): string {
  const read = names.map(inSentence);
  const last = read.at(-1) ?? '';
  return read.length > 1 ? `${read.slice(0, -1).join(', ')} and ${last}` : last;
}
