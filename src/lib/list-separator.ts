/** Whether the region writes 1,5. Browsers give no region but the first language. */
function writesDecimalComma(): boolean {
  try {
    const parts = new Intl.NumberFormat(navigator.languages[0]).formatToParts(1.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',');
  } catch {
    // Some browsers give an invalid language tag ('en-US@posix').
    return false;
  }
}

/** A semicolon where the region has decimal commas, as spreadsheets there expect (docs/product.md 15.8). */
export const listSeparator = (): ',' | ';' => (writesDecimalComma() ? ';' : ',');

/** The note at a CSV file; '' for commas. */
export const separatorNote = (): string =>
  listSeparator() === ';' ? 'Uses semicolons, the standard for your region.' : '';
