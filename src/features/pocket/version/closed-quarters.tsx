import { quarterName, scoreText, type ScoredLine } from '@/domain/closed-quarter';
import type { GoalVersion } from '@/domain/version';
import { quarterTexts } from '@/lib/quarter-texts';
import { Button } from '@/ui/button';

type ClosedQuartersProps = {
  version: GoalVersion;
  onChange: (quarter: string) => void;
};

/** The closed quarters of a record, the newest expanded (docs/product.md 7.25). */
export const ClosedQuarters = ({ version: { quarters = [] }, onChange }: ClosedQuartersProps) =>
  quarters.map((closed, index) => (
    <details key={closed.quarter} open={index === 0} className="mt-4 rounded-card border border-line px-4 py-2">
      <summary className="min-h-8.5 content-center rounded-field text-label font-semibold pointer-coarse:min-h-11">
        {quarterTexts(closed).heading}
      </summary>
      <ScoredLines lines={closed.lines} />
      <Button
        look="quiet"
        size="small"
        aria-label={`Change ${quarterName(closed.quarter)}`}
        onClick={() => onChange(closed.quarter)}
        className="-ms-3 text-accent! print:hidden"
      >
        Change
      </Button>
    </details>
  ));

/** Lines as they read when their quarter was closed. */
export const ScoredLines = ({ lines }: { lines: readonly ScoredLine[] }) => (
  <ul className="mt-2 grid gap-2 text-small">
    {lines.map(({ text, score, sentence, value }, index) => (
      // Lines have no key but their index.
      <li key={index} className="border-s-2 border-line ps-3 wrap-anywhere">
        <p className="text-muted">
          <bdi>{text}</bdi>{' '}
          <span className="whitespace-nowrap">
            · {scoreText(score)}
            {value !== undefined && `, at ${value}`}
          </span>
        </p>
        {sentence !== '' && <p dir="auto">{sentence}</p>}
      </li>
    ))}
  </ul>
);
