import { translatedBy } from './page-translation';
import { hydrated, hydrating, rendered } from './prerendered';

/*
 * Inline in every document: long before React takes a page over it may be translated, or a password manager may have put its
 * buttons beside the fields. React must find the page as it was rendered, so what others have changed is undone then
 * (docs/decisions/0072).
 */

const children = { childList: true, subtree: true };

/** Undoes the newest change. What happened to a part while it was out of the page is not known. */
function undo({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) (node as ChildNode).remove();
  const place = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, place);
}

/** A translator may be quicker than React, which changes the page itself by now. */
function keepTexts(root: HTMLElement): void {
  const observer = new MutationObserver((changes) => {
    for (const [text, translation] of changes.flatMap(translatedBy)) translation.replaceWith(text);
  });
  observer.observe(root, children);
  window.addEventListener(hydrated, () => observer.disconnect(), { once: true });
}

function watch(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((newest) => changes.push(...newest));
  observer.observe(root, children);
  const undoAll = () => {
    const focused = document.activeElement;
    [...changes, ...observer.takeRecords()].toReversed().forEach(undo);
    // A field that was moved has lost it.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    keepTexts(root);
  };
  window.addEventListener(hydrating, undoAll, { once: true });
  window.addEventListener(rendered, () => observer.disconnect(), { once: true });
}

// While it is parsed, it is the browser that changes it.
document.addEventListener('readystatechange', watch, { once: true });
