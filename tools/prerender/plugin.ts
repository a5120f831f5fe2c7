import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, minifySync, transformWithOxc, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import type * as Renderer from '../../src/app/prerender.tsx';
import { pageHead, type Publisher } from './head.ts';
import { stylesFor } from './styles.ts';

/** The lines of index.html, and of React's markup, that documents move or replace. */
const lines = {
  scripts: /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
  sheets: /<link rel="stylesheet"[^>]*>/g,
  title: /<title>[^]*?<meta\s+name="description"[^>]*>/,
  pictures: /<link rel="preload" as="image"[^>]*>/g,
};

/** The warning of a build without its own origin. */
export const withoutSite =
  'VITE_SITE_URL is not set: no canonical links, and a preview picture that shared links do not find.';

/**
 * Writes every page without a parameter in its path as a document of its own (docs/decisions/0012): public pages and forms
 * as the application renders them, guarded pages as a frame; and as 200.html, for all other paths, what all frames have.
 * @param publisher a deployment with a brand of its own
 */
export function prerender(publisher?: Publisher): Plugin {
  let config: ResolvedConfig;
  let site = '';

  /** Builds and loads the module that renders the pages. */
  async function loadRenderer(outDir: string): Promise<typeof Renderer> {
    const { root, base, mode, configFile = false } = config;
    // The chunks are found by the components' names.
    const rolldownOptions = { output: { codeSplitting: false, keepNames: true } };
    const options = { outDir, copyPublicDir: false, rolldownOptions };
    const ssr = { noExternal: true } as const;
    const input = 'src/app/prerender.tsx';
    await build({ root, base, mode, logLevel: 'error', configFile, ssr, build: { ...options, ssr: input } });
    return (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as typeof Renderer;
  }

  return {
    name: 'prerender',
    apply: (options, { mode }) => options.build?.ssr === undefined && mode === 'production',
    configResolved(resolved) {
      config = resolved;
      site = (resolved.env['VITE_SITE_URL'] as string | undefined)?.trim().replace(/\/+$/, '') ?? '';
      if (site === '' && resolved.command === 'build') resolved.logger.warn(withoutSite);
    },
    async writeBundle({ dir = '' }, bundle) {
      const { root, base } = config;
      const serverFolder = path.join(dir, '.prerender');
      const { documents, render } = await loadRenderer(serverFolder);
      await rm(serverFolder, { recursive: true });
      const shell = await readFile(path.join(dir, 'index.html'), 'utf8');
      const outputs = Object.values(bundle);
      const css = outputs.map((file) => (file.fileName.endsWith('.css') && 'source' in file ? file.source : ''));
      const chunks = outputs.filter((output) => output.type === 'chunk');
      const sheets = shell.match(lines.sheets) ?? [];
      const earlyFile = path.join(root, 'src/app/early.ts');
      const { code } = await transformWithOxc(await readFile(earlyFile, 'utf8'), earlyFile);
      const early = minifySync(earlyFile, `(() => {${code}})()`).code;
      const rendered = await Promise.all(documents.map(async (page) => ({ page, ...(await render(page)) })));
      // Forms share one style, and so do frames: each is a hash in the security policy of every response.
      const styleOf = (type: Renderer.PageDocument['type']) => {
        const markups = rendered.map(({ page, markup }) => (page.type === type ? markup : ''));
        return stylesFor(css.join(''), shell + markups.join(''));
      };
      const styles = { form: styleOf('form'), frame: styleOf('frame') };

      for (const { page, markup, components } of rendered) {
        const isFrame = page.type === 'frame';
        const rendersPage = ({ renderedExports }: Rolldown.RenderedModule) =>
          renderedExports.some((name) => components.includes(name));
        // The script that asks for a guarded page's data comes first (src/app/page-queries.ts); it needs the client of the API.
        const named = (wanted: string) => chunks.filter(({ name }) => name === wanted);
        const first = isFrame ? [...named('data'), ...named('index'), ...named('axios')] : named('index');
        const pages = chunks.filter(({ modules }) => Object.values(modules).some(rendersPage));
        const needed = new Set<Rolldown.OutputChunk>();
        const add = (chunk: Rolldown.OutputChunk): void => {
          if (needed.has(chunk)) return;
          needed.add(chunk);
          chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add);
        };
        [...first, ...pages].forEach(add);
        const scripts = [...needed].map(({ isEntry, name, fileName }) => {
          if (!isEntry && !(isFrame && name === 'data'))
            return `<link rel="modulepreload" crossorigin href="${base}${fileName}">`;
          // Async: waits for neither React nor style sheets.
          return `<script type="module"${isEntry ? '' : ' async'} crossorigin src="${base}${fileName}"></script>`;
        });
        // The application of a public page waits in a template, where nothing is fetched or run (src/app/early.ts).
        const isDeferred = page.type === 'public';
        const application = isDeferred
          ? ['<template data-application>', ...sheets, ...scripts, '</template>']
          : scripts;
        const style = page.type === 'public' ? stylesFor(css.join(''), shell + markup) : styles[page.type];
        // In the body, React would request them after all scripts: a second later on a slow phone.
        const pictures = markup.match(lines.pictures) ?? [];
        const inline = [`<script>${early}</script>`, `<style>${style}</style>`];
        const head = [pageHead(page, site, base, publisher), ...pictures, ...inline, ...application].join('\n    ');
        const place = isFrame ? 'data-frame' : `data-path="${(base + page.path.slice(1)).replace(/\/+$/, '')}"`;
        const document = shell
          .replaceAll(lines.scripts, '')
          .replaceAll(lines.sheets, '')
          .replace(lines.title, () => head)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" ${place}>${markup.replaceAll(lines.pictures, '')}</div>`,
          )
          .replace('</body>', () => `${isDeferred ? '' : sheets.join('\n    ')}\n  </body>`);
        const file = path.join(dir, page.path === '*' ? '200.html' : `${page.path}/index.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, document);
      }
    },
  };
}
