import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { limits } from '@/domain/limits';
import { isFilled } from '@/lib/is-filled';
import { Button, IconButton } from '@/ui/button';
import { inputClass } from '@/ui/input-class';

/** The names of the up to five values, as the form has them. */
export const valueNames = Array.from({ length: limits.companyValues }, (_, index) => `value${index + 1}`);

type Value = { key: number; text: string };

/** The stones shrink down the list, as in the drawing of a cairn turned over (docs/product.md 19.8). */
const stones = ['w-6', 'w-5', 'w-4', 'w-3', 'w-2.5'];

/**
 * One to five values; a click in the last adds one. Focus does not, or Tab would never leave the list (docs/product.md
 * 8.4).
 */
export function ValueFields({ start, onRemoved }: { start: readonly string[]; onRemoved: () => void }) {
  const nextKey = useRef(start.length);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [values, setValues] = useState<readonly Value[]>(() =>
    (start.length === 0 ? [''] : start).map((text, key) => ({ key, text })),
  );
  const filled = values.filter(({ text }) => isFilled(text)).length;
  const isFull = values.length >= limits.companyValues;

  function add(): void {
    nextKey.current += 1;
    const added = { key: nextKey.current, text: '' };
    setValues((before) => (before.length < limits.companyValues ? [...before, added] : before));
  }

  function focusOn(index: number): void {
    inputs.current[index]?.focus();
  }

  function remove(index: number): void {
    flushSync(() => setValues(values.length > 1 ? values.toSpliced(index, 1) : [{ key: 0, text: '' }]));
    focusOn(Math.max(0, Math.min(index, values.length - 2)));
    onRemoved();
  }

  return (
    <fieldset>
      <legend className="sr-only">Company Values</legend>
      <ul className="grid gap-2">
        {values.map(({ key, text }, index) => (
          <li key={key} className="relative">
            <span
              aria-hidden
              className={clsx(
                'absolute start-3 top-1/2 h-2.5 -translate-y-1/2 rounded-full',
                isFilled(text) ? clsx('bg-accent', stones[index]) : 'w-2.5 bg-blaze',
              )}
            />
            <input
              ref={(input) => {
                inputs.current[index] = input;
              }}
              type="text"
              name={valueNames[index]}
              aria-label={`Value ${index + 1}`}
              placeholder={`Value ${index + 1}`}
              autoComplete="off"
              value={text}
              onChange={({ target }) =>
                setValues(values.map((value) => (value.key === key ? { key, text: target.value } : value)))
              }
              onClick={() => {
                if (index === values.length - 1) add();
              }}
              className={clsx(inputClass, 'ps-12 pe-12')}
            />
            {(text !== '' || values.length > 1) && (
              <IconButton
                icon={X}
                label={`Remove value ${index + 1}`}
                onClick={() => remove(index)}
                className="absolute end-1.5 top-1/2 -translate-y-1/2"
              />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-muted">
          {filled} of {limits.companyValues} added
        </p>
        {!isFull && (
          <Button
            look="quiet"
            size="small"
            icon={Plus}
            onClick={() => {
              flushSync(add);
              focusOn(values.length);
            }}
          >
            Add a value
          </Button>
        )}
      </div>
    </fieldset>
  );
}
