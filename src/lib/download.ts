import { localDay } from './dates';

/** Safari reads the blob after the click has returned; a URL revoked by then would save an empty file. */
const revokeAfterMs = 60_000;

/** Saves a blob by an object URL and `<a download>`. The caller cleans `fileName`. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  // Firefox ignores a click on a link outside the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}

/** 'Employees-2026-03-14.csv', by the local day. `name` has letters, digits and '-'. */
export function datedFileName(name: string, extension: string, now: Date): string {
  return `${name}-${localDay(now)}.${extension}`;
}
