import { pageRef, ref, type FileObject } from './syntax';

/** The role of a text (PDF 1.7, 14.8.4): heading, paragraph, item of a numbered list, entry of the contents. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'TOCI';

/** The elements of a text that is not the label of an item, from the outside in. */
const elementsOf: Readonly<Record<Role, readonly string[]>> = {
  H1: ['H1'],
  H2: ['H2'],
  H3: ['H3'],
  P: ['P'],
  LI: ['L', 'LI', 'LBody'],
  TOCI: ['TOC', 'TOCI', 'Reference', 'Link'],
};

const elementsOfLabel = ['L', 'LI', 'Lbl'];

const attributes: Readonly<Record<string, string>> = { L: ' /A <</O /List /ListNumbering /Decimal>>' };

/** A text; all marks of the same object, also on several pages, form one element. */
type StructuredText = { role: Role };

export type Structure = ReturnType<typeof createStructure>;

type Element = { id: number; type: string; kids: string[]; page?: number };

/**
 * The structure tree of a document for screen readers (PDF 1.7, 14.7). Pieces of text are added in reading order. Page n has the
 * key n - 1 in the tree of parents, links have those that follow.
 */
export function createStructure() {
  let lastId = 0;
  const newId = (): number => (lastId += 1);
  const root = newId();
  const document: Element = { id: newId(), type: 'Document', kids: [] };
  /** From the document to the element of the text that was marked last. */
  const open: Element[] = [document];
  /** How many of the open elements are containers, such as a section. */
  let containers = 1;
  let lastText: StructuredText | undefined;
  const finished: FileObject[] = [];

  let page = 0;
  /** The elements of the marked content of this page, by its numbers. */
  let parents: string[] = [];
  const parentsOfPages: string[] = [];
  /** The elements of the links. */
  const parentsOfLinks: string[] = [];

  function closeTo(depth: number): void {
    while (open.length > depth) {
      const closed = open.pop();
      if (closed === undefined) return;
      const { id, type, kids } = closed;
      const place = closed.page === undefined ? '' : ` /Pg ${pageRef(closed.page)}`;
      const parent = open.at(-1)?.id ?? root;
      const about = attributes[type] ?? '';
      finished.push([id, `<</S /${type} /P ${ref(parent)}${place} /K [${kids.join(' ')}]${about}>>`]);
    }
  }

  function openIn(types: readonly string[]): void {
    for (const type of types) {
      const element: Element = { id: newId(), type, kids: [] };
      open.at(-1)?.kids.push(ref(element.id));
      open.push(element);
    }
  }

  /** Opens the element of a text, and keeps the same text or the same list open. */
  function openFor(text: StructuredText, types: readonly string[]): Element {
    const list = types.length > 1 ? 1 : 0;
    const kept = text === lastText ? types.length : list;
    const shared = types.findIndex((type, at) => at >= kept || open[containers + at]?.type !== type);
    if (shared !== -1) {
      closeTo(containers + shared);
      openIn(types.slice(shared));
    }
    lastText = text;
    return open.at(-1) ?? document;
  }

  function closePage(): void {
    if (page > 0) parentsOfPages.push(`[${parents.join(' ')}]`);
    parents = [];
  }

  return {
    startPage(): void {
      closePage();
      page += 1;
    },

    startSection(): void {
      closeTo(1);
      openIn(['Sect']);
      containers = open.length;
    },

    /** For a piece of a text that is drawn next: type of its element, number of its marked content (PDF 1.7, 14.6). */
    mark(text: StructuredText, part: 'label' | 'body' = 'body'): { type: string; number: number } {
      const element = openFor(text, part === 'label' ? elementsOfLabel : elementsOf[text.role]);
      element.page ??= page;
      const number = parents.length;
      element.kids.push(element.page === page ? String(number) : `<</Type /MCR /Pg ${pageRef(page)} /MCID ${number}>>`);
      parents.push(ref(element.id));
      return { type: element.type, number };
    },

    /** Adds a link to the text that was marked last. @returns its object and its page */
    addLink(): { id: number; from: number } {
      const element = open.at(-1) ?? document;
      const id = newId();
      element.kids.push(`<</Type /OBJR /Pg ${pageRef(page)} /Obj ${ref(id)}>>`);
      parentsOfLinks.push(ref(element.id));
      return { id, from: page };
    },

    newId,

    /** Completes the tree. @returns its root, all objects, and the key of the first link */
    finish(): { root: number; objects: readonly FileObject[]; linkKeys: number } {
      closePage();
      closeTo(0);
      const linkKeys = parentsOfPages.length;
      const keys = [...parentsOfPages, ...parentsOfLinks].map((parent, key) => `${key} ${parent}`);
      finished.push([
        root,
        `<</Type /StructTreeRoot /K ${ref(document.id)} /ParentTree <</Nums [${keys.join('\n')}]>> ` +
          `/ParentTreeNextKey ${keys.length}>>`,
      ]);
      return { root, objects: finished, linkKeys };
    },
  };
}
