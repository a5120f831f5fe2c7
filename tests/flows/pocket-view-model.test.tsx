import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { makeGoal } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { goBack, openApp, reopenApp, signedInAs } from '../support/app.tsx';
import { kindRows } from '../support/goal-kinds.ts';
import {
  type Goal,
  goals,
  versions,
  texts,
  choices,
  months,
  progressOptions,
  heads,
  Model,
} from '../support/pocket-view-model.ts';
import { shownGoals } from '../support/pocket.ts';
import { storeVersions } from '../support/versions.ts';
import { setWidth, widths } from '../support/viewport.ts';

/*
 * The pocket after any order of actions: each walk does forty at random, and after each compares the page
 * with a model of a few lines. A walk that fails is repeated by its seed, which is in its name.
 */

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/* Queries by text: role queries are too slow for so many. */
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
const searchField = () => element('main input[type=search]') as HTMLInputElement;
const select = (name: string) => element(`main select[aria-label=${name}]`) as HTMLSelectElement;
/** In groups too: each goal is the only one of its group, and a plain row. */
const boxOf = ({ goal }: Goal) => element(`input[aria-label="Select ${goal}"]`) as HTMLInputElement;

async function press(name: string): Promise<void> {
  // A lazy part of the first press may still load.
  await waitFor(() => expect(buttonOf(name), name).toBeDefined());
  fireEvent.click(buttonOf(name) ?? document.body);
}

/** Typed text that is not in the address yet; a walk says when it is. */
const writing = new Map<number, () => void>();

function holdWriting(): void {
  const { setTimeout: later, clearTimeout: forget } = globalThis;
  const held = (run: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 300) return later(run, ms, ...rest);
    const timer = -writing.size - 1;
    writing.set(timer, run);
    return timer;
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    if (typeof timer !== 'number' || !writing.delete(timer)) forget(timer);
  });
}

/** Draws the page, with its rows. */
async function open(draw: () => unknown): Promise<void> {
  writing.clear();
  draw();
  await waitFor(() => expect(searchField()).toBeVisible());
}

type Action = { name: string; can?: (model: Model) => boolean; run: (model: Model) => Promise<void> | void };

const hasRows = ({ shown }: Model) => shown.length > 0;

/** Takes one of those that are there. */
const one = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Every action of a person; `pick` chooses what it is done to. */
const actionsOf = (pick: number): Action[] => [
  {
    name: `type ${one(texts, pick)}`,
    run: (model) => {
      model.text = one(texts, pick);
      fireEvent.input(searchField(), { target: { value: model.text } });
    },
  },
  {
    name: 'wait until that is in the address',
    run: (model) => {
      model.replace({ q: model.text || undefined });
      act(() => [...writing.values()].forEach((write) => write()));
      writing.clear();
    },
  },
  {
    name: 'press Enter in the search',
    run: (model) => {
      model.replace({ q: model.text || undefined });
      fireEvent.submit(element('main form[role=search]'));
    },
  },
  {
    name: `show the role ${one(choices, pick)}`,
    can: ({ records }) => records.some(({ role }) => role === (one(choices, pick) ?? role)),
    run: (model) => {
      const role = one(choices, pick);
      model.replace({ role });
      fireEvent.change(select('Role'), { target: { value: role === undefined ? '' : `=${role}` } });
    },
  },
  {
    name: `show the month ${one(months, pick)}`,
    can: ({ records }) => records.some(({ month }) => month === one(months, pick)),
    run: (model) => {
      model.replace({ month: one(months, pick) });
      fireEvent.change(select('Month'), { target: { value: one(months, pick) } });
    },
  },
  {
    name: `show the progress ${one(progressOptions, pick)}`,
    run: (model) => {
      const progress = one(progressOptions, pick);
      model.replace({ progress });
      fireEvent.change(select('Progress'), { target: { value: progress ?? '' } });
    },
  },
  {
    name: `sort by ${one(heads, pick)}`,
    // Groups have no head for the role.
    can: (model) => hasRows(model) && !(model.isGrouped && one(heads, pick) === 'Role'),
    run: async (model) => {
      const column = one(heads, pick).toLowerCase();
      const { sort } = model.here;
      model.replace({ sort: sort === column ? `-${column}` : sort === `-${column}` ? undefined : column });
      await press(model.isGrouped ? 'Strategic goal' : one(heads, pick));
    },
  },
  {
    name: 'group by strategic goal, or no longer',
    run: async (model) => {
      const { isGrouped } = model;
      model.replace({ group: isGrouped ? undefined : 'goal' });
      await press(isGrouped ? 'List' : 'By strategic goal');
    },
  },
  {
    name: `open the row ${pick}`,
    can: hasRows,
    run: async (model) => {
      const { key, goal } = one(model.shown, pick);
      if (model.open) model.replace({ record: key });
      else model.push({ ...model.here, record: key });
      await press(goal);
    },
  },
  {
    name: 'close the details',
    can: (model) => hasRows(model) && model.open !== undefined,
    run: async (model) => {
      model.replace({ record: undefined });
      await press('Close details');
    },
  },
  {
    name: 'delete the open record',
    can: (model) => hasRows(model) && model.open !== undefined && model.records.length > 2,
    run: async (model) => {
      const { open: opened } = model;
      model.records = model.records.filter((each) => each !== opened);
      model.chosen.delete(opened?.key ?? '');
      model.replace({ record: undefined });
      await press('Delete');
      await waitFor(() => fireEvent.click(element('dialog footer button:last-child')));
      await waitFor(() => expect(shownGoals()).not.toContain(opened?.goal));
    },
  },
  {
    name: `choose the row ${pick}, or no longer`,
    can: hasRows,
    run: (model) => {
      const row = one(model.shown, pick);
      if (!model.chosen.delete(row.key)) model.chosen.add(row.key);
      fireEvent.click(boxOf(row));
    },
  },
  {
    name: 'choose nothing',
    can: ({ chosen }) => chosen.size > 0,
    run: async (model) => {
      model.chosen.clear();
      await press('Clear');
    },
  },
  {
    name: 'clear the filters',
    can: (model) => !hasRows(model),
    run: async (model) => {
      model.text = '';
      model.replace({ q: undefined, role: undefined, month: undefined, progress: undefined });
      await press('Clear filters');
    },
  },
  {
    name: 'go back',
    can: ({ at }) => at > 0,
    run: async (model) => {
      model.at -= 1;
      model.text = model.here.q ?? '';
      await goBack();
    },
  },
  {
    name: 'reload',
    run: async (model) => {
      model.text = model.here.q ?? '';
      model.chosen.clear();
      cleanup();
      await open(reopenApp);
    },
  },
];

/** Compares the page with the model. */
function check({ here, text, shown, chosen, open: opened, isGrouped }: Model): void {
  const { role, month, progress, sort } = here;
  expect(Object.fromEntries(new URLSearchParams(window.location.search)), 'the address').toEqual(here);
  const filters = [searchField().value, ...['Role', 'Month', 'Progress'].map((name) => select(name).value)];
  expect(filters, 'the filters').toEqual([text, role === undefined ? '' : `=${role}`, month ?? '', progress ?? '']);
  expect(shownGoals(), 'the rows').toEqual(shown.map(({ goal }) => goal));
  if (shown.length === 0) return;
  expect(document.querySelector('[aria-label=Details] h2')?.textContent, 'the details').toBe(opened?.goal);
  const head = document.querySelector('th[aria-sort]');
  const direction = head?.getAttribute('aria-sort') === 'descending' ? '-' : '';
  const column = head
    ?.querySelector('button:not(:has(.invisible))')
    ?.textContent.toLowerCase()
    .replace('strategic goal', 'name');
  const isHeadless = isGrouped && sort?.endsWith('role') === true;
  expect(column === undefined ? undefined : direction + column, 'the order').toBe(isHeadless ? undefined : sort);
  const checked = shown.filter((row) => boxOf(row).checked);
  expect(checked, 'the choice').toEqual(shown.filter(({ key }) => chosen.has(key)));
}

const step = fc.tuple(fc.nat({ max: actionsOf(0).length - 1 }), fc.nat({ max: 4 }));

it.each([1, 2, 3, 4, 5])('the pocket is what its model says, walk %i', async (seed) => {
  const { kind, listPath } = one(kindRows, seed);
  const { id: ownerId } = await signedInAs('individual');
  db.tables.goals = goals.map(({ key, month, ...goal }, index) => {
    const createdAt = new Date(`${month}-${28 - index}T12:00:00`).toISOString();
    return makeGoal({ ...goal, id: key, kind, ownerId, result: '.', createdAt });
  });
  await storeVersions(versions, { kind });
  setWidth(widths.wide);
  holdWriting();
  await open(() => openApp(listPath.individual));
  const model = new Model();
  const done: string[] = [];
  const steps = fc.sample(step, { seed, numRuns: 40 });
  for (const [which, pick] of steps) {
    const action = one(actionsOf(pick), which);
    if (action.can?.(model) === false) continue;
    done.push(action.name);
    try {
      await action.run(model);
      await waitFor(() => check(model));
    } catch (reason) {
      throw new Error(`After ${done.join(', ')}: ${String(reason)}`, { cause: reason });
    }
  }
  expect(done.length).toBeGreaterThan(20);
});
