import { Glyph } from '@/ui/art/glyph';

import { Card } from './card';

const line = 'M4 14C30 18 58 22 84 23S130 36 162 39 214 56 240 62 284 70 300 71';

/** A number that fell, and the moment somebody acted. */
export function ExitsDrawing() {
  return (
    <Card className="px-4 py-4">
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">Voluntary exits</p>
        <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-accent-soft px-2 text-micro font-semibold text-accent-soft-ink">
          <Glyph name="falling" className="size-3.5" />
          3.1 points
        </span>
      </div>
      <svg viewBox="0 0 304 92" aria-hidden="true" fill="none" className="mt-3 w-full">
        <path d="M4 8H300M4 48H300" className="stroke-line" />
        <path d={`${line}V90H4Z`} className="fill-accent-soft" />
        <path d={line} className="stroke-accent" strokeWidth="2.25" strokeLinecap="round" />
        <path d="M176 44V90" className="stroke-muted" strokeDasharray="2 4" />
        <circle cx="176" cy="41.5" r="5.5" className="fill-blaze stroke-overlay" strokeWidth="2" />
      </svg>
      <div className="mt-1 flex justify-between text-micro text-muted">
        {['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => (
          <span key={quarter}>{quarter}</span>
        ))}
      </div>
    </Card>
  );
}
