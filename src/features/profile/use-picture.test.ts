import { expect, it } from 'vitest';

import { checkPicture, fileProblems } from './use-picture';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const webp = Array.from('RIFF????WEBPVP8 ', (letter) => letter.charCodeAt(0));
const avif = [0, 0, 0, 0x1c, ...Array.from('ftypavif', (letter) => letter.charCodeAt(0))];

const file = (bytes: readonly number[] | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

it.each([
  ['a PNG', file(png, 'me.png', 'image/png')],
  ['a JPEG', file(jpeg, 'me.jpg', 'image/jpeg')],
  ['a GIF', file('GIF89a', 'me.gif', 'image/gif')],
  ['a WebP', file(webp, 'me.webp', 'image/webp')],
  ['an AVIF', file(avif, 'me.avif', 'image/avif')],
  ['a BMP', file('BM....', 'me.bmp', 'image/bmp')],
  [
    'a photograph of 20 MB',
    new File([new Uint8Array(jpeg), new Uint8Array(20 * 1024 * 1024)], 'me.jpg', { type: 'image/jpeg' }),
  ],
])('takes %s as it is', async (_, picture) => {
  expect(await checkPicture(picture)).toEqual({ picture });
});

it('gives a picture its true type, whatever its name says', async () => {
  const checked = await checkPicture(file(png, '../../a.txt', 'text/plain'));
  if (!('picture' in checked)) throw new Error('It was refused.');
  expect(checked.picture.type).toBe('image/png');
  expect(checked.picture.name).toBe('../../a.txt');
});

it.each([
  ['nothing in it', file('', 'me.png', 'image/png'), fileProblems.noPicture],
  ['a page in it', file('<!doctype html><script>1</script>', 'me.png', 'image/png'), fileProblems.noPicture],
  ['an SVG with a script', file('<svg><script>1</script></svg>', 'me.svg', 'image/svg+xml'), fileProblems.noPicture],
  ['half a PNG head', file([0x89, 0x50], 'me.png', 'image/png'), fileProblems.noPicture],
])('refuses a file with %s', async (_, picked, problem) => {
  expect(await checkPicture(picked)).toEqual({ problem });
});

it('limits the size only where a setting says so', async () => {
  const rest = new Uint8Array(2 * 1024 * 1024 - jpeg.length);
  const fits = new File([new Uint8Array(jpeg), rest], 'me.jpg', { type: 'image/jpeg' });
  expect(await checkPicture(fits, 2)).toEqual({ picture: fits });
  const tooLarge = new File([fits, '.'], 'me.jpg', { type: 'image/jpeg' });
  expect(await checkPicture(tooLarge, 2)).toEqual({ problem: fileProblems.tooLarge(2) });
  expect(fileProblems.tooLarge(2)).toContain('2 MB');
});
