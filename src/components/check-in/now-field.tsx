import { clsx } from 'clsx';
import { useId, useState } from 'react';

import { readValue, withoutUnit, type ValueRange } from '@/domain/value-range';
import { inputClass } from '@/ui/input-class';

type NowFieldProps = {
  range: ValueRange;
  /** The name of its result: 'key result 2'. */
  name: string;
  /** The stored value with its unit; null where none is known. */
  value: string | null;
  onChange: (value: string, percent: number) => void;
};

/** The value of a result now, in the unit of its range. Text that is no such number stays, and is not stored (docs/product.md 7.24). */
export function NowField({ range, name, value, onChange }: NowFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const id = useId();

  function commit(input: HTMLInputElement) {
    if (typed === null) return;
    const read = readValue(range, typed);
    const isEmpty = typed.trim() === '';
    setRefused(!isEmpty && read === null);
    // Enter does not submit a surrounding form.
    input.setCustomValidity(isEmpty || read !== null ? '' : 'Not a number');
    if (isEmpty || read !== null) setTyped(null);
    if (read !== null && read.value !== value) onChange(read.value, read.percent);
  }

  const { before, after, start } = range;
  return (
    <div className="flex flex-wrap items-center gap-x-2 font-normal print:hidden">
      <label htmlFor={id} className="text-small text-muted">
        Now
        <span className="sr-only">{` of ${name}${before || after ? ` (${before}${after.trim()})` : ''}`}</span>
      </label>
      <span className="flex items-center gap-1 text-small">
        <span aria-hidden>{before}</span>
        <span className="w-20">
          <input
            id={id}
            type="text"
            inputMode={Math.min(start, range.target) < 0 ? 'text' : 'decimal'}
            autoComplete="off"
            aria-describedby={isRefused ? `${id}-problem` : undefined}
            aria-invalid={isRefused || undefined}
            value={typed ?? (value === null ? '' : withoutUnit(range, value))}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={({ currentTarget }) => commit(currentTarget)}
            onKeyDown={({ key, nativeEvent, currentTarget }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) commit(currentTarget);
            }}
            className={clsx(inputClass, 'tabular-nums')}
          />
        </span>
        <span aria-hidden className="min-w-10">
          {after.trim()}
        </span>
      </span>
      {isRefused && (
        <p id={`${id}-problem`} role="alert" className="basis-full text-small text-danger">
          Type a number, such as {before}
          {start}
          {after}.
        </p>
      )}
    </div>
  );
}
