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

/** The stones shrink down the list, as in the drawing of a cairn turned over (docs/product.md 19.8). */
const stones = ['w-6', 'w-5', 'w-4', 'w-3', 'w-2.5'];

/**
 * One to five values; a click in the last adds one. Focus does not, or Tab would never leave the list (docs/product.md
 * 8.4).
 */
export function ValueFields({ start, onRemoved }: { start: readonly string[]; onRemoved: () => void }) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [values, setValues] = useState<readonly string[]>(start.length === 0 ? [''] : start);
  const filled = values.filter(isFilled).length;

  function add(): void {
    setValues((before) => (before.length < limits.companyValues ? [...before, ''] : before));
  }

  function remove(index: number): void {
    flushSync(() => setValues(values.length > 1 ? values.toSpliced(index, 1) : ['']));
    inputs.current[Math.max(0, Math.min(index, values.length - 2))]?.focus();
    onRemoved();
  }

  return (
    <fieldset>
      <legend className="sr-only">Company Values</legend>
      <ul className="grid gap-2">
        {values.map((text, index) => (
          <li key={index} className="relative">
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
              onChange={({ target }) => setValues(values.with(index, target.value))}
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
        {values.length < limits.companyValues && (
          <Button
            look="quiet"
            size="small"
            icon={Plus}
            onClick={() => {
              flushSync(add);
              inputs.current[values.length]?.focus();
            }}
          >
            Add a value
          </Button>
        )}
      </div>
    </fieldset>
  );
}
