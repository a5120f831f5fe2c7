import { screen, waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openList, openListWith, searchField, shownNames } from '../support/employee-list.ts';
import { manyPresses, press } from '../support/form.ts';
import { onlyToast, toasts } from '../support/toasts.ts';

const saved: { blob: Blob; name: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ blob: last, name: this.download });
  });
  return () => vi.restoreAllMocks();
});

async function savedRows(): Promise<string[][]> {
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
  expect(Array.from(bytes.slice(0, 3)), 'a mark that it is UTF-8').toEqual([0xef, 0xbb, 0xbf]);
  return Papa.parse<string[]>(new TextDecoder().decode(bytes)).data;
}

describe('the CSV export', () => {
  it('saves everybody in the order of the list, and says so', async () => {
    const user = await openList('?sort=-name');
    await press(user, 'Export CSV');
    expect(await savedRows()).toEqual([
      ['First Name', 'Last Name', 'Work Email', 'Department'],
      ['Zoë', 'Ångström', 'zoe@northbay.example', 'Sales'],
      ['Émile', 'Roy', 'roy@northbay.example', ''],
      ['Ben', 'Okafor', 'ben@northbay.example', 'Engineering'],
      ['Ana', 'Marin', 'ana@eu.example', 'Sales'],
    ]);
    expect(saved[0]?.name).toMatch(/^Employees-\d{4}-\d\d-\d\d\.csv$/);
    await onlyToast(`Exported 4 people to ${saved[0]?.name ?? ''}.`);
  });

  it('saves those who are filtered, and says how many of them', async () => {
    const user = await openList('?department=Sales');
    expect(shownNames()).toHaveLength(2);
    await press(user, 'Export CSV');
    expect((await savedRows()).slice(1).map(([first]) => first)).toEqual(['Ana', 'Zoë']);
    await onlyToast(`Exported 2 of 4 people to ${saved[0]?.name ?? ''}.`);
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
    expect((await savedRows())[1]).toEqual([`'=HYPERLINK("http://evil.example")`, "'@SUM(A1)", "'+1", "'-2"]);
  });

  it('says that there is nothing to export', async () => {
    const user = await openList();
    await user.type(searchField(), 'xyzzy');
    await screen.findByText('Nobody matches');
    await press(user, 'Export CSV');
    await onlyToast('Nobody matches, so there is nothing to export.');
    expect(saved).toEqual([]);
  });

  it.each(manyPresses.filter(({ how }) => /double|one task/.test(how)))('saves one file for $how', async ({ doIt }) => {
    const user = await openList();
    await doIt(user, screen.getByRole('button', { name: 'Export CSV' }), searchField());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(saved).toHaveLength(1);
  });
});
