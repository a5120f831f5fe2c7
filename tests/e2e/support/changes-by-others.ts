import type { Page } from '@playwright/test';

/** React reports that it renders a page again which was changed before it was hydrated. */
export const renderedAgain = /React error #418/;

/**
 * Translates the page as browsers do: at once and after every change, each text is replaced by two `<font>` elements
 * with the translation. It equals the original, so that tests find their texts.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const isLeft = (text: Node) =>
      text.textContent?.trim() === '' ||
      text.parentElement?.closest('font, script, style, template, textarea, title, [translate="no"]') !== null;

    const makeElement = (tag: string) => document.createElement(tag);

    function translate() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (!isLeft(walker.currentNode)) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const [outer, inner] = [makeElement('font'), makeElement('font')];
        outer.dir = inner.dir = 'auto';
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      // A translation is fetched, and so arrives a moment later.
      setTimeout(translate);
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => setTimeout(translate)).observe(document.body, changes);
    });
  });

/** Inserts an element beside every field, as password managers and spelling checkers do, also for new fields. */
export const addToFields = (page: Page) =>
  page.addInitScript(() => {
    const added = 'data-of-another';
    function add() {
      for (const field of document.querySelectorAll(`:is(input, textarea):not([${added}])`)) {
        field.setAttribute(added, '');
        const button = document.createElement('div');
        button.setAttribute(added, '');
        field.after(button);
      }
    }
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      setTimeout(add);
      new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
    });
  });
