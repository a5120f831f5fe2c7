import { expect } from 'vitest';

import { paths } from '@/domain/paths';

import { click, goto, keepSavedFiles, savedFile, setValue, shows } from './page';
import { signInWithGoals } from './people';
import type { Tab, WindowSize } from './tab';

const goals = ['Fewer falls on the wards', 'Менше падінь у відділеннях', 'Giảm số ca té ngã trong khoa'] as const;
const [first, second] = goals;

const box = 'input[type=checkbox]';
const details = '[aria-label=Details]';

/** The first bytes of a file, by its tool. The PDF is last: Firefox shows it in its own tab. */
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
    // A visitor with the link has no account.
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
};
