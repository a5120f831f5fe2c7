import { Card } from './card';

const target = 80;

/** Key results on track by department; each row is a stone that slides along its rail. */
const departments = [
  { name: 'Sales', reached: 86, width: 'w-[86%]' },
  { name: 'Product', reached: 72, width: 'w-[72%]' },
  { name: 'Support', reached: 64, width: 'w-[64%]' },
  { name: 'Finance', reached: 91, width: 'w-[91%]' },
  { name: 'People', reached: 78, width: 'w-[78%]' },
];

/** Five departments against one target. */
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
              <span className="absolute -inset-y-1 left-4/5 w-0.75 -translate-x-1/2 rounded-full bg-blaze" />
            </span>
            <span className="text-right font-semibold">{reached}%</span>
          </div>
        ))}
      </div>
    </Card>
  );
}
