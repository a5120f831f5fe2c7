import { clsx } from 'clsx';

import { markedParts } from '@/lib/text-search';

/** Marking a longer text would block the page. */
const longestMarked = 5000;

type HighlightedProps = {
  text: string;
  /** Folded and not empty, as `foldWords` returns them. */
  words: readonly string[];
  markClassName?: string;
};

/** A text with the searched words marked. */
export function Highlighted({ text, words, markClassName = 'font-semibold text-blaze-soft-ink' }: HighlightedProps) {
  if (words.length === 0 || text.length > longestMarked) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {markedParts(text, words).map((part, index) =>
        part.marked ? (
          <mark key={index} className={clsx('rounded-[3px] bg-blaze-soft', markClassName)}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
