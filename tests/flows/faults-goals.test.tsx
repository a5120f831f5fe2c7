import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it } from 'vitest';

import { openApp, signedInAs } from '../support/app.tsx';
import { openFilledForm, typed } from '../support/dashboard.ts';
import { bodiesNotRead, representativeFaults, type Submit } from '../support/fault-pass.ts';
import { faultTests } from '../support/fault-tests.ts';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { details, openPocket, shownGoals } from '../support/pocket.ts';
import { toasts } from '../support/toasts.ts';
import { answer } from '../support/wire.ts';

const submits: Submit[] = kindRows.flatMap((row): Submit[] => [
  {
    what: row.createLabel,
    call: row.create,
    status: 201,
    open: async () => (await openFilledForm()).user,
    button: row.createLabel,
    failure: row.generateFailed,
    success: row.generated,
    kept: typed,
    harmless: bodiesNotRead,
  },
  {
    what: `delete, ${row.plural}`,
    call: row.remove,
    status: 200,
    open: async () => {
      const { user } = await openPocket(row.kind);
      await press(user, 'Second goal');
      await press(user, 'Delete Second goal');
      await screen.findByRole('dialog');
      return user;
    },
    button: `Delete ${row.name}`,
    failure: row.deleteFailed,
    success: row.deleted,
    kept: {},
    shows: () => [...shownGoals(), details().querySelector('h2')?.textContent],
    harmless: bodiesNotRead,
  },
]);

faultTests(submits);

describe.each(kindRows)('the list, $plural', (row) => {
  it('fails well under each fault, says so once, and can be asked for again', async () => {
    const [first, ...others] = representativeFaults;
    let fault = first;
    answer(row.list, () => fault?.respond(200));
    await signedInAs('individual');
    const user = openApp(row.listPath.individual);

    for (const next of [...others, undefined]) {
      const under = `under ${fault?.name ?? ''}`;
      await waitFor(() => expect(toasts(), under).toEqual([row.noData]));
      expect(screen.getByRole('heading', { name: row.listTitle }), under).toBeVisible();
      expect(shownGoals(), under).toEqual([]);
      act(() => toast.remove());
      fault = next;
      await press(user, 'Try again');
    }

    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    expect(toasts()).toEqual([]);
  });
});
