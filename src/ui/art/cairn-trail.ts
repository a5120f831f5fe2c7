import type { RouteDrawing } from './route-drawing.ts';

/** The way to the pile of stones on the features banner, measured from its right bottom; on phones there is none. */
export const toCairn: RouteDrawing[] = [
  {
    width: 680,
    height: 428,
    fit: 'xMaxYMax meet',
    place: 'right-0 bottom-0 h-107 w-170 max-lg:hidden',
    legs: [
      { from: [0, 434], curve: 'C40 396 104 404 156 362C190 334 214 306 270 304C296 303 310 305 330 306', steps: 36 },
    ],
    waypoints: [],
  },
];
