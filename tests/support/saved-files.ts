import ICAL from 'ical.js';
import { extractText } from 'unpdf';
import { beforeEach, vi } from 'vitest';

type SavedFile = { name: string; blob: Blob };

/** Collects files saved from now on; nothing reaches the disk. */
export function savedFiles(saved: SavedFile[] = []): SavedFile[] {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:test/${blobs.push(blob as Blob) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:test/'.length))];
    if (blob) saved.push({ name: this.download, blob });
  });
  return saved;
}

/** Collects the files that each test of a file saves. */
export function withSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    savedFiles(saved);
  });
  return saved;
}

/** The pages of a saved PDF as text. */
export async function pagesOf(file: SavedFile | undefined): Promise<string[]> {
  if (!file) throw new Error('Nothing was saved.');
  return (await extractText(new Uint8Array(await file.blob.arrayBuffer()))).text;
}

/** The events of a calendar file, as another program reads them. */
export const eventsIn = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as [string, object[], object[]])
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));

/** The same of a saved file. */
export async function eventsOf(file: { blob: Blob } | undefined): Promise<ICAL.Event[]> {
  if (!file) throw new Error('Nothing was saved.');
  return eventsIn(await file.blob.text());
}
