import { Download } from 'lucide-react';

import { Glyph } from '@/ui/art/glyph';
import { RouteList } from '@/ui/route-list';

import { Card } from './drawing/card';
import { CreateButtons } from './drawing/create-buttons';
import { Sparkbars } from './drawing/sparkbars';

/** Drawings of the product with made-up content; whoever shows them hides them from screen readers. */

const label = 'mb-1.5 block text-small font-semibold';
const box = 'flex items-center rounded-field border bg-raised px-3 text-body';

export function RoleCard() {
  return (
    <Card className="p-4">
      <span className={label}>Role</span>
      <span className={`${box} h-11 border-focus ring-4 ring-accent/20 outline-1 outline-focus`}>
        Sal
        <span className="h-5 w-px bg-ink" />
      </span>
      <span className="mt-2 block rounded-field border border-line p-1 shadow-2">
        <span className="block rounded-badge bg-accent-soft px-2.5 py-1.5 text-small font-semibold text-accent-soft-ink">
          Sales Lead
        </span>
      </span>
    </Card>
  );
}

export function GoalCard() {
  return (
    <Card className="p-4">
      <span className={label}>Your Company Strategic Goal</span>
      <span className={`${box} min-h-17 items-start border-line-strong py-2.5 text-[0.875rem] leading-5`}>
        Grow recurring revenue in the mid-market without raising churn
      </span>
      <span className={`${label} mt-4`}>Your Industry</span>
      <span className={`${box} h-10.5 justify-between border-line-strong`}>
        Technology
        <Glyph name="down" className="size-4.5 text-muted" />
      </span>
      <CreateButtons className="mt-3" />
    </Card>
  );
}

const results = [
  'Lift net revenue retention from 96% to 108% by 31 December',
  'Close 24 new mid-market accounts at $38,000 or more a year',
  'Cut the median sales cycle from 71 to 55 days',
  'Keep logo churn at or below 2% in every quarter',
];

export function ResultCard() {
  return (
    <Card>
      <div className="flex items-center gap-3 border-b border-line px-5 py-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-tile bg-accent-soft text-accent-soft-ink">
          <Glyph name="target" className="size-5" />
        </span>
        <div>
          <p className="text-micro text-muted">Objective</p>
          <p className="leading-5 font-semibold">Win customers and keep them</p>
        </div>
      </div>
      <div className="px-5 py-5 text-[0.875rem] leading-5 [&_ul]:gap-3.5">
        <RouteList items={results} tint="accent" firstIsAim={false} />
      </div>
      <div className="flex items-center justify-between border-t border-line px-5 py-3">
        <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-accent-soft px-2 text-micro font-semibold text-accent-soft-ink">
          <Glyph name="pocket" className="size-3.5" />
          In your pocket
        </span>
        <Download className="size-4.5 text-muted" strokeWidth={1.85} />
      </div>
    </Card>
  );
}

const numbers = [
  { name: 'Renewal rate', value: '94%', past: [6, 8, 11, 14] },
  { name: 'Sales cycle', value: '55 days', past: [17, 15, 13, 11] },
  { name: 'Win rate', value: '32%', past: [6, 5, 8, 11] },
];

export function NumbersCard() {
  return (
    <Card className="mt-4 hidden grid-cols-3 divide-x divide-line py-4 sm:grid">
      {numbers.map(({ name, value, past }) => (
        <div key={name} className="flex items-end justify-between gap-2 px-5">
          <div>
            <p className="text-micro whitespace-nowrap text-muted">{name}</p>
            <p className="text-h3 leading-6 font-semibold whitespace-nowrap">{value}</p>
          </div>
          <Sparkbars past={past} />
        </div>
      ))}
    </Card>
  );
}
