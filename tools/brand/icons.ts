import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** The renderer can start only once, and a build reads this configuration twice (tools/prerender/plugin.ts). */
const ready = readFile(wasm)
  .then(initWasm)
  .catch((error: unknown) => {
    if (!(error instanceof Error && error.message.startsWith('Already initialized'))) throw error;
  });

/** Draws an SVG as a PNG, without a browser. */
export async function png(svg: string, width: number): Promise<Uint8Array> {
  await ready;
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const image = drawing.render();
  const bytes = image.asPng();
  // Node.js may garbage-collect them during another drawing, which ends the process.
  image.free();
  drawing.free();
  return bytes;
}
