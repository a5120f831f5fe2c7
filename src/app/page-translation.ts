/*
 * Browsers translate a page by putting `<font>` elements in the places of its texts. React still holds the texts: removing one, or
 * inserting before one, throws, and an update of one is not shown (docs/decisions/0012).
 */

const isTranslation = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';

/** Puts a text back before React works on it, and when it was updated: the translator then translates it again. */
export function followTranslator(): void {
  const translations = new WeakMap<Node, ChildNode>();
  const restore = (node: Node | null) => {
    if (node?.parentNode === null) translations.get(node)?.replaceWith(node);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData') restore(target);
      // A text that React has moved.
      for (const node of addedNodes) translations.get(node)?.remove();
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      for (const text of removedNodes) {
        if (translation === undefined || !(text instanceof Text) || text.parentNode !== null) continue;
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  // oxlint-disable-next-line typescript/unbound-method -- both are called with the parent that their replacements are called with
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    restore(child);
    // The translator may have moved an element into its own, or taken it out.
    if (this.contains(child)) removeChild.call(child.parentNode ?? this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    restore(before);
    let place = before;
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}
