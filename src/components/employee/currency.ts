import { plainDigits } from '@/lib/plain-digits';

// No other letters: 'Tsd.' or 'Mio.' would change the amount.
const codes = Intl.supportedValuesOf('currency').join('|');
const currency = String.raw`(?:\p{Sc}|US\$|R\$|(?:${codes}|euro|kr|Kč|zł|Ft|lei|Rs|S?Fr)\.?)`;
const before = new RegExp(String.raw`^${currency}\s*(?=\d)`, 'iu');
const after = new RegExp(String.raw`(?<=\d)\s*${currency}$`, 'iu');

/** An amount in plain digits without the name or sign of its currency. */
export const withoutCurrency = (text: string): string => plainDigits(text).replace(before, '').replace(after, '');
