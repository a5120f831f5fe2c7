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
    if (child.parentNode !== null) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    for (const each of [node, before]) restore(each);
    let place = before;
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}

/** React renders a page again that a translator or a password manager changed before: its new fields get what was typed. */
export function keepTyped(root: HTMLElement): void {
  const fields = root.querySelectorAll('input');
  const { activeElement } = document;
  const restore = () => {
    for (const old of fields) {
      const field = root.querySelector<HTMLInputElement>(`input[name="${old.name}"]`);
      if (old.isConnected || field === null) continue;
      if (old.value !== old.defaultValue) field.value = old.value;
      if (old === activeElement) field.focus({ preventScroll: true });
    }
  };
  window.addEventListener('hydrated', restore, { once: true });
}
