/** A picture of a run of text, in millimetres around the point where the run begins on its base line. */
type DrawnText = { png: Uint8Array; left: number; up: number; width: number; height: number };

/** Draws what no font of the document holds, with the fonts of the machine. */
export type CanvasPen = {
  /** Advance of a text in millimetres. */
  measure(text: string, points: number): number;
  /** Undefined for a text that shows nothing. */
  draw(text: string, points: number, rtl: boolean): DrawnText | undefined;
};

/** About 250 dots to the inch: sharp in print, and a page of drawn lines is still made in half a second. */
const dotsPerMm = 10;
const mmPerPoint = 25.4 / 72;
/** Close to Helvetica, so that drawn words sit well beside set ones; the system adds its fonts for other scripts. */
const family = 'Arimo, Helvetica, Arial, "Liberation Sans", sans-serif';
/** Tall stacks of marks are cut off here, or they would run into the lines around them (10 mm apart). */
const most = { up: 6.4, down: 3.4, overhang: 5 };
/** Antialiased edges reach over the box the browser reports. */
const seam = 2;

/**
 * A pen on one canvas that is used again for every run.
 * @returns undefined where there is no 2D canvas
 */
export function createCanvasPen(): CanvasPen | undefined {
  if (typeof document === 'undefined') return undefined;
  const canvas = document.createElement('canvas');
  // An opaque canvas gives pictures without a second layer for transparency.
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return undefined;

  const choose = (points: number, rtl: boolean): void => {
    context.font = `${points * mmPerPoint * dotsPerMm}px ${family}`;
    context.direction = rtl ? 'rtl' : 'ltr';
    context.textAlign = 'left';
  };
  const known = new Map<string, number>();

  return {
    measure(text, points) {
      const key = `${points} ${text}`;
      let width = known.get(key);
      if (width === undefined) {
        choose(points, false);
        width = context.measureText(text).width / dotsPerMm;
        known.set(key, width);
      }
      return width;
    },
    draw(text, points, rtl) {
      choose(points, rtl);
      const ink = context.measureText(text);
      const left = reach(ink.actualBoundingBoxLeft, most.overhang);
      const right = reach(ink.actualBoundingBoxRight, ink.width / dotsPerMm + most.overhang);
      const up = reach(ink.actualBoundingBoxAscent, most.up);
      const down = reach(ink.actualBoundingBoxDescent, most.down);
      const width = left + right;
      const height = up + down;
      if (width <= 2 * seam || height <= 2 * seam) return undefined;
      canvas.width = width;
      canvas.height = height;
      // A new size clears the canvas and everything chosen for it.
      choose(points, rtl);
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#000';
      context.fillText(text, left, up);
      return {
        png: bytesOf(canvas.toDataURL('image/png')),
        left: left / dotsPerMm,
        up: up / dotsPerMm,
        width: width / dotsPerMm,
        height: height / dotsPerMm,
      };
    },
  };
}

/** Whole dots from the starting point to the edge of the ink, at most `limit` millimetres. */
function reach(dots: number, limit: number): number {
  return Math.min(Math.ceil(dots) + seam, Math.floor(limit * dotsPerMm));
}

function bytesOf(dataUrl: string): Uint8Array {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
