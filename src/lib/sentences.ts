import { monthNumber } from '@/domain/quality/date-words';
import { readLabel } from '@/domain/result/labels';
import { readRows } from '@/domain/result/rows';
import { splitLines, type SourceLine } from '@/domain/result/source-lines';

/* The sentences or items of a typed or pasted text, such as company goals (docs/product.md 7.23). */

/** '一、', '(一)', '第一，': also before a later sentence of a line. */
const chineseMarker =
  /^(?:[(（][一二三四五六七八九十]{1,3}[)）]|第?[一二三四五六七八九十]{1,3}、|第[一二三四五六七八九十]{1,3}[,，:：])\s*/u;

/** '#1 Grow', '[1] Grow', 'Priority 1: Grow': a number only where others count on. */
const looseNumber =
  /^(?:#(\d{1,2})|\[(\d{1,2})\]|(?:okr|priority|prio|target|pillar)\s*#?(\d{1,2})(?:\s*[:/]|\s+[-\u2013\u2014]))\s+(?=\p{L})/iu;

/** '2) Grow' also below a bullet. */
const loneNumber = /^\(?\p{Nd}{1,2}\)\s+/u;

const beginsWithMonth = (text: string): boolean =>
  monthNumber(/^\p{L}*/u.exec(text)?.[0].toLowerCase() ?? '') !== undefined;

/** After an ordinal such as '3.' these words do not begin a sentence. */
const counted =
  /^(?:quartal|halbjahr|bundesliga|liga|fc|fsv|sc|platz|etage|stock|og|obergeschoss|bezirk|runde|generation|kvartal|halv\u00e5r)(?!\p{L})/iu;

/** After these a number with a full stop is an ordinal: 'des 1.', 'the 5.' */
const article = /(?<!\p{L})(?:the|der|die|das|den|dem|des|im|am|vom|beim|zum|zur|ins|ans|als|det|le|la|du|el)\s+$/iu;

/** 'Our goals: ' before a list. */
const listLead = /^[^.:]{1,60}:\s+(?=[(\uff08]?(?:1[.)\uff0e\uff09]|[ai][)\uff09])\s|\u2460)/u;

const abbreviations = new Set(
  (
    'st mt ft dr mr mrs ms prof sr jr hr fr mme mlle sra srta messrs approx aprox ca cf vs incl inkl excl exkl est max min avg ' +
    'dept univ inc ltd co corp bros mio mrd tsd mill bzw ggf evtl vgl sog zzgl abzgl bspw insb resp dipl ing str ave blvd ' +
    'mln mld mlrd tys ul al avda cía ltda ee uu env млн млрд тыс ул ' +
    'jan feb mar apr jun jul aug sep sept oct okt nov dec dez'
  ).split(' '),
);

/** Abbreviations before a number; elsewhere some are words. */
const beforeNumber = new Set(
  'no nos nr nrs num n\u00fam fig vol sec art pt para p pp ch chap ext tel mind bd abs'.split(' '),
);

/** The marks of the items of a list within a line, by its style. @returns a pattern */
const inlineMarks: readonly ((place: number) => string)[] = [
  (place) => `[(\\uff08]?${place}[.)\\uff0e\\uff09]\\s`,
  (place) => `[(\\uff08]?${String.fromCharCode(96 + place)}[)\\uff09]\\s`,
  (place) => `[(\\uff08]?${'i ii iii iv v vi vii viii ix x'.split(' ')[place - 1]}[)\\uff09]\\s`,
  (place) => String.fromCharCode(0x245f + place),
];

/** '1. One 2. Two 3. Three' in a line is three items, and so are 'a) One b) Two c) Three' and 'One \u2022 Two \u2022 Three'. */
function itemsOfLine(line: string): string[] {
  const items: string[] = [];
  let rest = line.trim().replace(listLead, '');
  const markOf = inlineMarks.find((mark) => new RegExp(`^${mark(1)}`, 'u').test(rest)) ?? (() => '$^');
  for (let place = 2; ; place += 1) {
    const next = new RegExp(`\\s${markOf(place)}`, 'u').exec(rest);
    if (next === null) break;
    items.push(rest.slice(0, next.index));
    rest = rest.slice(next.index).trim();
  }
  return [...items, ...rest.split(/\s+[\u2022\u25cf\u25aa\u25a0]\s+/u)];
}

/** The lines without the numbers that count them. */
function withoutLooseNumbers(lines: readonly SourceLine[]): readonly SourceLine[] {
  const numbers = lines.flatMap(({ text }) => looseNumber.exec(text)?.slice(1).find(Boolean) ?? []);
  const isCounted = numbers.length > 1 && numbers.every((number, index) => Number(number) === index + 1);
  return isCounted ? lines.map((line) => ({ ...line, text: line.text.replace(looseNumber, '') })) : lines;
}

/** The items of a text without their bullets and numbers; '1. FC K\u00f6ln' alone keeps its number. */
function itemsOf(text: string): string[] {
  const lines = withoutLooseNumbers(splitLines(text.replaceAll(/[;\u061b]\s+|\uff1b/gu, '\n')));
  const rows = readRows(
    lines.flatMap((line) => itemsOfLine(line.text).map((item) => ({ ...line, text: item.trim() }))),
    false,
  );
  const numbers = new Set(rows.map(({ marker }) => marker?.value));
  return rows.map(({ marker, text: item }) =>
    marker?.kind === 'number' && counted.test(item) && !numbers.has(marker.value + 1)
      ? `${marker.value}. ${item}`
      : item.replace(loneNumber, ''),
  );
}

/** 'Goal 2: Grow'; '' for 'Goal 2' alone */
function withoutLabel(sentence: string): string {
  const label = readLabel(sentence);
  const isLabelled = label?.kind === 'objective' && (label.text !== '' || label.number !== '');
  return isLabelled ? label.text : sentence;
}

/** Whether a full stop ends a sentence. */
function endsSentence(before: string, after: string): boolean {
  const startsWithNumber = /^\p{Nd}/u.test(after);
  const [token = ''] = /[\p{L}\p{M}\p{N}.]+$/u.exec(before) ?? [];
  const last = token.slice(token.lastIndexOf('.') + 1);
  const word = last.toLowerCase();
  // 'U.S.', 'J. Smith', 'e.g.', but '3 M.'
  if (/^[\p{Lu}\p{Ll}]$/u.test(last) && !/['\u2019]\p{L}$/u.test(before)) return /\p{Nd}\s+\p{L}$/u.test(before);
  if (/^\p{Nd}{1,2}$/u.test(token)) {
    const isOrdinal = article.test(before.slice(0, -token.length)) || beginsWithMonth(after) || counted.test(after);
    return !startsWithNumber && !isOrdinal;
  }
  if (last === 'EE' && after.startsWith('UU')) return false;
  // 'HR' is no 'Hr.'.
  if (!/^\p{Lu}{2,}$/u.test(last) && abbreviations.has(word)) return false;
  return !startsWithNumber || (!beforeNumber.has(word) && /\p{L}{4}$/u.test(last));
}

/** Names that end in a sign. */
const signedName = /(?<!\p{L})(?:Yahoo|Yum|Jeopardy|Guess|Joomla|Ahoy|an? \p{Lu}\p{L}+)$/u;

const companyForm = /^(?:inc|corp|co|ltd|llc|plc|gmbh|ag|se|brands|group|holdings?|foods|media)(?!\p{L})/iu;

const sentenceEnd =
  /([.!?\u2026\u0964\u0965\u061f\u06d4\u0589]+)["'\u201d\u2019\u00bb)\]]*\s+(?=["'\u201c\u201e\u00ab(\u00bf\u00a1]?([\p{Lu}\p{Lt}\p{Lo}\p{Nd}]))|[\u3002\uff01\uff1f\uff61]+[\u300d\u300f\u201d\u2019\uff09]*\s*/gu;

function sentencesIn(item: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: end, 1: sign, index } of item.matchAll(sentenceEnd)) {
    const to = index + end.length;
    const [before, after] = [item.slice(0, index), item.slice(to)];
    if (sign === '.' && !endsSentence(before, after)) continue;
    if (/^[!?]$/.test(sign ?? '') && (signedName.test(before) || companyForm.test(after))) continue;
    sentences.push(item.slice(from, to));
    from = to;
  }
  return [...sentences, item.slice(from)];
}

/** The sentences, lines and list items of a text, each once, without bullets, numbers and closing dots. */
export function splitSentences(text: string): string[] {
  // 'Our goals:'
  const items = itemsOf(text).filter((item, index, all) => index === all.length - 1 || !/[:\uff1a]$/u.test(item));
  const parts = items.flatMap(sentencesIn);
  const sentences = parts.map((part) =>
    withoutLabel(part.trim().replace(chineseMarker, ''))
      .trim()
      .replace(/[.\u3002\uff0e\uff61\u0964\u0965\u06d4\u0589]+$/u, '')
      .trim(),
  );
  return [...new Set(sentences.filter((sentence) => /\p{L}/u.test(sentence)))];
}
