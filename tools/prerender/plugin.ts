import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type InlineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import type * as Renderer from '../../src/app/prerender.tsx';
import { pageQueries, reached } from '../chunks.ts';
import { pageDocument } from './document.ts';
import { pageHead, sitemap, type Publisher } from './head.ts';
import { stylesFor } from './styles.ts';

/** Builds a script of the documents in its own build, so that it shares no chunk with the application. An IIFE leaves no globals. */
async function buildScript(settings: InlineConfig, input: string): Promise<Rolldown.OutputChunk> {
  const output = { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' } as const;
  const built = await build({
    ...settings,
    configFile: false,
    build: { write: false, copyPublicDir: false, modulePreload: false, rolldownOptions: { input, output } },
  });
  const [files] = [built].flat();
  if (files === undefined || !('output' in files)) throw new Error(`${input} was not built`);
  return files.output[0];
}

/** The warning of a build without its own origin. */
export const withoutSite =
  'VITE_SITE_URL is not set: no canonical links, no sitemap, and a preview picture that shared links do not find.';

/**
 * Writes every page without a parameter in its path as a document of its own (docs/decisions/0012): public pages and forms
 * as the application renders them, guarded pages as a frame; and as 200.html, for all other paths, what all frames have.
 * @param publisher a deployment with a brand of its own
 */
export function prerender(publisher?: Publisher): Plugin {
  let config: ResolvedConfig;
  let site = '';
  return {
    name: 'prerender',
    apply: (options, { mode }) => options.build?.ssr === undefined && mode === 'production',
    configResolved(resolved) {
      config = resolved;
      site = (resolved.env['VITE_SITE_URL'] as string | undefined)?.trim().replace(/\/+$/, '') ?? '';
      if (site === '' && resolved.command === 'build') resolved.logger.warn(withoutSite);
    },
    async writeBundle({ dir = '' }, bundle) {
      const { root, base, mode, configFile = false } = config;
      const settings: InlineConfig = { root, base, mode, logLevel: 'error' };
      const serverFolder = path.join(dir, '.prerender');
      await build({
        ...settings,
        configFile,
        build: {
          ssr: 'src/app/prerender.tsx',
          outDir: serverFolder,
          minify: false,
          copyPublicDir: false,
          manifest: false,
          rolldownOptions: { output: { codeSplitting: false } },
        },
        ssr: { noExternal: true },
      });
      const { documents, render } = (await import(
        pathToFileURL(path.join(serverFolder, 'prerender.js')).href
      )) as typeof Renderer;
      const shell = await readFile(path.join(dir, 'index.html'), 'utf8');
      const outputs = Object.values(bundle);
      const css = outputs.map((output) =>
        output.fileName.endsWith('.css') && 'source' in output ? output.source : '',
      );
      const styleFor = (markup: string) => stylesFor(css.join(''), shell + markup);
      const chunks = outputs.filter((output) => output.type === 'chunk');
      const reads = chunks.find(({ moduleIds }) => moduleIds.includes(root + pageQueries));
      const starter = await buildScript(settings, 'src/app/deferred-hydration.ts');
      await writeFile(path.join(dir, starter.fileName), starter.code);
      const early = await buildScript(settings, 'public/early.js');
      const inline = await buildScript(settings, 'src/app/inline.ts');

      const rendered = await Promise.all(documents.map(async (page) => ({ page, ...(await render(page)) })));
      const styleOf = (type: Renderer.PageDocument['type']) =>
        styleFor(rendered.map(({ page, markup }) => (page.type === type ? markup : '')).join(''));
      // Forms share one style, and so do frames: each is a hash in the security policy of every response.
      const common = { form: styleOf('form'), frame: styleOf('frame') };

      for (const { page, markup, files } of rendered) {
        const { type } = page;
        const modules = files.map((file) => root + file);
        const own = chunks.filter(({ name, moduleIds }) =>
          // The client of the API is what a page that makes calls waits for; 200.html is also what visitors get.
          modules.length > 0 && name === 'axios'
            ? type === 'form' || type === 'frame'
            : moduleIds.some((id) => modules.includes(id)),
        );
        const needed = [...reached(own, ({ imports }) => chunks.filter(({ fileName }) => imports.includes(fileName)))]
          .filter(({ fileName }) => !shell.includes(fileName))
          .toSorted((one, other) => other.code.length - one.code.length);
        const first = type === 'frame' ? reads : undefined;
        const document = pageDocument(shell, {
          path: page.path,
          isFrame: type === 'frame',
          head: pageHead(page, site, base, publisher),
          markup,
          pageQueries: first && base + first.fileName,
          scripts: needed.filter((chunk) => chunk !== first).map(({ fileName }) => base + fileName),
          style: type === 'form' || type === 'frame' ? common[type] : styleFor(markup),
          early: (type === 'public' ? inline.code : early.code + inline.code).trim(),
          starter: type === 'public' ? base + starter.fileName : undefined,
        });
        const file = path.join(dir, page.path === '*' ? '200.html' : `${page.path}/index.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, document);
      }
      await rm(serverFolder, { recursive: true });
      if (site === '') return;
      const open = documents.filter(({ type }) => type === 'public');
      await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site, open));
      await appendFile(path.join(dir, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
    },
  };
}
