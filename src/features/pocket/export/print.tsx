import './print.css';
import { startTransition, type Ref } from 'react';
import { createRoot } from 'react-dom/client';

import { goalKinds } from '@/domain/goal-kind';
import { formatDate } from '@/lib/dates';
import type { Work } from '@/lib/slices';

import { numberedLines, type ExportedGoal } from './exported-goal';

/**
 * Opens the browser's print dialog with some goals and nothing else, each from a new page on (docs/product.md 7.18).
 * @returns when the dialog is closed, printed or not, and the page is as it was
 * @throws the signal's reason once it is aborted; an Error when the browser cannot print
 */
export async function printGoals(goals: readonly ExportedGoal[], { signal, onProgress }: Work): Promise<void> {
  signal.throwIfAborted();
  onProgress(0, goals.length);
  const container = document.createElement('div');
  container.className = 'printed-goals';
  const root = createRoot(container);
  try {
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      document.body.append(container);
      // A transition is rendered in slices.
      startTransition(() => root.render(<PrintedGoals goals={goals} onReady={resolve} />));
    });
    signal.throwIfAborted();
    onProgress(goals.length, goals.length);
    await printPage(signal);
    signal.throwIfAborted();
  } finally {
    root.unmount();
    container.remove();
  }
}

/** The page itself is not printed: its long lists need not be drawn whole. */
const keepFromPage = (event: Event) => event.stopImmediatePropagation();

/** Some browsers wait in the call until the dialog is closed, others do not: all of them tell. A stop does not wait. */
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

function PrintedGoals({ goals, onReady }: { goals: readonly ExportedGoal[]; onReady: () => void }) {
  // They are put into the page all at once.
  return goals.map((goal, index) => <PrintedGoal key={index} goal={goal} ref={index === 0 ? onReady : undefined} />);
}

function PrintedGoal({ goal, ref }: { goal: ExportedGoal; ref: Ref<HTMLElement> | undefined }) {
  const lines = numberedLines(goal);
  const { singular } = goalKinds[goal.kind];
  const date = goal.createdAt && formatDate(goal.createdAt);
  return (
    <article ref={ref}>
      <h2>{goal.goal}</h2>
      <p>{[singular, goal.role, date].filter(Boolean).join(' · ')}</p>
      {lines
        .filter(({ number }) => number === null)
        .map(({ text }) => (
          <p key={text} className="objective">
            {text}
          </p>
        ))}
      <ol>
        {lines
          .filter(({ number }) => number !== null)
          .map(({ number, text, percent }) => (
            <li key={number}>
              {text}
              {percent !== null && ` (${percent === 100 ? 'done' : `${percent}%`})`}
            </li>
          ))}
      </ol>
      {goal.note !== undefined && goal.note !== '' && <p>Note: {goal.note}</p>}
    </article>
  );
}
