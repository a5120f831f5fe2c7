import { goalKinds } from '@/domain/goal-kind';
import { inFiles } from '@/domain/version';
import { writeToClipboard } from '@/lib/clipboard';
import { formatDate } from '@/lib/dates';
import { drawnLines, oneLine } from '@/lib/pdf/plain-text';
import { quarterTexts } from '@/lib/quarter-texts';
import { createPause, type Work } from '@/lib/slices';

import { lineBlocks, type ExportedGoal, type LineBlock } from './exported-goal';

/** Ends a line without ending its paragraph. */
const lineBreak = '\\\n';

/**
 * Copies goals to the clipboard as Markdown: a heading, role and date, a numbered list, the note, the closed quarters.
 * @throws the signal's reason once it is aborted; an Error when the browser refuses the clipboard
 */
export async function copyMarkdown(goals: readonly ExportedGoal[], work: Work): Promise<void> {
  await writeToClipboard({ 'text/plain': markdownOf(goals, work) });
}

/** Goals as CommonMark, what people wrote escaped. @throws the signal's reason once it is aborted */
async function markdownOf(goals: readonly ExportedGoal[], { signal, onProgress }: Work): Promise<string> {
  const pause = createPause(signal);
  const parts: string[] = [];
  onProgress(0, goals.length);
  for (const [index, goal] of goals.entries()) {
    parts.push(goalMarkdown(goal));
    onProgress(index + 1, goals.length);
    await pause();
  }
  return `${parts.join('\n\n')}\n`;
}

function goalMarkdown(goal: ExportedGoal): string {
  const facts = [goalKinds[goal.kind].singular, escaped(goal.role), goal.createdAt && formatDate(goal.createdAt)];
  const note = drawnLines(goal.note)
    .filter((line) => line !== '')
    .map(escape);
  return [
    `# ${escaped(goal.goal)}`.trim(),
    facts.filter(Boolean).join(' · '),
    ...lineBlocks(goal).map(blockMarkdown),
    note.length === 0 ? '' : `Note: ${note.join(lineBreak)}`,
    ...(goal.quarters ?? []).flatMap((quarter) => {
      const { heading, lines } = quarterTexts(quarter);
      return [`## ${escaped(heading)}`, lines.map((line) => `- ${escaped(line)}`).join('\n')];
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function blockMarkdown(block: LineBlock): string {
  if ('line' in block)
    return block.line.type === 'heading' ? `**${escaped(block.line.text)}**` : escaped(block.line.text);
  return block.items
    .flatMap(({ line: { number, text, percent, value }, details }) => {
      const progress = percent === null ? '' : ` (${escaped(inFiles(percent, value))})`;
      return [`${number}. ${escaped(text)}${progress}`, ...details.map((detail) => `   - ${escaped(detail)}`)];
    })
    .join('\n');
}

/** Means something anywhere in a line: emphasis, code, links, tables, strikethrough. */
const inline = /[\\`*_[\]|~]/gu;

/** Begins a tag or is an entity; written as entities, since not every Markdown knows a backslash before them. */
const tag = /<(?=[a-z/!?])/giu;
const entity = /&(?=#?\w+;)/gu;

const closingHashes = /#+$/u;

/** Begins a heading, a quote, a list, a rule, the underline of a heading or of a table's head. */
const atStart = /^(?:[#>]|[-+=](?=[-+=\s]|$)|:(?=[-:]))/u;

/** '1.' and '1)' begin a list. */
const listNumber = /^(\d{1,9})([.)])(?=\s|$)/u;

const escaped = (text: string): string => escape(oneLine(text));

function escape(line: string): string {
  return line
    .replace(inline, String.raw`\$&`)
    .replace(entity, '&amp;')
    .replace(tag, '&lt;')
    .replace(closingHashes, (hashes) => hashes.replaceAll('#', String.raw`\#`))
    .replace(atStart, String.raw`\$&`)
    .replace(listNumber, String.raw`$1\$2`);
}
