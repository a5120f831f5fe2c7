import { Glyph } from '@/ui/art/glyph';

import { Card } from './card';

const results = [
  { name: 'Offers accepted', reached: '82%', width: 'w-[82%]' },
  { name: 'Time to hire under 30 days', reached: '56%', width: 'w-[56%]' },
  { name: 'Structured interviews', reached: '94%', width: 'w-[94%]' },
];

/** An objective and how far its key results have come. */
export function ResultsDrawing() {
  return (
    <Card className="px-4 py-4">
      <p className="flex items-center gap-2.5 font-semibold">
        <Glyph name="target" className="size-5 text-accent" />
        Make hiring faster and fairer
      </p>
      <div className="mt-3 grid gap-3.5">
        {results.map(({ name, reached, width }) => (
          <div key={name} className="text-small">
            <div className="flex justify-between gap-3">
              <span>{name}</span>
              <span className="font-semibold">{reached}</span>
            </div>
            <span className="mt-1 block h-1.5 rounded-full bg-track">
              <span className={`block h-full rounded-full bg-accent ${width}`} />
            </span>
          </div>
        ))}
      </div>
    </Card>
  );
}
