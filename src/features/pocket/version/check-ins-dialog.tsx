import { shortDay } from '@/components/check-in/short-day';
import { dayCount } from '@/components/goal/touched';
import type { CheckIn } from '@/domain/check-ins';
import { goalKinds, inSentence, type GoalKind } from '@/domain/goal-kind';
import { inWords } from '@/domain/version';
import { DialogCard } from '@/ui/dialog';

type CheckInsDialogProps = {
  kind: GoalKind;
  /** The oldest first. */
  checkIns: readonly CheckIn[];
  lineCount: number;
  today: string;
  onClose: () => void;
};

/** Every check-in of a goal: a table of days by results, the newest first (docs/product.md 7.24). */
export function CheckInsDialog({ kind, checkIns, lineCount, today, onClose }: CheckInsDialogProps) {
  const { result } = goalKinds[kind];
  const lines = Array.from({ length: lineCount }, (_, line) => line);
  return (
    <DialogCard title="Check-in history" onClose={onClose}>
      <p className="text-small">{dayCount(checkIns.length)}</p>
      {/* A scroll container must be reachable by keyboard (WCAG 2.1.1). */}
      <div
        role="group"
        aria-label="Days"
        tabIndex={0}
        className="-mx-5 mt-3 overflow-x-auto text-ink focus-inside md:-mx-7"
      >
        <table className="w-full border-t border-line text-start text-small tabular-nums">
          <caption className="sr-only">Progress of each {inSentence(result)} by day, newest first</caption>
          <thead className="bg-sunken text-muted">
            <tr className="*:h-10 *:px-3 *:text-start *:font-medium">
              <th scope="col" className="ps-5! md:ps-7!">
                Day
              </th>
              {lines.map((line) => (
                <th key={line} scope="col">
                  <span className="sr-only">{result} </span>
                  {line + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {checkIns.toReversed().map(({ day, progress, values }) => (
              <tr key={day} className="border-t border-line *:h-11 *:px-3 *:text-start">
                <th scope="row" className="ps-5! font-semibold whitespace-nowrap md:ps-7!">
                  {shortDay(day, today)}
                </th>
                {lines.map((line) => (
                  <td key={line}>{cellOf(progress[line], values?.[line])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DialogCard>
  );
}

function cellOf(percent: number | null = null, value: string | null = null): string {
  if (percent === null) return '\u2013';
  return value === null ? inWords(percent) : `${value} (${inWords(percent)})`;
}
