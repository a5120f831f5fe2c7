// @vitest-environment node
import type { ResolvedConfig } from 'vite';
import { expect, it, vi } from 'vitest';

import { pageHead } from '../../tools/prerender/head';
import { prerender, withoutSite } from '../../tools/prerender/plugin';

/** The output of a production build with these settings. */
function warningsOf(env: Record<string, string>): unknown[] {
  const { configResolved } = prerender();
  if (typeof configResolved !== 'function') throw new Error('The plugin reads no configuration.');
  const warn = vi.fn<(text: string) => void>();
  void configResolved.call({} as never, { command: 'build', env, logger: { warn } } as unknown as ResolvedConfig);
  return warn.mock.calls.flat();
}

it.each([{}, { VITE_SITE_URL: '' }, { VITE_SITE_URL: ' ' }])('a build warns when its address is missing: %j', (env) => {
  expect(warningsOf(env)).toEqual([withoutSite]);
  expect(withoutSite).toMatch(/^VITE_SITE_URL is not set: [^\n]+$/);
});

it('and says nothing when it is there', () => {
  expect(warningsOf({ VITE_SITE_URL: 'https://www.example.com/' })).toEqual([]);
});

const page = { path: '/', title: 'Title', description: 'Words', type: 'public' } as const;

it('pages name the picture of shared links by its whole address where the site has one, and by its path where not', () => {
  const whole = pageHead(page, 'https://www.example.com', '/');
  expect(whole).toContain('property="og:image" content="https://www.example.com/icons/preview.png"');
  expect(whole).toContain('property="twitter:card" content="summary_large_image"');
  expect(pageHead(page, '', '/base/')).toContain('property="og:image" content="/base/icons/preview.png"');
});
