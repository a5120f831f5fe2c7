import type { ComponentPropsWithRef } from 'react';

/** A native checkbox with its label, large enough for a thumb. */
export function Checkbox({
  label,
  ...input
}: { label: string } & Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return (
    <label className="inline-flex min-h-10 w-fit items-center gap-2.5 text-body pointer-coarse:min-h-11">
      <input {...input} type="checkbox" className="size-4.5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}
