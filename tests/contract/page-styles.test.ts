// @vitest-environment node
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { pageDocument } from '../../tools/prerender/document';
import { stylesFor } from '../../tools/prerender/styles';

const page = '<main class="md:px-8 max-w-[8.4em] [&amp;&gt;p]:flex"><h1>Title</h1><p class="on">Words</p></main>';

describe('the inline style of a page', () => {
  it.each([
    ['rules without a class', '::placeholder,:root{margin:0}'],
    ['rules of its elements', 'h1,h2{margin:0}:is(ol,p)>b,p{color:red}'],
    [
      'rules of its classes, however they are written',
      String.raw`.md\:px-8{padding:0}.max-w-\[8\.4em\]{max-width:8.4em}.\[\&\>p\]\:flex>p{display:flex}`,
    ],
    ['a rule of which one selector is in the page', '.gone,.on{color:red}'],
    ['what only excludes a class', ':root:not(.light){color:red}'],
    ['statements without a body', '@layer base,utilities;'],
    ['groups, with what is left in them', '@media (width>=1px){@supports (color:red){.on:hover{color:red}}}'],
    ['fonts, and texts with braces', '@font-face{font-family:a}p:before{content:"}"}'],
    ['motions and properties', '@keyframes spin{to{opacity:0}}@property --x{syntax:"*";inherits:false}'],
  ])('keeps %s', (_name, css) => expect(stylesFor(css, page)).toBe(css));

  it.each([
    ['rules of other classes', '.gone{color:red}'],
    ['rules that need another class as well', '.on .gone{color:red}'],
    ['rules of other elements, or in lists of them', 'table,p>:is(ol,ul){color:red}'],
    ['groups that are empty then', '@media print{.gone{color:red}}'],
  ])('leaves out %s', (_name, css) => expect(stylesFor(css, page)).toBe(''));
});

describe('the document of a public page', () => {
  const shell = readFileSync('index.html', 'utf8').replace(
    '</head>',
    '<link rel="stylesheet" href="/assets/all.css"></head>',
  );
  const parts = {
    page: { path: '/', type: 'public' },
    head: '<title>Page</title>',
    scripts: ['/assets/page.js'],
    style: 'h1{}',
    early: 'hold()',
  } as const;
  const markup = '<h1>Page</h1>';

  it('has one script, inline; the application lies in a template', () => {
    const [before = '', lying = '', after = ''] = pageDocument(shell, { ...parts, markup }).split(/<\/?template[^>]*>/);
    expect(lying).toContain('src="/src/main.tsx"');
    expect(lying).toContain('/assets/all.css');
    expect(before).not.toMatch(/<script [^>]*src|stylesheet|%BRAND%/);
    expect(before).toContain('<script>hold()</script>');
    expect(before).toContain('<style>h1{}</style>');
    expect(after).not.toContain('<script');
    const [, end = ''] = after.split('<div id="root" data-path="/"><h1>Page</h1></div>');
    expect(end).toContain('.woff2');
    expect(before + lying).not.toContain('.woff2');
  });

  it('requests the pictures that React preloads before any script, also where the application is loaded at once', () => {
    const picture = '<link rel="preload" as="image" href="/a.svg"/>';
    const text = pageDocument(shell, {
      ...parts,
      page: { path: '/', type: 'form' },
      markup: picture + markup,
    });
    expect(text.match(/\/a\.svg|\/assets\/page\.js|\/src\/main\.tsx/g)).toEqual([
      '/a.svg',
      '/src/main.tsx',
      '/assets/page.js',
    ]);
    expect(text).toContain('<div id="root" data-path="/"><h1>Page</h1></div>');
  });

  it('says when index.html no longer has the parts it looks for', () => {
    expect(() => pageDocument(shell.replace('id="root"', 'id="page"'), { ...parts, markup })).toThrow(/has changed/);
  });
});
