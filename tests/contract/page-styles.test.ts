// @vitest-environment node
import { describe, expect, it } from 'vitest';

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
