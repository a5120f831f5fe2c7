const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The longest start that fits, cut between graphemes. `sizeOf` measures a part in the unit of `max`. */
export function cutText(text: string, max: number, sizeOf: (part: string) => number): string {
  let size = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    size += sizeOf(segment);
    if (size > max) return text.slice(0, index);
  }
  return text;
}
