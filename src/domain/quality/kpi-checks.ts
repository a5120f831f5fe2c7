import { countAmounts } from './line-text';
import { any } from './plain-line';
import { kpiWords } from './quality-words';
import type { Verdict } from './result-checks';

/*
 * The checks of a KPI (docs/product.md 7.14): A. Neely and others, "Designing performance measures: a structured approach",
 * International Journal of Operations & Production Management 17 (1997), the "performance measure record sheet";
 * D. Parmenter, "Key Performance Indicators" (2019). An unknown part may be any of those, so the verdict is unsure.
 */

export type KpiCheck = 'formula' | 'target' | 'frequency' | 'owner';

const frequency = new RegExp(kpiWords.frequency, 'iu');
const time = any(kpiWords.time);
const owner = any(kpiWords.owner);
const role = new RegExp(`^${kpiWords.role}$`, 'iu');
const target = any(kpiWords.target);
const comparator = new RegExp(`[<>\\u2264\\u2265]|${any(kpiWords.comparator).source}`, 'iu');
const formula = new RegExp(
  `[\\p{L}\\p{Nd})|] [/\\u00F7] [\\p{L}(|]|\\p{L}{3}/\\p{L}{3}|(?<!\\p{Nd} ?)% (?:of )?\\p{L}| [x\\u00D7*] |${any(kpiWords.formula).source}|(?<![\\p{L}])per (?!cent|hour|day|week|month|quarter|year|term)`,
  'iu',
);
const count = any(kpiWords.count);
const scale = /^\(?[01] (?:to|-) \p{Nd}+\)?$/u;

function splitKpi(line: string): { name: string; parts: string[] } {
  const isDashed = (line.match(/ - /g)?.length ?? 0) > 2;
  const pieces = line.split(isDashed ? / - / : /;|\. (?=\p{Lu})/u).flatMap((piece) => piece.split(/, /));
  const [first = '', ...rest] = pieces;
  const [name = '', ...behind] = first.split(/: | = /);
  const parts = [behind.join(': '), ...rest].flatMap((part) => (formula.test(part) ? [part] : part.split(/[()]/)));
  return { name, parts: parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{Nd}]/u.test(part)) };
}

const hasAmount = (part: string): boolean => countAmounts(part).sure > 0;
/** A number in words is no target: 'changed by two teams'. */
const isTarget = (part: string): boolean =>
  !scale.test(part) &&
  hasAmount(part) &&
  (target.test(part) || (/\p{Nd}/u.test(part) && (comparator.test(part) || !formula.test(part))));
const isOwner = (part: string): boolean => owner.test(part) || role.test(part);

/** Checks a plain line of a KPI. */
export function checkKpi(line: string): Record<KpiCheck, Verdict> {
  const { name, parts } = splitKpi(line);
  const has = (test: (part: string) => boolean) => parts.some(test);
  const isFormula = (part: string) => formula.test(part);
  const isFrequency = (part: string) => frequency.test(part);
  const isUnderstood = (part: string) =>
    [isTarget, isOwner, isFormula, isFrequency].some((test) => test(part)) || scale.test(part);
  const isUnsure = !parts.every(isUnderstood);
  const { sure, doubtful } = countAmounts(line);
  const missing = (isPossible: boolean): Verdict => (isPossible ? undefined : false);
  return {
    formula: has(isFormula) || missing(isUnsure || formula.test(name) || count.test(name)),
    target: has(isTarget) || isTarget(name) || missing(sure + doubtful > 0),
    frequency: has(isFrequency) || missing(isUnsure || time.test(line)),
    owner: has(isOwner) || missing(isUnsure || /\bby\b/i.test(name) || isOwner(name)),
  };
}
