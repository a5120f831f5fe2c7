/** The lines of the shell that documents move, replace or drop. */
const scriptLines = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;
const earlyLine = /\s*<script src="[^"]*early\.js"><\/script>/;
const fontLines = /\s*<link\s[^>]*as="font"[^>]*>/;
const titleLines = /<title>[^]*?<meta\s+name="description"[^>]*>/;
const titleLine = /<title>[^<]*<\/title>/;
const emptyRoot = '<div id="root"></div>';

type DocumentParts = {
  /** As browsers name it. */
  path: string;
  /** The addresses of a frame, as a regular expression (src/app/prerender.tsx); null of a whole page. */
  framePaths: string | null;
  isPublic: boolean;
  /** The title, and what search engines and shared links read; empty leaves the shell's title. */
  head: string;
  /** The page or its frame as React renders it. */
  markup: string;
  /** Style sheets that the shell does not load. */
  sheets: readonly string[];
  /** URL of the script that reads what a guarded page shows first (src/app/early-reads.ts); other pages have none. */
  earlyReads?: string | undefined;
  /** Scripts that the page needs before it renders, and those of its first call, in the order to request them. */
  scripts: readonly string[];
  /** The CSS rules that the content needs before any style sheet. */
  style: string;
  /** URL of the script that loads the application of a public page (src/app/deferred-hydration.ts). */
  starter: string;
  /** The script of public/early.js: a file of its own would hold the first paint back by a round trip. */
  early: string;
  /** The same of a public page (src/app/early-submit.ts), after what is painted first. */
  earlySubmit: string;
};

/**
 * A page as a document that paints before the application is there (docs/decisions/0012). Of a public page the application
 * waits in a template, where nothing is fetched or run, until the starter moves it out; all others load it at once.
 * @param shell index.html as the bundler writes it, with an empty #root
 */
export function pageDocument(shell: string, parts: DocumentParts): string {
  const { path, framePaths, isPublic, head, markup, sheets, earlyReads, scripts, style, starter, early, earlySubmit } =
    parts;
  if (![titleLines, earlyLine, fontLines].every((line) => line.test(shell)) || !shell.includes(emptyRoot)) {
    throw new Error('index.html has changed: tools/prerender/document.ts no longer finds its parts');
  }
  const own = (shell.match(scriptLines) ?? []).map((line) => line.trim());
  const ownSheets = own.filter((line) => line.includes('rel="stylesheet"'));
  const styleSheets = [...sheets.map((file) => `<link rel="stylesheet" href="${file}">`), ...ownSheets];
  // Then the entry: it is the largest, and everything waits for it.
  const application = [
    // It waits neither for React nor, as it is async, for the style sheets.
    ...(earlyReads === undefined ? [] : [`<script type="module" async crossorigin src="${earlyReads}"></script>`]),
    ...own.filter((line) => !ownSheets.includes(line)),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  // React renders preload links for images before the page itself: they belong in the head.
  const [hints = ''] = /^(?:<link [^>]*>)*/.exec(markup) ?? [];
  // Preloaded in the head, a font delays the first paint by up to 100 ms (Chromium).
  const [font = ''] = fontLines.exec(shell) ?? [];
  const inHead = isPublic ? [template([...styleSheets, ...application])] : application;
  const atEnd = isPublic
    ? [
        `<script>${earlySubmit}</script>`,
        font.trim(),
        `<script type="module" fetchpriority="low" src="${starter}"></script>`,
      ]
    : [font.trim(), ...styleSheets];
  const wholeHead = [
    (head || (titleLine.exec(shell)?.[0] ?? '')) + hints,
    isPublic ? '' : `<script>${early}</script>`,
    `<style>${style}</style>`,
    ...inHead,
  ].filter(Boolean);
  const root = framePaths === null ? `data-path="${path}"` : 'data-frame';
  return shell
    .replace('<html', () => (framePaths === null ? '<html' : `<html data-frame-paths="${framePaths}"`))
    .replaceAll(scriptLines, '')
    .replace(earlyLine, '')
    .replace(fontLines, '')
    .replace(isPublic ? titleLines : titleLine, () => wholeHead.join('\n    '))
    .replace(emptyRoot, () => `<div id="root" ${root}>${markup.slice(hints.length)}</div>`)
    .replace('</body>', () => `${atEnd.join('\n    ')}\n  </body>`);
}

function template(lines: readonly string[]): string {
  return `<template data-application>\n      ${lines.join('\n      ')}\n    </template>`;
}
