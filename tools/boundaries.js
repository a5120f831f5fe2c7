// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { noHtmlSinks, pairsAreRows } from './house-rules.js';

/**
 * The doors between the rooms of `src/` and the model town beside it, kept as a lint rule. Reading the table below is
 * the shortest way to know which import is allowed.
 */

/** What each room may import besides itself. A feature's "itself" is that one feature, never another. */
const doors = /** @type {const} */ ({
  domain: [],
  lib: ['domain'],
  ui: ['domain', 'lib'],
  api: ['domain', 'lib'],
  session: ['domain', 'lib'],
  features: ['api', 'session', 'ui', 'domain', 'lib'],
  app: ['features', 'api', 'session', 'ui', 'domain', 'lib', 'styles'],
  styles: [],
});

/** Packages that have one home, because of what they do to the page or to the walls. */
const packageHomes = [
  {
    name: /^axios(\/|$)/,
    home: /^(src\/api\/|mock-api\/|tests\/)/,
    why: 'axios belongs to src/api: the post room is the only one that sends requests',
  },
  {
    name: /^react-fast-marquee(\/|$)/,
    home: /^src\/ui\/marquee\.tsx$/,
    why: 'react-fast-marquee is imported by src/ui/marquee.tsx alone, which repairs its default export and stylesheet',
  },
  {
    name: /^react-hot-toast(?!\/headless$)(\/|$)/,
    home: /^$/,
    why: "only 'react-hot-toast/headless' is used: the part with markup writes innerHTML, which the policy refuses",
  },
];

/** The one file of `src/` that everybody may import. */
const brand = 'src/brand';

/** @param {string} file a path from the project's root, with forward slashes */
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * Where an import leads: a path from the project's root without extension or query, or null for a package.
 *
 * @param {string} from the importing file, from the project's root, with forward slashes
 * @param {string} specifier what stands between the quotes
 * @returns {string | null}
 */
export function resolveImport(from, specifier) {
  const plain = specifier.replace(/[?#].*$/, '');
  const target = plain.startsWith('@/')
    ? path.posix.join('src', plain.slice(2))
    : plain.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), plain)
      : plain.startsWith('/')
        ? plain.slice(1)
        : null;
  return target === null ? null : target.replace(/\.(tsx?|m?js)$/, '').replace(/\/(index)?$/, '');
}

/**
 * The room a path lies in: a folder of `src/`, `features/<name>`, `entry` for a file directly in `src/`, or the name of
 * a folder beside `src/`.
 *
 * @param {string} file
 * @returns {{ room: string, feature: string | null }}
 */
function roomOf(file) {
  const [top = '', room = '', name = '', ...rest] = file.split('/');
  if (top !== 'src') return { room: file.includes('/') ? top : 'root', feature: null };
  if (name === '' && !(room in doors)) return { room: 'entry', feature: null };
  // A file directly in src/features belongs to no feature, so it may import none and none may import it.
  const inFeature = room === 'features' && (rest.length > 0 || !/\.\w+$/.test(name));
  return { room, feature: inFeature ? name : null };
}

/**
 * Why an import is refused, or null when its door is open.
 *
 * @param {{ from: string, specifier: string, dynamic: boolean }} wish `from`: the importing file, from the root
 * @returns {string | null}
 */
export function refusal({ from, specifier, dynamic }) {
  const to = resolveImport(from, specifier);
  if (to === null) {
    const home = packageHomes.find(({ name }) => name.test(specifier));
    return home === undefined || home.home.test(from) ? null : home.why;
  }
  const here = roomOf(from);
  const there = roomOf(to);
  if (to === brand) return null;
  if (from.startsWith('mock-api/')) {
    return there.room === 'mock-api' || there.room === 'domain' || /^src\/api\/contract(-schemas)?$/.test(to)
      ? null
      : `mock-api may import src/domain and src/api/contract and its schemas only, not ${to}`;
  }
  if (!from.startsWith('src/')) return null;
  if (isTest(from) && (there.room === 'mock-api' || there.room === 'tests')) return null;
  if (here.room === 'entry') {
    if (there.room === 'app' || there.room === 'styles') return null;
    if (from === 'src/main.tsx' && to === 'mock-api/browser') {
      return dynamic
        ? null
        : 'main loads mock-api/browser by a dynamic import, so that no production build contains it';
    }
    return `an entry file may import src/app and src/styles only, not ${to}`;
  }
  if (!(here.room in doors)) return `src/${here.room} is no room of this house: see the table in tools/boundaries.js`;
  if (!to.startsWith('src/')) return `src may not reach outside itself for ${to}`;
  if (here.room === 'features' && there.room === 'features') {
    return here.feature !== null && here.feature === there.feature
      ? null
      : `there is no door between features (${from} to ${to}): compose the two in src/app/branches`;
  }
  /** @type {readonly string[]} */
  const open = doors[/** @type {keyof typeof doors} */ (here.room)];
  return here.room === there.room || open.includes(there.room)
    ? null
    : `src/${here.room} may import ${['itself', ...open].join(', ')}, not ${to}`;
}

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** @type {import('./house-rules.js').Rule} */
const boundaries = {
  create(context) {
    const from = path.relative(projectRoot, context.filename).split(path.sep).join('/');
    /**
     * @param {import('./house-rules.js').Node | null | undefined} source
     * @param {boolean} dynamic
     */
    const check = (source, dynamic) => {
      if (typeof source?.value !== 'string') return;
      const message = refusal({ from, specifier: source.value, dynamic });
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, false),
      ExportNamedDeclaration: (node) => check(node.source, false),
      ExportAllDeclaration: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, false),
      ImportExpression: (node) => check(node.source, true),
    };
  },
};

export default {
  meta: { name: 'local' },
  rules: { boundaries, 'no-html-sinks': noHtmlSinks, 'pairs-are-rows': pairsAreRows },
};
