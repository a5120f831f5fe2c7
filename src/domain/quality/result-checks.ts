import { leadingDeadline } from './date-words';
import { isDated, namesTime } from './line-dates';
import { countAmounts, type Amounts } from './line-text';
import { any } from './plain-line';
import { changeVerbs, englishWords, foreignWords, numberWords, objects, workNouns, workVerbs } from './quality-words';

/*
 * The checks of a key result (docs/product.md 7.14) and their sources:
 *
 * measurable, dated      G. T. Doran, "There's a S.M.A.R.T. way to write management's goals and objectives", Management
 *                        Review 70 (1981); E. A. Locke and G. P. Latham, "Building a practically useful theory of goal
 *                        setting and task motivation", American Psychologist 57 (2002): a specific goal is reached more
 *                        often than "do your best".
 * baseline to target     J. Doerr, "Measure What Matters" (2018): "from X to Y" says how far there is to go.
 * outcome                C. Wodtke, "Radical Focus" (2016), and Google, "Set goals with OKRs" (re:Work): a key result
 *                        says what changes, not which work is done for it.
 */

/** true: present; false: missing; undefined: unsure. */
export type Verdict = boolean | undefined;

export type ResultCheck = 'measurable' | 'baseline' | 'dated' | 'outcome';

/** Words before the result: a number, a deadline, an owner, 'We will'. */
const lead = new RegExp(
  `^(?:[\\s"'*-]|(?:kr|key result|result|line) ?\\d*[:.)-]|${leadingDeadline}|(?:\\p{Lu}[\\p{L}&/]*(?: \\p{Lu}[\\p{L}&/]*){0,3}): |(?:we|i|the team|our team) (?:will|shall|have|are going to|plan to|want to)|to |successfully |please |and |then |also )+`,
  'u',
);
const number = '[-+]?\\p{Sc}?\\p{Nd}';
const nowWords =
  'today|currently|current|at present|present|now|baseline|base|was|were|previously|so far|aktuell|heute|actuellement|hoy|oggi|nu|obecnie|сейчас';
const fromTo = any(
  `(?:from|von|de|du|da|dal|från|fra|van|z|ze|od|с|від) (?:\\p{L}+ )?${number}\\S*|(?:${nowWords}):? ?(?:at )?${number}\\S*|\\p{Nd}\\S* (?:\\p{L}+ )?\\(?(?:${nowWords}|in 20\\d\\d)`,
);
/** 'from monthly to weekly' */
const isChange = /\bfrom .+ to /i;
const arrow = /->|\u2192|=>/;
const level =
  /^(?:continue to )?(?:keep|maintain|sustain|stay|remain|preserve|hold (?=.*\b(?:at|above|below|under|over|within|least|most|than)\b))\b|\bremains? (?:at|above|below|under|over)\b|\bnever (?:falls?|drops?|rises?|goes|exceeds?)\b/i;
const quality = /\b(?:lovable|delightful|world-class|best-in-class|award-winning)\b/i;
const purpose =
  /\bso (?:that|as)\b|\bin order to\b|\bto (?:cut|reduce|raise|increase|lower|lift|improve|bring|halve|double|decrease|drive|get|achieve|reach)\b/i;
/** Deadlines that `line-dates` does not read. */
const deadline = /\b(?:before|until|till|within|during|deadline|by (?:the|our|next|\p{Lu}))\b/u;
const share = /\p{Sc}|\d ?(?:%|per ?cent)|\d (?:in|of|out of) \d/iu;
/** The first word may be the subject: 'Update rates improve'. */
const statement =
  /^\S+ .*\b(?:rises?|falls?|drops?|grows?|improves?|increases|decreases|doubles?|arrives?|renews?|is|are|stays?|reaches|exceeds?|remains?)\b/i;

const wordsOf = (line: string): string[] => line.match(/\p{L}[\p{L}\p{M}]*(?:['.-]\p{L}+)*/gu) ?? [];
/** Letters of other scripts, whose numbers and dates are not read. */
const unread = /[^\p{Script=Latin}\p{Script=Cyrillic}\P{L}]/u;

/** Whether a line is English by its words. */
function isRead(line: string): boolean {
  const words = wordsOf(line);
  const isKnown = (word: string) => englishWords.has(word) || changeVerbs.has(word) || workVerbs.has(word);
  const isForeign = (word: string) => foreignWords.has(word) || /[^\p{ASCII}\P{L}]/u.test(word);
  return words.some((word) => isKnown(word.toLowerCase())) && !words.some(isForeign);
}

/** Whether a line names a change or work, by its first word. */
function outcomeOf(line: string): Verdict {
  const [first = '', second = ''] = line.replace(lead, '').toLowerCase().split(' ');
  if (changeVerbs.has(first)) return true;
  if ([purpose, quality, share, statement, fromTo, arrow].some((pattern) => pattern.test(line))) return undefined;
  const hasObject = objects.has(second) || numberWords.has(second) || /^\p{Nd}/u.test(second);
  return workVerbs.has(first) || (workNouns.has(first) && hasObject) ? false : undefined;
}

function datedOf(line: string): Verdict {
  if (isDated(line)) return true;
  return namesTime(line) || deadline.test(line) || !isRead(line) ? undefined : false;
}

function measurableOf(line: string, { sure, doubtful }: Amounts): Verdict {
  if (sure > 0) return true;
  return doubtful > 0 || unread.test(line) ? undefined : false;
}

/** Checks a plain line of a key result. */
export function checkResult(line: string): Record<ResultCheck, Verdict> {
  const amounts = countAmounts(line);
  const measurable = measurableOf(line, amounts);
  const all = amounts.sure + amounts.doubtful;
  if (all > 0 && level.test(line))
    return { measurable, baseline: undefined, dated: isDated(line) || undefined, outcome: undefined };
  const isFromTo = fromTo.test(line) || arrow.test(line);
  return {
    measurable,
    baseline:
      amounts.sure > 1 && isFromTo
        ? true
        : all > 1 || isFromTo || isChange.test(line) || unread.test(line)
          ? undefined
          : false,
    dated: datedOf(line),
    outcome: outcomeOf(line),
  };
}
