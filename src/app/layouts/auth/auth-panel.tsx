import Target from 'lucide-react/icons/target';

import type { AudienceRow } from '@/domain/audience';
import { kindsSpelledOut } from '@/domain/goal-kind';
import { Contours } from '@/ui/art/contours';
import auth from '@/ui/art/routes/auth.svg';
import strip from '@/ui/art/routes/strip.svg';
import { RouteList } from '@/ui/route-list';

const files = { auth, strip };

/**
 * The dotted way of a page that does not draw it (only hero and welcome do: docs/product.md 19.6), as a file: it costs
 * a form's page no script. Its pine surface must be `relative` and cut off what overflows.
 */
function StillRoute({ scene }: { scene: keyof typeof files }) {
  return (
    <img
      src={files[scene]}
      alt=""
      aria-hidden="true"
      draggable={false}
      className="pointer-events-none absolute inset-0 -z-10 size-full max-w-none select-none"
    />
  );
}

/** The map beside the form. It carries no control. */
export function AuthPanel({ row }: { row: AudienceRow }) {
  return (
    <div className="relative isolate flex h-full flex-col justify-between gap-10 overflow-hidden rounded-panel bg-pine p-14 text-pine-ink">
      <Contours scene="auth" className="-z-10" />
      <StillRoute scene="auth" />
      <div className="max-w-96">
        <p className="text-[2.875rem] leading-[1.04] font-semibold tracking-[-0.035em] text-balance">
          {row.panel.title}
        </p>
        <p className="mt-5 text-body-lg text-pine-muted">{row.panel.text}</p>
        <p className="mt-3 text-small text-pine-muted">{kindsSpelledOut}</p>
      </div>
      <SampleResult row={row} />
    </div>
  );
}

/** The strip of the map above the form, below 1024 px. */
export function AuthStrip() {
  return (
    <>
      <Contours scene="strip" className="-z-10" />
      <StillRoute scene="strip" />
    </>
  );
}

/** An example of what comes out, drawn and not read out: its numbers are made up. */
function SampleResult({ row }: { row: AudienceRow }) {
  const { sample } = row.panel;
  return (
    <div aria-hidden className="w-full max-w-110 rounded-card bg-overlay text-ink shadow-3">
      <div className="flex items-center gap-3 border-b border-line px-5 py-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-tile bg-accent-soft text-accent-soft-ink">
          <Target className="size-5" strokeWidth={1.85} />
        </span>
        <div>
          <p className="text-micro text-muted">{sample.context}</p>
          <p className="font-semibold">{sample.goal}</p>
        </div>
      </div>
      <div className="px-5 py-5">
        <RouteList items={sample.results} tint="[--fill:var(--c-accent)]" startsWithObjective={false} />
      </div>
    </div>
  );
}
