import './print.css';
import { Fragment, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { goalKinds } from '@/domain/goal-kind';
import { inFiles } from '@/domain/version';
import { formatDate } from '@/lib/dates';
import { quarterTexts } from '@/lib/quarter-texts';
import type { Work } from '@/lib/slices';

import { lineBlocks, type ExportedGoal, type LineBlock } from './exported-goal';

type PrintedPerson = { name: string; department: string; goals: readonly ExportedGoal[] };

/**
 * Opens the browser's print dialog with some goals and nothing else, each from a new page on (docs/product.md 7.18).
 * @returns when the dialog is closed, printed or not, and the page is as it was
 * @throws the signal's reason once it is aborted; an Error when the browser cannot print
 */
export const printGoals = (goals: readonly ExportedGoal[], work: Work): Promise<void> =>
  printPeople(
    goals.map((goal) => ({ name: '', department: '', goals: [goal] })),
    work,
  );

/** The same for goals under names, each name from a new page on (docs/product.md 7.25). */
export async function printPeople(people: readonly PrintedPerson[], { signal, onProgress }: Work): Promise<void> {
  signal.throwIfAborted();
  onProgress(0, people.length);
  const container = document.createElement('div');
  container.className = 'printed-goals';
  const root = createRoot(container);
  try {
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      document.body.append(container);
      // A transition is rendered in slices.
      startTransition(() => root.render(<People people={people} onReady={resolve} />));
    });
    signal.throwIfAborted();
    onProgress(people.length, people.length);
    await printPage(signal);
    signal.throwIfAborted();
  } finally {
    root.unmount();
    container.remove();
  }
}

/** The page itself is not printed: its long lists need not be drawn whole. */
const keepFromPage = (event: Event) => event.stopImmediatePropagation();

/** Some browsers block until the dialog is closed, others do not: all fire `afterprint`. Stop does not wait. */
async function printPage(signal: AbortSignal): Promise<void> {
  addEventListener('beforeprint', keepFromPage, { capture: true });
  try {
    await new Promise<void>((resolve) => {
      addEventListener('afterprint', () => resolve(), { once: true });
      signal.addEventListener('abort', () => resolve(), { once: true });
      print();
    });
  } finally {
    removeEventListener('beforeprint', keepFromPage, { capture: true });
  }
}

function People({ people, onReady }: { people: readonly PrintedPerson[]; onReady: () => void }) {
  return people.map(({ name, department, goals }, index) => (
    <article key={index} ref={index === 0 ? () => onReady() : undefined}>
      {name !== '' && <h1 dir="auto">{name}</h1>}
      {department !== '' && <p dir="auto">{department}</p>}
      {goals.map((goal, place) => (
        <PrintedGoal key={place} goal={goal} />
      ))}
    </article>
  ));
}

function PrintedGoal({ goal }: { goal: ExportedGoal }) {
  const { singular } = goalKinds[goal.kind];
  const date = goal.createdAt && formatDate(goal.createdAt);
  return (
    <>
      <h2 dir="auto">{goal.goal}</h2>
      <p>
        {singular}
        {goal.role !== '' && (
          <>
            {' · '}
            <bdi>{goal.role}</bdi>
          </>
        )}
        {date && ` · ${date}`}
      </p>
      {lineBlocks(goal).map((block, index) => (
        <PrintedBlock key={index} block={block} />
      ))}
      {goal.note !== undefined && goal.note !== '' && (
        <p dir="auto">
          {/* The direction is that of the note: `auto` skips what is isolated. */}
          <bdi>Note:</bdi> {goal.note}
        </p>
      )}
      <PrintedQuarters goal={goal} />
    </>
  );
}

function PrintedBlock({ block }: { block: LineBlock }) {
  if ('line' in block) {
    const { type, text } = block.line;
    return (
      <p dir="auto" className={type === 'objective' || type === 'heading' ? 'objective' : undefined}>
        {text}
      </p>
    );
  }
  return (
    <ol start={block.items[0]?.line.number ?? 1}>
      {block.items.map(({ line: { number, text, percent, value }, details }) => (
        <li key={number} dir="auto">
          {text}
          {percent !== null && ` (${inFiles(percent, value)})`}
          {details.map((detail, index) => (
            <div key={index} dir="auto">
              {detail}
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

function PrintedQuarters({ goal: { quarters = [] } }: { goal: ExportedGoal }) {
  return quarters.map((closed) => {
    const texts = quarterTexts(closed);
    return (
      <Fragment key={closed.quarter}>
        <h3>{texts.heading}</h3>
        <ul>
          {texts.lines.map((line, index) => (
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      </Fragment>
    );
  });
}
