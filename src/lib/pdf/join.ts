import { jsPDF } from 'jspdf';

import { createObjectFile } from './object-file';
import { createStructure } from './structure';
import { reference, textString, type Objects } from './syntax';
import type { Area } from './writer';

/** A link on a page; screen readers announce `text`. */
export type Link = { id: number; key: number; area: Area; page: number; text: string };

type Bookmark = { title: string; page: number };

export type Properties = { title: string; bookmarks: readonly Bookmark[] };

/** Object numbers. Pages have fixed ones, so that links to later pages can be written. */
const ids = { catalog: 1, pages: 2, info: 3 };
const pageId = (page: number): number => ids.info + page;

/**
 * Joins PDFs of jsPDF to one, with links, an outline and a structure (docs/decisions/0021). jsPDF writes a document
 * in one task however long it is; of the parts each is short. The objects of a part are copied with new numbers, except
 * those that describe a whole document.
 * @param pageCount how many pages the parts will have together
 */
export function createJoinedPdf(pageCount: number) {
  const file = createObjectFile(pageId(pageCount));
  const structure = createStructure(pageCount, file.newId, pageId);
  let lastPage = 0;

  return {
    /** The structure tree; writers add what they draw, in reading order. */
    structure,

    /**
     * Appends the pages of a part.
     * @param part a PDF as jsPDF writes it, one character a byte
     * @param links those of its first, second, ... page
     */
    async add(part: string, links: readonly (readonly Link[])[]): Promise<void> {
      const { objects, pages, root } = readObjects(part);
      const newIds = new Map<number, number>([[root, ids.pages]]);
      const onPages = new Map<number, string>();
      for (const [index, id] of pages.entries()) {
        // The key of a page counts from 0.
        onPages.set(id, `/StructParents ${lastPage} /Tabs /S ${annotationsOf(links[index] ?? [])}`);
        newIds.set(id, pageId((lastPage += 1)));
      }
      for (const id of objects.keys()) if (!newIds.has(id)) newIds.set(id, file.newId());
      file.append(
        Array.from(objects, ([id, body]) => [
          newIds.get(id) ?? id,
          withEntries(renumber(body, newIds), onPages.get(id)),
        ]),
      );
      await file.appendCompressed([...links.flat().map(annotation), ...structure.takeObjects()]);
    },

    async finish({ title, bookmarks }: Properties): Promise<Blob> {
      const kids = Array.from({ length: pageCount }, (_, index) => reference(pageId(index + 1)));
      const date = new Date().toISOString().replace(/[-:T]|\.\d+/gu, '');
      const root = structure.finish();
      const outline = outlineOf(bookmarks, file.newId);
      const creator = __BRAND_CREATOR__ === '' ? '' : ` /Creator ${textString(__BRAND_CREATOR__)}`;
      await file.appendCompressed([
        ...structure.takeObjects(),
        ...outline.objects,
        [
          ids.catalog,
          `<</Type /Catalog /Pages ${reference(ids.pages)} /StructTreeRoot ${reference(root)} /MarkInfo <</Marked true>> ` +
            `${outline.entries} /PageLayout /OneColumn /Lang (en-US) /ViewerPreferences <</DisplayDocTitle true>>>>`,
        ],
        [ids.pages, `<</Type /Pages /Kids [${kids.join(' ')}] /Count ${pageCount}>>`],
        [
          ids.info,
          `<</Title ${textString(title)} /Producer (jsPDF ${jsPDF.version}) /CreationDate (D:${date})${creator}>>`,
        ],
      ]);
      return file.finish(ids.catalog, ids.info);
    },
  };
}

/** The outline's objects and its entries for the catalog. */
function outlineOf(bookmarks: readonly Bookmark[], newId: () => number): { entries: string; objects: Objects } {
  const items = bookmarks.map((bookmark) => ({ ...bookmark, id: newId() }));
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return { entries: '', objects: [] };
  const outline = newId();
  const ends = `/First ${reference(first.id)} /Last ${reference(last.id)}`;
  return {
    entries: `/Outlines ${reference(outline)} /PageMode /UseOutlines`,
    objects: [
      [outline, `<</Type /Outlines ${ends} /Count ${items.length}>>`],
      ...items.map(({ id, title, page }, index): [number, string] => {
        const [previous, next] = [items[index - 1], items[index + 1]];
        const beside =
          (previous ? ` /Prev ${reference(previous.id)}` : '') + (next ? ` /Next ${reference(next.id)}` : '');
        return [
          id,
          `<</Title ${textString(title)} /Dest ${destination(page)} /Parent ${reference(outline)}${beside}>>`,
        ];
      }),
    ],
  };
}

/** The top of a page; the zoom stays. */
function destination(page: number): string {
  return `[${reference(pageId(page))} /XYZ null 842 null]`;
}

/** The drawn objects of a part by number, in file order, and the numbers of its pages and page tree. */
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

/** Renumbers the references of an object, but not in its stream. */
function renumber(body: string, newIds: ReadonlyMap<number, number>): string {
  const start = body.indexOf(streamStart);
  const dictionary = start === -1 ? body : body.slice(0, start);
  const renumbered = dictionary.replace(/\b(\d+) 0 R\b/gu, (_, id: string) => `${newIds.get(Number(id)) ?? 0} 0 R`);
  return start === -1 ? renumbered : renumbered + body.slice(start);
}

function annotation({ id, key, area, page, text }: Link): [number, string] {
  const place = area.map((side) => side.toFixed(2)).join(' ');
  return [
    id,
    `<</Type /Annot /Subtype /Link /Rect [${place}] /Border [0 0 0] /Dest ${destination(page)} ` +
      `/Contents ${textString(text)} /StructParent ${key}>>`,
  ];
}

function annotationsOf(links: readonly Link[]): string {
  return links.length === 0 ? '' : `/Annots [${links.map(({ id }) => reference(id)).join(' ')}]`;
}

function withEntries(page: string, entries: string | undefined): string {
  return entries === undefined ? page : page.replace('/Contents ', () => `${entries}\n/Contents `);
}
