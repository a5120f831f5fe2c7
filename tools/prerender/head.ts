import type { PageDocument } from '../../src/app/prerender.tsx';
import { brand } from '../../src/brand.ts';
import { siteDescription } from '../../src/domain/goal-kind.ts';

/** A picture that shared links show, its size and the text on it, which is also its alternative. */
type Preview = { file: string; width: number; height: number; words: readonly string[] };

/** Who publishes the site. */
export type Publisher = { name: string; legalName: string; preview: Preview };

/** The picture of the product's own brand; `npm run picture` makes it. */
export const preview = {
  file: 'icons/preview.png',
  width: 1200,
  height: 630,
  words: [brand.name, 'Next-Level People Process', 'OKRs and KPIs from a role, a goal and an industry'],
} as const;

const own: Publisher = { name: brand.name, legalName: brand.legalName, preview };

/** Escapes text for an attribute or between tags. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * What the head says of a page.
 * @param site the site's public origin; empty when it is not set, and the lines that need it are left out
 * @param base the path that the site is deployed under
 * @param publisher a deployment with a brand of its own (docs/product.md 20.5)
 */
export function pageHead(page: PageDocument, site: string, base: string, publisher: Publisher = own): string {
  const { path, type, title, description = siteDescription, isUnlisted = false } = page;
  const { name, legalName, preview: picture } = publisher;
  const full = escape(title === '' ? name : `${title} - ${name}`);
  const head = `<title>${full}</title>\n    <meta name="description" content="${escape(description)}" />`;
  if (isUnlisted) return `${head}\n    <meta name="robots" content="noindex" />`;
  if (type !== 'public') return head;
  const address = escape(site + path);
  // Readers of previews need a full URL, but some accept a path.
  const pictureAddress = escape(site + base + picture.file);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    publisher: { '@type': 'Organization', name: legalName },
    ...(site !== '' && { url: site + path }),
  };
  const ofPage = `${head}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${escape(name)}" />
    <meta property="og:title" content="${full}" />
    <meta property="og:description" content="${escape(description)}" />`;
  const ofSite = `
    <link rel="canonical" href="${address}" />
    <meta property="og:url" content="${address}" />`;
  // A data block is not executed: the policy allows it.
  return `${ofPage}${site === '' ? '' : ofSite}
    <meta property="og:image" content="${pictureAddress}" />
    <meta property="og:image:width" content="${picture.width}" />
    <meta property="og:image:height" content="${picture.height}" />
    <meta property="og:image:alt" content="${escape(picture.words.join('. '))}" />
    <meta name="twitter:card" content="${picture.width > picture.height ? 'summary_large_image' : 'summary'}" />
    <meta name="twitter:image" content="${pictureAddress}" />
    <script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** The map of the public pages for search engines. */
export function sitemap(site: string, pages: readonly { path: string }[]): string {
  const rows = pages.map(({ path }) => `  <url><loc>${escape(site + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}
