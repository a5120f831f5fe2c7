import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

import { makeGoal } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp, signedInAs } from '../support/app.tsx';
import { shownGoals } from '../support/pocket.ts';
import { setWidth, widths } from '../support/viewport.ts';

/*
 * What the pocket shows after whatever order of actions: each walk does forty at random, and after each compares the page
 * with a model of a few lines. A walk that fails is repeated by its seed, which is in its name.
 */

type Goal = { key: string; goal: string; role: string; month: string };

const goals: readonly Goal[] = [
  { key: 'a', goal: 'Delta plan', role: 'CEO', month: '2026-03' },
  { key: 'b', goal: 'Alpha goal', role: 'HR', month: '2026-03' },
  { key: 'c', goal: 'Echo goal', role: 'HR', month: '2026-02' },
  { key: 'd', goal: 'Bravo plan', role: 'CEO', month: '2025-12' },
  { key: 'e', goal: 'Charlie goal', role: 'Sales', month: '2025-12' },
];
const texts = ['goal', 'plan', 'hr', 'al', 'nothing at all'] as const;
const roles = ['CEO', 'HR', 'Sales'] as const;
const months = ['2026-03', '2026-02', '2025-12'] as const;
const columns = ['name', 'role'] as const;

type Address = { q?: string; role?: string; month?: string; sort?: string; record?: string };

/** The pocket, as a person thinks of it. */
class Model {
  /** The browser's entries of the page. */
  entries: Address[] = [{}];
  at = 0;
  /** In the search field; it is in the address a moment later. */
  text = '';
  records: readonly Goal[] = goals;
  chosen = new Set<string>();

  get here(): Address {
    return this.entries[this.at] ?? {};
  }

  get open(): Goal | undefined {
    return this.records.find(({ key }) => key === this.here.record);
  }

  get shown(): Goal[] {
    const { role, month, sort = '' } = this.here;
    const words = this.text.split(' ').filter(Boolean);
    const found = this.records.filter(
      (each) =>
        words.every((word) => `${each.goal} ${each.role}`.toLowerCase().includes(word)) &&
        (role === undefined || each.role === role) &&
        (month === undefined || each.month === month),
    );
    const valueOf = (each: Goal) => (sort.endsWith('name') ? each.goal : each.role);
    const direction = sort.startsWith('-') ? -1 : 1;
    return sort === ''
      ? found
      : found.toSorted(
          (one, other) => direction * (valueOf(one) < valueOf(other) ? -1 : Number(valueOf(one) > valueOf(other))),
        );
  }

  /** Filters, sorts or closes: the same step of the history. */
  replace(changes: Record<keyof Address & string, string | undefined> | Address): void {
    this.entries[this.at] = withoutHoles({ ...this.here, ...changes });
  }

  /** Opens a record or follows a link: a step that Back undoes. */
  push(next: Address): void {
    this.entries = [...this.entries.slice(0, this.at + 1), withoutHoles(next)];
    this.at += 1;
  }

  /** What the address brings, where it is another text than before. */
  arrive(before: Address, isBack: boolean): void {
    if (isBack || this.here.q !== before.q) this.text = this.here.q ?? '';
  }
}

const withoutHoles = (from: Address): Address =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined));

/** The page, by what is drawn: roles are looked for too often here for a search by role. */
const page = {
  search: () => element<HTMLInputElement>('main input[type=search]'),
  select: (name: string) => element<HTMLSelectElement>(`main select[aria-label=${name}]`),
  button: (name: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    ),
  box: ({ goal }: Goal) => document.querySelector<HTMLInputElement>(`input[aria-label="Select ${goal}"]`),
  heading: () => document.querySelector('section[aria-label=Details] h2')?.textContent,
  press: (name: string) => {
    const button = page.button(name);
    if (!button) throw new Error(`There is no button ${name}.`);
    fireEvent.click(button);
  },
};

function element<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** What the page waits for before it writes a typed text into the address; a walk says when that is over. */
const written = new Map<number, () => void>();

function writeTyped(): void {
  const due = [...written.values()];
  written.clear();
  act(() => due.forEach((write) => write()));
}

function holdWriting(): void {
  const { setTimeout: later, clearTimeout: forget } = globalThis;
  let last = 0;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 300) return later(run, ms, ...rest);
    last -= 1;
    written.set(last, run);
    return last;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    if (typeof timer === 'number' && written.delete(timer)) return;
    forget(timer);
  });
}

/** Draws the page at its address, with the charts, whose bars are links. */
async function open(path: string): Promise<void> {
  written.clear();
  openApp(path);
  await waitFor(() => expect(page.button('Charts')).toBeDefined());
  page.press('Charts');
  await waitFor(() => expect(document.querySelector('main li a')).not.toBeNull());
}

const moved = (go: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => void window.addEventListener('popstate', resolve, { once: true }));
    go();
    await arrived;
  });

type Action = { name: string; can?: (model: Model) => boolean; run: (model: Model) => Promise<void> | void };

/** Takes one of those that are there. */
const one = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Every action of a person; `pick` chooses what it is done to. */
const actionsOf = (pick: number): Action[] => [
  {
    name: `type ${one(texts, pick)}`,
    run: (model) => {
      model.text = one(texts, pick);
      fireEvent.input(page.search(), { target: { value: model.text } });
    },
  },
  {
    name: 'wait until it is in the address',
    run: (model) => {
      model.replace({ q: model.text || undefined });
      writeTyped();
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
    name: `show the role ${one(roles, pick)}`,
    run: (model) => {
      model.replace({ role: one(roles, pick) });
      fireEvent.change(page.select('Role'), { target: { value: `=${one(roles, pick)}` } });
    },
    can: ({ records }) => records.some(({ role }) => role === one(roles, pick)),
  },
  {
    name: 'show all roles',
    run: (model) => {
      model.replace({ role: undefined });
      fireEvent.change(page.select('Role'), { target: { value: '' } });
    },
  },
  {
    name: `show the month ${one(months, pick)}`,
    run: (model) => {
      model.replace({ month: one(months, pick) });
      fireEvent.change(page.select('Month'), { target: { value: one(months, pick) } });
    },
    can: ({ records }) => records.some(({ month }) => month === one(months, pick)),
  },
  {
    name: `sort by ${one(columns, pick)}`,
    can: ({ shown }) => shown.length > 0,
    run: (model) => {
      const column = one(columns, pick);
      const { sort } = model.here;
      model.replace({ sort: sort === column ? `-${column}` : sort === `-${column}` ? undefined : column });
      page.press(column === 'name' ? 'Name' : 'Role');
    },
  },
  {
    name: `open the row ${pick}`,
    can: ({ shown }) => shown.length > 0,
    run: (model) => {
      const { key, goal } = one(model.shown, pick);
      if (model.open) model.replace({ record: key });
      else model.push({ ...model.here, record: key });
      page.press(goal);
    },
  },
  {
    name: 'close the details',
    can: ({ shown, open: opened }) => opened !== undefined && shown.length > 0,
    run: (model) => {
      model.replace({ record: undefined });
      page.press('Close details');
    },
  },
  {
    name: 'delete the open record',
    can: ({ shown, open: opened, records }) => opened !== undefined && shown.length > 0 && records.length > 2,
    run: async (model) => {
      const { open: opened } = model;
      if (!opened) return;
      model.records = model.records.filter((each) => each !== opened);
      model.chosen.delete(opened.key);
      model.replace({ record: undefined });
      page.press('Delete');
      await waitFor(() => expect(page.button('Delete OKR')).toBeDefined());
      page.press('Delete OKR');
      await waitFor(() => expect(shownGoals()).not.toContain(opened.goal));
    },
  },
  {
    name: `choose the row ${pick}`,
    can: ({ shown }) => shown.length > 0,
    run: (model) => {
      const row = one(model.shown, pick);
      if (!model.chosen.delete(row.key)) model.chosen.add(row.key);
      fireEvent.click(page.box(row) ?? document.body);
    },
  },
  {
    name: 'choose nothing',
    can: ({ chosen }) => chosen.size > 0,
    run: async (model) => {
      model.chosen.clear();
      // The tools come with the first choice.
      await waitFor(() => expect(page.button('Clear')).toBeDefined());
      page.press('Clear');
    },
  },
  {
    name: 'clear the filters',
    can: ({ shown }) => shown.length === 0,
    run: (model) => {
      model.text = '';
      model.replace({ q: undefined, role: undefined, month: undefined });
      page.press('Clear filters');
    },
  },
  {
    name: `follow the bar of ${one(roles, pick)}`,
    can: ({ records }) => records.some(({ role }) => role === one(roles, pick)),
    run: (model) => {
      const role = one(roles, pick);
      const before = model.here;
      const next = withoutHoles({ role: before.role === role ? undefined : role, record: before.record });
      const isSame =
        JSON.stringify(Object.entries(next).toSorted()) === JSON.stringify(Object.entries(before).toSorted());
      if (isSame) model.replace(next);
      else model.push(next);
      model.arrive(before, false);
      const bar = [...document.querySelectorAll('main li a')].find(({ textContent }) => textContent.startsWith(role));
      fireEvent.click(bar ?? document.body);
    },
  },
  {
    name: 'go back',
    can: ({ at }) => at > 0,
    run: async (model) => {
      model.at -= 1;
      model.arrive(model.here, true);
      await moved(() => window.history.back());
    },
  },
  {
    name: 'reload',
    run: async (model) => {
      model.text = model.here.q ?? '';
      model.chosen.clear();
      cleanup();
      await open(address());
    },
  },
];

/** Compares the page with the model. */
function check(model: Model): void {
  const { role, month, sort, record } = model.here;
  expect(Object.fromEntries(new URLSearchParams(window.location.search)), 'the address').toEqual(model.here);
  expect(page.search().value, 'the search').toBe(model.text);
  expect([page.select('Role').value, page.select('Month').value], 'the filters').toEqual([
    role === undefined ? '' : `=${role}`,
    month ?? '',
  ]);
  const { shown, chosen } = model;
  expect(shownGoals(), 'the rows').toEqual(shown.map(({ goal }) => goal));
  if (shown.length === 0) return;
  expect(page.heading(), `the details of ${record ?? 'none'}`).toBe(model.open?.goal);
  const order = document.querySelector('th[aria-sort]');
  expect(order && [order.textContent.toLowerCase(), order.getAttribute('aria-sort')], 'the order').toEqual(
    sort === undefined ? null : [sort.replace('-', ''), sort.startsWith('-') ? 'descending' : 'ascending'],
  );
  const checked = shown.filter((row) => page.box(row)?.checked === true).map(({ key }) => key);
  expect(checked, 'the choice').toEqual(shown.map(({ key }) => key).filter((key) => chosen.has(key)));
}

const walk = fc.array(fc.tuple(fc.nat({ max: actionsOf(0).length - 1 }), fc.nat({ max: 4 })), {
  minLength: 40,
  maxLength: 40,
});

beforeEach(async () => {
  setWidth(widths.wide);
  const { id: ownerId } = await signedInAs('individual');
  db.tables.goals = goals.map(({ key, goal, role, month }, index) => {
    const createdAt = new Date(`${month}-${28 - index}T12:00:00`).toISOString();
    return makeGoal({ id: key, kind: 'okr', ownerId, goal, role, result: '.', createdAt });
  });
});

it.each([1, 2, 3, 4, 5])('the pocket is what its model says, walk %i', async (seed) => {
  holdWriting();
  await open('/okrs');
  const model = new Model();
  const done: string[] = [];
  const [steps = []] = fc.sample(walk, { seed, numRuns: 1 });
  for (const [which, pick] of steps) {
    const action = one(actionsOf(pick), which);
    if (action.can?.(model) === false) continue;
    done.push(action.name);
    try {
      await action.run(model);
      await waitFor(() => check(model), { timeout: 3000 });
    } catch (reason) {
      throw new Error(`After ${done.join(', ')}: ${String(reason)}`, { cause: reason });
    }
  }
  expect(done.length).toBeGreaterThan(20);
});
