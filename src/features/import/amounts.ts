import { withoutCurrency } from '@/components/employee/currency';
import { amountsIn } from '@/components/employee/fields';

import { isAmbiguous, onlyMeaning, type Readings } from './readings';

/** Reads an amount with or without the name or sign of its currency, by its decimal sign. */
export function readMoney(given: string): Readings {
  const { comma, point } = amountsIn(withoutCurrency(given));
  const withoutZeros = (amount: string | null) => amount?.replace(/(?<=\.\d{2})0+$/u, '') ?? null;
  return { comma: withoutZeros(comma), point: withoutZeros(point) };
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
