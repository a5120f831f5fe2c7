import { goalKinds } from '@/domain/goal-kind';
import { writeToClipboard } from '@/lib/clipboard';
import { formatDate } from '@/lib/dates';
import { oneLine } from '@/lib/pdf/plain-text';

import { numberedLines, type ExportedGoal } from './exported-goal';

/**
 * Copies goals with their shape, for mails and documents, and as plain text for all that takes no other. Never their note
 * (docs/product.md 23.1). Call it within the press.
 * @throws an Error when the browser refuses the clipboard
 */
export const copyGoals = (goals: readonly ExportedGoal[]): Promise<void> =>
  writeToClipboard({
    'text/plain': Promise.resolve(goalsAsText(goals)),
    'text/html': Promise.resolve(goalsAsHtml(goals)),
  });

/** Goals as plain text: the goal, what it is, and its numbered lines. */
export const goalsAsText = (goals: readonly ExportedGoal[]): string =>
  `${goals.map((goal) => textOf(partsOfCopy(goal))).join('\n\n\n')}\n`;

/** Goals as HTML without colours and fonts, which are those of the place they are pasted into. */
export const goalsAsHtml = (goals: readonly ExportedGoal[]): string =>
  goals.map((goal) => htmlOf(partsOfCopy(goal))).join('');

type CopiedParts = { goal: string; facts: string; objectives: readonly string[]; results: readonly string[] };

function partsOfCopy(goal: ExportedGoal): CopiedParts {
  const lines = numberedLines(goal).map(({ number, text }) => ({ isResult: number !== null, text: oneLine(text) }));
  const role = oneLine(goal.role);
  const date = goal.createdAt === null ? '' : `, ${formatDate(goal.createdAt)}`;
  return {
    goal: oneLine(goal.goal),
    facts: `${goalKinds[goal.kind].singular}${role === '' ? '' : ` for ${role}`}${date}`,
    objectives: lines.filter(({ isResult }) => !isResult).map(({ text }) => text),
    results: lines.filter(({ isResult }) => isResult).map(({ text }) => text),
  };
}

function textOf({ goal, facts, objectives, results }: CopiedParts): string {
  const heading = [goal, facts].filter((line) => line !== '').join('\n');
  const list = results.map((text, index) => `${index + 1}. ${text}`).join('\n');
  return [heading, ...objectives, list].filter((part) => part !== '').join('\n\n');
}

function htmlOf({ goal, facts, objectives, results }: CopiedParts): string {
  return [
    goal === '' ? '' : `<h2>${escape(goal)}</h2>`,
    `<p>${escape(facts)}</p>`,
    ...objectives.map((text) => `<p><strong>${escape(text)}</strong></p>`),
    results.length === 0 ? '' : `<ol>${results.map((text) => `<li>${escape(text)}</li>`).join('')}</ol>`,
  ].join('');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
