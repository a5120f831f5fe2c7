import { utf16, type Area } from './writer';

/** An area of a page that leads to another one; `text` is read aloud. */
export type Link = { area: Area; page: number; text: string };

/** An entry of the outline that readers show beside the pages. */
type Bookmark = { title: string; page: number };

/** What the whole document says of itself. */
type Properties = { title: string; producer: string; createdAt: Date; bookmarks: readonly Bookmark[] };

/** Takes the parts of a document one by one. */
type JoinedPdf = {
  /**
   * Appends the pages of a part.
   * @param part a PDF as jsPDF writes it, one character a byte
   * @param links those of its first, second, ... page
   */
  add(part: string, links: readonly (readonly Link[])[]): void;
  /** The finished file. */
  finish(properties: Properties): Blob;
};

/** Object numbers; a page has a number before it is written, so that what stands before it can lead to it. */
const ids = { catalog: 1, pages: 2, info: 3, outline: 4 };
const pageId = (page: number): number => ids.outline + page;

const header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/**
 * Joins PDFs of jsPDF to one, with links and an outline (docs/decisions/0021). jsPDF writes a document in one task
 * however long it is; of the parts each is short. The objects of a part are copied with new numbers, except those that
 * describe a whole document.
 * @param pageCount how many pages the parts will have together
 */
export function createJoinedPdf(pageCount: number): JoinedPdf {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  let lastId = pageId(pageCount);
  let lastPage = 0;

  const append = (text: string): void => {
    chunks.push(bytesOf(text));
    length += text.length;
  };

  const appendObjects = (objects: Iterable<readonly [id: number, body: string]>): void => {
    let text = '';
    for (const [id, body] of objects) {
      offsets[id] = length + text.length;
      text += `${id} 0 obj\n${body}\nendobj\n`;
    }
    append(text);
  };

  append(header);

  return {
    add(part, links) {
      const { objects, pages, root } = readObjects(part);
      const newIds = new Map<number, number>([[root, ids.pages]]);
      for (const id of pages) newIds.set(id, pageId((lastPage += 1)));
      for (const id of objects.keys()) if (!newIds.has(id)) newIds.set(id, (lastId += 1));
      const linksOf = new Map(pages.map((id, index) => [id, links[index] ?? []]));
      appendObjects(
        Array.from(objects, ([id, body]) => [
          newIds.get(id) ?? id,
          withLinks(renumber(body, newIds), linksOf.get(id) ?? []),
        ]),
      );
    },

    finish({ title, producer, createdAt, bookmarks }) {
      const kids = Array.from({ length: pageCount }, (_, index) => `${pageId(index + 1)} 0 R`);
      const date = createdAt.toISOString().replace(/[-:T]|\.\d+/gu, '');
      const bookmarkId = (index: number): number => lastId + 1 + index;
      const ends =
        bookmarks.length === 0 ? '' : ` /First ${bookmarkId(0)} 0 R /Last ${bookmarkId(bookmarks.length - 1)} 0 R`;
      appendObjects([
        [
          ids.catalog,
          `<</Type /Catalog /Pages ${ids.pages} 0 R /Outlines ${ids.outline} 0 R /PageMode /UseOutlines ` +
            `/PageLayout /OneColumn /Lang (en) /ViewerPreferences <</DisplayDocTitle true>>>>`,
        ],
        [ids.pages, `<</Type /Pages /Kids [${kids.join(' ')}] /Count ${pageCount}>>`],
        [ids.info, `<</Title <${utf16(title)}> /Producer (${producer}) /CreationDate (D:${date})>>`],
        [ids.outline, `<</Type /Outlines${ends} /Count ${bookmarks.length}>>`],
        ...bookmarks.map((bookmark, index): [number, string] => {
          const previous = index === 0 ? '' : ` /Prev ${bookmarkId(index - 1)} 0 R`;
          const next = index === bookmarks.length - 1 ? '' : ` /Next ${bookmarkId(index + 1)} 0 R`;
          const place = `/Title <${utf16(bookmark.title)}> /Dest ${destination(bookmark.page)}`;
          return [bookmarkId(index), `<<${place} /Parent ${ids.outline} 0 R${previous}${next}>>`];
        }),
      ]);
      const start = length;
      const rows = Array.from(offsets.slice(1), (offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      append(
        `xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}` +
          `trailer\n<</Size ${offsets.length} /Root ${ids.catalog} 0 R /Info ${ids.info} 0 R>>\n` +
          `startxref\n${start}\n%%EOF\n`,
      );
      return new Blob(chunks, { type: 'application/pdf' });
    },
  };
}

/** The top of a page, at the size in which the reader shows the document. */
function destination(page: number): string {
  return `[${pageId(page)} 0 R /XYZ null 842 null]`;
}

/** What can be drawn of a part, by object number, in the order of the file; the numbers of its pages and of their tree. */
function readObjects(part: string): { objects: Map<number, string>; pages: number[]; root: number } {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(part)?.[1]);
  const end = part.slice(table);
  const entries = Array.from(end.matchAll(/^(\d{10}) \d{5} n/gmu), ([, offset], index) => ({
    id: index + 1,
    offset: Number(offset),
  }))
    .filter(({ offset }) => offset > 0)
    .toSorted((one, other) => one.offset - other.offset);
  const objects = new Map<number, string>();
  for (const [index, { id, offset }] of entries.entries()) {
    const text = part.slice(offset, entries[index + 1]?.offset ?? table);
    objects.set(id, text.slice(text.indexOf('obj') + 'obj'.length, text.lastIndexOf('endobj')).trim());
  }
  const [catalog, info] = [referenceIn(end, 'Root'), referenceIn(end, 'Info')];
  const root = referenceIn(objects.get(catalog) ?? '', 'Pages');
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/u.exec(objects.get(root) ?? '') ?? [];
  const pages = Array.from(kids.matchAll(/(\d+) 0 R/gu), ([, id]) => Number(id));
  for (const id of [catalog, info, root]) objects.delete(id);
  return { objects, pages, root };
}

function referenceIn(dictionary: string, key: string): number {
  return Number(new RegExp(String.raw`/${key} (\d+) 0 R`, 'u').exec(dictionary)?.[1]);
}

const streamStart = '\nstream\n';

/** Points an object to the new numbers of the others; the bytes of its stream stay as they are. */
function renumber(body: string, newIds: ReadonlyMap<number, number>): string {
  const start = body.indexOf(streamStart);
  const dictionary = start === -1 ? body : body.slice(0, start);
  const renumbered = dictionary.replace(/\b(\d+) 0 R\b/gu, (_, id: string) => `${newIds.get(Number(id)) ?? 0} 0 R`);
  return start === -1 ? renumbered : renumbered + body.slice(start);
}

function withLinks(page: string, links: readonly Link[]): string {
  if (links.length === 0) return page;
  const annotations = links.map(
    ({ area, page: target, text }) =>
      `<</Type /Annot /Subtype /Link /Rect [${area.map((side) => side.toFixed(2)).join(' ')}] /Border [0 0 0] ` +
      `/Dest ${destination(target)} /Contents <${utf16(text)}>>>`,
  );
  return page.replace('/Contents ', () => `/Annots [${annotations.join('\n')}]\n/Contents `);
}

/** Bytes of a text of which every character is one. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
