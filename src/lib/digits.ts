/** A typed number without blanks around it, its full-width digits and signs (０-９) as the plain ones they stand for. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').trim();
}
