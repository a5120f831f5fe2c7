import { Card } from './card';
import { CreateButtons } from './create-buttons';
import { Face } from './face';

const drafted = [
  { name: 'Renewal rate', value: '94%', note: 'of clinics, per year' },
  { name: 'Time to value', value: '21 days', note: 'from contract to first use' },
  { name: 'Active seats', value: '+18%', note: 'against last quarter' },
  { name: 'Open risks', value: '≤ 5', note: 'accounts at any time' },
];

/** One sentence at the left, four numbers that came out of it at the right. */
export function DraftDrawing() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3 md:gap-5">
      <Card className="flex flex-col p-5">
        <div className="flex items-center gap-3">
          <Face initials="HS" tint="lake" />
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
