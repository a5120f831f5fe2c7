import { markedParts } from '@/lib/fold';

/** A text with what was searched for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <bdi>
      {markedParts(text, words).map((part, index) =>
        part.marked ? (
          // The parts of one text have no identity of their own.
          <mark key={index} className="rounded-[3px] bg-blaze-soft font-semibold text-blaze-soft-ink">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
