import type { RouteDrawing } from './route-drawing';

/**
 * The way on the welcome band, measured from its right, where the hill of the contours is; below 768 px a shorter one
 * under the text. Both start outside, so that none is seen to begin on a wider surface.
 */
export const bandRoute: RouteDrawing[] = [
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
];
