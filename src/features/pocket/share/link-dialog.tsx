import Check from 'lucide-react/icons/check';
import FileDown from 'lucide-react/icons/file-down';
import Info from 'lucide-react/icons/info';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useId, useMemo, useState } from 'react';
import { encode } from 'uqr';

import { encodeFragment } from '@/components/goal/shared-goals';
import { writeToClipboard } from '@/lib/clipboard';
import { localDay } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { CopyButton } from '@/ui/copy-button';
import { DialogCard } from '@/ui/dialog';
import { inputClass } from '@/ui/input-class';

import type { TakenGoal } from './taken';

/** A link to goals, and the same with their notes; null if it would be too long to open. */
export type Links = { bare: string | null; withNote: string | null };

/** @param page the address of the page that shows what is in a link */
export async function createLinks(taken: readonly TakenGoal[], page: string): Promise<Links> {
  const day = localDay(new Date());
  const linkOf = async (hasNote: boolean) => {
    const goals = taken.map(({ goal }) => (hasNote ? goal : { ...goal, note: '' }));
    const fragment = await encodeFragment({ day, goals });
    return fragment === null ? null : `${page}#${fragment}`;
  };
  const [bare, withNote] = await Promise.all([linkOf(false), linkOf(true)]);
  return { bare, withNote };
}

/** Mail and chat programs cut what is longer. */
const maxForMessages = 1800;
/** A phone can't read smaller modules. */
const maxForCode = 1000;

type LinkDialogProps = {
  links: Links;
  count: number;
  hasNote: boolean;
  onDownload: () => void;
  onClose: () => void;
};

/** 'Share as a link': the goals themselves are in the link, which is measured before it is handed out (docs/product.md 23.3). */
export function LinkDialog({ links, count, hasNote, onDownload, onClose }: LinkDialogProps) {
  const [takesNote, setTakesNote] = useState(false);
  const id = useId();
  const link = takesNote ? links.withNote : links.bare;
  const length = link?.length ?? 0;
  const isShort = link !== null && length <= maxForMessages;
  const added = (links.withNote?.length ?? 0) - (links.bare?.length ?? 0);
  return (
    <DialogCard
      title="Share as a link"
      onClose={onClose}
      closeLabel="Close"
      footer={
        link !== null && (
          <CopyButton
            key={link}
            size="medium"
            look={isShort ? 'primary' : 'secondary'}
            label="Copy link"
            copy={() => writeToClipboard({ 'text/plain': Promise.resolve(link) })}
          />
        )
      }
    >
      <p>Anyone with the link can read {count === 1 ? 'this goal' : `these ${count} goals`}. No account needed.</p>
      {link !== null && (
        <div className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-4">
          {length <= maxForCode && <QrCode text={link} />}
          <div className="min-w-56 flex-1 text-ink">
            <label htmlFor={id} className="mb-1.5 block text-label">
              Link
            </label>
            {/* The frame has the padding: a textarea shows a part of its next line in its own. */}
            <div className={`${inputClass} bg-sunken! py-2.5`}>
              <textarea
                id={id}
                readOnly
                rows={isShort ? 5 : 2}
                value={link}
                aria-describedby={`${id}-count`}
                onFocus={({ target }) => target.select()}
                className="block w-full resize-none bg-transparent text-small break-all outline-none"
              />
            </div>
            <p
              id={`${id}-count`}
              className={`mt-1.5 flex items-start gap-1.5 text-small ${isShort ? 'text-muted' : 'text-blaze-soft-ink'}`}
            >
              {isShort ? (
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={2} />
              ) : (
                <Lightbulb className="mt-0.5 size-4 shrink-0" />
              )}
              <span>
                {withCommas(length)} characters.{' '}
                {isShort ? 'Short enough for a message.' : 'Some email and chat apps cut off links this long.'}
                {length > maxForCode && isShort && ' Too long for a QR code.'}
              </span>
            </p>
          </div>
        </div>
      )}
      {!isShort && (
        <div className="mt-4 rounded-tile bg-blaze-soft px-4 py-3.5 text-blaze-soft-ink forced-colors:border">
          <p>This link may be too long to send. Share a PDF instead.</p>
          <Button
            icon={FileDown}
            className="mt-3 max-md:w-full"
            onClick={() => {
              onClose();
              onDownload();
            }}
          >
            Download PDF
          </Button>
        </div>
      )}
      {hasNote && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-ink">
          <Checkbox
            label={count === 1 ? 'With my note' : 'With my notes'}
            showsLabel
            checked={takesNote}
            onChange={() => setTakesNote(!takesNote)}
          />
          {links.withNote !== null && <p className="text-small text-muted">adds {withCommas(added)} characters</p>}
        </div>
      )}
      <p className="mt-3 flex items-start gap-3 rounded-tile bg-sunken px-4 py-3 text-small forced-colors:border">
        <Info className="mt-0.5 size-4.5 shrink-0" />
        The link itself contains everything. No one stores it, and no one can take it back.
      </p>
    </DialogCard>
  );
}

/** Pixels a module, and modules of white around the code. */
const modulePx = 3;
const margin = 4;

/** Black on white in both themes: not every reader decodes inverted codes. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <span className="mx-auto grid shrink-0 rounded-field border border-line bg-white p-1 forced-color-adjust-none">
      <svg
        role="img"
        aria-label="QR code of the link"
        viewBox={`0 0 ${size} ${size}`}
        width={size * modulePx}
        height={size * modulePx}
        shapeRendering="crispEdges"
        className="max-w-full"
      >
        <path d={path} fill="black" />
      </svg>
    </span>
  );
}

function drawingOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: margin });
  const modules = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: modules.join('') };
}
