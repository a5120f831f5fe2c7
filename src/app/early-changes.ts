import { hydrated, hydrating } from './prerendered';

/*
 * Inline in every document: translators and password managers change a page before React hydrates it. React must find its
 * own markup, else it renders all of it again without what was typed (docs/decisions/0012).
 */

/** Undoes one change. Changes are undone from the newest to the oldest. */
function undo({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) (node as ChildNode).remove();
  const place = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, place);
}

const isTranslation = ({ addedNodes }: MutationRecord) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');

function watch(): void {
  const root = document.getElementById('root');
  // A frame is replaced, not hydrated.
  if (root === null || 'frame' in root.dataset) return;
  const noted: MutationRecord[] = [];
  let isHydrating = false;
  const observer = new MutationObserver((changes) => {
    // React changes the page itself while it hydrates, in slices between which a translator runs.
    if (isHydrating) changes.filter(isTranslation).toReversed().forEach(undo);
    else noted.push(...changes);
  });
  observer.observe(root, { childList: true, subtree: true });
  const undoAll = () => {
    const focused = document.activeElement;
    [...noted, ...observer.takeRecords()].toReversed().forEach(undo);
    observer.takeRecords();
    isHydrating = true;
    // A field that was moved has lost it.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  window.addEventListener(hydrating, undoAll, { once: true });
  window.addEventListener(hydrated, () => observer.disconnect(), { once: true });
}

// The parser's own changes come before.
document.addEventListener('readystatechange', watch, { once: true });
