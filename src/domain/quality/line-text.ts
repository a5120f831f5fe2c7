import { numberWords } from './date-words';
import { eachTime, namesTime, withoutTimes } from './line-dates';
import { each } from './plain-line';

/*
 * What can be read from the text of a line: its language, its amounts; times are read by line-dates. The patterns read English; of another
 * language only numbers and dates are known. goal-quality checks a line by these, goal-hint says what it found of a whole goal,
 * line-hint of the line that is typed.
 */

const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

// Words that one language has and the other lacks.
const englishWords = each(
  'the|of|to|and|by|with|from|our|is|are|at|every|below|above|or|per|rate|time|owner|target|new|each|their|than|as',
);
const otherWords = each(
  'der|das|und|für|von|auf|bis|mit|vom|zum|zur|im|bei|besser|mehr|ohne|eine[nrms]?|aller?|allen|neue[nrs]?|pro|le|la|les|des|du|de|et|pour|avec|sans|mieux|une|aux|en|el|los|las|del|por|para|con|una|antes|mejor|os|dos|das|até|com|uma|entre|il|gli|di|della|dei|entro|het|een|van|voor|naar|tot|met|meer|tussen|og|och|til|till|fra|från|innen|før|av|med|mellom|mellan|mellem|alle|ved|się|dla|przed|ve|için|kadar|từ|xuống|trước',
);
const otherEndings = /\p{L}(?:ieren|ieten|ssern|führen|ungen|ung|heit|keit|ción|ção|zione|zioni)(?!\p{L})/giu;

/** Whether a line is in English; a short one that could be in several languages is taken for English. */
export function isEnglish(line: string): boolean {
  const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0;
  if (count(/\p{Script=Latin}/gu) * 2 < count(/\p{L}/gu)) return false;
  const signsOfOther = count(otherWords) * 2 + count(otherEndings) + count(/[^\p{ASCII}\P{L}]/gu);
  return count(englishWords) * 2 >= signsOfOther;
}

const unit = '(?:second|minute|hour|day|week|month|quarter|year)s?';

/** Numbers that count nothing: in names, in dates, before a hyphen. */
const names = [
  each('24 ?[/x] ?7(?: ?[/x] ?365)?|(?<!from )9[ -]to[ -]5|\\d-on-\\ds?|one-(?:on|to)-ones?|1:1s?|360(?:[ -]degree|°)'),
  each(
    '(?:ISO|IEC|DIN|EN|SOC|PCI|NIST|RFC|GDPR|Art\\.?|Covid|CO|S)[ /-]*(?:(?:IEC|EN|DSS|ISO)[ /-]*)*\\d[\\d:.-]*|401\\(k\\)|5S|\\dG',
  ),
  each(`top[ -](?:\\d+|${numberWords})`),
  each(
    '(?:office|ios|android|windows|microsoft|industry|web|phase|stage|tier|step|version|wave|article|section|chapter|form|building|room|ward|terminal|gate|scope|horizon|module|part|type|round|agenda|vision|v|line|plan|strategy) ?\\d[\\d.]*',
  ),
  each('level \\d(?= support)|\\d+(?:st|nd|rd|th)'),
  each(`(?<!(?:to|at|reach|under|below) (?:an? )?)\\d+-(?:${unit}|star|step|page|point|person|way|hour)`),
  each('(?:19|20)\\d\\d'),
];
/** Times and bases that belong to what is measured. */
const windows = [
  each(
    `(?:first|last|past|after|over|next|every|coming|previous)(?: the)?(?: first| last| next)? (?:\\d+|${numberWords}) ${unit}`,
  ),
  each('per [\\d.,]*\\d(?: ?(?:hours|k|million))?'),
];
const withinTime = each(`(?:within|in) (?:\\d+|${numberWords}) ${unit}`);
/** How many there are, not how many are to be: 'in all four regions', 'between the two companies'. */
const scope = each(
  `(?<!one )(?:all|across|both|in|our|the|these|those)(?: of)?(?: the| our| all)* (?:\\d+|${numberWords})(?! ?%)(?= \\p{L})`,
);
const amountWord = `zero|none|${numberWords}|hundreds?|thousands?|dozens?|half|twice|thrice|one (?:in|million|thousand|hundred)|one(?= \\p{L}+ (?:a|an|per|each|every) )|(?<=(?:most|least|from|to|than|under|below) )one|a third|two thirds|a tenth`;
const relativeWord = '(?:doubl|tripl|quadrupl|halv)(?:e|es|ed|ing)';
const amount = new RegExp(
  `(?<!\\p{L})\\p{Nd}[\\p{Nd}.,]*|(?<![\\p{L}-])(?:${amountWord}|${relativeWord})(?![\\p{L}-])|^no (?!longer|need|one)(?:more than )?(?=\\p{L})`,
  'giu',
);

/**
 * The amounts that a line names: numbers and words for them, without years, names such as ISO 9001, and times that
 * belong to the measure.
 * @param keepScope whether the number of people or places that something is done to counts, as it does for an activity
 */
export function amountsOf(line: string, keepScope: boolean): string[] {
  let rest = without(withoutTimes(line), [...names, ...windows]);
  if (!eachTime.test(line)) rest = without(rest, [withinTime]);
  if (!keepScope) rest = without(rest, [scope]);
  return rest.match(amount) ?? [];
}

const level =
  /^(?:keep|maintain|hold|sustain|stay|remain|preserve)\b.*\b(?:at|above|below|under|over|within|least|most|than|between)\b.*(?:\d|\bzero\b|\bnone\b)|^keep (?:\d|zero)|^(?:maintain|sustain|preserve)\b(?!.*\bfrom\b).*(?:\d|\bzero\b)|\bnever (?:falls?|drops?|rises?|goes|exceeds?)\b.*\d/i;

/** Whether a line is a level to keep, such as 'keep uptime at or above 99.9%', which has no start and no end. */
export const isLevel = (line: string) => level.test(line.replace(/^continue to /i, ''));

/** What can be known of a line in any language: whether it names an amount, and whether it names a date. */
export function findAmountAndDate(line: string): { amount: boolean; date: boolean } {
  const rest = without(withoutTimes(line), names);
  return { amount: /(?<!\p{Script=Latin})\p{Nd}/u.test(rest), date: namesTime(line) };
}
