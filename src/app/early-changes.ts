import { hydrated, hydrationStart } from './prerendered';

/*
 * Inline in every document: translators and password managers change a page before React hydrates it. React must find its
 * own markup, else it renders all of it again without what was typed (docs/decisions/0012).
 */

/** Undoes changes, the newest first. */
function undo(changes: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    for (const node of addedNodes) (node as ChildNode).remove();
    const place = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, place);
  }
}

const isTranslation = ({ addedNodes }: MutationRecord) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');

function watch(): void {
  const root = document.getElementById('root');
  // A frame is replaced, not hydrated.
  if (root === null || 'frame' in root.dataset) return;
  let noted: MutationRecord[] | null = [];
  const observer = new MutationObserver((changes) => {
    // React changes the page during hydration, in slices between which a translator runs.
    if (noted === null) undo(changes.filter(isTranslation));
    else noted.push(...changes);
  });
  observer.observe(root, { childList: true, subtree: true });
  const begin = () => {
    const focused = document.activeElement;
    undo([...(noted ?? []), ...observer.takeRecords()]);
    observer.takeRecords();
    noted = null;
    // A field that was moved has lost the focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  window.addEventListener(hydrationStart, begin, { once: true });
  window.addEventListener(hydrated, () => observer.disconnect(), { once: true });
}

// The parser's own changes are not foreign.
document.addEventListener('readystatechange', watch, { once: true });
