// @ts-check

/**
 * The `incomplete` results of axe, each explained. A result that no row fits fails its
 * test (./accessibility.ts), and a row that fits none makes the proof fall short (tools/proof/rows.mjs).
 *
 * Most are of text whose ground axe does not know. Each such text is also measured: against the colors of what it lies
 * in, 7:1, or 4.5:1 where it is large (WCAG 1.4.6), and against what is drawn behind it.
 *
 * @typedef {object} Explanation
 * @property {string} name
 * @property {string} rule of axe
 * @property {readonly string[]} reasons why axe cannot judge, in its own words (`messageKey`)
 * @property {string} near a selector: each element that it is about is one of these, or lies in, over or under one
 * @property {string} [lines] the strongest color of what is drawn behind it: 4.5:1, or 3:1 where the text is large (WCAG 1.4.3)
 * @property {string} why it was judged to be fine
 */

/** Consequences of an unknown background: axe reports these for one letter, or before anything is typed. */
const unknownGround = ['bgOverlap', 'shortTextContent', 'emptyValue'];

/** @type {readonly Explanation[]} */
export const explanations = [
  {
    name: 'words on map lines',
    rule: 'color-contrast',
    reasons: unknownGround,
    near: '.contours',
    lines: 'rgb(89 147 124 / 0.35)',
    why: 'The lines are 1 px wide and of one color that is seen through; 0.35 is the strongest (src/ui/art/contours).',
  },
  {
    name: 'a card on a picture',
    rule: 'color-contrast',
    reasons: ['imgNode'],
    near: 'img[aria-hidden]',
    why: 'The picture of the way lies behind the card, which cannot be seen through (src/app/layouts/auth/auth-layout.tsx).',
  },
  {
    name: 'a word in a drawing',
    rule: 'color-contrast',
    reasons: ['bgOverlap'],
    near: 'svg[aria-hidden] > text',
    why: 'It stands beside the curves of its drawing, on the ground of the card (src/features/marketing/feature-drawings.tsx).',
  },
  {
    name: 'beside a line of dots',
    rule: 'color-contrast',
    reasons: ['pseudoContent'],
    near: '[class*="before:absolute"]',
    why: 'The line that leads from one result to the next is drawn at the side of the words (src/ui/route-list.tsx).',
  },
  {
    name: 'under another, or around its parts',
    rule: 'color-contrast',
    reasons: [...unknownGround, 'elmPartiallyObscured', 'elmPartiallyObscuring', 'imgNode'],
    near: 'dialog, [class*="sticky"], [class*="fixed"], [role="listbox"], .absolute.shadow-3, p:has(> .whitespace-nowrap), .lucide-pause, .lucide-play',
    why: 'A dialog is drawn over the page, which axe takes for above it; a bar, a message, an open list or the button that pauses the strip hides it in part, and none can be seen through; or it is a line that wraps around parts which have no ground of their own.',
  },
  {
    name: 'cut off by its box',
    rule: 'color-contrast',
    reasons: ['elmPartiallyObscured', 'shortTextContent'],
    near: '[class*="overflow-"]',
    why: 'Its box scrolls or cuts it off: what is seen of it stands on the ground of the box.',
  },
  {
    name: 'rows near the window',
    rule: 'th-has-data-cells',
    reasons: [''],
    near: 'table[aria-rowcount]',
    why: 'Of many rows those near the window are there, below an empty one that makes room (src/ui/use-virtual-rows.tsx).',
  },
];
