import type { PageDocument } from '../../src/app/prerender.tsx';

/** The lines of the shell that documents move or replace. */
const scriptLines = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const sheetLines = /<link rel="stylesheet"[^>]*>/g;
const titleLines = /<title>[^]*?<meta\s+name="description"[^>]*>/;
const emptyRoot = '<div id="root"></div>';
const imagePreloads = /<link rel="preload" as="image"[^>]*>/g;

type DocumentParts = {
  page: Pick<PageDocument, 'path' | 'type'>;
  /** The title, and what search engines and shared links read. */
  head: string;
  /** The page or its frame as React renders it. */
  markup: string;
  /** The script with a guarded page's first requests (src/app/page-queries.ts). */
  pageQueries?: string | undefined;
  /** Scripts that the page needs before it renders, and those of its first call. */
  scripts: readonly string[];
  /** The CSS rules that the content needs before any style sheet. */
  style: string;
  /** The script that runs before the first paint (src/app/early.ts): as a file it would delay it by a round trip. */
  early: string;
};

/**
 * A page as a document that paints before the application is there (docs/decisions/0012). Of a public page the application
 * waits in a template, where nothing is fetched or run, until the first script moves it out.
 * @param shell index.html as the bundler writes it, with an empty #root
 */
export function pageDocument(shell: string, parts: DocumentParts): string {
  const { page, head, markup, pageQueries, scripts, style, early } = parts;
  const isDeferred = page.type === 'public';
  if (!titleLines.test(shell) || !shell.includes(emptyRoot)) {
    throw new Error('index.html has changed: tools/prerender/document.ts no longer finds its parts');
  }
  const styleSheets = shell.match(sheetLines) ?? [];
  const application = [
    // Async: waits for neither React nor style sheets.
    ...(pageQueries === undefined ? [] : [`<script type="module" async crossorigin src="${pageQueries}"></script>`]),
    ...(shell.match(scriptLines) ?? []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  const inHead = isDeferred
    ? ['<template data-application>', ...styleSheets, ...application, '</template>']
    : application;
  // In the body, React would request them after all scripts: a second later on a slow phone.
  const images = markup.match(imagePreloads) ?? [];
  const inline = [`<script>${early}</script>`, `<style>${style}</style>`];
  const root = page.type === 'frame' ? 'data-frame' : `data-path="${page.path}"`;
  return shell
    .replaceAll(scriptLines, '')
    .replaceAll(sheetLines, '')
    .replace(titleLines, () => [head, ...images, ...inline, ...inHead].join('\n    '))
    .replace(emptyRoot, () => `<div id="root" ${root}>${markup.replaceAll(imagePreloads, '')}</div>`)
    .replace('</body>', () => `${isDeferred ? '' : styleSheets.join('\n    ')}\n  </body>`);
}
