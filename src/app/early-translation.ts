import { translatedBy } from './page-translation';
import { hydrated, hydrating } from './prerendered';

/*
 * Inline in every document: who reads a page may have it translated long before React takes it over, which must find the
 * texts that it was rendered with. So they are put back then, and stay until it is done; each is translated anew after that.
 */

const translations = new Map<Text, ChildNode>();
let isHydrating = false;

function follow(changes: readonly MutationRecord[]): void {
  for (const [text, translation] of changes.flatMap(translatedBy)) translations.set(text, translation);
  if (!isHydrating) return;
  for (const [text, translation] of translations) translation.replaceWith(text);
  translations.clear();
}

function putBack(): void {
  isHydrating = true;
  follow(observer.takeRecords());
}

const observer = new MutationObserver(follow);
observer.observe(document, { childList: true, subtree: true });
window.addEventListener(hydrating, putBack, { once: true });
window.addEventListener(hydrated, () => observer.disconnect(), { once: true });
