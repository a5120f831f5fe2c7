import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { glossary as examples } from '@/features/help/guide';

import { openApp, signedInAs } from '../support/app.tsx';
import { kindsInWords } from '../support/goal-texts.ts';

it.each(Object.values(audiences))('help has everything a beginner asks, $audience', async ({ audience }) => {
  await signedInAs(audience);
  openApp(paths.help);
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();

  const guide = screen.getByRole('region', { name: 'Your first goal in four steps' });
  expect(within(guide).getAllByRole('listitem')).toHaveLength(4);

  const glossary = screen.getByRole('region', { name: kindsInWords });
  const terms = within(glossary).getAllByRole('article');
  for (const [index, { kind, explanation }] of Object.values(goalKinds).entries()) {
    const count = examples[kind] === undefined ? 0 : 1;
    const term = within(terms[index] ?? document.body);
    expect(term.getByText(explanation)).toBeVisible();
    expect(term.queryAllByText('Good')).toHaveLength(count);
    expect(term.queryAllByText('Not so good')).toHaveLength(count);
  }
  expect(
    within(glossary)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(
    Object.values(goalKinds).map(({ singular, longName }) =>
      // A kind that is no abbreviation is named once.
      singular === longName ? singular : `${singular}: ${longName}`,
    ),
  );

  const questions = within(screen.getByRole('region', { name: 'First questions' })).getAllByRole('group');
  expect(questions).toHaveLength(10);
  expect(screen.getByRole('region', { name: 'With the keyboard' })).toHaveTextContent('Ctrl K');
  // Beside the list, from 1440 px, Escape leaves the details open.
  expect(screen.getByRole('region', { name: 'With the keyboard' })).toHaveTextContent(
    'the details where they lie over the list',
  );
  expect(screen.getByRole('region', { name: 'Where your data is kept' })).toHaveTextContent('Never a password.');
});
