import { writeFile, type Link, type Properties } from './file';
import type { FontSet } from './fonts';
import { linesPerPage, type Line, type Pause } from './layout';
import { createStructure } from './structure';
import { createWriter } from './writer';

/** A line; `target` is the page to which a line of the contents links. */
export type PlacedLine = Line & { target?: number };

/** Writes pages. `footOf` gives the text at the foot of a page. */
export function createPages(fontSet: FontSet, footOf: (page: number) => string, pause: Pause) {
  const structure = createStructure();
  const writer = createWriter(fontSet, structure, footOf);
  const links: Link[] = [];

  return {
    startSection: () => structure.startSection(),

    async write(lines: readonly PlacedLine[]): Promise<void> {
      for (const [index, line] of lines.entries()) {
        if (index % linesPerPage === 0) writer.startPage();
        writer.write(line);
        const { target, paragraph, text } = line;
        if (target !== undefined) {
          writer.writeAtRight(paragraph, String(target));
          links.push({ ...structure.addLink(), area: writer.lineArea(), page: target, text });
        }
        await pause();
      }
    },

    finish: (properties: Properties): Blob => writeFile(fontSet.doc, structure, links, properties),
  };
}
