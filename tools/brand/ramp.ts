import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from 'culori';

import { contrastPairs } from './contrast-pairs.ts';

/** Colors by the names of their tokens, without `--c-`. */
export type Tokens = Readonly<Record<string, string>>;

/** Both themes, as in src/styles/tokens.css or derived from one color. */
export type Themes = { light: Tokens; dark: Tokens };

export type Ramp = Themes & {
  /** A color of the design's own green, of the drawings and shadows, in the hue of the brand. */
  retint: (color: string) => string;
};

const oklch = converter('oklch');

/** The brand color of the design, from which its colors derive. */
const designChroma = 0.094;
/** Higher values look gaudy, and the themes' colors leave sRGB. */
const maxChroma = 0.19;
/** A design color with less chroma is neutral: it takes the hue, and at most its own chroma. */
const neutralChroma = 0.03;
/** Colors with one meaning in every brand. */
const kept = /^(?:blaze|lake|success|danger|focus-on-pine)/;

const refusal = (why: string) => new Error(`VITE_BRAND_COLOUR: ${why}`);

function asOklch(color: string): Oklch {
  const found = oklch(color);
  if (found === undefined) throw refusal(`"${color}" is no color: expected one as #6d2a8c`);
  return found;
}

const hexOf = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/** Moves the lightness by small steps until the color has its contrast on every ground; at black or white it stays. */
function until(start: Oklch, step: number, floors: readonly (readonly [ground: string, floor: number])[]): Oklch {
  let color = start;
  const holds = () => floors.every(([ground, floor]) => wcagContrast(hexOf(color), ground) >= floor);
  const hasRoom = () => (step < 0 ? color.l > 0 : color.l < 1);
  while (!holds() && hasRoom()) {
    color = { ...color, l: Math.min(1, Math.max(0, color.l + step)) };
  }
  return color;
}

/** The themes of one color, even if their pairs fail. */
function themesOf(design: Themes, color: string): Ramp {
  const { l, c, h = 0 } = asOklch(color);
  const chroma = Math.min(c, maxChroma);
  const strength = chroma / designChroma;
  const retint = (own: string): string => {
    const { l: lightness, c: ownChroma } = asOklch(own);
    const share = Math.min(strength, ownChroma < neutralChroma ? 1 : 1.6);
    return hexOf({ mode: 'oklch', l: lightness, c: ownChroma * share, h });
  };
  const tinted = (tokens: Tokens) =>
    Object.fromEntries(Object.entries(tokens).map(([name, own]) => [name, kept.test(name) ? own : retint(own)]));
  const at = (lightness: number, most: number = maxChroma): Oklch => ({
    mode: 'oklch',
    l: lightness,
    c: Math.min(chroma, most),
    h,
  });
  const family = (theme: Tokens, accent: Oklch, step: number, softInk: Oklch) => ({
    ...theme,
    accent: hexOf(accent),
    focus: hexOf(accent),
    'accent-hover': hexOf({ ...accent, l: accent.l + step }),
    'accent-press': hexOf({ ...accent, l: accent.l + 1.8 * step }),
    'accent-soft-ink': hexOf(softInk),
  });

  const light = tinted(design.light);
  const { surface = '', sunken = '', raised = '', 'accent-soft': soft = '' } = light;
  const accent = until(at(l), -0.004, [
    [raised, 7],
    [surface, 7],
    [sunken, 7],
  ]);
  // A nearly black color has no darker step.
  const step = accent.l < 0.3 ? 0.07 : -0.07;

  const dark = tinted(design.dark);
  const { raised: darkRaised = '', overlay = '', 'accent-soft': darkSoft = '', 'accent-ink': darkInk = '' } = dark;
  const darkAccent = until(at(0.7, 0.14), 0.004, [
    [darkRaised, 7.2],
    [overlay, 7],
    [darkInk, 7],
  ]);
  return {
    light: family(light, accent, step, until(accent, -0.004, [[soft, 7.2]])),
    dark: family(dark, darkAccent, 0.06, until({ ...at(0.85), c: Math.min(chroma, 0.09) }, 0.004, [[darkSoft, 8.5]])),
    retint,
  };
}

/** The first failing pair of two themes, in words; null for none. */
export function failingPair({ light, dark }: Themes): string | null {
  for (const [theme, tokens] of [['light', light] as const, ['dark', dark] as const]) {
    for (const { front, ground, floor } of contrastPairs) {
      const ratio = wcagContrast(tokens[front] ?? '', tokens[ground] ?? '');
      if (!(ratio >= floor)) return `${front} on ${ground} (${theme}) has ${ratio.toFixed(2)}:1 and needs ${floor}:1`;
    }
  }
  return null;
}

/**
 * Both themes of one color (docs/product.md 20.5): the accent is the color itself as far as it can be read, the other greens
 * and the neutrals take its hue, and each keeps the lightness that it has in the design.
 * @param design the themes of the design
 * @throws for what is no opaque color, and with the pair that does not hold
 */
export function createRamp(design: Themes, color: string): Ramp {
  const ramp = themesOf(design, color);
  if ((parse(color)?.alpha ?? 1) < 1) throw refusal(`"${color}" can be seen through`);
  const failing = failingPair(ramp);
  if (failing !== null) throw refusal(`"${color}": ${failing}`);
  return ramp;
}
