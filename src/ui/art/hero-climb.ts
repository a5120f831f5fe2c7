import type { RouteDrawing } from './route-drawing';

/**
 * The way up the landing page's map, from the left edge to the third step. Measured from the left bottom, as the steps
 * are, and shown where they climb; their numbers are its waypoints.
 */
export const climb: RouteDrawing[] = [
  {
    width: 1248,
    height: 596,
    fit: 'xMinYMax meet',
    place: 'bottom-0 left-0 h-149 w-312 max-xl:hidden',
    legs: [
      { from: [-2, 470], curve: 'C22 436 34 392 61 373', steps: 12 },
      { from: [61, 373], curve: 'C108 304 250 372 353 271', steps: 32 },
      { from: [353, 271], curve: 'C412 202 640 304 737 145', steps: 45 },
    ],
    waypoints: [],
  },
];
