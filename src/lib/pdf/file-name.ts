import { cutText } from '../cut-text';
import { stripHidden, toText } from './plain-text';

/** File systems allow 255 bytes; 120 leaves room for a folder and ' (1)' (docs/product.md 7.13). */
const maxBytes = 120;
const extension = '.pdf';
const fallback = 'record';

const reserved = /[/\\:*?"<>|]/gu;
const edges = /^[\s.]+|[\s.]+$/gu;

/**
 * Name of a saved PDF: 'Okr-{goal}.pdf' without what file systems refuse (docs/product.md 7.13).
 * @param prefix how the name starts, for example 'Okr-'
 * @param goal the record's goal; letters, digits and blanks stay as they are
 * @returns a name of at most 120 UTF-8 bytes; `prefix` + 'record.pdf' when nothing of the goal is left
 */
export function pdfFileName(prefix: string, goal: string): string {
  const start = cutText(clean(toText(prefix)), maxBytes - extension.length - fallback.length, byteLength);
  const room = maxBytes - extension.length - byteLength(start);
  const middle = cutText(clean(toText(goal)).replace(edges, ''), room, byteLength).replace(edges, '');
  return start + (middle || fallback) + extension;
}

function clean(text: string): string {
  return stripHidden(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' '), '').replace(reserved, '_');
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
