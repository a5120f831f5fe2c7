import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { employeeRows } from '@/domain/employee';
import { goalKinds } from '@/domain/goal-kind';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { byLabel, typedPerson } from '../support/people.ts';
import { click, fill, goto, isAt, keepSavedFiles, savedFile, setValue, shows } from './page';
import { registerUser, signInBusiness, signInWithGoals } from './people';
import type { Tab, WindowSize } from './tab';

const goal = 'Win twenty new clinics in the north before winter';
const longGoal = `${goal}, and ${'keep every one of them for longer than a year, and '.repeat(60)}so on`;

/** Takes at least three rows of its field. */
const longLine = `${'Cut the falls on the wards from nine to three a month, '.repeat(3)}by December`;

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

/** Walks of a visitor, and through the pocket, by the name of their test. */
export const walks: Readonly<Record<string, (tab: Tab, size: WindowSize) => Promise<void>>> = {
  'Sign Up': async (tab) => {
    const email = `noor.${randomUUID()}@northbay.example`;
    await goto(tab, paths.individualSignUp);
    await fill(tab, 'First Name', 'Noor');
    await fill(tab, 'Last name', 'Haddad');
    await fill(tab, 'Email', email);
    await fill(tab, 'Password', 'correct horse');
    await fill(tab, 'Confirm Password', 'correct hors');
    await click(tab, 'Sign Up');
    await shows(tab, errors.passwordsDoNotMatch);
    await fill(tab, 'Confirm Password', 'correct horse');
    await click(tab, 'Sign Up');
    await isAt(tab, paths.confirmEmail);
    await shows(tab, successes.registered);
    await shows(tab, email, 'main');
  },

  'Sign In': async (tab) => {
    const { email, password } = await registerUser();
    await goto(tab, paths.individualSignIn);
    await fill(tab, 'Email', email);
    await fill(tab, 'Password', 'a wrong one');
    await tab.press('Enter');
    await shows(tab, errors.loginFailed, 'form');
    await fill(tab, 'Password', password);
    await tab.press('Enter');
    await isAt(tab, paths.dashboard);
    await shows(tab, successes.login);
  },

  'the dashboard drafts OKRs': async (tab) => {
    await signInWithGoals(tab);
    await goto(tab, paths.dashboard);
    await shows(tab, 'Welcome, ', 'h1');
    // Sends the intro away.
    await tab.press('Escape');
    await fill(tab, 'Role', 'Sales Lead');
    await tab.press('Escape');
    await fill(tab, 'Your Company Strategic Goal', goal);
    await fill(tab, 'Your Industry', 'heal');
    await click(tab, 'Healthcare', '[role=option]');
    await click(tab, goalKinds.okr.createLabel);
    await shows(tab, goalKinds.okr.generated);
    await click(tab, 'Open your OKRs');
    await isAt(tab, paths.okrs);
    await shows(tab, goal, '[data-goal]');
  },

  'the pocket shows goals of any length, and details': async (tab, { width }) => {
    await signInWithGoals(tab, [longGoal, goal, 'Short']);
    await goto(tab, paths.okrs);
    await shows(tab, 'Short', 'main');
    const lines = await tab.evaluate(() =>
      [...document.querySelectorAll('[data-goal]')].map(
        (each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight),
      ),
    );
    expect(lines).toHaveLength(3);
    for (const each of lines) expect(each).toBeLessThan(width === 1440 ? 2.5 : 4.5);

    await click(tab, goal);
    await shows(tab, 'Download PDF', '[aria-label=Details]');
    const footer = await tab.evaluate(() =>
      [...document.querySelectorAll('[aria-label=Details] footer button')].map((each) => each.clientHeight),
    );
    expect(new Set(footer).size, `heights of the buttons: ${footer.join()}`).toBe(1);
    // WebKit paints no shadow on the row of a table.
    const marks = await tab.evaluate(() => {
      const row = document.querySelector('[data-goal][aria-expanded=true]')?.closest('[data-index]');
      const painted = [row, row?.firstElementChild].filter((each) => each && !each.matches('tr'));
      return painted.map((each) => each && getComputedStyle(each).boxShadow);
    });
    expect(marks.join()).toContain('inset');
    await click(tab, 'Download PDF');
    await shows(tab, successes.pdfDownloaded);
  },

  'the editor shows every line whole, and keeps a version over a reload': async (tab) => {
    await signInWithGoals(tab, [goal]);
    await goto(tab, paths.okrs);
    await click(tab, goal);
    await click(tab, 'Edit');
    await setValue(tab, 'Key result 1', longLine);
    const cut = await tab.evaluate(() =>
      [...document.querySelectorAll('textarea')].flatMap(({ clientHeight, scrollHeight, value }) =>
        clientHeight < scrollHeight ? [`${clientHeight} of ${scrollHeight} px: ${value}`] : [],
      ),
    );
    expect(cut).toEqual([]);
    await click(tab, 'Save my version');
    await shows(tab, 'Your version, saved in this browser');
    await tab.goto(await tab.evaluate(() => location.href));
    await shows(tab, longLine, '[aria-label=Details]');
  },

  'the employee form': async (tab) => {
    await signInBusiness(tab);
    await goto(tab, paths.employeeOnboarding);
    await shows(tab, 'Employee Onboarding', 'h1');
    const lastName = randomUUID();
    // A unique work email: the form asks about a known one.
    const dateLabels = new Set(
      Object.values(employeeRows).flatMap(({ kind, label }) => (kind === 'date' ? [label] : [])),
    );
    const typed = byLabel(typedPerson({ lastName, workMail: `${lastName}@northbay.example` }));
    for (const [label, text] of Object.entries(typed)) {
      await (dateLabels.has(label) ? setValue : fill)(tab, label, text);
    }
    // An engine that lays the field out as a flexible box does not center its text in a block.
    const displays = await tab.evaluate(() => {
      const bare = document.createElement('input');
      bare.type = 'date';
      document.body.append(bare);
      const dates = document.querySelectorAll('form input[type=date]');
      const shown = [bare, ...dates].map((each) => getComputedStyle(each).display);
      bare.remove();
      return shown;
    });
    const [ofEngine = '', ...dates] = displays.map((display) => display.replace('inline-', ''));
    expect(dates).toHaveLength(dateLabels.size);
    if (ofEngine === 'flex') expect(dates).not.toContain('block');
    // Closes the suggestions.
    await tab.press('Escape');
    await click(tab, 'Female', 'label');
    await click(tab, 'Submit');
    await isAt(tab, paths.employeeList);
    await shows(tab, successes.employeeSubmitted);
    // Other walks have added people: in a long list only rows near the window are rendered.
    await goto(tab, `${paths.employeeList}?q=${lastName}`);
    await shows(tab, `${lastName}@northbay.example`, 'main');
  },

  'Back from another document returns to where the page was left, if the browser has kept it': async (tab) => {
    await signInWithGoals(
      tab,
      Array.from({ length: 14 }, (_, index) => `Goal ${index}`),
    );
    await goto(tab, paths.okrs);
    await shows(tab, 'Goal 13', 'main');
    await tab.evaluate(async () => {
      document.documentElement.classList.add('kept');
      window.scrollTo(0, 200);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await goto(tab, '/favicon.svg');
    await tab.back();
    await isAt(tab, paths.okrs);
    const isKept = await tab.evaluate(() => document.documentElement.classList.contains('kept'));
    if (isKept) await expect.poll(() => tab.evaluate(() => window.scrollY)).toBe(200);
  },

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
      if (tool === 'CSV') for (const text of [first, second]) expect(saved).toContain(text);
    }
  },

  'a link holds the goal for anyone who has it, and says when it is cut short': async (tab) => {
    await signInWithGoals(tab, goals);
    await goto(tab, paths.okrs);
    await click(tab, second);
    await click(tab, 'Share', `${details} button`);
    await click(tab, 'Share as a link', '[role=menuitem]');
    await shows(tab, 'Copy link', 'dialog');
    const link = await tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value ?? '');
    expect(link).toContain(`${paths.shared}#`);
    // A visitor with the link has no account.
    await goto(tab, '/favicon.svg');
    await tab.evaluate(() => localStorage.clear());
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
