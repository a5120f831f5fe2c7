import { screen, waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';

import { employeeRows, listedEmployeeFields } from '@/domain/employee';

import { openList, openListWith, searchField, shownNames } from '../support/employee-list.ts';
import { manyPresses, press } from '../support/form.ts';
import { savedFiles } from '../support/saved-files.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';

let saved: ReturnType<typeof savedFiles>;

beforeEach(() => {
  saved = savedFiles();
});

/** The rows of the saved file by the labels of the fields. */
async function savedRows(): Promise<Record<string, string>[]> {
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
  expect(Array.from(bytes.slice(0, 3)), 'a mark that it is UTF-8').toEqual([0xef, 0xbb, 0xbf]);
  const { data, meta } = Papa.parse<Record<string, string>>(new TextDecoder().decode(bytes), { header: true });
  expect(meta.fields).toEqual(listedEmployeeFields.map((name) => employeeRows[name].label));
  return data;
}

describe('the CSV export', () => {
  it('saves everybody in the order of the list, and says so', async () => {
    const user = await openList('?sort=-name');
    await press(user, 'Export CSV');
    const row = (first: string, last: string, mail: string, department: string) =>
      expect.objectContaining({
        'First Name': first,
        'Last Name': last,
        'Work Email': mail,
        Department: department,
      }) as unknown;
    expect(await savedRows()).toEqual([
      row('Zoë', 'Ångström', 'zoe@northbay.example', 'Sales'),
      row('Émile', 'Roy', 'roy@northbay.example', ''),
      row('Ben', 'Okafor', 'ben@northbay.example', 'Engineering'),
      row('Ana', 'Marin', 'ana@eu.example', 'Sales'),
    ]);
    expect(saved[0]?.name).toMatch(/^Employees-\d{4}-\d\d-\d\d\.csv$/);
    await onlyToast(`Exported 4 people to ${saved[0]?.name ?? ''}.`);
  });

  it('saves those who are filtered, and says how many of them, or that there is nobody', async () => {
    const user = await openList('?department=Sales');
    expect(shownNames()).toHaveLength(2);
    await press(user, 'Export CSV');
    expect((await savedRows()).map((row) => row['First Name'])).toEqual(['Ana', 'Zoë']);
    const exported = `Exported 2 of 4 people to ${saved[0]?.name ?? ''}.`;
    await onlyToast(exported);
    await user.type(searchField(), 'xyzzy');
    await screen.findByText('Nobody matches');
    await press(user, 'Export CSV');
    await findToast('Nobody matches, so there is nothing to export.');
    expect(saved).toHaveLength(1);
  });

  it('lets no cell become a formula', async () => {
    const user = await openListWith([
      {
        id: 'a',
        firstName: '=HYPERLINK("http://evil.example")',
        lastName: '@SUM(A1)',
        workMail: '+1',
        department: '-2',
      },
    ]);
    await press(user, 'Export CSV');
    expect(Object.values((await savedRows())[0] ?? {})).toEqual(
      expect.arrayContaining([`'=HYPERLINK("http://evil.example")`, "'@SUM(A1)", "'+1", "'-2"]),
    );
  });

  it.each(manyPresses.filter(({ how }) => /double|one task/.test(how)))('saves one file for $how', async ({ doIt }) => {
    const user = await openList();
    await doIt(user, screen.getByRole('button', { name: 'Export CSV' }), searchField());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(saved).toHaveLength(1);
  });
});
