import { beforeEach, describe, expect, it, vi } from 'vitest';

import { closedQuarter, exportedGoal as goal, idle } from '../../../tests/support/exported-goals.ts';
import { printGoals } from './print';

const container = () => document.querySelector('.printed-goals');

const closeDialog = () => dispatchEvent(new Event('afterprint'));

let print: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
});
describe('printing goals', () => {
  it('shows them whole to the printer, and takes them away when the dialog is closed', async () => {
    const goals = [
      goal({ note: 'Ask <b>Ana</b>.', progress: [null, 40, 100], quarters: [closedQuarter()] }),
      goal({ kind: 'kpi', goal: 'Uptime', role: '', createdAt: null, lines: ['Only'] }),
    ];
    const printed = printGoals(goals, idle());
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 60_000 });
    expect(container()?.parentElement).toBe(document.body);
    const [first, second] = container()?.querySelectorAll('article') ?? [];
    expect([...(first?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H2', 'Grow revenue'],
      ['P', 'OKR · Sales Manager · Mar 4, 2026'],
      ['P', 'Objective: grow'],
      ['OL', 'First (40%)Second (done)'],
      ['P', 'Note: Ask <b>Ana</b>.'],
      ['H3', 'Q4 2026, closed on Dec 31, 2026, score 0.8'],
      ['UL', '\u201cSecond\u201d, 0.5: Down to 5.0; the new floor came late.\u201cBefore\u201d, 1.0'],
    ]);
    expect(second?.textContent).toBe('UptimeKPIOnly');
    closeDialog();
    await printed;
    expect(container()).toBeNull();
  });

  it('lets each text run in its own direction', async () => {
    let directions: (string | null | undefined)[] = [];
    print.mockImplementation(() => {
      const blocks = container()?.querySelectorAll('h2, .objective, li, article > p:last-of-type');
      directions = [...(blocks ?? [])].map((block) => block.getAttribute('dir'));
      expect(container()?.querySelector('h2 + p > bdi')?.textContent).toBe('\u05de\u05e0\u05db\u05f4\u05dc');
      closeDialog();
    });
    await printGoals(
      [goal({ role: '\u05de\u05e0\u05db\u05f4\u05dc', note: 'Ask Ana.', quarters: [closedQuarter()] })],
      idle(),
    );
    expect(directions.length).toBeGreaterThan(6);
    expect(new Set(directions)).toEqual(new Set(['auto']));
  });

  it.each([
    { when: 'before the dialog', isOpen: false },
    { when: 'while a browser never says that the dialog is closed', isOpen: true },
  ])('leaves the page as it was when it is stopped $when', async ({ isOpen }) => {
    const controller = new AbortController();
    const reason = new Error('Stopped by the user.');
    const printed = printGoals([goal()], { signal: controller.signal, onProgress: () => {} });
    if (isOpen) await vi.waitUntil(() => print.mock.calls.length > 0, { timeout: 60_000 });
    controller.abort(reason);
    await expect(printed).rejects.toBe(reason);
    expect(print).toHaveBeenCalledTimes(isOpen ? 1 : 0);
    expect(container()).toBeNull();
  });

  it('spares the page, which is not printed, what it does before it is', async () => {
    const prepare = vi.fn<() => void>();
    addEventListener('beforeprint', prepare);
    print.mockImplementation(() => {
      dispatchEvent(new Event('beforeprint'));
      closeDialog();
    });
    await printGoals([goal()], idle());
    expect(prepare).not.toHaveBeenCalled();
    dispatchEvent(new Event('beforeprint'));
    expect(prepare).toHaveBeenCalledOnce();
    removeEventListener('beforeprint', prepare);
  });

  it('leaves the page as it was when the browser cannot print', async () => {
    print.mockImplementation(() => {
      throw new Error('Blocked.');
    });
    await expect(printGoals([goal()], idle())).rejects.toThrow('Blocked.');
    expect(container()).toBeNull();
  });
});
