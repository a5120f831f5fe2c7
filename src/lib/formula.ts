/**
 * What a spreadsheet may take for a formula: papaparse's own rule, and also a sign after white space or line ends (its
 * rule looks at one line only) and the full-width signs that some programs treat alike.
 */
export const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r]/u;

/** A text as it was before it was marked as no formula, with an apostrophe at its start, for a file. */
export function withoutFormulaMark(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
