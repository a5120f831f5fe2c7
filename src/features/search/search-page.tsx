import { useEffect, useRef } from 'react';

import type { Audience } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { EmptyState } from '@/ui/empty-state';
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
          Words may stand in any order. Ctrl K or {'\u2318'} K brings you here from anywhere.
        </p>
      </form>
      <Answer query={query} sources={sources} />
    </div>
  );
}

function Answer({ query, sources }: { query: string; sources: readonly Source[] }) {
  const places = sources.map(({ name }) => name);
  const where = `${placesInWords(places)}.`;
  const settled = sources.every((source) => source.state === 'ready' && source.query === query);
  const count = sources.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <p role="status" className="sr-only">
        {query !== '' && settled && (count === 1 ? '1 result' : `${count} results`)}
      </p>
      {query === '' && <p className="mt-7 text-muted">Search looks in your {where}</p>}
      {query !== '' && settled && count === 0 && (
        <div className="mt-7 rounded-card border border-line bg-raised">
          <EmptyState title="Nothing matches">Search looks in your {where}</EmptyState>
        </div>
      )}
      {query !== '' && sources.map((source) => <ResultGroup key={source.name} {...source} />)}
    </>
  );
}

/** 'OKRs, KPIs and notifications' (design 8). */
function placesInWords(names: readonly Source['name'][]): string {
  const read = names.map(inSentence);
  return `${read.slice(0, -1).join(', ')} and ${read.at(-1) ?? ''}`;
}
