/*
 * Browsers translate a page by taking its texts out and putting `<font>` elements in their places. React still holds the texts: it
 * fails where it removes one or puts something before it, and the page with it; and what it writes into one nobody
 * sees, so that a count would stay what it was (docs/decisions/0072).
 */

const isTranslation = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';

/** The texts that a change has taken out of the page, each with what stands in its place. */
export function translatedBy({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) {
  const gone = [...removedNodes].filter((node): node is Text => node instanceof Text && node.parentNode === null);
  const translation = gone.length > 0 && [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  return translation ? gone.map((text) => [text, translation] as const) : [];
}

/** Lets React work on a page that is translated meanwhile. Called once, before the first render. */
export function followTranslator(): void {
  const translations = new WeakMap<Node, ChildNode>();
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      const { type, target, addedNodes } = change;
      // A text that says something else by now comes back: the translator finds a new one.
      if (type === 'characterData' && target.parentNode === null) translations.get(target)?.replaceWith(target);
      for (const [text, translation] of translatedBy(change)) {
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
      for (const node of addedNodes) {
        if (node.parentNode === null) continue;
        translations.get(node)?.remove();
        translations.delete(node);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  /** What the page shows of a node. */
  const shownOf = (node: Node): Node => translations.get(node) ?? node;
  // oxlint-disable-next-line typescript/unbound-method -- both are called with the parent that their replacements are called with
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const shown = shownOf(child);
    if (this.contains(shown)) shown.parentNode?.removeChild(shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before !== null && before.parentNode !== this ? shownOf(before) : before;
    // The translator may have put that into an element of its own.
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}
