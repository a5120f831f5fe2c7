import { expect } from 'vitest';

import { paths } from '@/domain/paths';

import { click, fill, goto, isAt, keepSavedFiles, savedFile, setValue, shows } from './page';
import { signInWithGoals } from './people';
import type { Tab, WindowSize } from './tab';

const goals = ['Fewer falls on the wards', 'Менше падінь у відділеннях', 'Giảm số ca té ngã trong khoa'] as const;
const [first, second] = goals;

const box = 'input[type=checkbox]';
const details = '[aria-label=Details]';

const reload = async (tab: Tab) => tab.goto(await tab.evaluate(() => location.href));

/** How a file begins, by the tool that makes it. The PDF is last: Firefox shows it in a tab of its own. */
const files = [
  ['CSV', 'Kind,Goal,Role,'],
  ['XLSX', 'PK'],
  ['PDF', '%PDF-'],
] as const;

/** Walks through the pocket, by the name of their test. */
export const pocketWalks: Readonly<Record<string, (tab: Tab, size: WindowSize) => Promise<void>>> = {
  'several goals as CSV, XLSX and PDF': async (tab) => {
    await signInWithGoals(tab, goals);
    await goto(tab, paths.okrs);
    await shows(tab, first, 'main');
    await click(tab, `Select ${first}`, box);
    await shows(tab, '1 selected', '[role=toolbar]');
    await click(tab, `Select ${second}`, box);
    await shows(tab, '2 selected', '[role=toolbar]');
    await keepSavedFiles(tab);
    for (const [index, [tool, start]] of files.entries()) {
      await click(tab, tool, '[role=toolbar] button');
      const saved = await savedFile(tab, index + 1);
      expect(saved.slice(0, start.length)).toBe(start);
      if (tool === 'CSV') for (const goal of [first, second]) expect(saved).toContain(goal);
    }
  },

  'a link holds the goal for whoever has it, and says when it is cut short': async (tab) => {
    await signInWithGoals(tab, goals);
    await goto(tab, paths.okrs);
    await click(tab, second);
    await click(tab, 'Share', `${details} button`);
    await click(tab, 'Share as a link', '[role=menuitem]');
    await shows(tab, 'Copy link', 'dialog');
    const link = await tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value ?? '');
    expect(link).toContain(`${paths.shared}#`);
    // Anyone who has the link has no account.
    await tab.evaluate(() => localStorage.clear());
    await goto(tab, '/favicon.svg');
    await tab.goto(link);
    await shows(tab, second, 'h1');
    await shows(tab, "It won't update.", 'main');
    await goto(tab, '/favicon.svg');
    await tab.goto(link.slice(0, -12));
    await shows(tab, 'This link is incomplete', 'h1');
    await setValue(tab, 'Full link', link);
    await click(tab, 'Open');
    await shows(tab, second, 'h1');
  },

  'the dates of a goal as a calendar file': async (tab) => {
    await signInWithGoals(tab, goals);
    await goto(tab, paths.okrs);
    await click(tab, first);
    await click(tab, 'Share', `${details} button`);
    await click(tab, 'Add dates to calendar', '[role=menuitem]');
    await shows(tab, 'Download .ics', 'dialog');
    await keepSavedFiles(tab);
    await click(tab, 'Download .ics');
    const calendar = await savedFile(tab, 1);
    expect(calendar.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(calendar).toContain('DTSTART;VALUE=DATE:');
  },

  'goals are grouped by what they support, collapsed, and expanded again by a reload': async (tab) => {
    await signInWithGoals(tab, [first, second, `${first}.`]);
    await goto(tab, `${paths.okrs}?group=goal`);
    const shown = () => tab.evaluate(() => document.querySelectorAll('[data-goal]').length);
    await click(tab, `Collapse ${first}`);
    // The only goal of a group is a plain row.
    await expect.poll(shown).toBe(1);
    await reload(tab);
    await expect.poll(shown).toBe(2);
  },

  'progress and a closed quarter outlive a reload': async (tab) => {
    await signInWithGoals(tab, goals);
    await goto(tab, paths.okrs);
    await click(tab, first);
    // The hint above moves the button.
    await shows(tab, 'key results are measurable', details);
    await click(tab, 'Close the quarter');
    await setValue(tab, 'Score of key result 1', '0.7');
    await fill(tab, 'What happened? (optional)', 'The new floor came late.');
    await click(tab, 'Close the quarter', 'dialog footer button');
    await shows(tab, 'The new floor came late.', details);
    await reload(tab);
    await shows(tab, 'The new floor came late.', details);
  },

  'Back shows nothing of before to whoever has been signed out elsewhere': async (tab) => {
    await signInWithGoals(tab, goals);
    await goto(tab, paths.okrs);
    await shows(tab, first, 'main');
    await goto(tab, '/favicon.svg');
    await tab.evaluate(() => localStorage.clear());
    await tab.back();
    await isAt(tab, paths.landing);
    expect(await tab.evaluate(() => document.body.textContent)).not.toContain(first);
  },
};
