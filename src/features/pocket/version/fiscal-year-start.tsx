import { formatMonth } from '@/lib/dates';
import { chooseFiscalYearStart, useFiscalYearStart } from '@/session/preferences';
import { Select } from '@/ui/select';

/** The month from which quarters are counted in this browser (docs/product.md 7.25). */
export function FiscalYearStart({ onChange }: { onChange: (month: number) => void }) {
  const start = useFiscalYearStart();
  return (
    <label className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-muted">
      The fiscal year begins in
      <Select
        className="w-37"
        value={start}
        onChange={({ target }) => {
          chooseFiscalYearStart(Number(target.value));
          onChange(Number(target.value));
        }}
      >
        {Array.from({ length: 12 }, (_, month) => (
          <option key={month} value={month + 1}>
            {formatMonth(`2026-${month + 1}`).split(' ')[0]}
          </option>
        ))}
      </Select>
    </label>
  );
}
