// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { fontKindFor } from './fonts';

/** Code points of a font file: its character map of format 4 (OpenType, 'cmap'). */
function charactersOf(file: URL): Set<number> {
  const bytes = readFileSync(file);
  const tables = bytes.readUInt16BE(4);
  const found = Array.from({ length: tables }, (_, index) => 12 + index * 16).find(
    (at) => bytes.toString('latin1', at, at + 4) === 'cmap',
  );
  const cmap = bytes.readUInt32BE((found ?? 0) + 8);
  const map = cmap + bytes.readUInt32BE(cmap + 8);
  expect(bytes.readUInt16BE(map)).toBe(4);
  const segments = bytes.readUInt16BE(map + 6) / 2;
  const characters = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const last = bytes.readUInt16BE(map + 14 + segment * 2);
    const first = bytes.readUInt16BE(map + 16 + (segments + segment) * 2);
    for (let code = first; code <= last && code !== 0xffff; code += 1) characters.add(code);
  }
  return characters;
}

it('knows exactly the characters of the subset font', () => {
  const characters = charactersOf(new URL('./fonts/arimo-subset.ttf', import.meta.url));
  expect(characters.size).toBe(1605);
  const of = { standard: [] as number[], subset: [] as number[], canvas: [] as number[] };
  for (let code = 0x20; code <= 0xffff; code += 1) of[fontKindFor(String.fromCharCode(code))].push(code);
  expect(of.subset.filter((code) => !characters.has(code))).toEqual([]);
  expect(of.canvas.filter((code) => characters.has(code))).toEqual([]);
  // A line in the subset font also has standard characters; the soft hyphen is never drawn.
  expect(of.standard.filter((code) => !characters.has(code))).toEqual([0xad]);
  expect(of.standard).toHaveLength(95 + 96 + 27);
});
