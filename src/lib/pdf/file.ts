import type { jsPDF } from 'jspdf';

import type { Structure } from './structure';
import { pageRef, ref, textString, toBytes, type FileObject } from './syntax';

/**
 * A link on a page to another one; screen readers announce `text`. `area` has its left, bottom, right and top in points from the
 * lower left corner of the page, as PDF counts.
 */
export type Link = { id: number; from: number; area: readonly number[]; page: number; text: string };

type Bookmark = { title: string; page: number };

export type Properties = { title: string; bookmarks: readonly Bookmark[] };

/** The part of jsPDF's plugin interface that its types lack. */
type Internal = jsPDF['internal'] & {
  out: (line: string) => void;
  newObjectDeferred: () => number;
  newObjectDeferredBegin: (id: number, isWritten: true) => void;
  getPageInfo: (page: number) => { objId: number };
  events: { subscribe: (event: string, listener: (about: { pageNumber: number }) => void) => void };
};

/**
 * Writes a document with its structure, links, outline and title, which jsPDF lacks or garbles (docs/decisions/0021). Objects refer to
 * each other by `ref` and to pages by `pageRef`, since jsPDF numbers them when it writes.
 */
export function writeFile(doc: jsPDF, structure: Structure, links: readonly Link[], properties: Properties): Blob {
  const { out, newObjectDeferred, newObjectDeferredBegin, getPageInfo, events } = doc.internal as Internal;
  const outline = outlineOf(properties.bookmarks, structure.newId);
  const { root, objects, linkKeys } = structure.finish();
  const all = [
    ...objects,
    ...outline.objects,
    ...links.map((link, index): FileObject => [link.id, annotation(link, linkKeys + index)]),
  ];
  let numbers = new Map<number, number>();
  const resolved = (body: string): string =>
    body.replace(/([@#])(\d+)/gu, (_, kind: string, digits: string) => {
      const number = Number(digits);
      return `${kind === '@' ? (numbers.get(number) ?? 0) : getPageInfo(number).objId} 0 R`;
    });

  events.subscribe('putPage', ({ pageNumber }) => {
    if (pageNumber === 1) numbers = new Map(all.map(([id]) => [id, newObjectDeferred()]));
    const own = links.filter(({ from }) => from === pageNumber).map(({ id }) => ref(id));
    // The key of a page counts from 0.
    out(`/StructParents ${pageNumber - 1} /Tabs /S`);
    if (own.length > 0) out(resolved(`/Annots [${own.join(' ')}]`));
  });
  events.subscribe('postPutResources', () => {
    for (const [id, body] of all) {
      newObjectDeferredBegin(numbers.get(id) ?? 0, true);
      out(resolved(body));
      out('endobj');
    }
  });
  events.subscribe('putCatalog', () => {
    out(resolved(`/StructTreeRoot ${ref(root)} /MarkInfo <</Marked true>> ${outline.entries}`));
    out('/Version /1.7 /Lang (en-US) /ViewerPreferences <</DisplayDocTitle true>>');
  });

  // jsPDF writes literal strings, in which the byte 0D becomes a line end: a text of the same length holds the place.
  const texts = [properties.title, __BRAND_CREATOR__].map((text) => (text === '' ? '' : textString(text)));
  const [title = '', creator = ''] = texts.map((text, index) => String(index).repeat(Math.max(0, text.length - 2)));
  doc.setProperties({ title, creator });
  const file = [title, creator].reduce(
    (text, place, index) => (place === '' ? text : text.replace(`(${place})`, texts[index] ?? '')),
    doc.output(),
  );
  return new Blob([toBytes(file)], { type: 'application/pdf' });
}

/** The outline's objects and its entries for the catalog. */
function outlineOf(bookmarks: readonly Bookmark[], newId: () => number): { entries: string; objects: FileObject[] } {
  const items = bookmarks.map((bookmark) => ({ ...bookmark, id: newId() }));
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return { entries: '', objects: [] };
  const outline = newId();
  const objects = items.map(({ id, title, page }, index): FileObject => {
    const [previous, next] = [items[index - 1], items[index + 1]];
    const beside = (previous ? ` /Prev ${ref(previous.id)}` : '') + (next ? ` /Next ${ref(next.id)}` : '');
    return [id, `<</Title ${textString(title)} /Dest ${destination(page)} /Parent ${ref(outline)}${beside}>>`];
  });
  const ends = `/First ${ref(first.id)} /Last ${ref(last.id)}`;
  return {
    entries: `/Outlines ${ref(outline)} /PageMode /UseOutlines`,
    objects: [[outline, `<</Type /Outlines ${ends} /Count ${items.length}>>`], ...objects],
  };
}

/** The top of a page; the zoom stays. */
const destination = (page: number): string => `[${pageRef(page)} /XYZ null 842 null]`;

function annotation({ area, page, text }: Link, key: number): string {
  const place = area.map((side) => side.toFixed(2)).join(' ');
  return (
    `<</Type /Annot /Subtype /Link /Rect [${place}] /Border [0 0 0] /Dest ${destination(page)} ` +
    `/Contents ${textString(text)} /StructParent ${key}>>`
  );
}
