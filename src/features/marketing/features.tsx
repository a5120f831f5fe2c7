import type { ReactNode } from 'react';

import { BarsDrawing } from './drawing/bars';
import { CascadeDrawing } from './drawing/cascade';
import { ForecastDrawing } from './drawing/forecast';
import { BoardDrawing, NoticesDrawing, ThanksDrawing } from './drawing/notes';

type Feature = { title: string; text: string; ground: string; drawing: ReactNode; wide: boolean };

/** The six features (spec 2), in a mosaic of wide and narrow cards, grounds tinted by meaning. */
export const features: readonly Feature[] = [
  {
    title: 'AI-Led Predictive Goal Setting',
    text: 'See where a goal is likely to land, and set the target with that in view.',
    ground: 'bg-sunken',
    drawing: <ForecastDrawing />,
    wide: true,
  },
  {
    title: 'Real-time Analytics',
    text: 'Numbers that move as the work does, not once a quarter.',
    ground: 'bg-lake-soft',
    drawing: (
      <div className="mt-6 h-42">
        <BarsDrawing />
      </div>
    ),
    wide: false,
  },
  {
    title: 'Auto-Goal Alignment & Cascading',
    text: 'One company goal, broken down to teams and people.',
    ground: 'bg-accent-soft',
    drawing: (
      <div className="h-46">
        <CascadeDrawing />
      </div>
    ),
    wide: false,
  },
  {
    title: 'C-Suite Dashboard',
    text: 'The few numbers a leadership team needs, on one screen.',
    ground: 'bg-sunken',
    drawing: <BoardDrawing />,
    wide: true,
  },
  {
    title: 'Reward and Recognition',
    text: 'Say thank you where everyone can see it, and tie it to the goal it helped.',
    ground: 'bg-blaze-soft',
    drawing: <ThanksDrawing />,
    wide: true,
  },
  {
    title: 'Proactive Notifications',
    text: 'Performance SLAs reach people by email and in the app, before they slip.',
    ground: 'bg-sunken',
    drawing: <NoticesDrawing />,
    wide: false,
  },
];
