import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import { pageDocument } from './document.ts';
import { pageHead, sitemap, type PublicPage } from './head.ts';
import { stylesFor } from './styles.ts';

/** The code of the public pages. */
const publicModules = /\/src\/(?:app\/layouts\/public|features\/marketing)\//;

/** The chunks with some modules, and all they import statically. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: RegExp): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const waiting = chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.test(id)));
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const { imports } = chunk;
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...found];
}

/** Builds the small script of the prerendered pages, apart so that it shares no chunk with the application. */
async function buildStarter({ root, base, mode }: ResolvedConfig, dir: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    base,
    mode,
    logLevel: 'error',
    build: {
      outDir: dir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/app/deferred-hydration.ts',
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('deferred-hydration.ts was not built');
  return output.output[0].fileName;
}

/** The warning of a build without its own origin. */
export const withoutSite =
  'VITE_SITE_URL is not set: no canonical links, no sitemap, and a preview picture that shared links do not find.';

/**
 * Writes every public page as a complete HTML file, rendered by the application itself, with its CSS inline and the
 * application deferred (docs/decisions/0012), and the empty shell as 200.html for all other paths.
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
      const server = (await import(pathToFileURL(path.join(serverFolder, 'prerender.js')).href)) as {
        render: (page: string) => Promise<string>;
        prerenderedPages: readonly PublicPage[];
      };
      const shell = await readFile(path.join(dir, 'index.html'), 'utf8');
      await writeFile(path.join(dir, '200.html'), shell);
      const starter = config.base + (await buildStarter(config, dir));
      const pages = await Promise.all(
        server.prerenderedPages.map(async (page) => {
          const needed = chunksOf(bundle, publicModules).filter(({ fileName }) => !shell.includes(fileName));
          const sheets = [...new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
          const more = [
            ...sheets.map((file) => `<link rel="stylesheet" href="${config.base}${file}">`),
            ...needed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${config.base}${fileName}">`),
          ];
          return {
            path: page.path,
            head: pageHead(page, site, config.base),
            markup: await server.render(page.path),
            more,
          };
        }),
      );
      const named = Object.values(bundle).filter(
        ({ fileName }) =>
          fileName.endsWith('.css') &&
          [shell, ...pages.flatMap(({ more }) => more)].some((text) => text.includes(fileName)),
      );
      const css = named.map((sheet) => (sheet.type === 'asset' ? sheet.source.toString() : '')).join('');
      await Promise.all(
        pages.map(async (page) => {
          const folder = path.join(dir, page.path);
          await mkdir(folder, { recursive: true });
          const style = stylesFor(css, shell + page.markup);
          await writeFile(path.join(folder, 'index.html'), pageDocument(shell, { ...page, style, starter }));
        }),
      );
      await rm(serverFolder, { recursive: true });
      if (site === '') return;
      await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site, server.prerenderedPages));
      await appendFile(path.join(dir, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
    },
  };
}
