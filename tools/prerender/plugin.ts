import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import type * as Renderer from '../../src/app/prerender.tsx';
import { pageQueries } from '../chunks.ts';
import { pageDocument } from './document.ts';
import { pageHead, sitemap, type Publisher } from './head.ts';
import { stylesFor } from './styles.ts';

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

  /** Builds the inline script, which shares no chunk with the application. An IIFE leaves no globals. */
  async function buildEarly(): Promise<string> {
    const { root, base, mode } = config;
    const rolldownOptions = { input: 'src/app/early.ts', output: { format: 'iife' } } as const;
    const options = { write: false, copyPublicDir: false, modulePreload: false, rolldownOptions } as const;
    const built = await build({ root, base, mode, logLevel: 'error', configFile: false, build: options });
    const [files] = [built].flat();
    if (files === undefined || !('output' in files)) throw new Error('The inline script was not built.');
    return files.output[0].code.trim();
  }

  /** Builds and loads the module that renders the pages. */
  async function loadRenderer(outDir: string): Promise<typeof Renderer> {
    const { root, base, mode, configFile = false } = config;
    // The chunks are found by the components' names.
    const rolldownOptions = { output: { codeSplitting: false, keepNames: true } };
    const options = { outDir, minify: false, copyPublicDir: false, manifest: false, rolldownOptions };
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
      const queries = chunks.find(({ moduleIds }) => moduleIds.includes(root + pageQueries));
      const axios = chunks.find(({ name }) => name === 'axios');
      const early = await buildEarly();

      const rendered = await Promise.all(documents.map(async (page) => ({ page, ...(await render(page)) })));
      // The pages of a type share one style: each is a hash in the security policy of every response.
      const styleOf = (type: Renderer.PageDocument['type']) => {
        const markups = rendered.map(({ page, markup }) => (page.type === type ? markup : ''));
        return stylesFor(css.join(''), shell + markups.join(''));
      };
      const styles = { form: styleOf('form'), frame: styleOf('frame') };

      for (const { page, markup, components } of rendered) {
        const { type } = page;
        const makesCalls = type === 'form' || type === 'frame';
        const rendersPage = ({ renderedExports }: Rolldown.RenderedModule) =>
          renderedExports.some((name) => components.includes(name));
        const needed = new Set(chunks.filter(({ modules }) => Object.values(modules).some(rendersPage)));
        // The client of the API is what a page that makes calls waits for; 200.html is also what visitors get.
        if (axios && makesCalls && needed.size > 0) needed.add(axios);
        // A set also iterates over values added meanwhile.
        for (const { imports } of needed)
          for (const each of chunks) if (imports.includes(each.fileName)) needed.add(each);
        const first = type === 'frame' ? queries?.fileName : undefined;
        const scripts = [...needed].map(({ fileName }) => fileName);
        const document = pageDocument(shell, {
          page,
          head: pageHead(page, site, base, publisher),
          markup,
          pageQueries: first && base + first,
          scripts: scripts.filter((name) => name !== first && !shell.includes(name)).map((name) => base + name),
          style: makesCalls ? styles[type] : stylesFor(css.join(''), shell + markup),
          early,
        });
        const file = path.join(dir, page.path === '*' ? '200.html' : `${page.path}/index.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, document);
      }
      if (site === '') return;
      const open = documents.filter(({ type }) => type === 'public');
      await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site, open));
      await appendFile(path.join(dir, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
    },
  };
}
