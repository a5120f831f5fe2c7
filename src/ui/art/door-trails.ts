import type { RouteDrawing } from './route-drawing';

/** One way to one goal: the individual's door. */
export const oneGoal: RouteDrawing[] = [
  {
    width: 494,
    height: 236,
    fit: 'xMidYMid slice',
    place: 'inset-0 size-full',
    legs: [
      {
        from: [-6, 204],
        curve: 'C40 176 74 156 118 157C168 160 210 174 254 160C296 146 306 92 344 93C356 94 362 96 370 96',
        steps: 42,
      },
    ],
    waypoints: [{ x: 370, y: 96, goal: true, delay: '' }],
  },
];

/** A way that comes by a pile of stones and goes on: the business door. */
export const pastTheCairn: RouteDrawing[] = [
  {
    width: 494,
    height: 236,
    fit: 'xMidYMid slice',
    place: 'inset-0 size-full',
    legs: [
      { from: [-4, 72], curve: 'C60 110 104 158 158 188', steps: 19 },
      { from: [348, 184], curve: 'C396 160 440 128 500 92', steps: 18 },
    ],
    waypoints: [],
  },
];
