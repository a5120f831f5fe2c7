interface Leg {
  from: readonly [x: number, y: number];
  /** The rest of the path, from there on. */
  curve: string;
  /** Even steps of about 10 px, so that a dot falls on each end, where the waypoint covers it. */
  steps: number;
}

interface Waypoint {
  x: number;
  y: number;
  /** The mark aimed at, not a stop on the way. */
  goal?: boolean;
  /** The drawn route has come this far. */
  delay: string;
}

export interface RouteDrawing {
  width: number;
  height: number;
  /** How the drawing meets its surface: `preserveAspectRatio`. */
  fit: string;
  /** Where its box lies, and on which widths it shows. */
  place: string;
  legs: Leg[];
  waypoints: Waypoint[];
  /** Where the pile stands: the route ends under it. */
  cairn?: { x: number; y: number };
}

export type RouteScene = 'auth' | 'band' | 'strip';

/**
 * The routes, each measured from the lower or the right edge of its surface, where the hill of the contours is. A route
 * starts outside the drawing, so that none is seen to begin on a wider surface. The welcome band has a second, shorter
 * way for less than 768 px, under the text.
 */
export const ROUTES: Record<RouteScene, RouteDrawing[]> = {
  auth: [
    {
      width: 736,
      height: 870,
      fit: 'xMaxYMax meet',
      place: 'inset-0 size-full',
      legs: [
        {
          from: [-60, 940],
          curve: 'C20 850 28 736 50 680C72 618 96 594 150 574C214 550 266 560 291 504',
          steps: 60,
        },
        {
          from: [291, 504],
          curve: 'C304 476 326 464 362 465C424 468 452 484 500 482C540 478 554 468 586 448',
          steps: 32,
        },
      ],
      waypoints: [{ x: 291, y: 504, goal: true, delay: 'motion-safe:[animation-delay:450ms]' }],
      cairn: { x: 494, y: 266 },
    },
  ],
  band: [
    {
      width: 670,
      height: 166,
      fit: 'xMaxYMid meet',
      place: 'inset-y-0 right-0 hidden h-full w-[70%] md:block',
      legs: [
        { from: [118, 190], curve: 'C158 156 222 165 265 141', steps: 16 },
        { from: [265, 141], curve: 'C300 122 314 104 359 104C377 104 376 107.5 393 107.5', steps: 14 },
        { from: [393, 107.5], curve: 'C456 112 478 76 515 33.5', steps: 15 },
      ],
      waypoints: [
        { x: 265, y: 141, delay: 'motion-safe:[animation-delay:280ms]' },
        { x: 393, y: 107.5, delay: 'motion-safe:[animation-delay:440ms]' },
        { x: 515, y: 33.5, goal: true, delay: 'motion-safe:[animation-delay:620ms]' },
      ],
    },
    {
      width: 358,
      height: 150,
      fit: 'xMaxYMax meet',
      place: 'inset-0 size-full md:hidden',
      legs: [
        {
          from: [148, 160],
          curve: 'C170 130 202 134 224 131C246 127 255 117 272 112C294 106 306 104 322 88',
          steps: 20,
        },
      ],
      waypoints: [{ x: 322, y: 88, goal: true, delay: 'motion-safe:[animation-delay:620ms]' }],
    },
  ],
  strip: [
    {
      width: 390,
      height: 116,
      fit: 'xMaxYMax meet',
      place: 'inset-0 size-full',
      legs: [{ from: [168, 121], curve: 'C198 96 236 99 264 88C289 78 302 62 322 48', steps: 18 }],
      waypoints: [{ x: 322, y: 48, goal: true, delay: 'motion-safe:[animation-delay:620ms]' }],
    },
  ],
};
