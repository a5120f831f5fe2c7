import { numberedLines, type ExportedGoal } from '@/components/goal/exported-goal';
import { goalKinds } from '@/domain/goal-kind';
import { formatDate } from '@/lib/dates';
import { drawnLines } from '@/lib/pdf/plain-text';
import { createPause, type Work } from '@/lib/slices';

/** Ends a line without ending its paragraph. */
const lineBreak = '\\\n';

/**
 * Copies goals to the clipboard as Markdown: a heading, role and date, a numbered list, the note.
 * @throws the signal's reason once it is aborted; an Error when the browser refuses the clipboard
 */
export async function copyMarkdown(goals: readonly ExportedGoal[], work: Work): Promise<void> {
  const text = markdownOf(goals, work);
  try {
    await writeToClipboard(text);
  } catch (reason) {
    // If the text itself could not be made, that is the reason to tell.
    await text;
    throw new Error('The browser refused the clipboard.', { cause: reason });
  }
}

/** Safari allows the clipboard only within the press: it takes the promise of a text then. */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // A clipboard that refuses does not wait for it.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Goals as Markdown (CommonMark). What people wrote stays text: nothing of it becomes a heading, a list, emphasis or HTML.
 * @throws the signal's reason once it is aborted
 */
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
  const facts = [goalKinds[goal.kind].singular, oneLine(goal.role), goal.createdAt && formatDate(goal.createdAt)];
  const lines = numberedLines(goal).map(({ number, text, percent }) => {
    const progress = percent === null ? '' : ` (${percent === 100 ? 'done' : `${percent}%`})`;
    return number === null ? `${oneLine(text)}\n` : `${number}. ${oneLine(text)}${progress}`;
  });
  const note = drawnLines(goal.note)
    .filter((line) => line !== '')
    .map(escape);
  return [
    `# ${oneLine(goal.goal)}`.trim(),
    facts.filter(Boolean).join(' · '),
    lines.join('\n').trim(),
    note.length === 0 ? '' : `Note: ${note.join(lineBreak)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function oneLine(text: string): string {
  return escape(
    drawnLines(text)
      .filter((line) => line !== '')
      .join(' '),
  );
}

/** Means something anywhere in a line: emphasis, code, links, tables, strikethrough. */
const inline = /[\\`*_[\]|~]/gu;

/** Begins a tag or is an entity; written as entities, since not every Markdown knows a backslash before them. */
const tag = /<(?=[a-z/!?])/giu;
const entity = /&(?=#?\w+;)/gu;

/** Closes a heading. */
const closingHashes = /#+$/u;

/** Begins a heading, a quote, a list, a rule, the underline of a heading or of a table's head. */
const atStart = /^(?:[#>]|[-+=](?=[-+=\s]|$)|:(?=[-:]))/u;

/** '1.' and '1)' begin a list. */
const listNumber = /^(\d{1,9})([.)])(?=\s|$)/u;

/** Makes Markdown show a line as it is written. */
function escape(line: string): string {
  return line
    .replace(inline, String.raw`\$&`)
    .replace(entity, '&amp;')
    .replace(tag, '&lt;')
    .replace(closingHashes, (hashes) => hashes.replaceAll('#', String.raw`\#`))
    .replace(atStart, String.raw`\$&`)
    .replace(listNumber, String.raw`$1\$2`);
}
