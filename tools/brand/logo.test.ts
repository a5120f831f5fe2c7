import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { readLogo } from './logo';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'logo-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function refusal(file: string, content?: string | Buffer): Promise<string> {
  if (content !== undefined) await writeFile(path.join(folder, file), content);
  return readLogo(file, folder).then(
    () => 'taken',
    (error: unknown) => String(error),
  );
}

/** The first bytes of a PNG, as far as its size. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.write('\u0089PNG\r\n\u001a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const svg = (inner: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

it.each([
  ['a viewBox', svg('<path d="M0 0h9z"/>')],
  ['a width and height', svg('', 'width="40" height="40px"')],
  ['a gradient of its own', svg('<use href="#a"/><path fill="url(#b)" d="M0 0h9z"/>')],
  [
    'fills by addresses in quotes',
    svg(`<path fill="url('#b')"/><path fill="url( &quot;#b&quot; )"/><use href= '#a'/>`),
  ],
  ['a picture in it', svg('<image href="data:image/png;base64,AAAA"/>')],
])('takes a square SVG with %s', async (_, content) => {
  expect(await refusal('logo.svg', content)).toBe('taken');
});

it('takes a square PNG, whose name changes with its bytes', async () => {
  expect(await refusal('logo.png', pngOf(512, 512))).toBe('taken');
  const one = await readLogo('logo.png', folder);
  await writeFile(path.join(folder, 'logo.png'), pngOf(256, 256));
  const other = await readLogo('logo.png', folder);
  expect(one).toMatchObject({
    type: 'image/png',
    fileName: expect.stringMatching(/^assets\/logo-\w{8}\.png$/) as string,
  });
  expect(other.fileName).not.toBe(one.fileName);
});

it.each([
  ['text', '<text>H</text>', 'text'],
  ['a script', '<script>alert(1)</script>', 'a script'],
  ['a script of a namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', 'a script'],
  ['text of a namespace', '<x:text xmlns:x="http://www.w3.org/2000/svg">H</x:text>', 'text'],
  ['a frame', '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="H"/>', 'a part of a page'],
  ['an address that comes later', '<a><set attributeName="href" to="javascript:x()"/></a>', 'an animation'],
  ['an animation', '<a><x:animate attributeName="href" values="javascript:x()"/></a>', 'an animation'],
  ['a handler', '<path onload="x()"/>', 'an event handler'],
  ['markup of a page', '<foreignObject/>', 'a foreignObject'],
  ['a link', '<a href="javascript:x()"/>', 'an address'],
  ['a picture from elsewhere', "<image xlink:href='https://a.example/x.png'/>", 'an address'],
  ['a style from elsewhere', '<style>@import "https://a.example"</style>', 'an address'],
  ['a fill in quotes from elsewhere', `<path fill="url( 'https://a.example/x#y')"/>`, 'an address'],
  ['a fill from elsewhere', '<path fill="url(https://a.example/x#y)"/>', 'an address'],
])('refuses an SVG with %s', async (_, inner, what) => {
  expect(await refusal('logo.svg', svg(inner))).toContain(`VITE_BRAND_LOGO: logo.svg holds ${what}`);
});

it.each([
  ['an entity', 'logo.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'holds a document type'],
  ['an SVG that is not square', 'logo.svg', svg('', 'viewBox="0 0 64 32"'), 'has to be square'],
  ['an SVG without a size', 'logo.svg', svg('', ''), 'has to be square'],
  ['a PNG that is not square', 'logo.png', pngOf(300, 200), 'is 300 by 200 pixels and has to be square'],
  ['a small PNG', 'logo.png', pngOf(48, 48), 'is 48 pixels wide and needs 192'],
  ['a torn PNG', 'logo.png', pngOf(1, 1).subarray(0, 12), 'is no whole PNG'],
  ['another picture', 'logo.jpg', 'JFIF', 'is neither an SVG nor a PNG'],
  ['a heavy file', 'logo.svg', svg('<!---->'.repeat(20_000)), 'and may have 100000'],
])('refuses %s', async (_, file, content, why) => {
  expect(await refusal(file, content)).toContain(why);
});

it('refuses a file that is missing or outside the project', async () => {
  expect(await refusal('none.svg')).toContain('VITE_BRAND_LOGO: none.svg cannot be read');
  expect(await refusal('../logo.svg')).toContain('is outside the project');
});
