import { goalKinds } from '@/domain/goal-kind';
import { writeToClipboard } from '@/lib/clipboard';
import { formatDate } from '@/lib/dates';
import { oneLine, runsRightToLeft } from '@/lib/pdf/plain-text';

import { lineBlocks, type ExportedGoal, type ListItem, type NumberedLine } from './exported-goal';

/**
 * Copies goals with formatting, and as plain text. Never their note (docs/product.md 23.1). Call it in the press
 * handler.
 * @throws an Error when the browser refuses the clipboard
 */
export const copyGoals = (goals: readonly ExportedGoal[]): Promise<void> =>
  writeToClipboard({
    'text/plain': Promise.resolve(goalsAsText(goals)),
    'text/html': Promise.resolve(goalsAsHtml(goals)),
  });

/** Goals as plain text: the goal, what it is, and its numbered lines. */
export const goalsAsText = (goals: readonly ExportedGoal[]): string => `${goals.map(textOf).join('\n\n\n')}\n`;

/** Goals as HTML without colors and fonts, which are those of the place they are pasted into. */
export const goalsAsHtml = (goals: readonly ExportedGoal[]): string => goals.map(htmlOf).join('');

type Facts = { goal: string; kind: string; role: string; date: string };

const factsIn = (goal: ExportedGoal): Facts => ({
  goal: oneLine(goal.goal),
  kind: goalKinds[goal.kind].singular,
  role: oneLine(goal.role),
  date: goal.createdAt === null ? '' : formatDate(goal.createdAt),
});

/** 'OKR for Sales Lead, Mar 4, 2026' */
function factsOf({ kind, role, date }: Facts, roleAs = (text: string) => text): string {
  return `${kind}${role === '' ? '' : ` for ${roleAs(role)}`}${date === '' ? '' : `, ${date}`}`;
}

function textOf(goal: ExportedGoal): string {
  const facts = factsIn(goal);
  const heading = [facts.goal, factsOf(facts)].filter((line) => line !== '').join('\n');
  const blocks = lineBlocks(goal).map((block) =>
    'line' in block
      ? oneLine(block.line.text)
      : block.items
          .flatMap(({ line, details }) => [
            `${line.number}. ${oneLine(line.text)}`,
            ...details.map((detail) => `   ${oneLine(detail)}`),
          ])
          .join('\n'),
  );
  return [heading, ...blocks].filter((part) => part !== '').join('\n\n');
}

function htmlOf(goal: ExportedGoal): string {
  const facts = factsIn(goal);
  return [
    facts.goal === '' ? '' : `<h2 dir="auto">${escape(facts.goal)}</h2>`,
    `<p>${factsOf(facts, (role) => `<bdi>${escape(role)}</bdi>`)}</p>`,
    ...lineBlocks(goal).map((block) => ('line' in block ? paragraphOf(block.line) : listOf(block.items))),
  ].join('');
}

function paragraphOf({ type, text }: NumberedLine): string {
  const shown = escape(oneLine(text));
  return `<p dir="auto">${type === 'objective' || type === 'heading' ? `<strong>${shown}</strong>` : shown}</p>`;
}

function listOf(items: readonly ListItem[]): string {
  const [first] = items;
  // The direction of the first result: `auto` would skip items that have `dir`.
  const side = runsRightToLeft(oneLine(first?.line.text)) ? 'rtl' : 'ltr';
  const start = first?.line.number === 1 ? '' : ` start="${first?.line.number}"`;
  const texts = items.map(({ line, details }) => {
    const below = details.map((detail) => `<br>${escape(oneLine(detail))}`).join('');
    return `<li dir="auto">${escape(oneLine(line.text))}${below}</li>`;
  });
  return `<ol dir="${side}"${start}>${texts.join('')}</ol>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
