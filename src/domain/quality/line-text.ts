/*
 * What can be read from the text of a line: its language, its dates, its amounts. The patterns read English; of another
 * language only numbers and dates are known. The first of five: goal-quality checks a line by these, stronger-line words
 * a weak one better, goal-hint says both of a whole goal, and line-hint of the one line that is typed.
 */

/** No line of a goal is longer; a pasted page is checked by its beginning, so that it takes no time. */
const longestLine = 500;

/** Plain dashes, blanks and characters of full width, so that the patterns need to know one of each. */
export const plain = (text: string) =>
  text
    .slice(0, longestLine)
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Any of these as whole words. */
export const any = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${words})(?![\\p{L}\\p{Nd}])`, flags);

/** The same, to be found everywhere in a line. */
const each = (words: string) => any(words, 'giu');

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

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const year = "(?:20\\d\\d|'\\d\\d)";
const calendarDate = [
  '20\\d\\d-\\d\\d(?:-\\d\\d)?',
  '\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d\\d',
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?:,? ${year})?`,
  `${month} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,? ${year})?`,
  `${month},? ${year}`,
  `(?:Q[1-4]|H[12])(?:(?: of)?[ /-]?(?:${year}|FY ?\\d\\d(?:\\d\\d)?))?`,
  "FY ?'?(?:20)?\\d\\d",
].join('|');
const period =
  '(?:year|quarter|month|week|semester|term|season|sprint|half|spring|summer|autumn|fall|winter|christmas|easter|new year)';
const unit = '(?:second|minute|hour|day|week|month|quarter|year)s?';
const small =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const before = '(?:by|before|until|till|no later than|not later than|due|through|ahead of|end of|mid|early|late)';
const qualifier = '(?:the|end|close|start|of|next|this|our|mid|early|late|school|fiscal|financial|calendar)';

/** A deadline before the line itself: 'By 1 May 2027,'. */
export const leadingDeadline = `${before} [^,]{3,30},`;

const deadlines = [
  any(calendarDate),
  any(`${before}[ -](?:${qualifier}[ -])*(?:${month}|${weekday}|${period}|${year}|year[ -]end|then end)`),
  any(`(?:by|before|until) (?:\\p{L}+ ){1,3}20\\d\\d`),
  any(`(?:in|during) (?:(?:fiscal |financial )?${year}|${month}|the (?:spring|summer|autumn|fall|winter))`),
  any(`(?:this|next|the coming) (?:school |fiscal |financial |calendar )?${period}`),
  any(`(?:within|in|over|during) the (?:next|coming) (?:\\d+|${small}|few) ${unit}`),
];
/** A time at the end of a line is when it is to be reached, unless it is how fast something is done each time. */
const timeToReach = any(`(?:within|in) (?:\\d+|${small}) (?:day|week|month|quarter|year)s?[.)]?$`);
const eachTime =
  /%|\bpercent|\b(?:answer|resolve|respond|reply|deliver|solve|process|pay|ship|return|fix|close)s?\b|\brate\b/i;
/** Years to compare with, and the year of a baseline. */
const comparisons = [
  each(
    `(?:since|than|versus|vs\\.?|compared (?:with|to)|relative to|against|started|beat)(?: (?:in|of|the|our|\\p{L}+)){0,3} (?:${year}|last \\p{L}+)`,
  ),
  each(`(?:in|of) (?:${calendarDate}|${year})(?= (?:\\([^)]*\\) )?to )`),
];

/** A line without the years and dates that it only compares with. */
export const withoutComparisons = (line: string): string => without(line, comparisons);

/** Whether a line says by when. */
export function isDated(line: string): boolean {
  const text = withoutComparisons(line);
  return deadlines.some((pattern) => pattern.test(text)) || (timeToReach.test(text) && !eachTime.test(text));
}

const dateStart = /[ ,]+(?:by|before|until|due|no later than|within|in|during|on|this|next|at|for)(?= )/gi;
const beforeDate = /(?:[ ,]+(?:by|before|until|till|through|in|the|end|close|of))+$/i;

/** A line without the deadline at its end. */
export function withoutDate(line: string): string {
  if (!isDated(line)) return line;
  const starts = [...line.matchAll(dateStart)].map(({ index }) => index).toReversed();
  const start = starts.find((index) => isDated(line.slice(index).trim()));
  return line.slice(0, start).replace(beforeDate, '');
}

/** Numbers that count nothing: in names, in dates, before a hyphen. */
const names = [
  each('24 ?[/x] ?7(?: ?[/x] ?365)?|9[ -]to[ -]5|\\d-on-\\ds?|one-(?:on|to)-ones?|1:1s?|360(?:[ -]degree|°)'),
  each(
    '(?:ISO|IEC|DIN|EN|SOC|PCI|NIST|RFC|GDPR|Art\\.?|Covid|CO|S)[ /-]*(?:(?:IEC|EN|DSS|ISO)[ /-]*)*\\d[\\d:.-]*|401\\(k\\)|5S|\\dG',
  ),
  each(`top[ -](?:\\d+|${small})`),
  each(
    '(?:office|ios|android|windows|microsoft|industry|web|phase|stage|tier|step|version|wave|article|section|chapter|form|building|room|ward|terminal|gate|scope|horizon|module|part|type|round|agenda|vision|v|line|plan|strategy) ?\\d[\\d.]*',
  ),
  each('level \\d(?= support)|\\d+(?:st|nd|rd|th)'),
  each(`(?<!(?:to|at|reach|under|below) (?:an? )?)\\d+-(?:${unit}|star|step|page|point|person|way|hour)`),
  each(`(?:${calendarDate})|(?:19|20)\\d\\d`),
];
/** Times and bases that belong to what is measured. */
const windows = [
  each(
    `(?:first|last|past|after|over|next|every|coming|previous)(?: the)?(?: first| last| next)? (?:\\d+|${small}) ${unit}`,
  ),
  each('per [\\d.,]*\\d(?: ?(?:hours|k|million))?'),
];
const withinTime = each(`(?:within|in) (?:\\d+|${small}) ${unit}`);
/** How many there are, not how many are to be: 'in all four regions', 'between the two companies'. */
const scope = each(
  `(?<!one )(?:all|across|both|in|our|the|these|those)(?: of)?(?: the| our| all)* (?:\\d+|${small})(?! ?%)(?= \\p{L})`,
);
const amountWord = `zero|none|${small}|hundreds?|thousands?|dozens?|half|twice|thrice|one (?:in|million|thousand|hundred)|one(?= \\p{L}+ (?:a|an|per|each|every) )|(?<=(?:most|least|from|to|than|under|below) )one|a third|two thirds|a tenth`;
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
  let rest = without(line, [...names, ...windows]);
  if (!eachTime.test(line)) rest = without(rest, [withinTime]);
  if (!keepScope) rest = without(rest, [scope]);
  return rest.match(amount) ?? [];
}

const level =
  /^(?:keep|maintain|hold|sustain|stay|remain|preserve)\b.*\b(?:at|above|below|under|over|within|least|most|than|between)\b.*(?:\d|\bzero\b|\bnone\b)|^keep (?:\d|zero)|^(?:maintain|sustain|preserve)\b(?!.*\bfrom\b).*(?:\d|\bzero\b)|\bnever (?:falls?|drops?|rises?|goes|exceeds?)\b.*\d/i;

/** Whether a line is a level to keep, such as 'keep uptime at or above 99.9%', which has no start and no end. */
export const isLevel = (line: string) => level.test(line.replace(/^continue to /i, ''));

const otherMonths =
  'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|desember|december|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|março|maio|junho|julho|setembro|outubro|dezembro|gennaio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|maart|mei|maj|marca|czerwca|grudnia';
const otherDate = new RegExp(
  `\\p{Nd}{1,2}[./] ?\\p{Nd}{1,2}[./] ?\\p{Nd}{2,4}|\\p{Nd}{4}-\\p{Nd}{2}(?:-\\p{Nd}{2})?|\\p{Nd}{4} ?[年년](?: ?\\p{Nd}{1,2} ?[月월](?: ?\\p{Nd}{1,2} ?[日일])?)?|(?:\\p{Nd}{1,2}\\.? (?:de )?)?(?:${otherMonths})(?!\\p{L})(?: (?:de )?\\p{Nd}{4})?|(?<!\\p{Nd}|ISO |:)20\\p{Nd}{2}(?!\\p{Nd})|(?<!\\p{L})[QT][1-4](?!\\p{Nd})`,
  'giu',
);

/** What can be known of a line in any language: whether it names an amount, and whether it names a date. */
export function findAmountAndDate(line: string): { amount: boolean; date: boolean } {
  const rest = without(line, [otherDate, ...names]);
  return { amount: /(?<!\p{Script=Latin})\p{Nd}/u.test(rest), date: line.search(otherDate) >= 0 };
}
