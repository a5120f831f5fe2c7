import { brand } from '../src/brand.ts';

/** Where the picture lies that shared links show, and its size. */
export const preview = { file: 'icons/preview.png', width: 1200, height: 630 };

/** What is written on it. Drawn into the file: after a change run `npm run picture` (a test tells). */
export const previewWords = [
  brand.name,
  'Next-Level People Process',
  'OKRs and KPIs from a role, a goal and an industry',
] as const;
