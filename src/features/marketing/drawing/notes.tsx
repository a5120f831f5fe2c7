import { CircleCheck, Heart, Mail, Medal } from 'lucide-react';
import type { ReactNode } from 'react';

import { Glyph } from '@/ui/art/glyph';

import { Card } from './card';
import { Face } from './face';

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

/** Somebody reached something, and somebody says thank you. */
export function ThanksDrawing() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Card className="flex items-center gap-3 px-4 py-2.5">
        <Face initials="PR" tint="lake" />
        <Line title="Priya Raman reached a key result" text="Renewal rate of 94% in the first quarter" />
        <CircleCheck className="size-5 shrink-0 text-success" strokeWidth={1.85} />
      </Card>
      <Card className="px-4 py-2.5">
        <div className="flex items-center gap-3">
          <Face initials="OB" tint="blaze" />
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

const notices: readonly { icon: ReactNode; tile: string; title: string; text: string }[] = [
  {
    icon: <Glyph name="target" />,
    tile: 'bg-accent-soft text-accent-soft-ink',
    title: 'OKR: 2 key results are due on Friday',
    text: 'In the app',
  },
  {
    icon: <Mail className="size-5" strokeWidth={1.85} />,
    tile: 'bg-track text-muted',
    title: 'SLA: 3 reviews are waiting for you',
    text: 'By email',
  },
];

/** A reminder in the app and one by email. */
export function NoticesDrawing() {
  return (
    <div className="grid grid-cols-1 gap-3">
      {notices.map(({ icon, tile, title, text }) => (
        <Card key={title} className="flex items-center gap-3 px-4 py-3">
          <span className={`grid size-10 shrink-0 place-items-center rounded-tile ${tile}`}>{icon}</span>
          <Line title={title} text={text} />
        </Card>
      ))}
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
