import { notCounted, ordinalEnds } from './quality/date-words';
import { withoutTimes } from './quality/line-dates';
import { plain } from './quality/plain-line';

/** 'from 4% to 2%' (docs/product.md 7.24): two numbers of one unit, with its text before and after a number: '$' and 'M'. */
export type ValueRange = { start: number; target: number; before: string; after: string };

const factors: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1e3, 'k tsd thousand'],
      [1e6, 'm mn mio mln million millionen'],
      [1e9, 'b bn mrd billion'],
    ] as const
  ).flatMap(([factor, names]) => names.split(' ').map((name) => [name, factor])),
);
const digits = String.raw`[-+]?(?:\d{1,3}(?:[ '.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?!\d|[.,:'-]\d)`;
const currency = '(?:[a-z]{0,3}\\p{Sc}|(?:usd|eur|gbp|chf|sek|nok|dkk|pln|czk|jpy|inr|cad|aud|brl|rub)(?!\\p{L}))';
const scale = `(?:${Object.keys(factors).join('|')})(?!\\p{L})\\.?`;
const sign = `(?: ?(?:[%‰]|${currency})|/\\d+|[a-zµ]{1,3}(?!\\p{L}))`;
/** '$1.2M', '5 %', '1 200 €', '4.1/5', '250ms' */
const amount = `(${currency} ?)?(${digits})( ?${scale})?(${sign})?`;
/** 'from 4% (today)', 'from 4% today' */
const aside =
  "(?: \\([^()\\d]{0,20}\\)| (?:today|now|currently|heute|aktuell|derzeit|actuellement|aujourd'hui|hoy|actualmente|oggi|attualmente|hoje|atualmente|nu|vandaag|idag|dziś|dnes|сейчас))?";
/** 'from about 4% to under 2%' */
const hedge =
  '(?:(?:[~≈<>≤≥]|(?:about|around|approximately|roughly|at least|at most|under|below|over|above|more than|less than|fewer than|(?:a|the|our) baseline of|an average of|currently|rund|etwa|circa|ca\\.|mindestens|unter|über|aktuell|derzeit|environ|moins de|plus de|au moins|unos|menos de|más de|al menos)(?= )) ?)?';
const words = "((?: [\\p{L}'-]+){0,3}?)";
const leads = 'from|von|vom|de|du|da|dal|dalla|van|från|fra|od|z|ze|с|со|от';
const links = 'to|auf|bis|zu|à|au|a|al|alla|hasta|até|para|tot|naar|till|til|do|na|до|на|->|→|=>';
const rangePattern = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?:${leads}) ${hedge}${amount}${aside}${words} (?:${links}) ${hedge}${amount}`,
  'giu',
);
const goesOn = new RegExp(`^${words} (?:${links}) ${hedge}${amount}`, 'iu');
const typedPattern = new RegExp(`^${amount}${words}$`, 'iu');

/** Percentage points may be a difference or the percentages. */
const points =
  /^ (?:pp|p\.p|percentage|prozentp|points? de|puntos porc|pontos perc|punti perc|procente|procentp|prosentp|процентн)/iu;
/** Units that may be behind the second number only. */
const unitWord =
  /^ (?:[kmgt]?wh|[kmgt]b|km|kg|ms|hrs?|mins?|stars?|points?|(?:second|minute|hour|day|week|month|year)s?|percent|per cent|pour cent|prozent|procent|prosent|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|heures?|jours?|semaines?|mois|horas?|d[ií]as?|semanas?|mes(?:es)?|giorn[oi]|ore|mesi|uur|dagen|weken|maanden|dagar|dager|dage|timmar|timer|dni|godzin|dn[íů]|дн\p{L}+|час\p{L}*)(?!\p{L})/iu;

type Amount = { before: string; digits: string; scale: string; sign: string };

const amountOf = ([before = '', number = '', ownScale = '', ownSign = '']: readonly (
  | string
  | undefined
)[]): Amount => ({
  before,
  digits: number,
  scale: ownScale,
  sign: ownSign,
});

const nameOf = (text: string): string => text.trim().toLowerCase();
const signOf = ({ before, sign: behind }: Amount): string => nameOf(before + behind);
const factorOf = (text: string): number => factors[nameOf(text).replace('.', '')] ?? 1;
const firstWord = (text: string): string => /^ ([\p{L}'-]+)/u.exec(text)?.[1]?.toLowerCase() ?? '';

/** Compares the first words of two texts without their endings: 'day', 'days'; 'Tagen', 'Tage'. */
function isSameWord(one: string, other: string): boolean {
  const [first, second] = [firstWord(one), firstWord(other)];
  const length = Math.min(4, first.length, second.length);
  return length > 0 && first.slice(0, length) === second.slice(0, length);
}

/**
 * Reads '1,200.5', '1.200,5', '1 200' and '1,5'.
 * @param isGroup whether a single comma or point before three digits separates thousands
 */
function numberOf(text: string, isGroup: (separator: string) => boolean): number {
  const plainText = text.replaceAll(/[ ']/g, '');
  const [separator = '', ...others] = plainText.match(/[.,]/g) ?? [];
  const last = others.at(-1) ?? separator;
  const isWhole =
    others.length > 0 ? last === separator : /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(plainText) && isGroup(last);
  const [head = '', tail = ''] =
    isWhole || last === '' ? [plainText] : plainText.split(new RegExp(`\\${last}(?=\\d*$)`));
  return Number(`${head.replaceAll(/[.,]/g, '')}.${tail}0`);
}

const startNames =
  'baseline|base value|start|start value|starting value|starting point|current|current value|ausgangswert|basiswert|startwert|istwert|aktueller wert|valeur de départ|valeur initiale|valeur actuelle|référence|línea base|línea de base|valor inicial|valor actual|linha de base|valor atual|valore iniziale|valore attuale|nulmeting|uitgangswaarde|huidige waarde|utgångsläge|utgångsvärde|utgangspunkt|udgangspunkt|wartość bazowa|wartość wyjściowa|výchozí hodnota|lähtötaso|базовое значение|исходное значение|текущее значение|başlangıç değeri|mevcut değer|基线|基線|基準値|当前值|現状|기준값|현재|خط الأساس';
const targetNames =
  'target|target value|goal|zielwert|sollwert|ziel|cible|valeur cible|objectif|meta|objetivo|valor objetivo|traguardo|obiettivo|streefwaarde|doel|målvärde|målverdi|målværdi|mål|wartość docelowa|cel|cílová hodnota|cíl|tavoitearvo|tavoite|целевое значение|цель|hedef değer|hedef|目标值|目標値|目标|目標|목표값|목표|المستهدف|الهدف';
/** 'Baseline (2026): 1,200' up to the next label or remark. */
const labeled = (names: string) =>
  new RegExp(`(?<!\\p{L})(?:${names})(?: \\([^()]*\\))?\\s?[:：]\\s*((?:(?!,\\s|->)[^;|()→；，])+)`, 'iu');
const labeledStart = labeled(startNames);
const labeledTarget = labeled(targetNames);
const labeledUnit = labeled('unit|einheit|unité|unidad|unidade|unità|eenheid|enhet|enhed|единица|单位|單位|単位|단위');

/**
 * Reads the range of a result: 'from 4% to 2%', or 'Baseline: 4%' and 'Target: 2%' in it or in its details.
 * @returns null for none, several, an unclear one, or one from a number to itself
 */
export function readRange(result: string, details = ''): ValueRange | null {
  const own = rangeIn(result);
  if (own !== null) return own;
  const text = `${result}; ${details}`;
  const [start, target] = [labeledStart, labeledTarget].map((label) => label.exec(text)?.[1]?.trim());
  if (start === undefined || target === undefined) return null;
  // The name of the language decides on the separators: 'from 1.250', 'von 1.250'.
  const lead = /^(?:base|start|current)/i.test(labeledStart.exec(text)?.[0] ?? '') ? 'from' : 'von';
  return rangeIn(`${lead} ${start} to ${target} ${labeledUnit.exec(text)?.[1] ?? ''}`);
}

function rangeIn(line: string): ValueRange | null {
  const text = withoutTimes(line);
  const [found, ...others] = text.matchAll(rangePattern);
  if (found === undefined || others.length > 0) return null;
  const [one, other] = [amountOf(found.slice(1, 5)), amountOf(found.slice(6))];
  const between = found[5] ?? '';
  const behind = text.slice(found.index + found[0].length);
  if (/^(?:\d|[\p{L}/:-])/u.test(behind) || goesOn.test(behind) || [between, behind].some((part) => points.test(part)))
    return null;
  const unit = unitOf(one, between, other, behind);
  if (unit === null) return null;
  const decimals = new Set(
    [one, other].flatMap(({ digits: number }) => /([.,])(?:\d{1,2}|\d{4,})$/.exec(number)?.[1] ?? []),
  );
  // 'from 1.250 to 2' has a decimal point, 'von 1.250 auf 2.000' groups thousands.
  const english = /^from/i.test(found[0]);
  const isGroup = (separator: string) => !decimals.has(separator) && (separator === ',' || !english);
  const start = numberOf(one.digits, isGroup) * (factorOf(one.scale) / factorOf(other.scale));
  const target = numberOf(other.digits, isGroup);
  return start === target ? null : { start, target, ...unit };
}

/** The texts of the unit that two amounts share; null where it is uncertain. */
function unitOf(
  one: Amount,
  between: string,
  other: Amount,
  behind: string,
): Pick<ValueRange, 'before' | 'after'> | null {
  const [first, second] = [signOf(one), signOf(other)];
  const next = firstWord(behind);
  const isBare = next === '' || notCounted.has(next);
  if (ordinalEnds.has(first) || ordinalEnds.has(second)) return null;
  if ((one.scale === '') !== (other.scale === '')) return null;
  if (first !== '' && second !== '' && first !== second) return null;
  if (first !== '' || second !== '') {
    if ((first === '' && between !== '') || (second === '' && !isBare)) return null;
    const { before, sign: behindNumber } = second === '' ? one : other;
    return { before, after: other.scale + behindNumber };
  }
  if (between !== '')
    return isBare || isSameWord(between, behind) ? { before: '', after: other.scale + between } : null;
  return { before: '', after: other.scale + (unitWord.exec(behind)?.[0] ?? '') };
}

/** Whole percent between start and target, rounded down. */
function percentOf({ start, target }: ValueRange, value: number): number {
  const part = (value - start) / (target - start);
  return Math.max(0, Math.min(100, Math.floor(part * 100 + 1e-6)));
}

/**
 * Reads a typed value: '1,5', '1.5', '1 200', '1.2M', '3%'. Of two readings of '1,200' the one nearer to the range counts.
 * @returns the value with its unit, and its percent; null for no number of the range's unit
 */
export function readValue(range: ValueRange, typed: string): { value: string; percent: number } | null {
  const [found, unit] = [plain(typed), plain(`${range.before}1${range.after}`)].map((text) => typedPattern.exec(text));
  if (!found || !unit) return null;
  const [own, wanted] = [amountOf(found.slice(1, 5)), amountOf(unit.slice(1, 5))];
  if (signOf(own) !== '' && signOf(own) !== signOf(wanted)) return null;
  if (found[5] !== '' && !isSameWord(found[5] ?? '', unit[5] ?? '')) return null;
  const isScaled = own.scale !== '' && nameOf(own.scale) !== nameOf(wanted.scale);
  const factor = isScaled ? factorOf(own.scale) / factorOf(wanted.scale) : 1;
  const distance = (value: number) =>
    Math.abs(
      value - Math.max(Math.min(value, Math.max(range.start, range.target)), Math.min(range.start, range.target)),
    );
  const [decimal, grouped] = [false, true].map((isGroup) => numberOf(own.digits, () => isGroup) * factor) as [
    number,
    number,
  ];
  const number = distance(grouped) < distance(decimal) ? grouped : decimal;
  const text = isScaled ? String(Number(number.toPrecision(12))) : own.digits;
  return { value: `${range.before}${text}${range.after}`, percent: percentOf(range, number) };
}

/** A stored value without its unit, which older ones do not have; '' for another unit. */
export function withoutUnit(range: ValueRange, value: string): string {
  const known = readValue(range, value)?.value ?? '';
  return known.slice(range.before.length, known.length - range.after.length);
}
