import { translatedBy } from './page-translation';
import { hydrated, hydrating } from './prerendered';

/*
 * Inline in every document: long before React takes a page over it may be translated, or a password manager may have put its
 * buttons beside the fields. React must find the page as it was rendered, so what others have changed is undone then
 * (docs/decisions/0072).
 */

/** What has changed since the page was parsed, the oldest first. */
const changes: MutationRecord[] = [];
let isHydrating = false;

const observer = new MutationObserver((newest) => {
  if (!isHydrating) changes.push(...newest);
  // A translator may be quicker than React, which changes the page itself by now.
  else for (const [text, translation] of newest.flatMap(translatedBy)) translation.replaceWith(text);
});

function watch(): void {
  const root = document.getElementById('root');
  if (root) observer.observe(root, { childList: true, subtree: true });
}

/** Undoes the newest change. What happened to a part while it was out of the page is not known. */
function undo({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) (node as ChildNode).remove();
  const place = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, place);
}

function undoAll(): void {
  changes.push(...observer.takeRecords());
  isHydrating = true;
  const focused = document.activeElement;
  changes.toReversed().forEach(undo);
  observer.takeRecords();
  // A field that was moved has lost it.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

// While it is parsed, it is the browser that changes it.
document.addEventListener('readystatechange', watch, { once: true });
window.addEventListener(hydrating, undoAll, { once: true });
window.addEventListener(hydrated, () => observer.disconnect(), { once: true });
