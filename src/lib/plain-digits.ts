/** A typed number without blanks around it, its full-width digits and signs (０-９) as the ASCII ones. */
export function plainDigits(text: string): string {
  const plain = text.replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return plain.trim();
}
