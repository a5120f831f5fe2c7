import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { openApp, signedInAs } from '../support/app.tsx';
import { openList, panel, shownNames } from '../support/employee-list.ts';
import { representativeFaults } from '../support/fault-pass.ts';
import { bodyFaults, refusedStatuses, refusal, silence, type Fault } from '../support/faults.ts';
import { press } from '../support/form.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf } from '../support/wire.ts';

const faults: Fault[] = [
  ...representativeFaults,
  ...refusedStatuses.filter((status) => status !== 500 && status !== 401).map(refusal),
  bodyFaults.htmlCalledJson,
  bodyFaults.truncated,
  bodyFaults.wrongContainer,
];

describe('the list of employees', () => {
  it('fails in its place under each fault, and can be asked for again', async () => {
    // An object is no list, whatever is in it.
    const [first, ...others]: Fault[] = [...faults, bodyFaults.emptyObject, bodyFaults.wrongType];
    let fault = first;
    answer('listEmployees', () => fault?.respond(200));
    await signedInAs('business');
    const user = openApp(paths.employeeList);
    await screen.findByText('We could not load your employees');

    for (const next of others) {
      const under = `after ${fault?.name ?? ''}, under ${next.name}`;
      fault = next;
      const sent = callsOf('listEmployees').length;
      await press(user, 'Try again');
      await waitFor(() => expect(callsOf('listEmployees'), under).toHaveLength(sent + 1));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Try again' }), under).not.toHaveAttribute('aria-busy'),
      );
      expect(screen.getByRole('button', { name: 'Try again' }), under).toHaveFocus();
      expect(screen.getByText('We could not load your employees'), under).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Employee List' }), under).toBeVisible();
      expect(screen.queryByText('No employees yet'), under).toBeNull();
    }

    fault = undefined;
    await press(user, 'Try again');
    await waitFor(() => expect(shownNames().length).toBeGreaterThan(0));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(toasts()).toEqual([]);
  });

  it('waits without a limit', async () => {
    await signedInAs('business');
    answer('listEmployees', silence.respond.bind(null, 200));
    openApp(paths.employeeList);
    expect(await screen.findByText('Loading your employees')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Onboard employee' })).toBeVisible();
  });
});

describe('the details of one', () => {
  it('fail in their place under each fault, and the list stays', async () => {
    const [first, ...others] = faults;
    let fault = first;
    const user = await openList();
    answer('employeeDetails', () => fault?.respond(200));
    await press(user, 'Ben Okafor');

    for (const next of [...others, undefined]) {
      const under = `under ${fault?.name ?? ''}`;
      await waitFor(() =>
        expect(within(panel()).getByRole('button', { name: 'Try again' }), under).not.toHaveAttribute('aria-busy'),
      );
      expect(within(panel()).getByText('We could not load the details.'), under).toBeVisible();
      expect(shownNames(), under).toHaveLength(4);
      const sent = callsOf('employeeDetails').length;
      fault = next;
      await press(user, 'Try again');
      await waitFor(() => expect(callsOf('employeeDetails'), under).toHaveLength(sent + 1));
    }

    expect(await within(panel()).findByRole('button', { name: 'Show pay and birth date' })).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it.each([bodyFaults.emptyObject, bodyFaults.wrongType])(
    'are dashes where nothing can be read: $name',
    async (fault) => {
      answer('employeeDetails', () => fault.respond(200));
      const user = await openList();
      await press(user, 'Ben Okafor');
      await within(panel()).findByRole('button', { name: 'Show pay and birth date' });
      expect(panel()).not.toHaveTextContent(/undefined|null|NaN|\[object/);
    },
  );

  it('wait without a limit, and are given up for another person', async () => {
    answer('employeeDetails', () =>
      callsOf('employeeDetails').at(-1)?.url.includes('/e2/') === true
        ? silence.respond(200)
        : HttpResponse.json({ jobTitle: 'Analyst' }),
    );
    const user = await openList();
    await press(user, 'Ben Okafor');
    expect(await within(panel()).findByText('Loading the details')).toBeInTheDocument();
    await press(user, 'Ana Marin');
    expect((await within(panel()).findAllByText('Analyst')).length).toBeGreaterThan(0);
    expect(toasts()).toEqual([]);
  });
});
