// @vitest-environment node
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { pageDocument } from '../../tools/prerender/document';

describe('the document of a public page', () => {
  const shell = readFileSync('index.html', 'utf8').replace(
    '</head>',
    '<link rel="stylesheet" href="/assets/all.css"></head>',
  );
  const parts = {
    path: '/',
    isFrame: false,
    head: '<title>Page</title>',
    scripts: ['/assets/page.js'],
    style: 'h1{}',
    early: 'hold()',
    starter: '/assets/start.js',
  } as const;
  const markup = '<h1>Page</h1>';

  it('has one script inline and names one, both at its end; the application lies in a template', () => {
    const [before = '', lying = '', after = ''] = pageDocument(shell, { ...parts, markup }).split(/<\/?template[^>]*>/);
    expect(lying).toContain('src="/src/main.tsx"');
    expect(before + lying + after).not.toContain('/assets/all.css');
    expect(before).not.toMatch(/<script|%BRAND%/);
    expect(before).toContain('<style>h1{}</style>');
    expect(after.match(/<script[^>]*>[^<]*/g)).toEqual([
      '<script>hold()',
      '<script type="module" fetchpriority="low" src="/assets/start.js">',
    ]);
    const [, end = ''] = after.split('<div id="root" data-path="/"><h1>Page</h1></div>');
    expect(end).toContain('.woff2');
    expect(before + lying).not.toContain('.woff2');
  });

  it('requests the pictures that React preloads before any script, also where the application is loaded at once', () => {
    const picture = '<link rel="preload" as="image" href="/a.svg"/>';
    const text = pageDocument(shell, { ...parts, starter: undefined, markup: picture + markup });
    expect(text.match(/\/a\.svg|\/assets\/page\.js|\/src\/main\.tsx/g)).toEqual([
      '/a.svg',
      '/src/main.tsx',
      '/assets/page.js',
    ]);
    expect(text).toContain('<div id="root" data-path="/"><h1>Page</h1></div>');
  });

  it('says when index.html no longer has the parts it looks for', () => {
    expect(() => pageDocument(shell.replace('early.js', 'other.js'), { ...parts, markup })).toThrow(/has changed/);
  });
});
