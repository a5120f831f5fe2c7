import { plainAmount } from '@/components/employee/fields';
import { limits } from '@/domain/limits';
import { plainDigits } from '@/lib/plain-digits';
import { AdornedField, type TextField } from '@/ui/field';

type MoneyFieldProps = Omit<Parameters<typeof TextField>[0], 'type'> & { currency: string };

/** An amount with its currency at the right: a number input that neither a comma nor the mouse wheel can falsify. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  return (
    <AdornedField
      {...props}
      ref={guardNumber}
      type="number"
      step={limits.salaryStep}
      min={0}
      inputClassName="[appearance:textfield] pe-20 [&::-webkit-inner-spin-button]:hidden"
    >
      {() => (
        <bdi
          aria-hidden
          className="pointer-events-none absolute end-3 top-3 max-w-16 truncate text-small leading-5 font-medium text-muted"
        >
          {currency}
        </bdi>
      )}
    </AdornedField>
  );
}

/** Listens natively: React's `onBeforeInput` is made of other events, and cannot hold back what is pasted. */
function guardNumber(input: HTMLInputElement): () => void {
  input.addEventListener('beforeinput', handleBeforeInput);
  input.addEventListener('wheel', handleWheel, { passive: true });
  return () => {
    input.removeEventListener('beforeinput', handleBeforeInput);
    input.removeEventListener('wheel', handleWheel);
  };
}

/**
 * Puts in what a number input understands in place of what it does not. It would drop a comma without a word, so that
 * 54000,50 became a hundred times as much; some browsers drop full-width digits too.
 */
function handleBeforeInput(event: InputEvent): void {
  const { data } = event;
  if (data === null || event.isComposing) return;
  const plain = plainAmount(data) ?? plainDigits(data).replaceAll(',', '.');
  if (plain === '' || plain === data) return;
  event.preventDefault();
  // The only way in at the caret, whose place a number input does not tell, and the only one that can be undone.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, plain);
}

/** A number input with the focus would count up and down. A read-only one does not, and the page scrolls as always. */
function handleWheel({ currentTarget: input }: WheelEvent): void {
  if (!(input instanceof HTMLInputElement)) return;
  input.readOnly = true;
  setTimeout(() => {
    input.readOnly = false;
  });
}
