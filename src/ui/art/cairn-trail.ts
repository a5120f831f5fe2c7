import type { RouteDrawing } from './route-drawing';

/** The way to the pile of stones on the features banner, measured from its right bottom; on phones there is none. */
export const toCairn: RouteDrawing[] = [
  {
    width: 680,
    height: 428,
    fit: 'xMaxYMax meet',
    place: 'right-0 bottom-0 h-107 w-170 max-lg:hidden',
    legs: [
      // It comes over the edge as steeply as it goes on: a bend there would look like a stub of a few dots.
      { from: [52, 440], curve: 'C90 414 122 390 156 362C190 334 214 306 270 304C296 303 310 305 330 306', steps: 32 },
    ],
    waypoints: [],
  },
];
