import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

import type { Ramp } from './ramp.ts';
import type { Look } from './settings.ts';
import { brandedTokens, designThemes } from './tokens.ts';

const tokensImport = "@import './tokens.css';";

/**
 * The design's greens in the drawings (src/ui/art), besides its tokens; a selector with a class named after one stays.
 */
const green = /(?<!\\)#(?:0f2c23|2c5446|3d6b5a|5e8e7b|59937c|a9c6b9)\b/g;

/** Replaces the sources of the style sheet before it is built, and its drawings afterwards. */
function colors({ retint, ...themes }: Ramp): [before: Plugin, after: Plugin] {
  let root = '';
  let base = '/';
  const drawings = new Map<string, string>();
  return [
    {
      name: 'brand-tokens',
      enforce: 'pre',
      configResolved(config) {
        ({ root, base } = config);
      },
      transform(code, id) {
        if (path.relative(root, id) !== path.join('src', 'styles', 'index.css')) return null;
        if (!code.includes(tokensImport)) {
          throw new Error('src/styles/index.css has changed: tools/brand/plugin.ts finds no tokens in it');
        }
        const tokens = readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8');
        return code.replace(tokensImport, () => brandedTokens(tokens, { ...themes, retint }));
      },
      transformIndexHtml: {
        order: 'pre',
        handler(html) {
          const { light, dark } = designThemes(readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8'));
          const shown = [
            [light['surface'] ?? '', themes.light['surface'] ?? ''],
            [dark['surface'] ?? '', themes.dark['surface'] ?? ''],
          ] as const;
          return shown.reduce((text, [own, other]) => text.replace(`content="${own}"`, `content="${other}"`), html);
        },
      },
    },
    {
      name: 'brand-drawings',
      enforce: 'pre',
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          const source = drawings.get(request.url ?? '');
          if (source === undefined) next();
          else response.setHeader('content-type', 'image/svg+xml').end(source);
        });
      },
      load(id) {
        if (!path.relative(root, id).startsWith(path.join('src', 'ui', 'art', 'routes'))) return null;
        const source = readFileSync(id, 'utf8').replaceAll(green, retint);
        // Another color needs another URL: browsers cache the file for a year.
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/${path.basename(id, '.svg')}-${hash}.svg`;
        drawings.set(base + fileName, source);
        if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName, source });
        return { code: `export default ${JSON.stringify(base + fileName)}`, moduleType: 'js' };
      },
      transform: (code, id) => (id.endsWith('.css') ? code.replaceAll(green, retint) : null),
    },
  ];
}

/** Gives the application the names of the deployment. */
function names({ brand }: Look): Plugin {
  let root = '';
  return {
    name: 'brand-names',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
    },
    load(id) {
      if (path.relative(root, id) !== path.join('src', 'brand.ts')) return null;
      return `export const brand = ${JSON.stringify(brand)};`;
    },
    // The product's own picture of shared links.
    writeBundle: ({ dir = '' }) => rm(path.join(dir, 'icons/preview.png'), { force: true }),
  };
}

/** The plugins of the style sheet, with those that apply a deployment's brand around them (docs/decisions/0053). */
export function deploymentBrand<StyleSheet>(look: Look, styleSheet: StyleSheet): (Plugin | StyleSheet)[] {
  if (look.publisher === undefined) return [styleSheet];
  const [before, after] = look.ramp === undefined ? [] : colors(look.ramp);
  return [names(look), before, styleSheet, after].filter((plugin) => plugin !== undefined);
}
