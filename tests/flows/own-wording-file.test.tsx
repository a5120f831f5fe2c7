import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { db } from '../../mock-api/node.ts';
import { press } from '../support/form.ts';
import { openPocket, openPocketWith } from '../support/pocket.ts';
import { savedFiles } from '../support/saved-files.ts';
import { findToast, onlyToast } from '../support/toasts.ts';
import { importWordings, openWorded, shownLines } from '../support/wording-editor.ts';
import { idOf, storedWordings, wordingFile } from '../support/wordings.ts';

describe('the file', () => {
  const openMenu = (user: UserEvent) => press(user, 'Your wording');
  it('takes a wording to another device and back, and asks where both differ', async () => {
    const { user } = await openWorded();
    const saved = savedFiles();
    await openMenu(user);
    expect(await screen.findByText('1 of 3 is in your wording, on this device.')).toBeVisible();
    await press(user, 'Export my wording');
    const text = (await saved[0]?.blob.text()) ?? '';
    const file = JSON.parse(text) as { records: { id: string; lines: string[]; savedAt: number }[] };
    expect(file.records).toHaveLength(1);

    const [first] = file.records;
    const later = (first?.savedAt ?? 0) + 1000;
    const ids = db.tables.goals.map(({ id }) => id);
    const other = ids.find((id) => id !== first?.id) ?? '';
    const changed = {
      ...file,
      records: [
        {
          ...first,
          lines: ['Objective: lead', 'Raise night shifts with a full team from 71% to 90%', 'Two'],
          savedAt: later,
        },
        { ...first, id: other },
        { ...first, id: 'gone' },
        { id: 'bad' },
      ],
    };
    await importWordings(user, JSON.stringify(changed));
    const dialog = await screen.findByRole('dialog', { name: 'Import my wording' });
    expect(dialog).toHaveTextContent('4 records in the file. 1 was changed here as well');
    expect(dialog).toHaveTextContent('1 has no wording here and is added.');
    expect(dialog).toHaveTextContent('1 is of no OKR in this pocket and is left out.');
    expect(dialog).toHaveTextContent('1 could not be read and is left out.');
    const group = within(dialog).getByRole('group', { name: 'First goal' });
    expect(within(group).getByRole('radio', { name: 'In the file' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: 'In the file' })).toHaveAccessibleDescription(
      /Line 1: \u201c ?\u2026 71% to 90% ?\u201d/,
    );
    await press(user, 'Import 2');
    await onlyToast('Imported. 2 changed on this device.');
    expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 90%');
    expect(screen.getAllByRole('img', { name: 'Your wording' })).toHaveLength(2);

    await importWordings(user, text);
    await user.click(await screen.findByRole('radio', { name: 'In the file' }));
    await press(user, 'Import 1');
    await waitFor(() => expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 95%'));
  });

  it('says of how many the wording on this device was chosen', async () => {
    const { user } = await openWorded();
    const text = wordingFile({ [idOf('First goal')]: 'Theirs', [idOf('Second goal')]: 'Theirs' });
    await importWordings(user, text);
    await press(user, 'Import 2');
    await onlyToast('Imported. 1 changed on this device, 1 stays as it was.');
    await importWordings(user, text);
    await press(user, 'Import 1');
    expect(await screen.findByText('Nothing was changed. 1 stays as it was.')).toBeVisible();
  });

  it('gives no wording to a record without an id of its own', async () => {
    const user = await openPocketWith('okr', [{ goal: 'No id', result: 'One' }]);
    await screen.findByRole('button', { name: 'No id' });
    await importWordings(user, wordingFile({ '~0': 'Mine' }));
    expect(await screen.findByRole('dialog', { name: 'Import my wording' })).toHaveTextContent(
      '1 is of no OKR in this pocket and is left out.',
    );
  });

  it('is not made of nothing, and one that is none changes nothing', async () => {
    const { user } = await openPocket('okr');
    const saved = savedFiles();
    await openMenu(user);
    await press(user, 'Export my wording');
    await onlyToast('There is no wording of yours to export yet.');
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Your wording' })).toHaveFocus();
    await importWordings(user, '{"format":"something else"}');
    await findToast('This is no file of your wording. Nothing was changed.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await storedWordings()).toEqual([]);
  });
});
