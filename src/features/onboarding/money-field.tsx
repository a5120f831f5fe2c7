import { plainAmount, withoutCurrency } from '@/components/employee/fields';
import { limits } from '@/domain/limits';
import { AdornedField, type TextField } from '@/ui/field';
import { notify } from '@/ui/toast';

type MoneyFieldProps = Omit<Parameters<typeof TextField>[0], 'type'> & { currency: string };

/** An amount with its currency: a number input that neither a comma nor the mouse wheel can falsify. */
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

/** A native listener: React's `onBeforeInput` uses other events, and cannot cancel a paste. */
function guardNumber(input: HTMLInputElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  input.addEventListener('beforeinput', handleBeforeInput, { signal });
  input.addEventListener('blur', handleBlur, { signal });
  input.addEventListener('wheel', handleWheel, { signal, passive: true });
  return () => controller.abort();
}

/** Inputs whose point was typed as a comma: '54,000' is read like pasted text. */
const withComma = new WeakSet<EventTarget>();

/** Replaces what a number input drops silently: a decimal comma, full-width digits, the k of 54k. */
function handleBeforeInput(event: InputEvent): void {
  const { data, currentTarget: input } = event;
  if (data === null || event.isComposing || !(input instanceof HTMLInputElement)) return;
  if (/^[,.]$/.test(data) && withComma.has(input) && /^\d{1,3}\.\d{2,3}$/.test(input.value)) {
    // A second mark: the first was that of thousands, or of lakhs.
    replaceValue(input, input.value.replace('.', ''));
    withComma.delete(input);
    if (data === ',') event.preventDefault();
    return;
  }
  if (data === ',') withComma.add(input);
  else if (/\D/u.test(data)) withComma.delete(input);
  const text = withoutCurrency(data.replaceAll(/\p{Cf}/gu, ''));
  const plain = plainAmount(text) ?? text.replaceAll(',', '.');
  if (data.length > 1 && /[^\deE.+-]/u.test(plain)) {
    event.preventDefault();
    notify.error(`We couldn't read “${data}” as an amount. Type it in digits.`);
    return;
  }
  if (plain === '' || plain === data) return;
  event.preventDefault();
  // oxlint-disable-next-line typescript/no-deprecated -- inserts at the caret, whose place a number input hides, and can be undone
  document.execCommand('insertText', false, plain);
}

/** A typed comma before three digits separates thousands, as in pasted text. */
function handleBlur({ currentTarget: input }: FocusEvent): void {
  if (!(input instanceof HTMLInputElement) || !withComma.has(input)) return;
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(input.value)) replaceValue(input, input.value.replace('.', ''));
  withComma.delete(input);
}

/** Dispatches `input`: React misses a value that is set directly. */
function replaceValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A number input with the focus would count up and down. A read-only one does not, and the page scrolls as always. */
function handleWheel({ currentTarget: input }: WheelEvent): void {
  if (!(input instanceof HTMLInputElement)) return;
  input.readOnly = true;
  setTimeout(() => {
    input.readOnly = false;
  });
}
