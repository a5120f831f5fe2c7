import { jsPDF } from 'jspdf';

import { createPause, yieldToBrowser, type Work } from '../slices';
import { bodySize, newDocument, paragraphsOf, type PdfGroup, type PdfRecord } from './document';
import { loadFontSet, needsSubset, type FontSet } from './fonts';
import { createJoinedPdf, type Link } from './join';
import { drawnLines } from './plain-text';
import { createWriter, layOut, linesPerPage, pdfLayout, textWidth, type Line, type Paragraph } from './writer';

/**
 * Several records, or groups of them, in one document (docs/product.md 7.18): `title` and `day` stand above the contents.
 */
export type PdfOfSeveral = { title: string; day: string; records: readonly (PdfRecord | PdfGroup)[] };

/** Pages that jsPDF writes out at a time, in a few milliseconds. */
const pagesPerPart = 16;

/** How much of a long goal stands in the contents and in the outline, in characters. */
const entryLength = 200;

/** Between an entry of the contents and its page number, in millimetres. */
const numberGap = 5;

const ellipsis = '…';

/** A line; in the contents with the page it leads to. */
type PlacedLine = Line & { target?: number };

type Pause = () => Promise<void>;

/**
 * Builds the PDF of several records (docs/product.md 7.18): contents with links, then each record from a new page on as
 * `buildPdf` lays it out, with an outline and 'page / pages' at every foot. It yields to the browser throughout.
 * @param content anything that is not text counts as empty
 * @param work every finished record is reported to it
 * @returns a blob of type application/pdf
 * @throws the signal's reason once it is aborted
 */
export async function buildPdfOfSeveral(content: PdfOfSeveral, { signal, onProgress }: Work): Promise<Blob> {
  const { title, day, records } = content;
  const pause = createPause(signal);
  onProgress(0, records.length);
  const heading: Paragraph[] = [
    { label: '', lines: drawnLines(title), points: pdfLayout.titleSize },
    { label: '', lines: drawnLines(day), points: bodySize },
  ];
  const texts = [heading];
  for (const record of records) {
    texts.push(paragraphsOf(record));
    await pause();
  }
  const fontSet = await loadFonts(texts, pause);
  const [above = [], ...bodies] = await layOutAll(fontSet, texts, pause);

  let pageCount = pagesOf(above.length + records.length);
  const bookmarks = bodies.map((lines, index) => {
    const page = pageCount + 1;
    pageCount += pagesOf(lines.length);
    return { title: entryOf(records[index]), page };
  });
  const contents: PlacedLine[] = [...above];
  for (const bookmark of bookmarks) {
    contents.push({ ...entryLine(fontSet, bookmark.title, pageCount), target: bookmark.page });
    await pause();
  }

  const pages = createPages(fontSet, pageCount, pause, signal);
  for (const [done, lines] of [contents, ...bodies].entries()) {
    for (let start = 0; start < lines.length; start += linesPerPage) {
      await pages.write(lines.slice(start, start + linesPerPage));
    }
    onProgress(done, records.length);
  }
  return pages.finish({ title, producer: `jsPDF ${jsPDF.version}`, createdAt: new Date(), bookmarks });
}

async function loadFonts(texts: readonly Paragraph[][], pause: Pause): Promise<FontSet> {
  let wantsSubset = false;
  for (const paragraphs of texts) {
    wantsSubset ||= paragraphs.some(({ lines }) => lines.some(needsSubset));
    await pause();
  }
  return loadFontSet(newDocument(), wantsSubset);
}

async function layOutAll(fontSet: FontSet, texts: readonly Paragraph[][], pause: Pause): Promise<PlacedLine[][]> {
  const all: PlacedLine[][] = [];
  for (const paragraphs of texts) {
    const lines: PlacedLine[] = [];
    for (const paragraph of paragraphs) {
      for (const line of layOut(fontSet, paragraph)) lines.push(line);
      await pause();
    }
    all.push(lines);
  }
  return all;
}

function pagesOf(lines: number): number {
  return Math.ceil(lines / linesPerPage);
}

/** What a record or a group is called in the contents and in the outline. */
function entryOf(content: PdfRecord | PdfGroup | undefined): string {
  const texts = content && 'records' in content ? [] : [content?.goal, content?.role];
  const names = [...texts, content?.title].map((text) => drawnLines(text).join(' ').trim());
  const characters = [...(names.find((name) => name !== '') ?? '')];
  return characters.length <= entryLength ? characters.join('') : characters.slice(0, entryLength).join('') + ellipsis;
}

/** One line of the contents, cut off before its page number. */
function entryLine(fontSet: FontSet, text: string, pageCount: number): Line {
  const beside = fontSet.measure(`${pageCount}${ellipsis}`, bodySize) + numberGap;
  const [line, ...rest] = layOut(fontSet, { label: '', lines: [text], points: bodySize }, textWidth - beside);
  if (line === undefined) throw new Error('A text has at least one line.');
  return rest.length === 0 ? line : { ...line, text: line.text + ellipsis };
}

/** Writes pages in parts, and joins these. */
function createPages(fontSet: FontSet, pageCount: number, pause: Pause, signal: AbortSignal) {
  const joined = createJoinedPdf(pageCount);
  let finished = 0;
  let links: Link[][] = [];
  let part = startPart();

  function startPart() {
    const doc = newDocument();
    fontSet.addTo(doc);
    return { doc, writer: createWriter(doc, fontSet, (page) => `${finished + page} / ${pageCount}`) };
  }

  function finishPart(): void {
    joined.add(part.doc.output(), links);
    finished += links.length;
    links = [];
  }

  return {
    async write(lines: readonly PlacedLine[]): Promise<void> {
      if (links.length === pagesPerPart) {
        // What takes longest has a slice to itself.
        await yieldToBrowser(signal);
        finishPart();
        part = startPart();
        await yieldToBrowser(signal);
      } else if (links.length > 0) part.writer.startPage();
      const { writer } = part;
      const here: Link[] = [];
      links.push(here);
      for (const line of lines) {
        writer.write(line);
        if (line.target !== undefined) {
          writer.writeAtRight(String(line.target), bodySize);
          here.push({ area: writer.lineArea(), page: line.target, text: line.text });
        }
        await pause();
      }
    },
    async finish(properties: Parameters<typeof joined.finish>[0]): Promise<Blob> {
      await yieldToBrowser(signal);
      finishPart();
      await yieldToBrowser(signal);
      return joined.finish(properties);
    },
  };
}
