import { ApiFailure } from '@/api/failure';
import type { EmployeeSummary } from '@/domain/employee';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { fold } from '@/lib/text-search';
import { withCommas } from '@/lib/with-commas';

export type TeamDraft = {
  person: EmployeeSummary;
  kind: GoalKind;
  state: 'waiting' | 'now' | 'done' | 'failed';
  reason: string;
  /** The time of sending (ms since 1970) if the answer was lost: the draft may be stored. */
  lostAt: number | null;
};

const allKinds = Object.values(goalKinds).map(({ kind }) => kind);

export const bothKinds = 'both';

export const kindsOf = (tab: string): readonly GoalKind[] =>
  allKinds.filter((kind) => tab === bothKinds || tab === kind);

/**
 * The drafts for a team in the order of sending: person by person.
 * @param skipped the ids (`draftId`) of drafts to leave out
 */
export const planDrafts = (
  people: readonly EmployeeSummary[],
  kinds: readonly GoalKind[],
  skipped: ReadonlySet<string>,
): TeamDraft[] =>
  people.flatMap((person) =>
    kinds
      .filter((kind) => !skipped.has(draftId(person.key, kind)))
      .map((kind) => ({ person, kind, state: 'waiting' as const, reason: '', lostAt: null })),
  );

/** The id of one draft of a plan. @param person the key in the employee list */
export const draftId = (person: string, kind: GoalKind): string => `${kind} ${person}`;

/** The reason of a failure, as the end of a sentence. */
export function describeFailure(reason: unknown): string {
  if (!(reason instanceof ApiFailure)) return 'something went wrong';
  return (
    (
      { network: 'no answer', address: 'invalid record ID', refused: 'server error' } as Partial<Record<string, string>>
    )[reason.reason] ?? "we couldn't read the answer"
  );
}

const secondsPerDraft = 2;

/** '28 drafts, about 1 minute' */
export function effortText(count: number): string {
  const drafts = draftsText(count);
  const minutes = Math.round((count * secondsPerDraft) / 60);
  return minutes < 1
    ? `${drafts}, less than a minute`
    : `${drafts}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** '1 draft', '28 drafts' */
export const draftsText = (count: number): string => (count === 1 ? '1 draft' : `${withCommas(count)} drafts`);

/** '1 role to add' */
export const rolesToAdd = (count: number): string => `${withCommas(count)} ${count === 1 ? 'role' : 'roles'} to add`;

/** Drafts that share so many lines are alike. */
const sharedLines = 3;

/**
 * Finds drafts that share three lines with another one (docs/product.md 8.22).
 * @param drafts each with the texts of its key results or KPIs
 * @returns the places of those drafts
 */
export function alikeDrafts(drafts: readonly (readonly string[])[]): ReadonlySet<number> {
  const earlier = new Map<string, number[]>();
  const alike = new Set<number>();
  for (const [place, texts] of drafts.entries()) {
    const shared = new Map<number, number>();
    for (const line of new Set(texts.map((text) => fold(text).trim()))) {
      const others = earlier.get(line) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      earlier.set(line, [...others, place]);
    }
    for (const [other, count] of shared) {
      if (count >= sharedLines) alike.add(other).add(place);
    }
  }
  return alike;
}
