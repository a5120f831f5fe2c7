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

/** A semicolon where the region has decimal commas, as spreadsheets there expect (docs/product.md 15.8). */
export const listSeparator = (): ',' | ';' => (writesDecimalComma() ? ';' : ',');

/** What is said where a CSV file is made; '' where its cells are separated as its name says. */
export const separatorNote = (): string =>
  listSeparator() === ';' ? 'Uses semicolons, the standard for your region.' : '';
