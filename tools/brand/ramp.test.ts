import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { contrastPairs } from './contrast-pairs';
import { failingPair, createRamp } from './ramp';
import { brandedTokens, designThemes } from './tokens';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const design = designThemes(css);

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);

it('every pair of the design holds in the design itself', () => {
  expect(failingPair(design)).toBeNull();
  expect(contrastPairs.filter(({ front, ground }) => !(front in design.light && ground in design.dark))).toEqual([]);
});

it('any color makes two themes of which every pair holds', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(failingPair(createRamp(design, color))).toBeNull();
    }),
    { numRuns: 300 },
  );
});

// These dark blues are the darkest colors besides black, so a pressed button is lighter.
it.each(['#000000', '#ffffff', '#ffd100', '#e4002b', '#0b1f3a', '#000084', '#7a7f87', '#00a3e0'])(
  '%s can be a brand',
  (color) => {
    expect(failingPair(createRamp(design, color))).toBeNull();
  },
);

it('a color that can be read as it is stays the accent, and gives its hue to the rest', () => {
  const { light, dark } = createRamp(design, '#6D2A8C');
  expect(light['accent']).toBe('#6d2a8c');
  expect([light['pine'], light['surface'], dark['pine'], dark['surface']]).toEqual([
    '#301c3b',
    '#f7f5f9',
    '#2a1932',
    '#141016',
  ]);
  const said = ['blaze', 'lake', 'success', 'danger', 'danger-ink', 'focus-on-pine'];
  expect(said.map((name) => [light[name], dark[name]])).toEqual(
    said.map((name) => [design.light[name], design.dark[name]]),
  );
});

it('names the pair that fails', () => {
  const light = { ...design.light, ink: design.light['surface'] ?? '' };
  expect(failingPair({ ...design, light })).toBe('ink on surface (light) has 1.00:1 and needs 7:1');
});

it('refuses what is no color, and what can be seen through', () => {
  expect(() => createRamp(design, 'plumm')).toThrow('"plumm" is no color: expected one as #6d2a8c');
  expect(() => createRamp(design, '#6d2a8c80')).toThrow('can be seen through');
});

it('the style sheet keeps its lines, its shadows in the hue of the brand', () => {
  const ramp = createRamp(design, '#6d2a8c');
  const branded = brandedTokens(css, ramp);
  expect(designThemes(branded)).toEqual({ light: ramp.light, dark: ramp.dark });
  expect(branded.split('\n').map((line) => line.split(':')[0])).toEqual(
    css.split('\n').map((line) => line.split(':')[0]),
  );
  expect(branded).toContain('--sh-1: 0 1px 2px rgb(48 28 59 / 0.06)');
});
