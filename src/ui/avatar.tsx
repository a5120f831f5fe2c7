import { clsx } from 'clsx';
import { useState } from 'react';

import { initials } from '@/lib/display-name';

const tints = [
  'bg-lake-soft text-lake-soft-ink',
  'bg-blaze-soft text-blaze-soft-ink',
  'bg-accent-soft text-accent-soft-ink',
  'bg-track text-muted',
] as const;

/** One of four colors for initials, by id (docs/product.md 19.7). */
export function tintOf(id: string): string {
  let sum = 0;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) % 1009;
  return tints[sum % tints.length] ?? tints[0];
}

const sizes = { small: 'size-7 text-micro', medium: 'size-9.5 text-small', large: 'size-12 text-body' };

type AvatarProps = {
  name: string;
  image: string | null;
  size?: keyof typeof sizes;
  /** The classes of the initials' colors. */
  tint?: string;
};

/** A picture, or the initials while there is none or it cannot be loaded. Decorative: the name is beside it. */
export function Avatar({ name, image, size = 'medium', tint = 'bg-accent-soft text-accent-soft-ink' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = clsx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', sizes[size]);
  if (image !== null && broken !== image) {
    return <img src={image} alt="" onError={() => setBroken(image)} className={clsx(shape, 'object-cover')} />;
  }
  return (
    // CSS content, since text would add to the name of the control around it.
    <span
      aria-hidden
      data-initials={initials(name)}
      className={clsx(shape, 'font-semibold before:content-[attr(data-initials)]', tint)}
    />
  );
}
