import CircleCheck from 'lucide-react/icons/circle-check';
import Heart from 'lucide-react/icons/heart';
import Mail from 'lucide-react/icons/mail';
import Medal from 'lucide-react/icons/medal';
import Target from 'lucide-react/icons/target';

import { Tile } from '@/ui/tile';

import { AvatarDrawing, Card } from './drawing-parts';

const past = [36, 50, 44, 62, 56, 74, 68, 86, 80];

/** A number over ten months, the current one in full color. */
export function BarsDrawing() {
  return (
    <svg viewBox="0 0 400 160" preserveAspectRatio="none" aria-hidden="true" className="size-full fill-lake">
      {[...past, 95].map((height, index) => (
        <rect
          key={index}
          x={index * 41}
          y={160 - height * 1.6}
          width="31"
          height={height * 1.6}
          rx="5"
          opacity={index === past.length ? 1 : 0.26}
        />
      ))}
    </svg>
  );
}

const teams = [
  { x: 0, reached: 62 },
  { x: 134, reached: 96 },
  { x: 268, reached: 50 },
];

/** One company goal, the teams' goals below it, and how far each has come. */
export function CascadeDrawing() {
  return (
    <svg viewBox="-2 0 404 180" aria-hidden="true" fill="none" className="mx-auto size-full max-w-100">
      <path
        d="M200 44V68M66 96V68H334V96M200 68V96M66 132V160M200 132V160M334 132V160"
        className="stroke-accent"
        strokeWidth="2"
        opacity=".5"
      />
      <rect x="98" y="2" width="204" height="42" rx="9" className="fill-accent" />
      <rect x="118" y="19" width="122" height="8" rx="4" className="fill-accent-ink" />
      <circle cx="280" cy="23" r="7.5" className="fill-blaze" />
      {teams.map(({ x, reached }) => (
        <g key={x}>
          <rect x={x} y="95" width="132" height="38" rx="9" className="fill-overlay stroke-line" strokeWidth="1.5" />
          <rect x={x + 18} y="110" width="78" height="8" rx="4" className="fill-accent" />
          <rect x={x} y="161" width="132" height="13" rx="6.5" className="fill-accent" opacity=".2" />
          <rect x={x} y="161" width={reached} height="13" rx="6.5" className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}

/** The past of a number, its forecast and the target. */
export function ForecastDrawing() {
  return (
    <svg viewBox="0 0 652 216" aria-hidden="true" fill="none" className="size-full max-h-54">
      <path d="M0 4H652M0 74H652M0 144H652M0 212H652" className="stroke-line" strokeWidth="1.5" />
      <path d="M376 88C450 70 550 40 626 2V128C540 128 450 106 376 88Z" className="fill-accent" opacity=".16" />
      <path d="M2 45H652" className="stroke-blaze" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 9" />
      <path
        d="M12 191C70 184 110 158 176 155C250 152 300 112 376 88"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M390 84C460 64 540 50 612 46"
        className="stroke-accent"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeDasharray="0 11"
      />
      <circle cx="376" cy="88" r="8.5" className="fill-raised stroke-accent" strokeWidth="4" />
      <circle cx="626" cy="45" r="11" className="fill-blaze stroke-raised" strokeWidth="3" />
      <text x="382" y="126" textAnchor="middle" fontSize="17" className="fill-ink font-semibold">
        Today
      </text>
    </svg>
  );
}

const figures = [
  { name: 'Headcount', value: '412' },
  { name: 'Goals on track', value: '78%' },
  { name: 'Open roles', value: '9' },
  { name: 'Pulse', value: '8.1' },
];

/** Four numbers on one screen. */
export function BoardDrawing() {
  return (
    <div className="grid grid-cols-2 gap-3">
      {figures.map(({ name, value }) => (
        <Card key={name} className="px-4 py-2.5">
          <p className="text-micro text-muted">{name}</p>
          <p className="text-[1.625rem] leading-8 font-semibold tracking-[-0.025em]">{value}</p>
        </Card>
      ))}
    </div>
  );
}

/** A key result reached, and a thank-you. */
export function RecognitionDrawing() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Card className="flex items-center gap-3 px-4 py-2.5">
        <AvatarDrawing initials="PR" tint="lake" />
        <Line title="Priya Raman reached a key result" text="Renewal rate of 94% in the first quarter" />
        <CircleCheck className="size-5 shrink-0 text-success" />
      </Card>
      <Card className="px-4 py-2.5">
        <div className="flex items-center gap-3">
          <AvatarDrawing initials="OB" tint="blaze" />
          <Line title="Owen Byrne thanked Hana Sato" text="For closing the spring hiring round early" />
        </div>
        <div className="mt-2 flex gap-2 text-micro font-semibold">
          <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-blaze-soft px-2 text-blaze-soft-ink">
            <Medal className="size-3.5" strokeWidth={2} />
            Team first
          </span>
          <span className="inline-flex h-6 items-center gap-1.5 rounded-badge bg-track px-2 text-muted">
            <Heart className="size-3.5" strokeWidth={2} />
            12
          </span>
        </div>
      </Card>
    </div>
  );
}

/** A reminder in the app and one by email. */
export function NoticesDrawing() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Card className="flex items-center gap-3 px-4 py-3">
        <Tile icon={Target} className="bg-accent-soft text-accent-soft-ink" />
        <Line title="OKR: 2 key results are due on Friday" text="In the app" />
      </Card>
      <Card className="flex items-center gap-3 px-4 py-3">
        <Tile icon={Mail} className="bg-track text-muted" />
        <Line title="SLA: 3 reviews are waiting for you" text="By email" />
      </Card>
    </div>
  );
}

function Line({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="truncate leading-5 font-semibold">{title}</p>
      <p className="truncate text-small text-muted">{text}</p>
    </div>
  );
}
