import { createContext, use, type RefObject } from 'react';

import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { ListHandle } from '@/ui/list-rows';
import type { Choice } from '@/ui/use-choice';

import type { PocketView } from './pocket-view';
import type { Folds } from './use-folds';

/** The pocket on the page with the actions of its records: rows, details and toolbar share it. */
export type PocketParts = {
  audience: Audience;
  kind: GoalKindRow;
  pocket: Pocket;
  view: PocketView;
  folds: Folds;
  list: RefObject<ListHandle | null>;
  choice: Choice<GoalRecord>;
  detailsId: string;
  /** The record whose details are open, also where another tab has deleted it. */
  selected: GoalRecord | undefined;
  downloading: readonly string[];
  deleting: readonly string[];
  open: (record: GoalRecord) => void;
  download: (record: GoalRecord) => void;
  /** Opens the record first: the export is of the selected record (docs/product.md 7.10). */
  openAndDownload: (record: GoalRecord) => void;
  remove: (record: GoalRecord) => void;
};

export const PocketContext = createContext<PocketParts | null>(null);

export function usePocket(): PocketParts {
  const parts = use(PocketContext);
  if (parts === null) throw new Error('A part of the pocket outside of its list.');
  return parts;
}
