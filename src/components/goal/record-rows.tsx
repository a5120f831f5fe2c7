import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { countKinds } from '@/domain/goal-kind';
import { withCommas } from '@/lib/with-commas';

import { KindTile } from './goal-kind';
import { recordAddress } from './record-address';

type RecordRowProps = {
  audience: Audience;
  record: GoalRecord;
  /** The record's goal by default. */
  title?: string;
  aside?: ReactNode;
  /** Below the title. */
  children: ReactNode;
};

/** A row of a card that leads to a record. */
export function RecordRow({ audience, record, title = record.goal, aside, children }: RecordRowProps) {
  return (
    <li>
      <Link
        to={recordAddress(audience, record)}
        className="flex items-center gap-3.5 px-5 py-3 text-ink no-underline focus-inside hover:bg-sunken/60 md:px-6"
      >
        <KindTile kind={record.kind} />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 text-small text-muted">
          <span className="min-w-0 flex-1 basis-56">
            <bdi className="line-clamp-2 text-body font-medium wrap-anywhere text-ink">{title || '\u2013'}</bdi>
            {children}
          </span>
          {aside}
        </span>
      </Link>
    </li>
  );
}

type RecordListLinksProps = {
  audience: Audience;
  records: readonly GoalRecord[];
  /** Search params of the lists. */
  search?: string;
};

/** 'See 8 OKRs', 'See 1 KPI' */
export const RecordListLinks = ({ audience, records, search = '' }: RecordListLinksProps) =>
  countKinds(records).map(({ kind, count, name, listPath }) => (
    <Link
      key={kind}
      to={listPath[audience] + search}
      className="inline-flex min-h-6 items-center text-label font-semibold text-accent no-underline hover:underline pointer-coarse:min-h-11"
    >
      See {withCommas(count)} {name}
    </Link>
  ));
