import { clsx } from 'clsx';

const tints = {
  lake: 'bg-lake-soft text-lake-soft-ink',
  blaze: 'bg-blaze-soft text-blaze-soft-ink',
  accent: 'bg-accent-soft text-accent-soft-ink',
};

export type FaceTint = keyof typeof tints;

/** The initials of somebody made up. */
export function Face({ initials, tint }: { initials: string; tint: FaceTint }) {
  return (
    <span
      className={clsx('grid size-9.5 shrink-0 place-items-center rounded-full text-small font-semibold', tints[tint])}
    >
      {initials}
    </span>
  );
}
