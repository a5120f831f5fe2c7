/** Safari reads the blob after the click has returned; a revoked address would save an empty file. */
const keptFor = 60_000;

/**
 * Saves a blob as a file through an object URL and `<a download>`, the one way that works in every engine and needs
 * nothing of the content policy.
 * @param blob what to save
 * @param fileName the name offered; the caller has cleaned it
 */
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
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}
