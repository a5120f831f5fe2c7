import { memo, useId, useMemo, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import { inSentence } from '@/domain/goal-kind';
import { excerpt, fold, foldWords } from '@/lib/text-search';
import { Button } from '@/ui/button';
import { Highlighted } from '@/ui/highlighted';
import { FailedNote, RefreshFailed, useIsOutage } from '@/ui/load-states';

import type { SearchEntry, SearchList } from './search-lists';

const firstShown = 8;
const showMore = 40;

/** Longest texts of a result; its record shows them in full. */
const longest = { title: 200, detail: 120, body: 160 };

type ResultGroupProps = SearchList & {
  /** Takes the focus after a retry, since there may be no results. */
  field: RefObject<HTMLInputElement | null>;
};

/** The results of one list, or that it is still loading or has failed. */
export const ResultGroup = memo(function ResultGroup({ name, tileOf, load, found, query, field }: ResultGroupProps) {
  const titleId = useId();
  const isReady = load.data !== undefined;
  const isOutage = useIsOutage();
  const focusSearch = () => field.current?.focus();
  if (isReady && found.length === 0 && !load.isOutdated) return null;
  return (
    <section aria-labelledby={titleId} className="mt-7">
      <h2 id={titleId} className="mb-2.5 text-h3">
        {name} {isReady && <span className="ms-1 font-normal text-muted">{found.length}</span>}
      </h2>
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        {load.isLoading && <p className="px-5 py-4 text-muted">Loading your {inSentence(name)}</p>}
        {load.hasFailed && isOutage && <p className="px-5 py-4 text-muted">{'\u2013'}</p>}
        {load.hasFailed && !isOutage && (
          <FailedNote
            text={`We couldn't load your ${inSentence(name)}`}
            load={load}
            onLoaded={focusSearch}
            className="justify-between px-5 py-3.5"
          />
        )}
        <RefreshFailed loads={[load]} onLoaded={focusSearch} className="justify-between px-5 py-3.5" />
        {isReady && <Results key={query} tileOf={tileOf} found={found} query={query} />}
      </div>
    </section>
  );
});

function Results({ tileOf, found, query }: Pick<SearchList, 'tileOf' | 'found' | 'query'>) {
  const [count, setCount] = useState(firstShown);
  const words = useMemo(() => foldWords(query), [query]);
  const left = found.length - count;
  return (
    <>
      <ul className="divide-y divide-line">
        {found.slice(0, count).map((entry, index) => (
          // A list may repeat an id; results never change places.
          <li key={index}>
            <Link
              to={entry.to}
              className="flex items-start gap-4 px-5 py-3.5 text-ink no-underline focus-inside hover:bg-sunken"
            >
              {tileOf(entry)}
              <ResultText entry={entry} words={words} />
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="border-t border-line p-2">
          <Button look="quiet" className="w-full" onClick={() => setCount(count + showMore)}>
            Show {Math.min(left, showMore)} more
          </Button>
        </div>
      )}
    </>
  );
}

function ResultText({ entry, words }: { entry: SearchEntry; words: readonly string[] }) {
  const { title, detail, body } = entry;
  // A line of the body is shown only for matches that the lines above do not show.
  const above = fold(`${title}\n${detail}`);
  const further = words.filter((word) => !above.includes(word));
  const lines = further.length === 0 ? [] : body.split('\n');
  const line = lines.find((each) => further.some((word) => fold(each).includes(word)));
  return (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="line-clamp-2 font-medium wrap-anywhere">
        <Highlighted text={excerpt(title, words, longest.title) || '\u2013'} words={words} />
      </span>
      {detail !== '' && (
        <span className="text-small wrap-anywhere text-muted">
          <Highlighted text={excerpt(detail, words, longest.detail)} words={words} />
        </span>
      )}
      {line !== undefined && (
        <span className="text-small wrap-anywhere text-muted">
          <Highlighted text={excerpt(line, further, longest.body)} words={words} />
        </span>
      )}
    </span>
  );
}
