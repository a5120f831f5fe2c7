import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';

import { employeeFields, employeeRows, listedEmployeeFields } from '@/domain/employee';
import { readTable } from '@/lib/table-file/read-table';

import { boxOf, openList, searchField } from '../support/employee-list.ts';
import { fieldsExported, listExported as listed, openFields } from '../support/people.ts';
import { withSavedFiles } from '../support/saved-files.ts';
import { findToast, onlyToast, press } from '../support/steps.ts';
import { answer, callsOf, hold, watchAborts } from '../support/wire.ts';

const saved = withSavedFiles();

/** Opens the dialog from a button, the page's own unless another is given, and starts the export. */
async function exportPeople(user: UserEvent, what: string, button = screen.getByRole('button', { name: 'Export' })) {
  await user.click(button);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: what }));
  return { dialog, start: () => press(user, 'Download') };
}

/** The headings of the saved file, and its rows by them. */
async function savedFile() {
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
  expect(Array.from(bytes.slice(0, 3)), 'a mark that it is UTF-8').toEqual([0xef, 0xbb, 0xbf]);
  const { data, meta } = Papa.parse<Record<string, string>>(new TextDecoder().decode(bytes), { header: true });
  return { rows: data, headings: meta.fields };
}

const labelsOf = (fields: readonly (keyof typeof employeeRows)[]) => fields.map((name) => employeeRows[name].label);

describe('the export of the list', () => {
  it('has everyone in the order of the list without a further call, and says so', async () => {
    const user = await openList('?sort=-name');
    const { start } = await exportPeople(user, listed);
    await start();
    const { headings, rows } = await savedFile();
    expect(headings).toEqual(labelsOf(listedEmployeeFields));
    const columns = ['First Name', 'Last Name', 'Work Email', 'Department'];
    expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
      ['Zoë', 'Sjögren', 'zoe@northbay.example', 'Sales'],
      ['Émile', 'Roy', 'roy@northbay.example', ''],
      ['Ben', 'Okafor', 'ben@northbay.example', 'Engineering'],
      ['Ana', 'Marin', 'ana@eu.example', 'Sales'],
    ]);
    expect(saved[0]?.name).toMatch(/^Employees-\d{4}-\d\d-\d\d\.csv$/);
    expect(callsOf('employeeDetails')).toEqual([]);
    await onlyToast(`Exported 4 people to ${saved[0]?.name ?? ''}.`);
  });

  it('has the people who are found or selected, and says when there are none', async () => {
    const user = await openList('?department=Sales');
    await (await exportPeople(user, listed)).start();
    expect((await savedFile()).rows.map((row) => row['First Name'])).toEqual(['Ana', 'Zoë']);
    saved.length = 0;
    await user.click(boxOf('Zoë Sjögren'));
    const toolbar = await screen.findByRole('toolbar');
    await (await exportPeople(user, listed, within(toolbar).getByRole('button', { name: 'Export' }))).start();
    expect((await savedFile()).rows.map((row) => row['First Name'])).toEqual(['Zoë']);
    await press(user, 'Clear');
    await user.type(searchField(), 'xyzzy');
    await screen.findByText('No one matches');
    await press(user, 'Export');
    await findToast("No matches, so there's nothing to export.");
  });
});

describe('the export of all fields', () => {
  it.each([
    { asks: false, fields: openFields },
    { asks: true, fields: employeeFields },
  ])('reads each record once; pay and birth date are in it: $asks', async ({ asks, fields }) => {
    const user = await openList();
    const { dialog, start } = await exportPeople(user, fieldsExported());
    const box = within(dialog).getByRole('checkbox', { name: 'Include pay, birth date and age' });
    expect(box).not.toBeChecked();
    if (asks) await user.click(box);
    expect(within(dialog).getByRole('radio', { name: fieldsExported(asks) })).toBeChecked();
    await start();
    const { headings, rows } = await savedFile();
    expect(headings).toEqual(labelsOf(fields));
    expect(rows.map((row) => row["Manager's ID"])).toEqual(Array.from({ length: 4 }, () => 'NB-1000'));
    expect(rows[0]?.['Gross Annual Salary']).toBe(asks ? '66000' : undefined);
    const paths = callsOf('employeeDetails').map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(['e3', 'e2', 'e4', 'e1'].map((id) => `/api/employee/${id}/getFullDetails`));
  });

  it('is a workbook where that is chosen: dates are dates, pay is a number, ids are text', async () => {
    const user = await openList();
    const { dialog, start } = await exportPeople(user, fieldsExported());
    await user.click(within(dialog).getByRole('checkbox', { name: 'Include pay, birth date and age' }));
    await user.click(within(dialog).getByRole('radio', { name: 'Excel (XLSX)' }));
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/\.xlsx$/);
    const { rows } = await readTable(saved[0]?.blob ?? new Blob());
    const [headings = [], first = []] = rows.map(({ cells }) => cells);
    expect(headings).toEqual(labelsOf(employeeFields));
    const cellOf = (label: string) => first[headings.indexOf(label)];
    expect([cellOf('First Name'), cellOf("Manager's ID"), cellOf('Gross Annual Salary')]).toEqual([
      'Ana',
      'NB-1000',
      66_000,
    ]);
    expect(cellOf('Start Date')).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
    expect(rows).toHaveLength(5);
  });

  it('stops at once and saves nothing', async () => {
    const release = hold('employeeDetails');
    const aborted = watchAborts();
    const user = await openList();
    await (await exportPeople(user, fieldsExported())).start();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await findToast('Stopped after 0. No file was created.');
    expect(aborted()).toEqual(['e3', 'e2', 'e4', 'e1'].map((id) => `/api/employee/${id}/getFullDetails`));
    release();
    expect(saved).toHaveLength(0);
    expect(callsOf('employeeDetails')).toHaveLength(4);
  });

  it('names people whose records failed, retries them, and exports the others on request', async () => {
    const failing = new Set(['e2']);
    answer('employeeDetails', ({ request }) =>
      [...failing].some((id) => request.url.includes(`/${id}/`)) ? HttpResponse.json({}, { status: 500 }) : undefined,
    );
    const user = await openList();
    await (await exportPeople(user, fieldsExported())).start();
    const end = '3 of 4 loaded. Missing: Ben Okafor.';
    expect(await screen.findByText(end, { ignore: '.sr-only' })).toBeVisible();
    expect(saved).toHaveLength(0);
    failing.clear();
    await press(user, 'Try 1 again');
    expect((await savedFile()).rows.map((row) => row['First Name'])).toEqual(['Ana', 'Ben', 'Émile', 'Zoë']);
    expect(callsOf('employeeDetails')).toHaveLength(5);

    saved.length = 0;
    failing.add('e2');
    await (await exportPeople(user, fieldsExported())).start();
    await screen.findByText(end, { ignore: '.sr-only' });
    await press(user, 'Export the other 3');
    expect((await savedFile()).rows.map((row) => row['First Name'])).toEqual(['Ana', 'Émile', 'Zoë']);
  });
});
