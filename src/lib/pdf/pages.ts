import { yieldToBrowser } from '../slices';
import type { FontSet } from './fonts';
import { createJoinedPdf, type Link, type Properties } from './join';
import { linesPerPage, newDocument, type Line, type Pause } from './layout';
import { createWriter } from './writer';

/** A line; `target` is the page to which a line of the contents links. */
export type PlacedLine = Line & { target?: number };

/** Pages of one jsPDF document, which takes a few milliseconds to write. */
const pagesPerPart = 16;

/** `footOf` gives the text at the foot of a page; once `signal` is aborted, promises reject with its reason. */
type PagesOptions = { pageCount: number; footOf: (page: number) => string; pause: Pause; signal?: AbortSignal };

/** Writes pages in parts, and joins these. */
export function createPages(fontSet: FontSet, { pageCount, footOf, pause, signal }: PagesOptions) {
  const joined = createJoinedPdf(pageCount);
  const { structure } = joined;
  let finished = 0;
  let links: Link[][] = [];
  let part = startPart();

  function startPart() {
    const doc = newDocument();
    fontSet.addTo(doc);
    return { doc, writer: createWriter(doc, fontSet, structure, (page) => footOf(finished + page)) };
  }

  async function finishPart(): Promise<void> {
    // `output` takes longest and gets its own task.
    await yieldToBrowser(signal);
    const written = part.doc.output();
    await yieldToBrowser(signal);
    await joined.add(written, links);
    finished += links.length;
    links = [];
    await yieldToBrowser(signal);
  }

  async function startPage(): Promise<void> {
    if (links.length === pagesPerPart) {
      await finishPart();
      part = startPart();
    } else if (links.length > 0) part.writer.startPage();
    links.push([]);
  }

  async function writeLine(line: PlacedLine): Promise<void> {
    part.writer.write(line);
    const { target, paragraph, text } = line;
    if (target !== undefined) {
      part.writer.writeAtRight(paragraph, String(target));
      links.at(-1)?.push({ ...structure.link(), area: part.writer.lineArea(), page: target, text });
    }
    await pause();
  }

  return {
    startSection: () => structure.startSection(),

    async write(lines: readonly PlacedLine[]): Promise<void> {
      for (const [index, line] of lines.entries()) {
        if (index % linesPerPage === 0) await startPage();
        await writeLine(line);
      }
    },

    async finish(properties: Properties): Promise<Blob> {
      await finishPart();
      return joined.finish(properties);
    },
  };
}
