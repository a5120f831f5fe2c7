// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readPng } from '../../tools/png-text.mjs';
import { pageHead, publicPages } from '../../tools/prerender/head';
import { preview, previewWords } from '../../tools/preview-words';

const landing = publicPages.find(({ path }) => path === '/');
if (landing === undefined) throw new Error('there is a landing page');

it('the picture of shared links has its size, and today’s words on it (if not: npm run picture)', () => {
  const { width, height, text } = readPng(readFileSync(`public/${preview.file}`));
  expect({ width, height }).toEqual({ width: preview.width, height: preview.height });
  expect(text).toBe(previewWords.join('\n'));
});

it('pages name it by its whole address where the site has one, and by its path where not', () => {
  const whole = pageHead(landing, 'https://www.example.com', '/');
  expect(whole).toContain('property="og:image" content="https://www.example.com/icons/preview.png"');
  expect(whole).toContain('name="twitter:card" content="summary_large_image"');
  expect(whole).toContain('name="twitter:image" content="https://www.example.com/icons/preview.png"');
  expect(pageHead(landing, '', '/base/')).toContain('property="og:image" content="/base/icons/preview.png"');
});
