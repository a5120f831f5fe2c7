import { describe, expect, it } from 'vitest';

import { png } from '../brand/icons.ts';
import { compare, pageOf } from './pictures.mjs';

/** A picture of a square with a mark in it. */
async function picture(colour: string, { size = 20, mark = '' } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${colour}"/>${mark}</svg>`;
  return Buffer.from(await png(svg, size));
}

describe('two pictures', () => {
  it('that are alike are the same', async () =>
    expect(compare(await picture('teal'), await picture('teal'))).toEqual({ isSame: true, difference: null }));

  it('of which one pixel is another colour are not, and it is shown where', async () => {
    const marked = await picture('white', { mark: '<rect x="7" y="7" width="1" height="1"/>' });
    const { isSame, difference } = compare(marked, await picture('white'));
    expect(isSame).toBe(false);
    expect(difference?.subarray(1, 4).toString()).toBe('PNG');
  });

  it('of different sizes are not', async () =>
    expect(compare(await picture('teal', { size: 21 }), await picture('teal')).isSame).toBe(false));
});

it('the page shows each pair that differs, or says that none does', () => {
  expect(pageOf('abc123', [])).toContain('No screen differs from abc123');
  const html = pageOf('abc123', ['help-390-dark.png']);
  for (const folder of ['base/', 'here/', 'difference-']) expect(html).toContain(`src="${folder}help-390-dark.png"`);
});
