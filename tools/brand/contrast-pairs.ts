/** A pair of colors of the design, by the names of their tokens, and the least contrast that it needs (WCAG 1.4.6, 1.4.11). */
type ContrastPair = { front: string; ground: string; floor: number };

/** Colors of text on a ground. */
const texts: Readonly<Record<string, string>> = {
  track: 'muted',
  surface: 'ink muted subtle accent lake danger',
  raised: 'ink muted subtle accent lake success danger',
  sunken: 'ink muted subtle accent',
  overlay: 'ink muted subtle accent success danger',
  accent: 'accent-ink',
  'accent-hover': 'accent-ink',
  'accent-press': 'accent-ink',
  'accent-soft': 'accent-soft-ink muted danger-soft-ink',
  pine: 'pine-ink pine-muted blaze',
  'pine-raised': 'pine-muted',
  blaze: 'blaze-ink',
  'blaze-soft': 'blaze-soft-ink',
  'lake-soft': 'lake-soft-ink',
  'success-soft': 'success-soft-ink',
  danger: 'danger-ink',
  'danger-hover': 'danger-ink',
  'danger-soft': 'danger-soft-ink',
};

/** Colors that are drawn on a ground: edges, charts and the ring of the focus. */
const shapes: Readonly<Record<string, string>> = {
  track: 'accent lake',
  raised: 'line-strong focus',
  surface: 'line-strong focus',
  overlay: 'line-strong focus',
  sunken: 'focus lake',
  'accent-soft': 'focus',
  pine: 'focus-on-pine',
  'pine-raised': 'blaze',
};

const pairsOf = (grounds: Readonly<Record<string, string>>, floor: number): ContrastPair[] =>
  Object.entries(grounds).flatMap(([ground, fronts]) => fronts.split(' ').map((front) => ({ front, ground, floor })));

/** Every pair of the design; it holds in both themes (docs/product.md 20.5). */
export const contrastPairs: readonly ContrastPair[] = [...pairsOf(texts, 7), ...pairsOf(shapes, 3)];
