import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { address, goTo, openApp, signedInAs } from '../support/app.tsx';
import { chosenNames, panel, shownNames } from '../support/employee-list.ts';
import { findToast, press, setWidth, widths } from '../support/steps.ts';
import { answer, callsOf, hold, watchAborts } from '../support/wire.ts';

/** Reporting lines by name and manager: Ida leads, Ole and Kari under her, two under Ole; two in a cycle, one lost. */
const managers: Readonly<Record<string, string>> = {
  'Ida Berg': '',
  'Ole Lund': 'Ida Berg',
  'Kari Moe': 'Ida Berg',
  'Per Dahl': 'Ole Lund',
  'Siv Aas': 'Ole Lund',
  'Nils Ek': 'Marta Vik',
  'Marta Vik': 'Nils Ek',
  'Omar Li': 'Petra Holm',
};

const names = Object.keys(managers);

const people = names.map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { id: `p${index}`, firstName, lastName, workMail: `p${index}@northbay.example`, department: 'Sales' };
});

const failing = new Set<string>();

/** Whether every record answers with Retry-After. */
let isBusy = false;

async function openLines(width: number = widths.wide, query = '') {
  failing.clear();
  isBusy = false;
  setWidth(width);
  await signedInAs('business');
  answer('listEmployees', () => HttpResponse.json(people));
  answer('employeeDetails', ({ request }) => {
    const index = Number(/\/p(\d+)\//.exec(request.url)?.[1]);
    const name = names[index] ?? '';
    if (isBusy) return HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '3600' } });
    if (failing.has(name)) return HttpResponse.json({}, { status: 500 });
    return HttpResponse.json({
      ...people[index],
      jobTitle: `Job ${index}`,
      reportsTo: managers[name],
      dateOfBirth: '1991-04-18',
    });
  });
  const user = openApp(paths.employeeList + query);
  await press(user, 'Org chart');
  return user;
}

async function openTree(width?: number) {
  const user = await openLines(width);
  await press(user, 'Build org chart');
  await wholeTree();
  return user;
}

/** The tree grows until all are loaded; then its tools are shown. */
const wholeTree = () => screen.findByRole('button', { name: 'Collapse all' });

/** The names in the tree, with a level for each. */
const treeRows = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-level'))
    .map((row) => `${row.getAttribute('aria-level')} ${names.find((name) => row.textContent.includes(name))}`);

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const focused = () => names.find((name) => document.activeElement?.textContent.includes(name));

describe('reporting lines', () => {
  it('say what they cost, read nothing unasked, ask before their button ends the reading, keep nothing after Stop, and are a view of the address', async () => {
    const user = await openLines();
    const release = hold('employeeDetails');
    const aborted = watchAborts();
    expect(address()).toBe(`${paths.employeeList}?view=reporting-lines`);
    expect(screen.getByRole('button', { name: 'Org chart' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Build the org chart')).toBeVisible();
    expect(callsOf('employeeDetails')).toEqual([]);
    await press(user, 'Build org chart');
    expect(await screen.findByText(/^0 of 8/)).toBeVisible();
    await press(user, 'Org chart');
    const question = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(question).toHaveTextContent('Still loading.');
    await press(user, 'Stay');
    expect(screen.getByText(/^0 of 8/)).toBeVisible();
    await press(user, 'Stop');
    await findToast('Stopped.');
    expect(aborted()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `/api/employee/p${index}/getFullDetails`));
    release();
    expect(await screen.findByText('Build the org chart')).toBeVisible();
    await press(user, 'Org chart');
    await waitFor(() => expect(shownNames()).toHaveLength(8));
  });

  it('are a tree opened to the second level, with one call each; who is not in it is named', async () => {
    await openTree();
    expect(callsOf('employeeDetails')).toHaveLength(8);
    expect(treeRows()).toEqual(['1 Ida Berg', '2 Kari Moe', '2 Ole Lund']);
    expect(screen.getByText(/^5 people on 3 levels\. Updated \d\d:\d\d [AP]M\.$/)).toBeVisible();
    const others = screen.getByRole('region', { name: 'Not in the org chart' });
    expect(others).toHaveTextContent("3 people. Check their manager's ID, email or name.");
    expect(others).toHaveTextContent("Omar Li names Petra Holm, who isn't in the chart");
    expect(others).toHaveTextContent('Nils Ek and Marta Vik report to each other, or to someone named here');
    expect(document.body).not.toHaveTextContent('1991');
  });

  it('keep the focus from the start to the tree: at a pause, at failures, after Stop; name those who failed', async () => {
    const user = await openLines();
    const enter = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
    };
    const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    const letGo = hold('employeeDetails');
    await enter('Build org chart');
    await hasFocus('Stop');
    await enter('Stop');
    await hasFocus('Build org chart');
    letGo();
    for (const name of ['Ole Lund', 'Kari Moe']) failing.add(name);
    isBusy = true;
    await enter('Build org chart');
    await screen.findByRole('button', { name: 'Resume now' });
    isBusy = false;
    await enter('Resume now');
    await wholeTree();
    await waitFor(() => expect(focused()).toBe('Ida Berg'));
    expect(treeRows()).toEqual(['1 Ida Berg']);
    expect(screen.getByText(/couldn't be loaded/)).toHaveTextContent(
      /^(?:Ole Lund and Kari Moe|Kari Moe and Ole Lund) /,
    );
    failing.delete('Kari Moe');
    await enter('Try 2 again');
    await screen.findByRole('button', { name: 'Try 1 again' });
    await waitFor(() => expect(focused()).toBe('Ida Berg'));
    failing.clear();
    await enter('Try 1 again');
    await waitFor(() => expect(treeRows()).toEqual(['1 Ida Berg', '2 Kari Moe', '2 Ole Lund']));
    await waitFor(() => expect(focused()).toBe('Ida Berg'));
    failing.add('Kari Moe');
    await enter('Refresh');
    await screen.findByRole('button', { name: 'Try 1 again' });
    expect(treeRows()).toEqual(['1 Ida Berg', '2 Ole Lund']);
    await waitFor(() => expect(focused()).toBe('Ida Berg'));
  });

  it('are walked by keyboard as a tree is', async () => {
    const user = await openTree();
    rowOf('Ida Berg').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Ole Lund');
    expect(rowOf('Ole Lund')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowRight}');
    expect(treeRows()).toEqual(['1 Ida Berg', '2 Kari Moe', '2 Ole Lund', '3 Per Dahl', '3 Siv Aas']);
    expect(rowOf('Siv Aas')).toHaveAttribute('aria-posinset', '2');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Per Dahl');
    await user.keyboard('{End}');
    expect(focused()).toBe('Siv Aas');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Ole Lund');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('Ida Berg');
    expect(rowOf('Ole Lund')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(within(panel()).getByRole('heading', { level: 2 })).toHaveFocus());
    await press(user, 'Close details');
    await waitFor(() => expect(focused()).toBe('Kari Moe'));
  });

  it('find a person by opening the way, have a chart that moves the tree, and choose one with all below', async () => {
    const user = await openTree();
    await user.type(screen.getByRole('searchbox', { name: 'Find a person' }), 'siv');
    expect(screen.getByText('1 found')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Siv Aas');
    expect(screen.getByRole('button', { name: 'Select Siv Aas' })).toBeVisible();
    const chart = screen.getByRole('region', { name: 'Chart' });
    expect(chart).toHaveTextContent('Reports to Ole Lund');
    await user.click(within(chart).getByRole('button', { name: /Ole Lund/ }));
    expect(within(chart).getByRole('heading', { name: 'Ole Lund' })).toHaveFocus();
    expect(chart).toHaveTextContent('2 people below.');
    await press(user, 'Select Ole Lund and 2 below');
    await waitFor(() => expect(chosenNames()).toEqual(['Siv Aas', 'Per Dahl', 'Ole Lund']));
    expect(address()).toBe(paths.employeeList);
  });

  it('are printed whole, however much is folded', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const user = await openTree();
    await press(user, 'Collapse all');
    expect(treeRows()).toEqual(['1 Ida Berg']);
    await press(user, 'Print');
    expect(print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('beforeprint'));
    const printed = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(printed).toEqual(expect.arrayContaining(['Siv Aas · Job 4 · Sales']));
    window.dispatchEvent(new Event('afterprint'));
  });

  it('are a tree without a chart on a phone, whose rows open the details; leaving the page forgets them', async () => {
    const user = await openTree(widths.phone);
    expect(screen.queryByRole('region', { name: 'Chart' })).toBeNull();
    await press(user, 'Expand Ole Lund');
    expect(treeRows()).toHaveLength(5);
    await user.click(screen.getByText('Per Dahl'));
    expect(within(await screen.findByRole('dialog')).getByRole('heading', { level: 2 })).toHaveTextContent('Per Dahl');
    await press(user, 'Close details');
    goTo(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    goTo(`${paths.employeeList}?view=reporting-lines`);
    expect(await screen.findByText('Build the org chart')).toBeVisible();
  });
});
