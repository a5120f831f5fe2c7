import { reference, type Objects } from './syntax';

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
 * The structure tree of a document for screen readers (PDF 1.7, 14.7). Pieces of text are added in reading order; only the elements
 * that are open stay in memory.
 * @param pageCount of the document; page n has the key n - 1 in the tree of parents, annotations have those that follow
 * @param newId gives an object of the file its number
 * @param pageId the number of a page
 */
export function createStructure(pageCount: number, newId: () => number, pageId: (page: number) => number) {
  const root = newId();
  const document: Element = { id: newId(), type: 'Document', kids: [] };
  /** From the document to the element of the text that was marked last. */
  const open: Element[] = [document];
  /** How many of the open elements are containers, such as a section. */
  let containers = 1;
  let lastText: StructuredText | undefined;
  let finished: [number, string][] = [];

  let page = 0;
  /** The elements of the marked content of this page, by its numbers. */
  let parents: string[] = [];
  const parentsOfPages: string[] = [];
  const parentsOfLinks: string[] = [];

  function closeTo(depth: number): void {
    while (open.length > depth) {
      const closed = open.pop();
      if (closed === undefined) return;
      const { id, type, kids } = closed;
      const place = closed.page === undefined ? '' : ` /Pg ${reference(pageId(closed.page))}`;
      const parent = open.at(-1)?.id ?? root;
      const about = attributes[type] ?? '';
      finished.push([id, `<</S /${type} /P ${reference(parent)}${place} /K [${kids.join(' ')}]${about}>>`]);
    }
  }

  function openIn(types: readonly string[]): void {
    for (const type of types) {
      const element: Element = { id: newId(), type, kids: [] };
      open.at(-1)?.kids.push(reference(element.id));
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
    if (page > 0) parentsOfPages.push(`${page - 1} [${parents.join(' ')}]`);
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
      element.kids.push(
        element.page === page ? String(number) : `<</Type /MCR /Pg ${reference(pageId(page))} /MCID ${number}>>`,
      );
      parents.push(reference(element.id));
      return { type: element.type, number };
    },

    /** Adds an annotation. @returns its object number, and its key in the parent tree */
    link(): { id: number; key: number } {
      const element = open.at(-1) ?? document;
      const annotation = { id: newId(), key: pageCount + parentsOfLinks.length };
      element.kids.push(`<</Type /OBJR /Pg ${reference(pageId(page))} /Obj ${reference(annotation.id)}>>`);
      parentsOfLinks.push(`${annotation.key} ${reference(element.id)}`);
      return annotation;
    },

    /** The objects of closed elements, each returned once. */
    takeObjects(): Objects {
      const taken = finished;
      finished = [];
      return taken;
    },

    /** Completes the tree. @returns the number of its root */
    finish(): number {
      closePage();
      closeTo(0);
      const keys = [...parentsOfPages, ...parentsOfLinks];
      finished.push([
        root,
        `<</Type /StructTreeRoot /K ${reference(document.id)} /ParentTree <</Nums [${keys.join('\n')}]>> ` +
          `/ParentTreeNextKey ${keys.length}>>`,
      ]);
      return root;
    },
  };
}
