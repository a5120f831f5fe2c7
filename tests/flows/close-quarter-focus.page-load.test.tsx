import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { closeQuarter, openSheet } from '../support/close-quarter.ts';
import { details, openPocket } from '../support/pocket.ts';

// By itself: the code of the details in own wording is loaded with the first wording that a page shows.
it('the first quarter that is closed on a page gives the focus back, also while the details are still loaded', async () => {
  const { user } = await openPocket('okr');
  await openSheet(user, 'First goal');
  await closeQuarter(user);
  await waitFor(() => expect(within(details()).getByRole('button', { name: 'Close the quarter' })).toHaveFocus());
});
