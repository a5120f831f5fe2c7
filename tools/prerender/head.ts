import type { PageDocument } from '../../src/app/prerender.tsx';
import { brand } from '../../src/brand.ts';
import { siteDescription } from '../../src/domain/goal-kind.ts';

/** A picture that shared links show, its size and the text on it, which is also its alternative. */
type Preview = { file: string; width: number; height: number; words: readonly string[] };

/** The publisher of the site. */
export type Publisher = { name: string; preview: Preview };

/** The picture of the product's own brand; `npm run picture` makes it. @public by the script that draws it */
export const preview = {
  file: 'icons/preview.png',
  width: 1200,
  height: 630,
  words: [brand.name, 'Next-Level People Process', 'OKRs and KPIs from a role, a goal and an industry'],
} as const;

/** Escapes text for an attribute or between tags. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The head of a page.
 * @param site the site's public origin; empty when it is not set, and the lines that need it are left out
 * @param base the path that the site is deployed under
 * @param publisher a deployment with a brand of its own (docs/product.md 20.5), else the product's
 */
export function pageHead(page: PageDocument, site: string, base: string, publisher?: Publisher): string {
  const { path, type, title, description = siteDescription, isUnlisted = false } = page;
  const { name, preview: picture } = publisher ?? { name: brand.name, preview };
  const full = title === '' ? name : `${title} - ${name}`;
  const head = `<title>${escape(full)}</title>\n    <meta name="description" content="${escape(description)}" />`;
  if (isUnlisted) return `${head}\n    <meta name="robots" content="noindex" />`;
  if (type !== 'public') return head;
  const meta: Record<string, string> = {
    'og:type': 'website',
    'og:title': full,
    'og:description': description,
    ...(site !== '' && { 'og:url': site + path }),
    'og:image': site + base + picture.file,
    'og:image:alt': picture.words.join('. '),
    'twitter:card': picture.width > picture.height ? 'summary_large_image' : 'summary',
  };
  const canonical = site === '' ? [] : [`<link rel="canonical" href="${escape(site + path)}" />`];
  const lines = Object.entries(meta).map(
    ([property, text]) => `<meta property="${property}" content="${escape(text)}" />`,
  );
  return [head, ...canonical, ...lines].join('\n    ');
}
