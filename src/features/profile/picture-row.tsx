import { clsx } from 'clsx';
import ImageUp from 'lucide-react/icons/image-up';
import { useCallback, useId, useState } from 'react';

import type { AudienceRow } from '@/domain/audience';
import { displayName, initials } from '@/lib/display-name';
import { env } from '@/lib/env';
import { imageUrl } from '@/lib/image-url';
import { useStoredValues } from '@/session/use-session';
import { Button } from '@/ui/button';
import { FormSection } from '@/ui/field';

import { usePicture } from './use-picture';

const help = `JPG, PNG or another image${Number.isFinite(env.imageMaxMb) ? `, up to ${env.imageMaxMb} MB` : ''}.`;

/** The picture: shown at once when it is chosen, sent when the button is pressed (docs/product.md 9.3). */
export function PictureRow({ row }: { row: AudienceRow }) {
  const values = useStoredValues();
  const { chosen, problem, refusal, isPending, choose, upload } = usePicture(row);
  const noteId = useId();
  return (
    <FormSection title="Picture" help={help}>
      <div className="flex flex-wrap items-center gap-5">
        <Portrait image={chosen ?? imageUrl(values[row.imageKey])} name={displayName(values.email)} />
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap gap-3">
            <label className="inline-flex min-h-10 items-center gap-2 rounded-field border border-line-strong bg-raised px-4 font-semibold transition-colors duration-120 ease-out hover:border-muted hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11">
              <ImageUp className="size-5 shrink-0" />
              Choose image
              <input
                type="file"
                accept="image/*"
                aria-describedby={noteId}
                aria-invalid={problem === null ? undefined : true}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  if (file) choose(file);
                  // The same file may be chosen again after it was changed.
                  target.value = '';
                }}
                className="sr-only"
              />
            </label>
            <Button look="secondary" sends pending={isPending} onClick={upload}>
              Upload
            </Button>
          </div>
          <p id={noteId} className={clsx('mt-2 min-h-5 text-small', problem === null ? 'text-muted' : 'text-danger')}>
            {problem ?? <bdi>{chosen?.name ?? 'No file chosen yet.'}</bdi>}
          </p>
          <p role="status" className="sr-only">
            {refusal}
          </p>
        </div>
      </div>
    </FormSection>
  );
}

/** The large picture: a chosen file, a stored one, or initials. */
function Portrait({ image, name }: { image: File | string | null; name: string }) {
  const [broken, setBroken] = useState<File | string | null>(null);
  // The browser keeps a previewed file in memory until its address is revoked.
  const preview = useCallback(
    (element: HTMLImageElement | null) => {
      if (element === null || !(image instanceof File)) return;
      const address = URL.createObjectURL(image);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [image],
  );
  const shape = 'grid size-22 shrink-0 place-items-center rounded-full';
  if (image !== null && image !== broken) {
    return (
      <img
        ref={preview}
        src={typeof image === 'string' ? image : undefined}
        alt="Your profile"
        onError={() => setBroken(image)}
        className={clsx(shape, 'bg-track object-cover')}
      />
    );
  }
  return (
    <span aria-hidden className={clsx(shape, 'bg-accent-soft text-h1 text-accent-soft-ink')}>
      {initials(name)}
    </span>
  );
}
