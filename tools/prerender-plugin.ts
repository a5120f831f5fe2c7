import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import { pageHead, publicPages, sitemap } from './prerender-head.ts';

/** The chunks with some modules, and all they import statically. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const waiting = chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.some((module) => id.endsWith(module))));
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const { imports } = chunk;
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...found];
}

/**
 * Writes every public page as a complete HTML file, drawn by the application itself, and leaves the empty shell as
 * 200.html for all other addresses. The page's own style sheets and scripts are named in its head.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (options, { mode }) => options.build?.ssr === undefined && mode === 'production',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = '' }, bundle) {
      const serverFolder = path.join(dir, '.prerender');
      await build({
        // Of our plugins only what the application's source needs: the others look at what browsers get.
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
      };
      const shell = await readFile(path.join(dir, 'index.html'), 'utf8');
      await writeFile(path.join(dir, '200.html'), shell);
      const site = (config.env['VITE_SITE_URL'] as string | undefined)?.replace(/\/+$/, '') ?? '';
      await Promise.all(
        publicPages.map(async (page) => {
          const needed = chunksOf(bundle, page.modules).filter(({ fileName }) => !shell.includes(fileName));
          const drawn = await server.render(page.path);
          // React names the pictures to fetch early before the page itself: their place is the head.
          const [hints = ''] = /^(?:<link [^>]*>)*/.exec(drawn) ?? [];
          const head = pageHead(page, site, needed, config.base) + hints;
          const body = `<div id="root" data-path="${page.path}">${drawn.slice(hints.length)}</div>`;
          const html = shell
            .replace(/<title>[^]*?<meta\s+name="description"[^>]*>/, () => head)
            .replace('<div id="root"></div>', () => body);
          const folder = path.join(dir, page.path);
          await mkdir(folder, { recursive: true });
          await writeFile(path.join(folder, 'index.html'), html);
        }),
      );
      await rm(serverFolder, { recursive: true });
      if (site === '') return;
      await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site));
      await appendFile(path.join(dir, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
    },
  };
}
