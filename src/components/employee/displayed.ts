import { employeeRows, type EmployeeField, type FieldKind } from '@/domain/employee';
import { capitalize } from '@/domain/text';
import { formatDay } from '@/lib/dates';

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** '78,000.00' for a plain number; any other text stays as it is. */
function formatAmount(text: string): string {
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text).toLocaleString('en-US', cents) : text;
}

const formats: Partial<Record<FieldKind, (text: string) => string>> = {
  gender: capitalize,
  date: formatDay,
  money: formatAmount,
};

/** A field's text as it is read: 'Feb 14, 1991', '78,000.00', 'Female'. */
export function displayed(name: EmployeeField, text: string): string {
  return formats[employeeRows[name].kind]?.(text) ?? text;
}
