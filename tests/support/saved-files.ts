import { extractText } from 'unpdf';
import { vi } from 'vitest';

type SavedFile = { name: string; blob: Blob };

/** Collects files saved from now on; nothing reaches the disk. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:test/${blobs.push(blob as Blob) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:test/'.length))];
    if (blob) saved.push({ name: this.download, blob });
  });
  return saved;
}

/** The pages of a saved PDF as text. */
export async function pagesOf(file: SavedFile | undefined): Promise<string[]> {
  if (!file) throw new Error('Nothing was saved.');
  return (await extractText(new Uint8Array(await file.blob.arrayBuffer()))).text;
}
