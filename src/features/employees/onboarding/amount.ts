import { plainDigits } from '@/lib/digits';

/** Digits in a row, or in groups of three with one kind of mark between them. */
const whole = "\\d{1,12}|[1-9]\\d{0,2}(?:(?<mark>[,.' \\u00a0\\u2019\\u202f])\\d{3})(?:\\k<mark>\\d{3}){0,2}";
const amount = new RegExp(`^(?<whole>${whole})(?:(?<point>[.,])(?<cents>\\d{1,2}))?$`, 'u');

/**
 * An amount of money in plain digits with a point before its cents, null when it cannot be read without guessing. Two
 * decimals at most. Both decimal signs are understood, and groups of thousands: 54000.5, 54000,50, 54,000.50, 54.000,50.
 * '54.000' alone is refused: it is fifty-four thousand in one country and a wrong number of decimals in another.
 */
export function plainAmount(text: string): string | null {
  const { whole: digits = '', mark, point, cents } = amount.exec(plainDigits(text))?.groups ?? {};
  const isAmbiguous = mark === '.' && point === undefined && digits.indexOf('.') === digits.lastIndexOf('.');
  if (digits === '' || isAmbiguous || (mark !== undefined && mark === point)) return null;
  const plain = digits.replaceAll(/\D/gu, '');
  return cents === undefined ? plain : `${plain}.${cents}`;
}

/** The same as a number, NaN for null. Read from its digits as they stand: no arithmetic that could move a cent. */
export function readAmount(text: string): number {
  return Number(plainAmount(text) ?? Number.NaN);
}

/** A twelfth of an annual amount, to the cent; empty when there is no amount. */
export function monthlyOf(annual: string): string {
  const cents = Math.round(readAmount(annual) * 100);
  return Number.isNaN(cents) ? '' : (Math.round(cents / 12) / 100).toFixed(2);
}
