const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u2032]/g, "'"],
  [/[\u201C\u201D\u201E\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  // Control and invisible formatting characters, halves of a pair: a draft goes into tables, toasts and a PDF.
  [/[\p{Cc}\p{Cf}\p{Cs}\p{Zs}\s]+/gu, ' '],
];

/** Words from outside on one line with plain punctuation; letters of any script stay. */
export function plain(text: string): string {
  return replacements.reduce((result, [pattern, by]) => result.replace(pattern, by), text).trim();
}

/** At most `length` characters, cut between words where there are any, with dots to show it. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length - 3).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.-]+$/, '')}...`;
}
