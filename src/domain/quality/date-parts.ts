import { readFigures } from './date-figures';
import { fullYear, tokenize, type Part, type Token } from './date-tokens';
import {
  alsoNames,
  alsoVerbs,
  isBeforeMonth,
  fiscalWords,
  fiscalYears,
  halfWords,
  findLead,
  monthNumber,
  noPeriodBefore,
  notCounted,
  numbered,
  ordinalEnds,
  ordinals,
  quarterWords,
  smallWords,
  yearWords,
} from './date-words';

/** Reads the parts of dates in a line: a day, a month, a quarter, a half, a year (docs/product.md 23.2). */
export class PartReader {
  readonly #text: string;
  readonly tokens: readonly Token[];
  #joinedAt = -1;

  constructor(text: string) {
    this.#text = text;
    this.tokens = tokenize(text);
  }

  /** The part at a token, null for none. @param isJoined whether a part is before it, as in '1-15 May' */
  read(from: number, isJoined = false): Part | null {
    const token = this.tokens[from];
    if (token === undefined) return null;
    this.#joinedAt = isJoined ? from : -1;
    if (token.isNumber) {
      return (
        this.#figures(from) ??
        this.#dayFirst(from) ??
        this.#period(from) ??
        this.#yearFirst(from) ??
        this.#span(from) ??
        this.#year(from)
      );
    }
    return this.#monthFirst(from) ?? this.#period(from) ?? this.#fiscal(from) ?? this.#year(from);
  }

  /** Whether a number is not part of '3.5', '$20', 'B2', 'Phase 2' or '1-on-1'. */
  isFree(from: number): boolean {
    const [two, one, token] = [this.tokens[from - 2], this.tokens[from - 1], this.tokens[from]];
    if (from === this.#joinedAt || token === undefined || one === undefined) return true;
    if (one.isWord && numbered.has(one.text)) return false;
    if (one.text === '.' && one.isGlued && two !== undefined && numbered.has(two.text)) return false;
    if (!token.isGlued) return true;
    if (one.isWord || one.isNumber) return !/[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d]$/u.test(one.text);
    if (/[$€£¥#@_+&~%]/u.test(one.text)) return one.text === '~';
    if (!/[-.,/:]/u.test(one.text) || !one.isGlued || two === undefined) return true;
    return !two.isNumber && !(two.isWord && findLead(two.text) === undefined);
  }

  /** Whether a number before a token counts nothing: punctuation, the end, or a word such as 'we' follows. */
  isPlainAt(at: number): boolean {
    const token = this.tokens[at];
    return token === undefined || /[.,;:!?()[\]"'|-]/u.test(token.text) || notCounted.has(token.text);
  }

  /** The index after at most `most` words that may separate parts. */
  skipSmall(from: number, most = 3): number {
    let at = from;
    while (at < from + most && (smallWords.has(this.#at(at)) || (this.#at(at) === "'" && at > from))) at += 1;
    return at;
  }

  /** '1', '1st', '1er', '1.', '1:a' */
  dayNumber(from: number): { day: number; to: number; isMarked: boolean } | null {
    const token = this.tokens[from];
    if (token === undefined || !/^\d{1,2}$/.test(token.text)) return null;
    const day = Number(token.text);
    if (day < 1 || day > 31) return null;
    const [next, after] = [this.tokens[from + 1], this.tokens[from + 2]];
    if (next?.isGlued === true) {
      if (ordinalEnds.has(next.text) || next.text === '°') return { day, to: from + 2, isMarked: true };
      if (next.text === ':' && after?.isGlued === true && /^(?:[ae]|st[ae])$/.test(after.text))
        return { day, to: from + 3, isMarked: true };
      if (next.text === '.' && !(after?.isNumber === true && after.isGlued))
        return { day, to: from + 2, isMarked: false };
    }
    return { day, to: from + 1, isMarked: false };
  }

  /** '2027', "'27"; @param isShort also '27' */
  yearAt(from: number, isShort = false): { year: number; to: number } | null {
    const isCut = this.#at(from) === "'";
    const at = isCut ? from + 1 : from;
    const token = this.tokens[at];
    if (token === undefined || (isCut && !token.isGlued)) return null;
    if (!(isCut || isShort ? /^(?:\d\d|20\d\d)$/ : /^(?:19|20)\d\d$/).test(token.text)) return null;
    if (isShort && this.#isDayOfMonth(at)) return null;
    return this.isAmount(at) ? null : { year: fullYear(token.text), to: at + 1 };
  }

  /** '15 000', '5,000', '3.4', '2000s', '5%', '4 per cent', '10:30' */
  isAmount(at: number): boolean {
    const rest = this.#text.slice(this.tokens[at]?.end);
    return /^(?: \d{3}(?!\d)|[.,:]\d| ?[%€£$°]|(?!q[1-4]|h[12])\p{sc=Latin}|\p{sc=Cyrillic}| (?:per ?cent|percent|pro ?zent|pour cent|por ciento|prosent|procent|thousand|million|k|m|mio|x)(?!\p{L}))/iu.test(
      rest,
    );
  }

  #at(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  #figures(from: number): Part | null {
    const found = this.isFree(from) ? readFigures(this.#text, this.tokens[from]?.start ?? 0) : null;
    if (found === null) return null;
    const to = this.tokens.findIndex(({ start }) => start >= found.end);
    return { ...found.part, from, to: to < 0 ? this.tokens.length : to };
  }

  #monthAt(from: number): { month: number; to: number; isName: boolean } | null {
    const token = this.tokens[from];
    const month = token?.isWord === true ? monthNumber(token.text) : undefined;
    if (token === undefined || month === undefined) return null;
    if (alsoNames.has(token.text) && !this.#mayBeMonth(from)) return null;
    const hasDot = this.#at(from + 1) === '.' && this.tokens[from + 1]?.isGlued === true && token.text.length < 5;
    const isName = !alsoVerbs.has(token.text) || token.raw !== token.text;
    return { month, to: from + (hasDot ? 2 : 1), isName };
  }

  #mayBeMonth(at: number): boolean {
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    if (before?.isNumber) return true;
    return (!before?.isWord || isBeforeMonth(before.text)) && token?.raw === token?.text;
  }

  /** ', 2027', ' of the year 2027', '-2027', " '27", '-end 2027', ' (2027)' */
  yearBehind(from: number, isShort = false): { year: number | null; to: number } {
    const [sign, next] = [this.tokens[from], this.tokens[from + 1]];
    const isTight = sign !== undefined && /^[-/.]$/.test(sign.text) && sign.isGlued && next?.isGlued === true;
    if (isTight && next.text === 'end') return this.yearBehind(from + 2);
    const at = this.skipSmall(isTight || /^(?:[,(]|end|in)$/.test(sign?.text ?? '') ? from + 1 : from);
    const after = this.yearAt(at, isShort && this.tokens[at]?.isGlued === true);

    const found = after ?? (yearWords.has(this.#at(at)) ? this.yearAt(at + 1) : null);
    if (found === null || this.#spanEnd(found.to - 1) !== null) return { year: null, to: from };
    if (sign?.text !== '(') return found;
    return this.#at(found.to) === ')' ? { ...found, to: found.to + 1 } : { year: null, to: from };
  }

  #dayFirst(from: number): Part | null {
    const number = this.isFree(from) ? this.dayNumber(from) : null;
    if (number === null) return null;
    const isDashed = /^[-/]$/.test(this.#at(number.to));
    const month = this.#monthAt(isDashed ? number.to + 1 : this.skipSmall(number.to));
    if (month === null) return null;
    const { year, to } = this.yearBehind(month.to, true);
    if (year === null && !month.isName) return null;
    const end = { kind: 'day', month: month.month, day: number.day, from, isMonthFirst: false } as const;
    if (year !== null) return { ...end, to, year };
    // '31 Mar 28' may be in 2028, or 28 of something.
    const next = this.tokens[to];
    if (next?.isNumber === true && next.text.length < 3 && !this.isAmount(to))
      return { kind: 'unsure', from, to: to + 1, year };
    return { ...end, to, year };
  }

  #monthFirst(from: number): Part | null {
    const month = this.#monthAt(from);
    if (month === null) return null;
    const isDashed = this.#at(month.to) === '-';
    const at = isDashed ? month.to + 1 : this.skipSmall(month.to, 1);
    const number = this.dayNumber(at);
    if (number !== null && !this.isAmount(at + (number.isMarked ? 1 : 0))) {
      const { year, to } = this.yearBehind(number.to, isDashed);
      const day = { kind: 'day', month: month.month, day: number.day, from, isMonthFirst: true } as const;
      if (year !== null) return { ...day, to, year };
      if (isDashed) return { kind: 'unsure', from, to: number.to, year };
      if (!month.isName) return null;
      const isIn = ['in', 'during'].includes(this.#at(from - 1));
      if (number.isMarked || (!isIn && this.isPlainAt(number.to))) return { ...day, to: number.to, year };
      if (!isIn) return { kind: 'unsure', from, to: number.to, year };
    }
    const { year, to } = this.yearBehind(month.to);
    // '32 May 2027' is not a day.
    const before = this.#at(from - 1) === '.' ? from - 2 : from - 1;
    if (year !== null && /^(?:0|3[2-9]|[4-9]\d)$/.test(this.#at(before)) && this.isFree(before))
      return { kind: 'unsure', from, to, year };
    return year === null && !month.isName
      ? null
      : { kind: 'month', number: month.month, from, to, year, isBare: year === null };
  }

  /** 'Q2 2027', '4Q27', 'H1', 'second quarter of 2027', '2. Halbjahr 2027', '2027 Q1' being read by its year. */
  #period(from: number): Part | null {
    const token = this.tokens[from];
    const next = this.tokens[from + 1];
    if (token === undefined) return null;
    const sign = /^([qht])$/.exec(token.text)?.[1];
    const packed = /^([1-4])(20\d\d)?$/.exec(next?.text ?? '');
    if (sign !== undefined && packed !== null && next?.isGlued === true && this.#isAlone(from))
      return this.#lettered(from, from + 2, sign, Number(packed[1]), packed[2]);
    if (
      next !== undefined &&
      /^[qh]$/.test(next.text) &&
      next.isGlued &&
      /^[1-4]$/.test(token.text) &&
      this.isFree(from)
    )
      return this.#lettered(from, from + 2, next.text, Number(token.text), undefined);
    const counted = token.isNumber ? (this.isFree(from) ? this.dayNumber(from) : null) : this.#ordinalAt(from);
    if (counted === null || (token.isNumber && counted.to === from + 1)) return null;
    const at = this.#at(counted.to) === '-' ? counted.to + 1 : counted.to;
    const kind = quarterWords.has(this.#at(at)) ? 'quarter' : halfWords.has(this.#at(at)) ? 'half' : null;
    if (kind === null || counted.day > (kind === 'half' ? 2 : 4)) return null;
    const { year, to } = this.yearBehind(at + 1);
    // 'the second half of the plan'
    if (year === null && !this.#isSentenceEnd(to)) return { kind: 'unsure', from, to, year };
    return { kind, number: counted.day, from, to, year, isBare: year === null };
  }

  #isSentenceEnd = (at: number): boolean => /^[.,;:!?)|]?$/.test(this.#at(at));

  #ordinalAt(from: number): { day: number; to: number } | null {
    const day = ordinals.get(this.#at(from));
    return day === undefined ? null : { day, to: from + 1 };
  }

  /** Whether no letter or sign is glued to the front of a token. */
  #isAlone(from: number): boolean {
    const [one, token] = [this.tokens[from - 1], this.tokens[from]];
    return token?.isGlued !== true || one === undefined || /^(?:[([/'":;,-]|20\d\d)$/u.test(one.text);
  }

  #lettered(from: number, end: number, sign: string, number: number, packed: string | undefined): Part | null {
    if (sign === 'h' && number > 2) return null;
    const behind = packed === undefined ? this.yearBehind(end, true) : { year: Number(packed), to: end };
    const next = this.tokens[end];
    const isCut = next?.isGlued === true && ((next.isWord && !fiscalWords.has(next.text)) || this.isAmount(end - 1));
    if (behind.year === null && (isCut || sign === 't' || noPeriodBefore.has(this.#at(end)))) return null;
    const kind = sign === 'h' ? 'half' : 'quarter';
    // 'H1' and '4Q' have other meanings.
    const isBare = behind.year === null && (kind === 'half' || this.tokens[from]?.isNumber === true);
    return { kind, number, from, isBare, ...behind };
  }

  /** '2027 Q1', '2027-Q1', '2027 March 31'. */
  #yearFirst(from: number): Part | null {
    const found = this.isFree(from) ? this.yearAt(from) : null;
    if (found === null) return null;
    const at = /^[-/.,]$/.test(this.#at(found.to)) ? found.to + 1 : found.to;
    const part = this.#monthFirst(at) ?? (this.tokens[at]?.isNumber === true ? null : this.#period(at));
    return part?.year === null && part.to > at ? { ...part, from, year: found.year } : null;
  }

  /** The second number of '1 March-30 June 2027' is a day. */
  #isDayOfMonth(at: number): boolean {
    const number = this.dayNumber(at);
    return number !== null && this.#monthAt(this.skipSmall(number.to)) !== null;
  }

  /** The index behind '2026/27' and '2026-2027', which are fiscal years, and the week '2027-W13'; null for others. */
  #spanEnd(at: number): number | null {
    const [sign, end] = [this.tokens[at + 1], this.tokens[at + 2]];
    if (sign?.isGlued !== true || end?.isGlued !== true || !/^[-/]$/.test(sign.text)) return null;
    if (end.text === 'w' && this.tokens[at + 3]?.isNumber === true) return at + 4;
    if (!/^(?:20)?\d\d$/.test(end.text) || this.#isDayOfMonth(at + 2)) return null;
    return at + 3;
  }

  #span(from: number): Part | null {
    const found = this.isFree(from) ? this.yearAt(from) : null;
    const to = found === null ? null : this.#spanEnd(from);
    return to === null ? null : { kind: 'fiscal', from, to, year: null };
  }

  #year(from: number): Part | null {
    const found = this.isFree(from) ? this.yearAt(from) : null;
    return found === null ? null : { kind: 'year', from, ...found };
  }

  /** 'FY28', 'fiscal year 2027/28', 'school year', 'FY'. */
  #fiscal(from: number): Part | null {
    if (this.#at(from) === 'f' && this.#at(from + 1) === '.' && this.#at(from + 2) === 'y')
      return { kind: 'fiscal', from, to: from + (this.#at(from + 3) === '.' ? 4 : 3), year: null };
    const hasYear = yearWords.has(this.#at(from + 1));
    if (!fiscalWords.has(this.#at(from)) && !(fiscalYears.has(this.#at(from)) && hasYear)) return null;
    let at = from + (hasYear ? 2 : 1);
    if (this.#at(at) === '-') at += 1;
    if (this.#at(at) === 'end') at += 1;
    const found = this.yearAt(at, true) ?? this.yearAt(this.skipSmall(at));
    if (found === null) return { kind: 'fiscal', from, to: from + (hasYear ? 2 : 1), year: null };
    return { kind: 'fiscal', from, to: this.#spanEnd(found.to - 1) ?? found.to, year: found.year };
  }
}
