import { dayFrom, dayIn, resolveYear, type Origin } from './date-days';
import { PartReader } from './date-parts';
import type { Part, Token } from './date-tokens';
import {
  choices,
  findLead,
  lists,
  notCounted,
  ordinals,
  otherYear,
  ranges,
  smallWords,
  yearWords,
  type Lead,
} from './date-words';

/** A time that a line names. */
export type NamedTime = {
  /** Offset in the plain line. */
  start: number;
  end: number;
  /** '2027-03-31'; null where no day is certain. */
  day: string | null;
  /** '2027' alone may be a deadline, a name or the year of a baseline. 'May 2027 revenue by June' has one deadline. */
  isMention: boolean;
  /** 'by June 2027'; false in 'May 2027 revenue', undefined where it is not known. */
  isDeadline?: boolean | undefined;
};

const maxLeading = 8;

const isInOtherYear = new RegExp(`^,? ?(?:${otherYear})`, 'iu');

type Joint = 'range' | 'list' | 'choice' | 'fiscal';
/** Joined parts, each with its joint to the one before. */
type Phrase = { parts: { part: Part; joint: Joint | null }[]; to: number };

/** Joins the parts of a line to ranges, lists and fiscal years, by the words before them (docs/product.md 23.2). */
export class LineReader {
  readonly #parts: PartReader;
  readonly #tokens: readonly Token[];
  readonly #text: string;
  readonly #origin: Origin;
  readonly #years: readonly number[];

  constructor(text: string, origin: Origin) {
    this.#text = text;
    this.#origin = origin;
    this.#parts = new PartReader(text);
    this.#tokens = this.#parts.tokens;
    this.#years = this.#tokens.flatMap((_, at) => (this.#parts.isFree(at) ? (this.#parts.yearAt(at)?.year ?? []) : []));
  }

  times(): NamedTime[] {
    const times: NamedTime[] = [];
    for (let at = 0; at < this.#tokens.length;) {
      const phrase = this.#phrase(at);
      if (phrase !== null) times.push(...this.#findTimes(phrase, at));
      at = phrase?.to ?? at + 1;
    }
    return times;
  }

  #word(at: number): string {
    return this.#tokens[at]?.text ?? '';
  }

  #phrase(from: number): Phrase | null {
    const parts: Phrase['parts'] = this.#leading(from);
    if (parts.length === 0) {
      const part = this.#parts.read(from);
      if (part === null) return null;
      parts.push({ part, joint: null });
    }
    for (;;) {
      const last = parts.at(-1)?.part;
      const next = last && (this.#fiscalBehind(last) ?? this.#joined(last));
      if (last === undefined || !next) return { parts, to: last?.to ?? from + 1 };
      parts.push(next);
    }
  }

  /** Numbers before their unit: '1-15 May', 'first and second quarter'. */
  #leading(from: number, depth = 0): Phrase['parts'] {
    const isNumber = this.#tokens[from]?.isNumber === true;
    if (depth > maxLeading || (isNumber && depth === 0 && !this.#parts.isFree(from))) return [];
    const day = ordinals.get(this.#word(from));
    const number = isNumber ? this.#parts.dayNumber(from) : day === undefined ? null : { day, to: from + 1 };
    const joint = number && this.#jointAt(number.to);
    if (!number || !joint || joint.word === ',') return [];
    const later = this.#leading(joint.to, depth + 1);
    const others =
      later.length > 0
        ? later
        : [this.#parts.read(joint.to, true)].flatMap((part) => part ?? []).map((part) => ({ part, joint: null }));
    const [next] = others;
    if (next === undefined) return [];
    const { to } = number;
    const isDay = isNumber && next.part.kind === 'day' && !next.part.isMonthFirst;
    const isPeriod = next.part.kind === 'quarter' || next.part.kind === 'half';
    if (!isDay && !isPeriod) return [];
    const part: Part = {
      ...next.part,
      from,
      to,
      year: null,
      ...(isDay ? { day: number.day } : { number: number.day }),
    };
    return [{ part, joint: null }, { part: next.part, joint: joint.joint }, ...others.slice(1)];
  }

  #jointAt(at: number): { joint: Joint; word: string; to: number } | null {
    const word = this.#word(at);
    if (word === '-' && this.#word(at + 1) === '>') return { joint: 'range', word, to: at + 2 };
    if (/^[-/~→]$/.test(word) || ranges.has(word)) return { joint: 'range', word, to: at + 1 };
    if (word === ',' && (lists.has(this.#word(at + 1)) || choices.has(this.#word(at + 1))))
      return this.#jointAt(at + 1);
    if (/^[,;&+]$/.test(word) || lists.has(word)) return { joint: 'list', word, to: at + 1 };
    return choices.has(word) ? { joint: 'choice', word, to: at + 1 } : null;
  }

  #joined(last: Part): Phrase['parts'][number] | null {
    const found = this.#jointAt(last.to);
    if (found === null) return null;
    let at = this.#parts.skipSmall(found.to);
    while (/^(?:by|on|end|ende|fin|bis|zum|the|of|until)$/.test(this.#word(at))) at += 1;
    const { joint } = found;
    const part = this.#parts.read(at, true) ?? this.#sameKind(last, found.word, at);
    if (part === null || (part.kind === 'year' && last.kind !== 'year')) return null;
    return { part, joint };
  }

  /** Numbers behind their unit: 'May 1-15, 2027', 'Q1-3 2027'. */
  #sameKind(last: Part, word: string, from: number): Part | null {
    const number = this.#tokens[from]?.isNumber === true && word !== ',' ? this.#parts.dayNumber(from) : null;
    if (number === null || (!number.isMarked && this.#parts.isAmount(from))) return null;
    const behind = this.#parts.yearBehind(number.to);
    if (last.kind === 'day' && last.isMonthFirst && last.year === null) {
      const isPlain = behind.year !== null || this.#parts.isPlainAt(number.to);
      return isPlain
        ? { ...last, from, day: number.day, ...behind }
        : { kind: 'unsure', from, to: number.to, year: null };
    }
    const most = last.kind === 'quarter' ? 4 : 2;
    const isPeriod = (last.kind === 'quarter' || last.kind === 'half') && /^[-/]$/.test(word) && last.year === null;
    return isPeriod && number.day <= most ? { ...last, from, number: number.day, ...behind } : null;
  }

  /** 'Q2 (FY28)', 'fiscal Q3 2028' */
  #fiscalBehind(last: Part): Phrase['parts'][number] | null {
    let at = last.to;
    while (
      at < last.to + 4 &&
      (smallWords.has(this.#word(at)) || /^(?:[-(),/:']|in|for|im|i|en)$/.test(this.#word(at)))
    )
      at += 1;
    const part = this.#parts.read(at, true);
    return part !== null && (part.kind === 'fiscal') !== (last.kind === 'fiscal') ? { part, joint: 'fiscal' } : null;
  }

  /** The lead before a time, past articles and signs. */
  #leadBefore(from: number): { lead: Lead | null; at: number } {
    let at = from - 1;
    const isSmall = (word: string) => smallWords.has(word) || yearWords.has(word) || /^[-('"]$/.test(word);
    while (at > from - 6 && isSmall(this.#word(at))) at -= 1;
    const [before, word] = [this.#word(at - 1), this.#word(at)];
    if (word === 'than' && before === 'later') return { lead: 'by', at };
    // 'Close the May 2027 books'
    if (/^clos(?:e|ing)$/.test(word) && this.#word(at + 1) === 'the') return { lead: null, at };
    if (word === 'day' && /^(?:last|of)$/.test(before)) return { lead: 'end', at };
    return { lead: findLead(word) ?? null, at };
  }

  #findTimes({ parts, to }: Phrase, at: number): NamedTime[] {
    const { lead, at: leadAt } = this.#leadBefore(at);
    const first = parts[0]?.part;
    if (first === undefined || lead === 'compared') return [];
    const behind = this.#text.slice(this.#tokens[to - 1]?.end);
    // 'from 4% in March 2027 to 6%'
    if ((lead === 'in' || this.#word(at - 1) === 'of') && /^ (?:\([^)]*\) )?to /.test(behind)) return [];
    const isFiscal = parts.some(({ part }) => part.kind === 'fiscal');
    // 'fiscal discipline'
    const hasNumber = this.#tokens.slice(first.from, first.to).some(({ isNumber }) => isNumber);
    if (isFiscal && parts.length === 1 && !hasNumber && lead === null) return [];
    const isBare = parts.length === 1 && 'isBare' in first && first.isBare;
    if (isBare && lead === null) return [];
    const isChoice = parts.some(({ joint }) => joint === 'choice');
    // 'in' before a past time marks a baseline.
    const isAround =
      lead === 'vague' && (findLead(this.#word(leadAt - 1)) === 'part' || /^\d{1,3}$/.test(this.#word(leadAt - 2)));
    const isSubject = this.#isSubject(first, lead, to);
    const elsewhere = isInOtherYear.exec(behind)?.[0].length ?? 0;
    const last = parts.length - 1;
    const named = withYears(parts, this.#origin).map((part, index): NamedTime | null => {
      const joint = parts[index + 1]?.joint;
      if (joint === 'range' || (joint === 'list' && lead === 'between')) return null;
      const isOwnDay = part.kind === 'day' && part.year !== null && parts[index]?.part.year !== null;
      const isEndOfRange = index === last && index > 0 && parts[index]?.joint === 'range';
      const isVague =
        part.kind === 'day'
          ? lead === 'part' || isAround
          : (lead === 'vague' || lead === 'part' || lead === 'weekday') && !isEndOfRange;
      const isUnsure =
        isChoice ||
        isVague ||
        (isFiscal && !isOwnDay) ||
        (part.year === null && elsewhere > 0) ||
        this.#isCounted(part, lead, to);
      const isMention =
        part.kind === 'year' && !isFiscal && parts.length === 1 && (lead === null || lead === 'between');
      const day = isUnsure || isMention ? null : this.#certain(part);
      // 'in' a past time is a baseline.
      if (lead === 'in' && day !== null && day < (this.#origin.from ?? '') && part.kind !== 'day') return null;
      const { start, end } = this.#placeOf(part);
      const isDeadline =
        lead === 'by' || lead === 'end' || (lead === 'vague' && part.kind === 'day') || (isSubject ? false : undefined);
      return { start, end: index === last ? end + elsewhere : end, day, isMention, isDeadline };
    });
    const times = named.filter((time) => time !== null);
    const [one] = times;
    // 'Q2 of FY28' is one time.
    return one !== undefined && times.every((time) => time.day === null)
      ? [{ ...one, end: times.at(-1)?.end ?? one.end }]
      : times;
  }

  /** 'May 2027 revenue', 'invoices for May 2027 by 15 June' */
  #isSubject({ kind }: Part, lead: Lead | null, to: number): boolean {
    if (kind === 'day' || (lead !== null && lead !== 'in')) return false;
    const next = this.#tokens[to];
    if (next?.isWord !== true) return false;
    return findLead(next.text) === 'by' || (lead === null && !notCounted.has(next.text));
  }

  /** 'by 2027 customers', 'by May first', 'by Dec 15 000 units' */
  #isCounted(part: Part, lead: Lead | null, to: number): boolean {
    if (part.kind === 'year') return (lead === 'by' || lead === 'in') && !this.#parts.isPlainAt(to);
    if (part.kind !== 'month' || part.year !== null) return false;
    const number = this.#parts.dayNumber(to);
    if (number !== null) return this.#word(number.to) !== '%';
    return ordinals.has(this.#word(to)) || findLead(this.#word(to)) === 'part';
  }

  /** The day of a part, unless another year of the line or an amount makes it doubtful. */
  #certain(part: Part): string | null {
    const day = dayFrom(part, this.#origin);
    if (day === null) return null;
    const year = Number(day.slice(0, 4));
    const here = Number(this.#origin.from?.slice(0, 4) ?? year);
    if (part.year === null) return this.#years.some((other) => other !== year && other >= here) ? null : day;
    const { start, end } = this.#placeOf(part);
    // '10/20/30' is more often a ratio than a day of 2030, and 'Dec 15, 2000 units' has no year.
    const isShort = /^\d\d?[-./].*[-./]\d\d$/.test(this.#text.slice(start, end));
    const isNear = year >= here - 10 && year <= here + (isShort ? 3 : 30);
    return isNear || (!isShort && this.#parts.isPlainAt(part.to)) ? day : null;
  }

  #placeOf({ from, to }: Pick<Part, 'from' | 'to'>): { start: number; end: number } {
    return { start: this.#tokens[from]?.start ?? 0, end: this.#tokens[to - 1]?.end ?? 0 };
  }
}

/** Gives parts the year at the end, in their order; parts behind a year come after it. */
function withYears(parts: Phrase['parts'], { from, yearStart }: Origin): Part[] {
  const own = parts.map(({ part }) => part);
  const dated = own.toReversed().reduce<Part[]>((later, part) => {
    const next = later[0];
    if (part.year !== null || next === undefined || next.year === null || next.kind === 'fiscal')
      return [part, ...later];
    const [day, nextDay] = [dayIn(part, next.year, yearStart), dayIn(next, next.year, yearStart)];
    const isInOrder = day !== null && nextDay !== null && day <= nextDay;
    return [
      isInOrder ? { ...part, year: next.year } : { kind: 'unsure', from: part.from, to: part.to, year: null },
      ...later,
    ];
  }, []);
  let earliest = from;
  return dated.map((part) => {
    if (part.year === null)
      return earliest === from ? part : { ...part, year: resolveYear(part, { from: earliest, yearStart }) };
    earliest = dayIn(part, part.year, yearStart) ?? earliest;
    return part;
  });
}
