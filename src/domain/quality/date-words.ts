/*
 * The words of dates (docs/product.md 23.2), without those that mean something else in English: 'out' for October in Portuguese,
 * 'ago' for August in Spanish.
 */

/** The months of a language, or their short names; '-' for none. */
const monthRows = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'jän febr mrz - - - - - sept okt - dez',
  'jänner feber maerz - - - - - - - - -',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'janv févr - avr - - juil aout - - - déc',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'ene fev - abr - - - - setiembre - - dic',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'januar februar marts april maj juni juli august september oktober november desember',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  'ledna února března dubna května června července srpna září října listopadu prosince',
  'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
  'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  'tammikuun helmikuun maaliskuun huhtikuun toukokuun kesäkuun heinäkuun elokuun syyskuun lokakuun marraskuun joulukuun',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
];

/** The numbers of months by their names in lower case. */
export const months: ReadonlyMap<string, number> = new Map(
  monthRows.flatMap((row) => row.split(' ').map((name, index): [string, number] => [name, index + 1])),
);

/** The number of a month, from 1. @param word in lower case, without a dot */
export const monthNumber = (word: string): number | undefined => months.get(word);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Also verbs: without a year they are months only with a capital. */
export const alsoVerbs = set('may march mar');

/** Also a planet, a store of data and a brand. */
export const alsoNames = set('mars mart marca');

/** '1st', '1er', '1:a' */
export const ordinalEnds = set('st nd rd th er re e ème eme o a ro ste sta de');

const numbersOf = (rows: readonly string[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, index) => row.split(' ').map((word): [string, number] => [word, index + 1])));

/** Also Roman figures, as in 'III kwartał'. */
export const ordinals = numbersOf([
  'first erste erstes ersten premier première primer primero primeiro primo eerste första förste første pierwszy pierwszego první prvního i',
  'second zweite zweites zweiten deuxième segundo secondo tweede andra andre anden drugi drugiego druhé druhého ii',
  'third dritte drittes dritten troisième tercer tercero terceiro terzo derde tredje trzeci trzeciego třetí třetího iii',
  'fourth vierte viertes vierten quatrième cuarto quarto vierde fjärde fjerde czwarty czwartego čtvrté čtvrtého iv',
]);

export const quarterWords = set(
  'quarter quartal quartals trimestre kvartal kvartalet kvartals kwartaal kwartał kwartału kwartale čtvrtletí kvartál kvartálu квартал квартала квартале',
);
export const halfWords = set(
  'half halbjahr halbjahres semestre halvår halvåret halfjaar pololetí półrocze półrocza półroczu полугодие полугодия',
);

/** Words of fiscal years; `fiscalYears` only before 'year'. */
export const fiscalWords = set(
  'fy fye fiscal gj geschäftsjahr geschäftsjahres geschäftsjahrs wj wirtschaftsjahr wirtschaftsjahres exercice ejercicio exercício esercizio boekjaar räkenskapsår räkenskapsåret regnskapsår regnskapsåret regnskabsår regnskabsåret',
);
export const fiscalYears = set('financial school academic tax budget');

export const yearWords = set(
  'year jahr jahres jahre année an année año ano anno jaar år året rok roku года год yıl yılı',
);

/** Words between the parts of a date, and between a lead and a date. */
export const smallWords = set(
  'of the de d des du der den dem das die la le les l el los del o os do dos da della dell di il lo van het av af this our current calendar cy',
);

/** The word before a time. Only `by`, `end` and `in` mean the last day of a month, a quarter or a year. */
export type Lead = 'by' | 'end' | 'in' | 'vague' | 'part' | 'weekday' | 'compared' | 'between';

const leadRows: Readonly<Record<Lead, string>> = {
  by: 'by until till through thru due bis spätestens ici jusqu jusque hasta até entro tegen uiterlijk innen senast к',
  end: 'eoy jahresende end ends close closing ende ends fin finales fines fim fine slutet slutten utgangen utgången udgangen eind einde koniec końca konce konec конца',
  in: 'in during throughout im en em nel i w',
  vague:
    'start beginning begin early late mid middle next before ahead from after starting as effective every each anfang beginn mitte vor ab nach nächsten début debut mi avant partir dès après inicio principios mediados medio antes desde después início meados inizio metà prima dal dopo begin midden voor vanaf na början mitten före från efter begynnelsen før fra etter inden początek początku połowy połowie przed od po začátek začátku polovině před начала середины до с после',
  part: 'first fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth premier primero primeiro primo ersten erste første första eerste pierwszego prvního second day days week weeks weekend month months half third quarter fortnight woche wochen monat monate tag hälfte semaine quinzaine mois jour semana mes día',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  compared: 'since seit depuis sedan siden sinds than versus vs against last previous prior past',
  between: 'between zwischen entre mellan mellom mellem tussen tra fra między mezi',
};

const leads: ReadonlyMap<string, Lead> = new Map(
  Object.entries(leadRows).flatMap(([lead, words]) =>
    words.split(' ').map((word): [string, Lead] => [word, lead as Lead]),
  ),
);

export const findLead = (word: string): Lead | undefined => leads.get(word);

/** Words between two times. */
export const ranges = set('to until till through thru bis au à al a hasta do til tot ao até');
export const lists = set('and und et y e og och en i');
export const choices = set('or oder ou o eller of');

/** Whether a month may follow a word: 'en mars', 'de mars', 'et mars', '1:sta mars'. */
export const isBeforeMonth = (word: string): boolean =>
  findLead(word) !== undefined || [smallWords, ranges, lists, ordinalEnds].some((words) => words.has(word));

/** A number before them counts nothing: 'by Dec 15 we', but not 'by Dec 15 people'. */
export const notCounted = set(
  'and or to from at in on by with for of the a an we our all each every no is are it they then this that so as up down if when after before until through not per via latest und oder von auf um mit im bei zu et ou au de du à dans avec y con en e com em til til och og med från fra',
);

/** 'Q1 journal' and 'H1 tag' are no times. */
export const noPeriodBefore = set('journal journals publication publications tag tags heading headings');

/** 'Phase 2', 'version 2027.1', 'Agenda 2030' */
export const numbered = set(
  'phase step stage tier version ver v release build wave level sprint item section chapter article art part type round module top rev revision iso iec en din rfc nist soc agenda vision horizon office windows no nr number ticket invoice issue kr line',
);

/** The end of the goal's own year, quarter or month. */
export const namedEnds: Readonly<Record<'year' | 'quarter' | 'month', string>> = {
  year: "EOY|year's end|(?:year[ -]?end)|end[ -]of[ -](?:(?:the|this|our|current|calendar) )*year|jahresende|ende (?:des|dieses) jahres|fin d'année|fin de l'année|fin(?:ales)? de año|fi(?:m|nal) do ano|fine (?:dell')?anno|einde? van het jaar|slutet av året|utgangen av året|udgangen af året|końca roku|konce roku|конца года",
  quarter: 'EOQ|quarter[ -]end|end[ -]of[ -](?:(?:the|this|our|current|calendar) )*quarter',
  month: 'EOM|month[ -]end|end[ -]of[ -](?:(?:the|this|our|current|calendar) )*month',
};

/** Behind a time without a year it means another year. */
export const otherYear =
  "(?:of |in )?(?:the )?(?:this|next|following|coming|subsequent|last|previous) (?:calendar |fiscal )?year|(?:nächsten|kommenden|letzten) jahres|(?:de l'année )?(?:prochaine?|suivante)|del (?:próximo|siguiente) año|do próximo ano|nästa år|neste år|næste år|volgend jaar";

/** Numbers in words, from two. */
export const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

const deadline = '(?:by|before|until|till|no later than|not later than|due|through|ahead of|end of|mid|early|late)';
const season =
  '(?:year|quarter|month|week|semester|term|season|sprint|half|spring|summer|autumn|fall|winter|christmas|easter|new year)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** Times without a day of the calendar. */
export const unsureTimes: readonly string[] = [
  `${deadline}[ -](?:(?:the|end|close|start|of|next|this|our|mid|early|late|school|fiscal|financial|calendar)[ -])*(?:${weekday}|${season}|then end)`,
  '(?:by|before|until) (?:\\p{L}+ ){1,3}20\\d\\d',
  '(?:in|during) the (?:spring|summer|autumn|fall|winter)',
  `(?:this|next|the coming) (?:school |fiscal |financial |calendar )?${season}`,
  'KW ?\\d\\d?',
  '(?:by|before|until|in) (?:calendar )?week \\d\\d?',
  '(?:week |W)\\d\\d?,? (?:of )?20\\d\\d',
  `${deadline} (?:tomorrow|the \\d\\d?(?:st|nd|rd|th)(?![ -]\\p{L}))`,
];

/** 'By 1 May 2027,' */
export const leadingDeadline = `${deadline} [^,]{3,30},`;
