import type { GoalRecord } from './goal';

/** A draft of a request. */
export type NumberedDraft = {
  record: GoalRecord;
  /** From 1 for the first. */
  number: number;
};

/** The drafts of one request in a list (docs/product.md 7.22). A record without further drafts is the only one. */
export type Drafts = {
  /** Also counts drafts that are not in the list. */
  count: number;
  latest: NumberedDraft;
  /** Newest first. */
  earlier: readonly NumberedDraft[];
};

/** The keys of the records of all drafts. */
export const keysOfDrafts = ({ latest, earlier }: Drafts): string[] =>
  [latest, ...earlier].map(({ record }) => record.key);

/** Whether one of the drafts has one of the keys. A request is known by any of its drafts, since the latest may be deleted. */
export const hasDraftIn = (drafts: Drafts, keys: ReadonlySet<string>): boolean =>
  keys.size > 0 && keysOfDrafts(drafts).some((key) => keys.has(key));

/**
 * The records that 'select all' selects: the latest of each request, and its earlier drafts where they are expanded.
 * @param expanded keys of the drafts of expanded requests
 */
export const selectableRecords = (requests: readonly Drafts[], expanded: ReadonlySet<string>): GoalRecord[] =>
  requests.flatMap((drafts) => [
    drafts.latest.record,
    ...(hasDraftIn(drafts, expanded) ? drafts.earlier.map(({ record }) => record) : []),
  ]);

/** Counts the collapsed earlier drafts that are not selected while their latest is. */
export function countLeftOut(
  groups: readonly { drafts: readonly Drafts[] }[],
  expanded: ReadonlySet<string>,
  isSelected: (record: GoalRecord) => boolean,
): number {
  return groups
    .flatMap(({ drafts }) => drafts)
    .filter((drafts) => isSelected(drafts.latest.record) && !hasDraftIn(drafts, expanded))
    .flatMap(({ earlier }) => earlier)
    .filter(({ record }) => !isSelected(record)).length;
}
