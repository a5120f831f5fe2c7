import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A deployment's logo as a file of the build, and as an image that an SVG can hold. */
export type Logo = { fileName: string; type: 'image/svg+xml' | 'image/png'; source: Buffer; dataUrl: string };

/** Every page shows it. */
const maxBytes = 100_000;
/** Home screens would blur a smaller one. */
const leastPixels = 192;

/** Forbidden parts. Scripts and links are inert in an image, but not when the file is opened as a page. */
const unsafe = [
  { found: element('text'), what: 'text, whose typeface is not there' },
  { found: element('script', 'handler'), what: 'a script' },
  { found: /\son[a-z]+\s*=/i, what: 'an event handler' },
  { found: element('foreignObject'), what: 'a foreignObject' },
  { found: element('iframe', 'object', 'embed', 'meta'), what: 'a part of a page' },
  // Animations can change a link after the check.
  { found: element('set', 'animate\\w*'), what: 'an animation' },
  { found: /<!(?:doctype|entity)/i, what: 'a document type' },
  { found: /<\?xml-stylesheet/i, what: 'a style sheet of its own' },
  { found: /\bhref\s*=(?!\s*["']?(?:#|data:image\/(?:png|jpeg);))/i, what: 'an address' },
  { found: /url\((?!\s*(?:["']|&quot;|&apos;)?#)|@import/i, what: 'an address' },
];

/** Finds elements by their local names, with any namespace prefix. */
function element(...names: string[]): RegExp {
  return new RegExp(`<(?:[^\\s<>/:]+:)?(?:${names.join('|')})(?=[\\s/>])`, 'i');
}

function squareOfSvg(text: string): boolean {
  const [root = ''] = /<svg\b[^>]*>/i.exec(text) ?? [];
  const number = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1]);
  const [, , width, height] = (/\sviewBox\s*=\s*["']([^"']+)["']/.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width !== undefined) return width > 0 && width === height;
  return number('width') > 0 && number('width') === number('height');
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Says what is wrong with a logo, or null. */
function problemOf(source: Buffer): string | null {
  if (source.length > maxBytes) return `has ${source.length} bytes and may have ${maxBytes}`;
  if (source.subarray(0, 8).equals(pngStart)) {
    if (source.length < 24) return 'is no whole PNG';
    const [width, height] = [source.readUInt32BE(16), source.readUInt32BE(20)];
    if (width !== height) return `is ${width} by ${height} pixels and has to be square`;
    return width < leastPixels ? `is ${width} pixels wide and needs ${leastPixels}` : null;
  }
  const text = source.toString('utf8');
  if (!/<svg\b/i.test(text)) return 'is neither an SVG nor a PNG';
  const bad = unsafe.find(({ found }) => found.test(text));
  if (bad !== undefined) return `holds ${bad.what}: it may hold shapes and pictures of its own`;
  return squareOfSvg(text) ? null : 'has to be square: a viewBox as wide as high';
}

/**
 * Reads the logo of a deployment (docs/product.md 20.5).
 * @param file its path in the project
 * @throws with what is wrong with it
 */
export async function readLogo(file: string, root: string): Promise<Logo> {
  const refuse = (why: string) => new Error(`VITE_BRAND_LOGO: ${file} ${why}`);
  const full = path.resolve(root, file);
  if (path.relative(root, full).startsWith('..')) throw refuse('is outside the project');
  const source = await readFile(full).catch(() => {
    throw refuse('cannot be read');
  });
  const problem = problemOf(source);
  if (problem !== null) throw refuse(problem);
  const isPng = source.subarray(0, 8).equals(pngStart);
  const type = isPng ? 'image/png' : 'image/svg+xml';
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const fileName = `assets/logo-${hash}.${isPng ? 'png' : 'svg'}`;
  return { fileName, type, source, dataUrl: `data:${type};base64,${source.toString('base64')}` };
}
