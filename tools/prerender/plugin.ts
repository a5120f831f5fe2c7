import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import type { PageDocument } from '../../src/app/prerender.tsx';
import { earlyReads } from '../chunks.ts';
import { pageDocument } from './document.ts';
import { pageHead, sitemap, titleLine } from './head.ts';
import { stylesFor } from './styles.ts';

/** The chunks with some modules, and all they import statically. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set(chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.includes(id))));
  // A set also iterates over what is added meanwhile.
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}

/** The API client's own package, which a page that makes calls waits for (src/api/client.ts). */
function modulesOfClient(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('/node_modules/axios/index.js')));
}

/** Builds a script of the documents, apart so that it shares no chunk with the application; inline it leaves no globals. */
async function buildScript({ root, base, mode }: ResolvedConfig, input: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    root,
    base,
    mode,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${input} was not built`);
  return output.output[0];
}

/** The warning of a build without its own origin. */
export const withoutSite =
  'VITE_SITE_URL is not set: no canonical links, no sitemap, and a preview picture that shared links do not find.';

/** What src/app/prerender.tsx exports. */
type Renderer = {
  documents: readonly PageDocument[];
  framePaths: (page: PageDocument) => string | null;
  modulesOf: (path: string) => Promise<string[]>;
  render: (page: PageDocument) => Promise<string>;
};

/**
 * Writes every page without a parameter in its path as a document of its own (docs/decisions/0012): public pages and forms
 * as the application renders them, guarded pages as a frame; and as 200.html, for all other paths, what all frames have.
 */
export function prerender(): Plugin {
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
    buildStart() {
      // Not imported by the entry: public pages do without it.
      this.emitFile({ type: 'chunk', id: path.join(config.root, earlyReads), name: 'early-reads' });
    },
    async writeBundle({ dir = '' }, bundle) {
      const serverFolder = path.join(dir, '.prerender');
      await build({
        // Only the plugins that rendering needs: the others change what browsers load.
        configFile: false,
        plugins: [react()],
        resolve: { tsconfigPaths: true },
        define: { __EMBEDDED_BACKEND__: JSON.stringify('none') },
        root: config.root,
        base: config.base,
        mode: config.mode,
        logLevel: 'error',
        build: {
          assetsInlineLimit: 0,
          ssr: 'src/app/prerender.tsx',
          outDir: serverFolder,
          emptyOutDir: true,
          minify: false,
          copyPublicDir: false,
        },
        ssr: { noExternal: true },
      });
      const { documents, framePaths, modulesOf, render } = (await import(
        pathToFileURL(path.join(serverFolder, 'prerender.js')).href
      )) as Renderer;
      const shell = await readFile(path.join(dir, 'index.html'), 'utf8');
      const reads = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(earlyReads),
      );
      if (reads === undefined) throw new Error(`${earlyReads} was not built`);
      const starter = await buildScript(config, 'src/app/deferred-hydration.ts');
      await writeFile(path.join(dir, starter.fileName), starter.code);
      const early = await buildScript(config, 'public/early.js');
      const earlySubmit = await buildScript(config, 'src/app/early-submit.ts');
      const css = Object.values(bundle)
        .map((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? output.source.toString() : ''))
        .join('');
      // Before anything is rendered, which loads the code into the routes; one after the other, as it notes them.
      const modules = new Map<PageDocument, string[]>();
      for (const page of documents)
        modules.set(
          page,
          page.type === 'fallback' ? [] : (await modulesOf(page.path)).map((file) => path.join(config.root, file)),
        );
      const rendered = await Promise.all(
        documents.map(async (page) => ({ page, markup: await render(page), modules: modules.get(page) ?? [] })),
      );
      const headOf = (page: PageDocument) => {
        if (page.type === 'fallback') return '';
        return page.type === 'public' ? pageHead(page, site, config.base) : titleLine(page);
      };
      const styleFor = (markup: string) => stylesFor(css, shell + markup);
      const markupOf = (...types: PageDocument['type'][]) =>
        rendered.map(({ page, markup }) => (types.includes(page.type) ? markup : '')).join('');
      // Forms share one style, and so do frames: each is a hash in the security policy of every response.
      const frame = styleFor(markupOf('frame', 'fallback'));
      const shared = { form: styleFor(markupOf('form')), frame, fallback: frame };
      await Promise.all(
        rendered.map(async ({ page, markup, modules: own }) => {
          const client = page.type === 'form' || page.type === 'frame' ? modulesOfClient(bundle) : [];
          const needed = chunksOf(bundle, [...own, ...client]);
          const isGuarded = page.type === 'frame' || page.type === 'fallback';
          const chunks = needed
            .filter(({ fileName }) => !shell.includes(fileName))
            .toSorted((one, other) => other.code.length - one.code.length);
          const sheets = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
          const file = path.join(dir, page.type === 'fallback' ? '200.html' : `${page.path}/index.html`);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(
            file,
            pageDocument(shell, {
              path: page.path,
              framePaths: framePaths(page),
              isPublic: page.type === 'public',
              head: headOf(page),
              markup,
              sheets: [...sheets].map((sheet) => config.base + sheet),
              earlyReads: isGuarded ? config.base + reads.fileName : undefined,
              scripts: chunks.map(({ fileName }) => config.base + fileName),
              style: page.type === 'public' ? styleFor(markup) : shared[page.type],
              starter: config.base + starter.fileName,
              early: early.code.trim(),
              earlySubmit: earlySubmit.code.trim(),
            }),
          );
        }),
      );
      await rm(serverFolder, { recursive: true });
      if (site === '') return;
      const open = documents.filter(({ type }) => type === 'public');
      await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site, open));
      await appendFile(path.join(dir, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
    },
  };
}
