/** The lines of the shell that public pages have elsewhere, otherwise or not at all. */
const scriptLines = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;
const themeLine = /\s*<script src="[^"]*theme\.js"><\/script>/;
const fontLines = /\s*<link\s[^>]*as="font"[^>]*>/;
const titleLines = /<title>[^]*?<meta\s+name="description"[^>]*>/;
const emptyRoot = '<div id="root"></div>';

type PageParts = {
  path: string;
  /** What search engines and shared links read. */
  head: string;
  /** The page as drawn. */
  drawn: string;
  /** Sheets and scripts that the shell does not name. */
  more: readonly string[];
  /** What the page is drawn with before the application comes. */
  style: string;
  /** Address of the script that fetches the application (src/app/take-over.ts). */
  starter: string;
};

/**
 * A page as a document that is complete without the application, which lies in a template until it is wanted: nothing in
 * there is fetched or run (docs/decisions/0012).
 * @param shell the document of all other addresses
 */
export function pageDocument(shell: string, { path, head, drawn, more, style, starter }: PageParts): string {
  const application = [...more, ...(shell.match(scriptLines) ?? []).map((line) => line.trim())];
  if (![titleLines, themeLine, fontLines].every((line) => line.test(shell)) || !shell.includes(emptyRoot)) {
    throw new Error('index.html has changed: tools/prerender/document.ts no longer finds its parts');
  }
  // React names the pictures to fetch early before the page itself: their place is the head.
  const [hints = ''] = /^(?:<link [^>]*>)*/.exec(drawn) ?? [];
  // In the head, a font that is asked for early holds the first picture back for up to a tenth of a second (Chromium).
  const [font = ''] = fontLines.exec(shell) ?? [];
  const script = `<script type="module" fetchpriority="low" src="${starter}"></script>`;
  const wholeHead = [head + hints, `<style>${style}</style>`, template(application)].join('\n    ');
  return shell
    .replaceAll(scriptLines, '')
    .replace(themeLine, '')
    .replace(fontLines, '')
    .replace(titleLines, () => wholeHead)
    .replace(emptyRoot, () => `<div id="root" data-path="${path}">${drawn.slice(hints.length)}</div>`)
    .replace('</body>', () => `${font.trimStart()}\n    ${script}\n  </body>`);
}

function template(lines: readonly string[]): string {
  return `<template data-application>\n      ${lines.join('\n      ')}\n    </template>`;
}
