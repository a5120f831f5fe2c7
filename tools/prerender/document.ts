/** The lines of the shell that public pages move, replace or drop. */
const scriptLines = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;
const themeLine = /\s*<script src="[^"]*theme\.js"><\/script>/;
const fontLines = /\s*<link\s[^>]*as="font"[^>]*>/;
const titleLines = /<title>[^]*?<meta\s+name="description"[^>]*>/;
const emptyRoot = '<div id="root"></div>';

type PageParts = {
  path: string;
  /** What search engines and shared links read. */
  head: string;
  /** The page as React renders it. */
  markup: string;
  /** Style sheets and scripts that the shell does not load. */
  more: readonly string[];
  /** The CSS rules that the page needs before hydration. */
  style: string;
  /** URL of the script that loads the application (src/app/deferred-hydration.ts). */
  starter: string;
};

/**
 * A page as a document that is complete without the application. That is in a template, where nothing is fetched or run,
 * until the starter moves it out (docs/decisions/0012).
 * @param shell the document of all other paths
 */
export function pageDocument(shell: string, { path, head, markup, more, style, starter }: PageParts): string {
  const application = [...more, ...(shell.match(scriptLines) ?? []).map((line) => line.trim())];
  if (![titleLines, themeLine, fontLines].every((line) => line.test(shell)) || !shell.includes(emptyRoot)) {
    throw new Error('index.html has changed: tools/prerender/document.ts no longer finds its parts');
  }
  // React renders preload links for images before the page itself: they belong in the head.
  const [hints = ''] = /^(?:<link [^>]*>)*/.exec(markup) ?? [];
  // Preloaded in the head, a font delays the first paint by up to 100 ms (Chromium).
  const [font = ''] = fontLines.exec(shell) ?? [];
  const script = `<script type="module" fetchpriority="low" src="${starter}"></script>`;
  const wholeHead = [head + hints, `<style>${style}</style>`, template(application)].join('\n    ');
  return shell
    .replaceAll(scriptLines, '')
    .replace(themeLine, '')
    .replace(fontLines, '')
    .replace(titleLines, () => wholeHead)
    .replace(emptyRoot, () => `<div id="root" data-path="${path}">${markup.slice(hints.length)}</div>`)
    .replace('</body>', () => `${font.trimStart()}\n    ${script}\n  </body>`);
}

function template(lines: readonly string[]): string {
  return `<template data-application>\n      ${lines.join('\n      ')}\n    </template>`;
}
