import { inflateSync } from 'node:zlib';

import { getDocumentProxy } from 'unpdf';

/** A node of the structure of a page, as pdf.js gives it. */
type StructureNode = { role?: string; children?: readonly StructureNode[]; type?: string; id?: string };

/** A page as a screen reader reads it. */
type PageStructure = {
  /** The elements, each indented below its parent and followed by its drawn lines. */
  elements: string[];
  /** The pieces of text in the order of the elements, and in the order of drawing. */
  read: string[];
  drawn: string[];
  /** Drawn content that belongs to no element. */
  artifacts: string[];
};

/** Reads what each page of a PDF and the document expose to a screen reader. */
export async function readStructure(pdf: Blob) {
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const pages: PageStructure[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(structureOf(await page.getStructTree(), await markedTexts(page)));
  }
  const { info } = await document.getMetadata();
  return { pages, info: info as Record<string, unknown>, markInfo: await document.getMarkInfo() };
}

/** The texts of a page in the order of drawing, each with the id of its marked content; null for an artifact. */
async function markedTexts(page: Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>) {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const texts: { mark: string | null; text: string }[] = [];
  const open: { tag: string | undefined; mark: string | null }[] = [];
  for (const item of items) {
    if (!('str' in item)) {
      const { type, id, tag } = item as { type: string; id?: string | null; tag?: string };
      if (type === 'endMarkedContent') open.pop();
      else open.push({ tag, mark: id ?? open.at(-1)?.mark ?? null });
    } else if (item.str.trim() !== '') {
      const inside = open.at(-1);
      if (inside === undefined) throw new Error(`'${item.str}' is not marked.`);
      if ((inside.tag === 'Artifact') !== (inside.mark === null)) throw new Error(`'${item.str}' has no number.`);
      texts.push({ mark: inside.mark, text: item.str });
    }
  }
  return texts;
}

function structureOf(root: StructureNode | null, texts: Awaited<ReturnType<typeof markedTexts>>): PageStructure {
  const elements: string[] = [];
  const read: string[] = [];
  const visit = ({ role = '', children = [] }: StructureNode, depth: number): void => {
    const found = children.flatMap(({ type, id = '' }) => {
      if (type === 'object') return ['(link)'];
      const pieces = texts.filter(({ mark }) => mark === id).map(({ text }) => text);
      read.push(...pieces);
      return pieces;
    });
    const line = found.length === 0 ? role : `${role}: ${found.join(' ')}`;
    elements.push('  '.repeat(depth) + line);
    for (const child of children) if (child.role !== undefined) visit(child, depth + 1);
  };
  for (const child of root?.children ?? []) visit(child, 0);
  return {
    elements,
    read,
    drawn: texts.filter(({ mark }) => mark !== null).map(({ text }) => text),
    artifacts: texts.filter(({ mark }) => mark === null).map(({ text }) => text),
  };
}

/** The objects of a file by number, found by its table (PDF 1.7, 7.5.4). */
export async function readObjects(pdf: Blob): Promise<Map<number, string>> {
  const file = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
  const table = file.slice(Number(/startxref\n(\d+)\n%%EOF$/u.exec(file)?.[1]));
  const objects = new Map<number, string>();
  for (const [id, [, offset]] of [...table.matchAll(/^(\d{10}) \d{5} [fn]/gmu)].entries()) {
    if (id === 0) continue;
    const start = Number(offset);
    if (!file.startsWith(`${id} 0 obj\n`, start)) throw new Error(`Object ${id} is not at ${start}.`);
    objects.set(id, file.slice(file.indexOf(' obj\n', start) + 5, file.indexOf('\nendobj\n', start)));
  }
  return objects;
}

/** The bytes after the dictionary of an object. */
function streamOf(body: string): Buffer {
  const start = body.indexOf('\nstream\n') + '\nstream\n'.length;
  return inflateSync(Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1'));
}

/** The pictures of a PDF, unpacked: the bytes of their rows. */
export async function readPictures(pdf: Blob): Promise<Buffer[]> {
  const objects = await readObjects(pdf);
  return [...objects.values()].filter((body) => body.includes('/Subtype /Image')).map(streamOf);
}

/** The drawing operators of each page, as in the file. */
export async function readDrawings(pdf: Blob): Promise<string[]> {
  const objects = await readObjects(pdf);
  const pages = [...objects.values()].filter((body) => body.includes('/Type /Page\n'));
  return pages.map((page) => {
    const id = Number(/\/Contents (\d+) 0 R/u.exec(page)?.[1]);
    return streamOf(objects.get(id) ?? '').toString('latin1');
  });
}
