/**
 * What the last try said, kept by the button until the next one: a toast is gone after four seconds. The toast is what
 * is announced, so this is no live region.
 */
export function FormError({ text }: { text: string | null }) {
  return <p className="min-h-5 pb-1 text-small text-danger">{text}</p>;
}
