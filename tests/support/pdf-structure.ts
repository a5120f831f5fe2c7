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

/** The objects of a file by number, including those in object streams, found by its table (PDF 1.7, 7.5.8). */
export async function readObjects(pdf: Blob): Promise<Map<number, string>> {
  const bytes = Buffer.from(await pdf.arrayBuffer());
  const file = bytes.toString('latin1');
  const bodyAt = (start: number) => file.slice(file.indexOf(' obj\n', start) + 5, file.indexOf('\nendobj\n', start));
  const table = streamOf(bodyAt(Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(file)?.[1])));
  const streams = new Map<number, readonly string[]>();
  const objects = new Map<number, string>();
  const numberAt = (at: number) => table.readUInt32BE(at);
  for (let id = 1; id * 9 < table.length; id += 1) {
    const kind = table.readUInt8(id * 9);
    const start = numberAt(id * 9 + 1);
    if (kind === 1) {
      if (!file.startsWith(`${id} 0 obj\n`, start)) throw new Error(`Object ${id} is not at ${start}.`);
      objects.set(id, bodyAt(start));
    } else if (kind === 2) {
      const held = streams.get(start) ?? heldIn(bodyAt(numberAt(start * 9 + 1)));
      streams.set(start, held);
      const [, number, body] = /^(\d+) ([^]*)$/u.exec(held[numberAt(id * 9 + 5)] ?? '') ?? [];
      if (number !== String(id) || body === undefined) throw new Error(`Object ${id} is not in stream ${start}.`);
      objects.set(id, body);
    } else throw new Error(`There is no object ${id}.`);
  }
  return objects;
}

/** The bytes after the dictionary of an object. */
function streamOf(body: string): Buffer {
  const start = body.indexOf('\nstream\n') + '\nstream\n'.length;
  return inflateSync(Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1'));
}

/** The objects of an object stream, each with its number. */
function heldIn(body: string): string[] {
  const content = streamOf(body).toString('latin1');
  const first = Number(/\/First (\d+)/u.exec(body)?.[1]);
  const heads = content.slice(0, first).trim().split(' ').map(Number);
  return Array.from({ length: heads.length / 2 }, (_, index) => {
    const [id = 0, from = 0, , to = content.length] = heads.slice(index * 2, index * 2 + 4);
    return `${id} ${content.slice(first + from, first + to).trim()}`;
  });
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
