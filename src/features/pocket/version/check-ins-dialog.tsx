import X from 'lucide-react/icons/x';
import { useId } from 'react';

import { shortDay } from '@/components/check-in/short-day';
import { dayCount } from '@/components/goal/touched';
import type { CheckIn } from '@/domain/check-ins';
import { inWords } from '@/domain/version';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

type CheckInsDialogProps = {
  /** The oldest first. */
  checkIns: readonly CheckIn[];
  lineCount: number;
  today: string;
  onClose: () => void;
};

/** Every check-in of a goal: a table of days by lines, the newest first (docs/product.md 7.24). */
export function CheckInsDialog({ checkIns, lineCount, today, onClose }: CheckInsDialogProps) {
  const titleId = useId();
  const lines = Array.from({ length: lineCount }, (_, line) => line);
  return (
    <Dialog shape="card" labelledBy={titleId} onClose={onClose}>
      <header className="flex items-center justify-between gap-4 px-5 pt-5 pb-4 md:px-7 md:pt-6">
        <h2 id={titleId} className="text-h2">
          Check-in history
        </h2>
        <p className="ms-auto text-small whitespace-nowrap text-muted">{dayCount(checkIns.length)}</p>
        <IconButton icon={X} label="Close dialog" onClick={onClose} className="-me-1.5" />
      </header>
      {/* A scroll container must be reachable by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label="Days" tabIndex={0} className="overflow-auto pb-2 focus-inside">
        <table className="w-full border-t border-line text-start text-small tabular-nums">
          <caption className="sr-only">Progress of each line by day, the newest first</caption>
          <thead className="bg-sunken text-muted">
            <tr className="*:h-10 *:px-3 *:text-start *:font-medium">
              <th scope="col" className="ps-5! md:ps-7!">
                Day
              </th>
              {lines.map((line) => (
                <th key={line} scope="col">
                  <span className="sr-only">Line </span>
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
    </Dialog>
  );
}

function cellOf(percent: number | null = null, value: string | null = null): string {
  if (percent === null) return '\u2013';
  return value === null ? inWords(percent) : `${value} (${inWords(percent)})`;
}
