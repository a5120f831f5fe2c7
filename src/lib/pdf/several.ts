import { createPause, type Work } from '../slices';
import { bodySize, buildParagraphs, type PdfGroup, type PdfRecord } from './document';
import { loadFonts, type FontSet } from './fonts';
import { layOut, layOutAll, countPages, pdfLayout, textWidth, type Line, type Paragraph } from './layout';
import { drawnLines } from './plain-text';
import { createPages, type PlacedLine } from './writer';

/** Records or groups in one document, with `title` and `day` above the contents (docs/product.md 7.18). */
export type PdfOfSeveral = { title: string; day: string; records: readonly (PdfRecord | PdfGroup)[] };

/** Maximum characters of an entry in contents and outline. */
const entryLength = 200;

/** Millimetres between an entry of the contents and its page number. */
const numberGap = 5;

const ellipsis = '…';

/**
 * Builds the PDF of several records (docs/product.md 7.18): contents with links, then each record from a new page on as
 * `buildPdf` lays it out, with an outline and 'page / pages' at every foot. It yields to the browser throughout.
 * @param content anything that is not text counts as empty
 * @returns a blob of type application/pdf
 * @throws the signal's reason once it is aborted
 */
export async function buildPdfOfSeveral(content: PdfOfSeveral, { signal, onProgress }: Work): Promise<Blob> {
  const { title, day, records } = content;
  const pause = createPause(signal);
  onProgress(0, records.length);
  const heading: Paragraph[] = [
    { role: 'H1', label: '', lines: drawnLines(title), points: pdfLayout.titleSize },
    { role: 'P', label: '', lines: drawnLines(day), points: bodySize },
  ];
  const texts = [heading];
  for (const record of records) {
    texts.push(buildParagraphs(record, 2));
    await pause();
  }
  const fontSet = await loadFonts(texts, pause);
  const [above = [], ...bodies] = await layOutAll(fontSet, texts, pause);

  let pageCount = countPages(above.length + records.length);
  const bookmarks = bodies.map((lines, index) => {
    const page = pageCount + 1;
    pageCount += countPages(lines.length);
    return { title: entryOf(records[index]), page };
  });
  const contents: PlacedLine[] = [...above];
  for (const bookmark of bookmarks) {
    contents.push({ ...entryLine(fontSet, bookmark.title, pageCount), target: bookmark.page });
    await pause();
  }

  const footOf = (page: number): string => `${page} / ${pageCount}`;
  const pages = createPages(fontSet, footOf, pause);
  await pages.write(contents);
  for (const [index, lines] of bodies.entries()) {
    pages.startSection();
    await pages.write(lines);
    onProgress(index + 1, records.length);
  }
  return pages.finish({ title, bookmarks });
}

function entryOf(content: PdfRecord | PdfGroup | undefined): string {
  const texts = content && 'records' in content ? [] : [content?.goal, content?.role];
  const names = [...texts, content?.title].map((text) => drawnLines(text).join(' ').trim());
  const characters = [...(names.find((name) => name !== '') ?? '')];
  return characters.length <= entryLength ? characters.join('') : characters.slice(0, entryLength).join('') + ellipsis;
}

/** One line of the contents, cut off before its page number. */
function entryLine(fontSet: FontSet, text: string, pageCount: number): Line {
  const beside = fontSet.measure(`${pageCount}${ellipsis}`, bodySize) + numberGap;
  const [line, ...rest] = layOut(
    fontSet,
    { role: 'TOCI', label: '', lines: [text], points: bodySize },
    textWidth - beside,
  );
  if (line === undefined) throw new Error('A text has at least one line.');
  // A screen reader must not join the last word and the page number.
  return { ...line, endsWord: true, text: rest.length === 0 ? line.text : line.text + ellipsis };
}
