/**
 * Draws the map lines of the pine surfaces: `node tools/contours.mjs`.
 *
 * Every scene is a small terrain (a few hills over seeded noise), cut at even heights. The result is committed, so
 * nothing is computed in the browser or at build time, and the same seed always draws the same map.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { contours } from 'd3-contour';
import { createNoise2D } from 'simplex-noise';

/** @typedef {readonly [x: number, y: number]} Point */
/** @typedef {{ points: Point[], closed: boolean }} Line */
/** @typedef {{ x: number, y: number, rx: number, ry: number, height: number, turn?: number }} Hill */
/**
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {number} seed
 * @property {Hill[]} hills
 * @property {number} grain Size of the terrain's own ups and downs, in pixels.
 * @property {number} relief How high they are, in contour levels.
 * @property {number} warp How far the hills are pushed out of round, in pixels.
 * @property {number} stride Distance between the points a curve is drawn through, in pixels.
 * @property {number} [strength] Below 1 where long text stands on the lines.
 */

/** @type {Record<string, Scene>} */
const SCENES = {
  auth: {
    width: 736,
    height: 870,
    seed: 42,
    grain: 390,
    relief: 4,
    warp: 60,
    stride: 24,
    hills: [
      { x: 560, y: 200, rx: 165, ry: 215, height: 11.5, turn: -0.1 },
      { x: 175, y: 500, rx: 110, ry: 130, height: 3.4 },
      { x: 650, y: 730, rx: 150, ry: 120, height: 2.4 },
    ],
  },
  band: {
    width: 1120,
    height: 166,
    seed: 49,
    grain: 460,
    relief: 3,
    warp: 40,
    stride: 22,
    hills: [
      { x: 984, y: 80, rx: 190, ry: 112, height: 11, turn: 0.1 },
      { x: 640, y: -90, rx: 260, ry: 170, height: 4 },
    ],
  },
  overlay: {
    width: 1440,
    height: 900,
    seed: 4,
    grain: 520,
    relief: 3,
    warp: 74,
    stride: 34,
    hills: [
      { x: 720, y: 440, rx: 400, ry: 350, height: 17 },
      { x: 1420, y: 470, rx: 220, ry: 250, height: 3.6 },
      { x: 90, y: 20, rx: 260, ry: 240, height: 3.4 },
      { x: 320, y: 930, rx: 240, ry: 190, height: 3.6 },
    ],
  },
  // As wide as the widest screen that shows it: a phone sees the right 390 px.
  strip: {
    width: 1024,
    height: 116,
    seed: 7,
    grain: 290,
    relief: 3.2,
    warp: 30,
    stride: 20,
    hills: [
      { x: 942, y: 40, rx: 92, ry: 116, height: 9, turn: -0.2 },
      { x: 470, y: 130, rx: 190, ry: 110, height: 4 },
    ],
  },
  hero: {
    width: 1248,
    height: 596,
    seed: 35,
    grain: 480,
    relief: 3.4,
    warp: 70,
    stride: 32,
    hills: [
      { x: 980, y: 270, rx: 380, ry: 230, height: 14, turn: 0.1 },
      { x: 170, y: 480, rx: 220, ry: 180, height: 5 },
    ],
  },
  footer: {
    width: 1440,
    height: 560,
    seed: 49,
    grain: 560,
    relief: 3.4,
    warp: 60,
    stride: 34,
    strength: 0.55,
    hills: [
      { x: 1300, y: 80, rx: 270, ry: 220, height: 11, turn: 0.5 },
      { x: 400, y: 530, rx: 300, ry: 190, height: 5 },
    ],
  },
};

/** Pixels between two height samples. */
const CELL = 6;
/** The terrain is sampled this far beyond the frame, so that no line is seen to end. */
const BLEED = 48;
/** Every fourth line is the stronger one. */
const INDEX_EVERY = 4;
/** Shorter closed lines would read as specks. */
const SHORTEST_RING = 110;
/** A light green, so that the same file suits the pine of both themes. */
const STROKE = '#59937c';
const FAINT = 0.19;
const STRONG = 0.35;
const STRONG_WIDTH = 1.25;

/**
 * A seeded random source (mulberry32).
 * @param {number} seed
 */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The height of the scene's ground at a point, in contour levels.
 * @param {Scene} scene
 * @returns {(x: number, y: number) => number}
 */
function terrain({ seed, hills, grain, relief, warp }) {
  const source = random(seed);
  const ground = createNoise2D(source);
  const pushX = createNoise2D(source);
  const pushY = createNoise2D(source);
  return (x, y) => {
    // The push is wider than the ground's own waves, or rings would turn into blots.
    const px = x + warp * pushX(x / grain / 1.4, y / grain / 1.4);
    const py = y + warp * pushY(x / grain / 1.4, y / grain / 1.4);
    let rise = 0;
    let nearest = 0;
    for (const hill of hills) {
      const turn = hill.turn ?? 0;
      const dx = px - hill.x;
      const dy = py - hill.y;
      const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / hill.rx;
      const v = (dy * Math.cos(turn) - dx * Math.sin(turn)) / hill.ry;
      const share = Math.exp(-(u * u + v * v));
      rise += hill.height * share;
      nearest = Math.max(nearest, share);
    }
    // Calm ground on the hills: their rings are what the eye should find.
    const waves = ground(x / grain, y / grain) + 0.22 * ground((x / grain) * 2 + 40, (y / grain) * 2);
    const height = rise + relief * waves * (1 - 0.8 * nearest);
    return height;
  };
}

/**
 * Cuts a ring where it leaves the frame. What runs along the edge of the sampled field is no line of the map.
 * @param {Point[]} ring
 * @param {Scene} scene
 * @returns {Line[]}
 */
function visible(ring, { width, height }) {
  const margin = BLEED / 2;
  const seen = (/** @type {Point} */ [x, y]) => x > -margin && y > -margin && x < width + margin && y < height + margin;
  const start = ring.findIndex((point) => !seen(point));
  if (start < 0) return [{ points: ring, closed: true }];
  /** @type {Line[]} */
  const lines = [];
  /** @type {Point[]} */
  let run = [];
  for (const point of [...ring.slice(start), ...ring.slice(0, start + 1)]) {
    if (seen(point)) run.push(point);
    else {
      if (run.length > 2) lines.push({ points: run, closed: false });
      run = [];
    }
  }
  return lines;
}

/**
 * Points at even distances along a line: fewer of them, and the curve through them has no knots.
 * @param {Line} line
 * @param {number} stride
 * @returns {Line | null}
 */
function even({ points, closed }, stride) {
  const path = closed && points[0] ? [...points, points[0]] : points;
  const lengths = [0];
  for (const [i, [x, y]] of path.entries()) {
    const last = path[i - 1];
    if (last) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(x - last[0], y - last[1]));
  }
  const total = lengths.at(-1) ?? 0;
  if (closed && total < SHORTEST_RING) return null;
  const count = Math.max(closed ? 6 : 2, Math.round(total / stride));
  /** @type {Point[]} */
  const out = [];
  let i = 0;
  for (let n = 0; n < (closed ? count : count + 1); n++) {
    const at = (total * n) / count;
    while (i < lengths.length - 2 && (lengths[i + 1] ?? 0) < at) i++;
    const a = path[i];
    const b = path[i + 1];
    if (!a || !b) continue;
    const share = (at - (lengths[i] ?? 0)) / ((lengths[i + 1] ?? 0) - (lengths[i] ?? 0) || 1);
    out.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
  }
  return { points: out, closed };
}

/** @param {...number} values Whole numbers, with no blank before a minus. */
const numbers = (...values) =>
  values
    .map((v) => Math.round(v) || 0)
    .join(' ')
    .replaceAll(' -', '-');

/**
 * A Catmull-Rom curve as relative Béziers. Its handles mirror each other at every point, so the short `s` form does.
 * @param {Line} line
 */
function curve({ points, closed }) {
  const size = points.length;
  const at = (/** @type {number} */ i) =>
    /** @type {Point} */ (points[closed ? (i + size) % size : Math.min(Math.max(i, 0), size - 1)]);
  /** @param {number} i */
  const handle = (i) => /** @type {const} */ ([(at(i + 1)[0] - at(i - 1)[0]) / 6, (at(i + 1)[1] - at(i - 1)[1]) / 6]);
  // The pen stands on whole pixels: measured from there, rounding never adds up along a line.
  let [penX, penY] = at(0).map((v) => Math.round(v));
  let path = `M${numbers(penX ?? 0, penY ?? 0)}`;
  for (let i = 1; i < size + (closed ? 1 : 0); i++) {
    const from = handle(i - 1);
    const to = handle(i);
    const [x, y] = at(i);
    const x0 = penX ?? 0;
    const y0 = penY ?? 0;
    const end = numbers(x - to[0] - x0, y - to[1] - y0, x - x0, y - y0);
    path += i === 1 ? `c${numbers(from[0], from[1], x - to[0] - x0, y - to[1] - y0, x - x0, y - y0)}` : `s${end}`;
    penX = Math.round(x);
    penY = Math.round(y);
  }
  return path + (closed ? 'z' : '');
}

/**
 * @param {Scene} scene
 * @returns {string} the SVG file
 */
function draw(scene) {
  const { width, height, stride, strength = 1 } = scene;
  const columns = Math.ceil((width + 2 * BLEED) / CELL) + 1;
  const rows = Math.ceil((height + 2 * BLEED) / CELL) + 1;
  const heightAt = terrain(scene);
  const field = Array.from({ length: columns * rows }, (_, i) =>
    heightAt((i % columns) * CELL - BLEED, Math.floor(i / columns) * CELL - BLEED),
  );
  const lowest = Math.ceil(Math.min(...field));
  const highest = Math.floor(Math.max(...field));
  const levels = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
  let faint = '';
  let strong = '';
  for (const { value, coordinates } of contours().size([columns, rows]).thresholds(levels)(field)) {
    for (const ring of coordinates.flat()) {
      // d3 counts from the corner of a cell and repeats the first point at the end.
      const points = ring
        .slice(1)
        .map(([x = 0, y = 0]) => /** @type {Point} */ ([(x - 0.5) * CELL - BLEED, (y - 0.5) * CELL - BLEED]));
      for (const piece of visible(points, scene)) {
        const line = even(piece, stride);
        if (!line) continue;
        if (value % INDEX_EVERY === 0) strong += curve(line);
        else faint += curve(line);
      }
    }
  }
  /** @type {(d: string, opacity: number, thickness: number) => string} */
  const path = (d, opacity, thickness) =>
    `<path vector-effect="non-scaling-stroke" stroke-width="${thickness}" stroke-opacity="${Number((opacity * strength).toFixed(3))}" d="${d}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g fill="none" stroke="${STROKE}">${path(faint, FAINT, 1)}${path(strong, STRONG, STRONG_WIDTH)}</g></svg>\n`
  );
}

const folder = join(import.meta.dirname, '../src/ui/art/contours');
mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) {
  writeFileSync(join(folder, `${name}.svg`), draw(scene));
}
