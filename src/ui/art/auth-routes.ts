import type { RouteDrawing } from './route-drawing.ts';

/** The way on the auth panel, measured from its lower right, where the hill of the contours is. It starts outside. */
export const authRoute: RouteDrawing[] = [
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
];

/** The way on the strip above the form. */
export const stripRoute: RouteDrawing[] = [
  {
    width: 390,
    height: 116,
    fit: 'xMaxYMax meet',
    place: 'inset-0 size-full',
    legs: [{ from: [168, 121], curve: 'C198 96 236 99 264 88C289 78 302 62 322 48', steps: 18 }],
    waypoints: [{ x: 322, y: 48, goal: true, delay: 'motion-safe:[animation-delay:620ms]' }],
  },
];
