import { Glyph } from '@/ui/art/glyph';

import { Card } from './card';
import { Face, type FaceTint } from './face';

const people: readonly { initials: string; tint: FaceTint; name: string; department: string }[] = [
  { initials: 'PR', tint: 'lake', name: 'Priya Raman', department: 'Customer Success' },
  { initials: 'TV', tint: 'blaze', name: 'Tomás Vidal', department: 'Finance' },
  { initials: 'LH', tint: 'accent', name: 'Lena Hoffmann', department: 'Product' },
];

/** Three rows of the employee list. */
export function PeopleDrawing() {
  return (
    <div className="grid gap-2.5">
      {people.map(({ initials, tint, name, department }) => (
        <Card key={initials} className="flex items-center gap-3 px-4 py-2">
          <Face initials={initials} tint={tint} />
          <div className="min-w-0 flex-1">
            <p className="leading-5 font-semibold">{name}</p>
            <p className="text-micro text-muted">{department}</p>
          </div>
          <Glyph name="right" className="size-4.5 text-muted" />
        </Card>
      ))}
    </div>
  );
}
