import ChevronRight from 'lucide-react/icons/chevron-right';
import Target from 'lucide-react/icons/target';
import TrendingDown from 'lucide-react/icons/trending-down';

import { AvatarDrawing, Card, CreateButtons, type AvatarTint } from './drawing-parts';

const drafted = [
  { name: 'Renewal rate', value: '94%', note: 'of clinics, per year' },
  { name: 'Time to value', value: '21 days', note: 'from contract to first use' },
  { name: 'Active seats', value: '+18%', note: 'against last quarter' },
  { name: 'Open risks', value: '≤ 5', note: 'accounts at any time' },
];

/** One sentence on the left, four numbers drafted from it on the right. */
export function DraftDrawing() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3 md:gap-5">
      <Card className="flex flex-col p-5">
        <div className="flex items-center gap-3">
          <AvatarDrawing initials="HS" tint="lake" />
          <div className="min-w-0">
            <p className="leading-5 font-semibold">Customer Success Manager</p>
            <p className="text-micro text-muted">Healthcare</p>
          </div>
        </div>
        <p className="mt-4 mb-6 text-body">
          “Every clinic we sign should still be with us, and using more, a year later.”
        </p>
        <CreateButtons className="mt-auto" />
      </Card>
      <div className="grid grid-cols-2 gap-3 md:gap-4">
        {drafted.map(({ name, value, note }) => (
          <Card key={name} className="p-4">
            <p className="text-micro text-muted">{name}</p>
            <p className="text-[1.625rem] leading-8 font-semibold tracking-[-0.025em] whitespace-nowrap">{value}</p>
            <p className="mt-1 text-micro text-muted">{note}</p>
          </Card>
        ))}
      </div>
    </div>
  );
}

const target = 80;

const departments = [
  { name: 'Sales', reached: 86, width: 'w-[86%]' },
  { name: 'Product', reached: 72, width: 'w-[72%]' },
  { name: 'Support', reached: 64, width: 'w-[64%]' },
  { name: 'Finance', reached: 91, width: 'w-[91%]' },
  { name: 'People', reached: 78, width: 'w-[78%]' },
];

/** Key results on track in five departments, against one target. */
export function TrackDrawing() {
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">Key results on track</p>
        <p className="flex items-center gap-2 text-small text-muted">
          <span className="h-4 w-1 rounded-full bg-blaze" />
          target {target}%
        </p>
      </div>
      <div className="mt-4 grid gap-3.5">
        {departments.map(({ name, reached, width }) => (
          <div key={name} className="grid grid-cols-[60px_minmax(0,1fr)_40px] items-center gap-3 text-small">
            <span className="text-muted">{name}</span>
            <span className="relative h-4 rounded-full bg-track">
              <span className={`block h-full rounded-full bg-lake ${width}`} />
              <span className="absolute -inset-y-1 start-4/5 w-0.75 -translate-x-1/2 rounded-full bg-blaze rtl:translate-x-1/2" />
            </span>
            <span className="text-end font-semibold">{reached}%</span>
          </div>
        ))}
      </div>
    </Card>
  );
}

const curve = 'M4 14C30 18 58 22 84 23S130 36 162 39 214 56 240 62 284 70 300 71';

/** A number that fell, and the quarter in which the company acted. */
export function TurnoverDrawing() {
  return (
    <Card className="px-4 py-4">
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">Voluntary exits</p>
        <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-accent-soft px-2 text-micro font-semibold text-accent-soft-ink">
          <TrendingDown className="size-3.5" />
          3.1 points
        </span>
      </div>
      <svg viewBox="0 0 304 92" aria-hidden="true" fill="none" className="mt-3 w-full">
        <path d="M4 8H300M4 48H300" className="stroke-line" />
        <path d={`${curve}V90H4Z`} className="fill-accent-soft" />
        <path d={curve} className="stroke-accent" strokeWidth="2.25" strokeLinecap="round" />
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

const employees: readonly { initials: string; tint: AvatarTint; name: string; department: string }[] = [
  { initials: 'PR', tint: 'lake', name: 'Priya Raman', department: 'Customer Success' },
  { initials: 'TV', tint: 'blaze', name: 'Tomás Vidal', department: 'Finance' },
  { initials: 'LH', tint: 'accent', name: 'Lena Hoffmann', department: 'Product' },
];

/** Three rows of the employee list. */
export function EmployeesDrawing() {
  return (
    <div className="grid gap-2.5">
      {employees.map(({ initials, tint, name, department }) => (
        <Card key={initials} className="flex items-center gap-3 px-4 py-2">
          <AvatarDrawing initials={initials} tint={tint} />
          <div className="min-w-0 flex-1">
            <p className="leading-5 font-semibold">{name}</p>
            <p className="text-micro text-muted">{department}</p>
          </div>
          <ChevronRight className="size-4.5 text-muted" />
        </Card>
      ))}
    </div>
  );
}

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
        <Target className="size-5 text-accent" />
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
