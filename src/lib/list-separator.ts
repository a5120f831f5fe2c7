/** How the reader's region writes one and a half; the browser says no more of it than the first of its languages. */
function writesDecimalComma(): boolean {
  try {
    const parts = new Intl.NumberFormat(navigator.languages[0]).formatToParts(1.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',');
  } catch {
    // Some browsers name a language that is none ('en-US@posix').
    return false;
  }
}

/**
 * What separates the cells of a CSV file, as spreadsheets in the reader's region open it: a semicolon where a comma stands before
 * the decimals; there Excel puts a row that has commas into one cell (docs/product.md 15.8).
 */
export const listSeparator = (): ',' | ';' => (writesDecimalComma() ? ';' : ',');

/** What is said where a CSV file is made; '' where its cells are separated as its name says. */
export const separatorNote = (): string =>
  listSeparator() === ';' ? 'With semicolons, as programs in your region read it.' : '';
