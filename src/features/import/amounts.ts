import { withoutCurrency } from '@/components/employee/currency';
import { lakhGroups } from '@/components/employee/fields';

import { isAmbiguous, onlyMeaning, type Readings } from './readings';

const grouped = (mark: string) => String.raw`\d{1,3}(?<mark>[${mark}' \u00a0\u2019\u202f])\d{3}(?:\k<mark>\d{3})*`;
const withComma = new RegExp(String.raw`^(?<whole>${grouped('.')}|\d+)(?:,(?<decimals>\d+))?$`, 'u');
const withPoint = new RegExp(String.raw`^(?<whole>${grouped(',')}|${lakhGroups}|\d+)(?:\.(?<decimals>\d+))?$`, 'u');

function plainIn(form: RegExp, text: string): string | null {
  const { whole, decimals = '' } = form.exec(text)?.groups ?? {};
  if (whole === undefined) return null;
  const cents = decimals.replace(/(?<=^\d{2})0+$/u, '');
  return whole.replaceAll(/\D/gu, '') + (cents === '' ? '' : `.${cents}`);
}

/**
 * Reads an amount with or without the name or sign of its currency as plain digits, by its decimal sign: '54.000' is 54000
 * with a comma, 54.000 with a point.
 */
export function readMoney(given: string): Readings {
  const text = withoutCurrency(given);
  return { comma: plainIn(withComma, text), point: plainIn(withPoint, text) };
}

/** The amount in a column with a decimal sign; null if there is none, or the sign is unknown. */
export function amountIn(amounts: Readings, sign: string | null): string | null {
  // '54.125' may be thousands, whatever its column shows.
  if (isAmbiguous(amounts)) return sign && (amounts[sign] ?? null);
  const amount = onlyMeaning(amounts);
  return amount && toCents(amount);
}

/** An amount of more than two decimals to the cent, half up: the twelfth of a year. */
function toCents(amount: string): string {
  return /\.\d{3}/u.test(amount) ? String(Math.round(Number(`${amount}e2`)) / 100) : amount;
}

/** A number of a workbook as an amount, to the cent. */
export const plainNumber = (amount: number): string => toCents(String(amount));
