export type Rasteriser = NonNullable<ReturnType<typeof createRasteriser>>;

/** About 250 dots to the inch: sharp in print, and a page of such lines still takes half a second. */
const dotsPerMm = 10;
const mmPerPoint = 25.4 / 72;
/** Close to Helvetica, so that images sit well beside set words; the system adds its fonts for other scripts. */
const family = 'Arimo, Helvetica, Arial, "Liberation Sans", sans-serif';
/** Taller stacks of marks are clipped, or they would overlap the lines around them (10 mm apart). */
const limitMm = { up: 6.4, down: 3.4, overhang: 5 };
/** Antialiased edges reach over the box the browser reports. */
const paddingDots = 2;

/** Rasterises text that no font of the document covers, with the fonts of the system; undefined where there is no 2D canvas. */
export function createRasteriser() {
  if (typeof document === 'undefined') return undefined;
  const canvas = document.createElement('canvas');
  // An opaque canvas gives images without a second layer for transparency.
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return undefined;

  const setFont = (points: number, rtl: boolean): void => {
    context.font = `${points * mmPerPoint * dotsPerMm}px ${family}`;
    context.direction = rtl ? 'rtl' : 'ltr';
    context.textAlign = 'left';
  };

  return {
    /** Advance of a text in millimeters. */
    measure(text: string, points: number): number {
      setFont(points, false);
      return context.measureText(text).width / dotsPerMm;
    },
    /** An image; lengths in millimeters, from where the text begins on its base line. Undefined for a text that shows nothing. */
    rasterise(text: string, points: number, rtl: boolean) {
      setFont(points, rtl);
      const metrics = context.measureText(text);
      const left = dotsToEdge(metrics.actualBoundingBoxLeft, limitMm.overhang);
      const right = dotsToEdge(metrics.actualBoundingBoxRight, metrics.width / dotsPerMm + limitMm.overhang);
      const up = dotsToEdge(metrics.actualBoundingBoxAscent, limitMm.up);
      const down = dotsToEdge(metrics.actualBoundingBoxDescent, limitMm.down);
      const width = left + right;
      const height = up + down;
      if (width <= 2 * paddingDots || height <= 2 * paddingDots) return undefined;
      canvas.width = width;
      canvas.height = height;
      // A new size clears the canvas and its settings.
      setFont(points, rtl);
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#000';
      context.fillText(text, left, up);
      return {
        dataUrl: canvas.toDataURL('image/png'),
        left: left / dotsPerMm,
        up: up / dotsPerMm,
        width: width / dotsPerMm,
        height: height / dotsPerMm,
      };
    },
  };
}

/** Whole dots from the starting point to the edge of the image, at most `limit` millimeters. */
function dotsToEdge(dots: number, limit: number): number {
  return Math.min(Math.ceil(dots) + paddingDots, Math.floor(limit * dotsPerMm));
}
