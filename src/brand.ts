/** A part of the mark: what it is filled with, and its outline as an SVG path in a square of 32. */
export type MarkShape = { fill: 'stone' | 'paler stone' | 'accent'; path: string };

type Brand = {
  readonly name: string;
  readonly legalName: string;
  /** Beside the forms before a sign-in, and below a goal that was shared. */
  readonly tagline: string;
  readonly mark: readonly MarkShape[];
};

/**
 * The working name of the product and its mark: the only file to change when they change. `npm run picture` creates
 * the pictures in public/icons from it; builds create the rest.
 */
export const brand: Brand = {
  name: 'Cairn',
  legalName: 'Cairn',
  tagline: 'Your next goal, and the way to it',
  /** Three stones, the top one yellow. */
  mark: [
    { fill: 'stone', path: 'M7 21.5h18a4 4 0 0 1 0 8h-18a4 4 0 0 1 0-8z' },
    { fill: 'paler stone', path: 'M9.25 12h10.5a3.75 3.75 0 0 1 0 7.5h-10.5a3.75 3.75 0 0 1 0-7.5z' },
    { fill: 'accent', path: 'M14.5 3h4a3.5 3.5 0 0 1 0 7h-4a3.5 3.5 0 0 1 0-7z' },
  ],
};

/** The mark on its tile as browsers show it beside a page's title: at 16 px its edges lie on whole pixels. */
export const smallMark: readonly MarkShape[] = [
  { fill: 'stone', path: 'M7 20h18a3 3 0 0 1 0 6h-18a3 3 0 0 1 0-6z' },
  { fill: 'paler stone', path: 'M9 12h10a3 3 0 0 1 0 6h-10a3 3 0 0 1 0-6z' },
  { fill: 'accent', path: 'M14 6h6a2 2 0 0 1 0 4h-6a2 2 0 0 1 0-4z' },
];
