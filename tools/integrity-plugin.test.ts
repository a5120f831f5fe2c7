import { expect, it } from 'vitest';

import { withIntegrity } from './integrity-plugin';

const hash = 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=';
const read = (address: string) => (address.startsWith('/assets/') ? Buffer.from('hello') : null);

it.each([
  '<script type="module" crossorigin src="/assets/a.js"',
  '<script type="module" fetchpriority="low" src="/assets/a.js"',
  '<link rel="stylesheet" crossorigin href="/assets/a.css"',
  '<link rel="modulepreload" crossorigin href="/assets/a.js"',
])('%s> says what it holds', (element) =>
  expect(withIntegrity(`${element}>`, read)).toBe(`${element} integrity="${hash}">`),
);

it.each([
  '<script src="/other.js"></script>',
  '<script>const link = "<p>";</script>',
  '<link rel="preload" as="image" href="/assets/a.png">',
  '<link rel="icon" href="/favicon.svg"><a href="/assets/a.js">a</a>',
  '<script type="application/ld+json">{"src":"/assets/a.js"}</script>',
])('%s stays', (element) => expect(withIntegrity(element, read)).toBe(element));
