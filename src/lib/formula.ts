/** Papaparse's rule for formulas, and a sign after white space or a line end, and full-width signs. */
export const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r]/u;

/** Removes the apostrophe that guards a text against being a formula. */
export function withoutFormulaMark(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
