import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';

import { compare, pageOf } from './pictures.mjs';

beforeAll(async () => {
  await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
});

/** A picture of a square with a mark in it. */
function picture(colour: string, { size = 20, mark = '' } = {}): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${colour}"/>${mark}</svg>`;
  return Buffer.from(new Resvg(svg).render().asPng());
}

describe('two pictures', () => {
  it('that are alike are the same', () =>
    expect(compare(picture('teal'), picture('teal'))).toEqual({ isSame: true, difference: null }));

  it('of which one pixel is another colour are not, and it is shown where', () => {
    const { isSame, difference } = compare(
      picture('white', { mark: '<rect x="7" y="7" width="1" height="1"/>' }),
      picture('white'),
    );
    expect(isSame).toBe(false);
    expect(difference?.subarray(1, 4).toString()).toBe('PNG');
  });

  it('of different sizes are not', () =>
    expect(compare(picture('teal', { size: 21 }), picture('teal')).isSame).toBe(false));
});

it('the page shows each pair that differs, or says that none does', () => {
  expect(pageOf('abc123', [])).toContain('No screen differs from abc123');
  const html = pageOf('abc123', ['help-390-dark.png']);
  for (const folder of ['base/', 'here/', 'difference-']) expect(html).toContain(`src="${folder}help-390-dark.png"`);
});
