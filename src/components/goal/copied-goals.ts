import { goalKinds } from '@/domain/goal-kind';
import { writeToClipboard } from '@/lib/clipboard';
import { formatDate } from '@/lib/dates';
import { oneLine, runsRightToLeft } from '@/lib/pdf/plain-text';

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

type CopiedParts = {
  goal: string;
  kind: string;
  role: string;
  date: string;
  objectives: readonly string[];
  results: readonly string[];
};

function partsOfCopy(goal: ExportedGoal): CopiedParts {
  const lines = numberedLines(goal).map(({ number, text }) => ({ isResult: number !== null, text: oneLine(text) }));
  return {
    goal: oneLine(goal.goal),
    kind: goalKinds[goal.kind].singular,
    role: oneLine(goal.role),
    date: goal.createdAt === null ? '' : formatDate(goal.createdAt),
    objectives: lines.filter(({ isResult }) => !isResult).map(({ text }) => text),
    results: lines.filter(({ isResult }) => isResult).map(({ text }) => text),
  };
}

/** 'OKR for Sales Lead, Mar 4, 2026' */
function factsOf({ kind, role, date }: CopiedParts, roleAs = (text: string) => text): string {
  return `${kind}${role === '' ? '' : ` for ${roleAs(role)}`}${date === '' ? '' : `, ${date}`}`;
}

function textOf(parts: CopiedParts): string {
  const { goal, objectives, results } = parts;
  const heading = [goal, factsOf(parts)].filter((line) => line !== '').join('\n');
  const list = results.map((text, index) => `${index + 1}. ${text}`).join('\n');
  return [heading, ...objectives, list].filter((part) => part !== '').join('\n\n');
}

function htmlOf(goal: CopiedParts): string {
  const { goal: title, objectives, results } = goal;
  const items = results.map((text) => `<li dir="auto">${escape(text)}</li>`).join('');
  // The numbers stand on the side of the first result: `auto` would skip items with a direction of their own.
  const side = runsRightToLeft(results[0] ?? '') ? 'rtl' : 'ltr';
  return [
    title === '' ? '' : `<h2 dir="auto">${escape(title)}</h2>`,
    `<p>${factsOf(goal, (role) => `<bdi>${escape(role)}</bdi>`)}</p>`,
    ...objectives.map((text) => `<p dir="auto"><strong>${escape(text)}</strong></p>`),
    results.length === 0 ? '' : `<ol dir="${side}">${items}</ol>`,
  ].join('');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
