import type { GoalKind } from '@/domain/goal-kind';
import { capitalise } from '@/domain/text';

import { checkLine, failedCheckOf } from './goal-quality';

/** The hint of a line while it is typed (docs/product.md 7.14): 'Measurable and dated', 'Measurable. No date yet.', or ''. */
export function lineHint(kind: GoalKind, line: string): { text: string; isFine: boolean } {
  if (line.trim() === '') return { text: '', isFine: true };
  const quality = checkLine(kind, line);
  const { checks, measurable } = quality;
  const failed = failedCheckOf(quality);
  const passed = [
    measurable === true ? 'measurable' : '',
    checks.dated === true ? 'dated' : '',
    checks.owner === true && checks.formula === true && checks.frequency === true ? 'complete' : '',
  ].filter((word) => word !== '');
  const text = capitalise(passed.join(' and '));
  if (failed === undefined) return { text, isFine: true };
  const missing = `${capitalise(failed.check === 'outcome' ? failed.short : `${failed.short} yet`)}.`;
  return { text: text === '' ? missing : `${text}. ${missing}`, isFine: false };
}
