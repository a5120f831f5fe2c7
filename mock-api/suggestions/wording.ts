const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u2032]/g, "'"],
  [/[\u201C\u201D\u201E\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  // Control and invisible formatting characters: a draft goes into tables, toasts and a PDF.
  [/[\p{Cc}\p{Cf}\p{Zs}\s]+/gu, ' '],
];

/** A person's words on one line with plain punctuation; letters of any script stay. */
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

/** The first letter large. */
export function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** The last day of the quarter after the one of `now`, such as '31 March 2027'; in UTC, so that it is the same anywhere. */
export function endOfNextQuarter(now: Date): string {
  const quarter = Math.floor(now.getUTCMonth() / 3);
  const end = new Date(Date.UTC(now.getUTCFullYear(), (quarter + 2) * 3, 0));
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    end,
  );
}
