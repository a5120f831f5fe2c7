import type { Page } from '@playwright/test';

/**
 * Has the page translated as browsers do it: at once and whenever something changes, every text is taken out, and in its
 * place stand two `<font>` elements with the translation. That says the same, so that tests find what they look for.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const isLeft = (text: Node) =>
      text.textContent?.trim() === '' ||
      text.parentElement?.closest('font, script, style, template, textarea, title, [translate="no"]') !== null;

    function translate() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (!isLeft(walker.currentNode)) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.dir = inner.dir = 'auto';
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      translate();
      // As a translation has to be fetched, it comes a moment later.
      new MutationObserver(() => setTimeout(translate)).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
