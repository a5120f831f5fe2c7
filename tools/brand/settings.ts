import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { brand as ownBrand } from '../../src/brand.ts';
import type { Publisher } from '../prerender/head.ts';
import { readLogo, type Logo } from './logo.ts';
import { createRamp, type Ramp } from './ramp.ts';
import { designThemes } from './tokens.ts';

/** How a build looks: as the product itself, or as the deployment wants it (docs/product.md 20.5). */
export type Look = {
  brand: typeof ownBrand;
  /** Undefined in a build without any of the settings, which is the product's own. */
  publisher?: Publisher;
  ramp?: Ramp;
  logo?: Logo;
};

/** A phone's header has no room for longer names. */
const longestName = 40;
/** Fits a phone's heading in three lines. */
const longestTagline = 60;

function readText(env: Readonly<Record<string, string>>, key: string, longest: number): string {
  const text = (env[key] ?? '').trim();
  if (text.length > longest) throw new Error(`${key} has ${text.length} characters and may have ${longest}`);
  return text;
}

/**
 * Reads the settings of a deployment's own brand.
 * @param env as Vite loads it
 * @param root the project's folder
 * @throws with the setting that cannot be used and why
 */
export async function readBrand(env: Readonly<Record<string, string>>, root: string): Promise<Look> {
  const name = readText(env, 'VITE_BRAND_NAME', longestName);
  const legalName = readText(env, 'VITE_BRAND_LEGAL_NAME', longestName);
  const tagline = readText(env, 'VITE_BRAND_TAGLINE', longestTagline);
  const color = (env['VITE_BRAND_COLOUR'] ?? '').trim();
  const file = (env['VITE_BRAND_LOGO'] ?? '').trim();
  if (name + legalName + tagline + color + file === '') return { brand: ownBrand };
  const brand = {
    ...ownBrand,
    name: name || ownBrand.name,
    legalName: legalName || name || ownBrand.legalName,
    tagline: tagline || ownBrand.tagline,
  };
  const icon = { file: 'icons/icon-512.png', width: 512, height: 512, words: [brand.name] };
  return {
    brand,
    publisher: { name: brand.name, preview: icon },
    ...(color !== '' && { ramp: await readRamp(color, root) }),
    ...(file !== '' && { logo: await readLogo(file, root) }),
  };
}

async function readRamp(color: string, root: string): Promise<Ramp> {
  return createRamp(designThemes(await readFile(path.join(root, 'src/styles/tokens.css'), 'utf8')), color);
}
