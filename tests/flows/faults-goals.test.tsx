import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openApp, signedInAs } from '../support/app.tsx';
import { openFilledForm, typed } from '../support/dashboard.ts';
import { bodiesNotRead, representativeFaults, type Submit } from '../support/fault-pass.ts';
import { faultTests } from '../support/fault-tests.ts';
import { press } from '../support/form.ts';
import { details, openPocket, pocketRows, shownGoals } from '../support/pocket.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer } from '../support/wire.ts';

const submits: Submit[] = pocketRows.flatMap((row): Submit[] => [
  {
    what: row.createLabel,
    call: ({ okr: 'createOkr', kpi: 'createKpi' } as const)[row.kind],
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
    button: `Delete ${row.singular}`,
    failure: row.deleteFailed,
    success: row.deleted,
    kept: {},
    shows: () => [...shownGoals(), details().querySelector('h2')?.textContent],
    harmless: bodiesNotRead,
  },
]);

faultTests(submits);

describe.each(pocketRows)('the list, $plural', (row) => {
  it.each(representativeFaults)('fails well: $name', async (fault) => {
    await signedInAs('individual');
    let broken = true;
    answer(row.list, () => (broken ? fault.respond(200) : undefined));
    const user = openApp(row.listPath.individual);
    await onlyToast(row.noData);
    expect(screen.getByRole('heading', { name: row.listTitle })).toBeVisible();
    expect(shownGoals()).toEqual([]);

    broken = false;
    await press(user, 'Try again');
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    expect(toasts()).toEqual([row.noData]);
  });
});
