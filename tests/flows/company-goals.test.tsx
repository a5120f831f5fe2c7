import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import { goTo } from '../support/app.tsx';
import { companyCard, openGroups, servesButton, shownGroups } from '../support/company-goals.ts';
import { networkFault, type Fault } from '../support/faults.ts';
import { press } from '../support/form.ts';
import { hearFromAnotherTab, storeAnswers } from '../support/goal-answers.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { dialog, employeeField, generateButton } from '../support/overview.ts';
import { widths } from '../support/viewport.ts';
import { answer, callsOf } from '../support/wire.ts';

// What a press leads to is loaded when it is first needed; how long that takes is not what is tested.
beforeAll(() =>
  Promise.all([import('@/features/pocket/grouping'), import('@/components/generate/draft-for-sentence')]),
);

const sentence = (name: RegExp) => screen.findByRole('button', { name });

/** The selects behind the dialog have options too. */
async function chooseAda(user: UserEvent): Promise<void> {
  await waitFor(() => expect(employeeField()).toHaveAttribute('placeholder', 'Choose an employee'));
  await user.type(employeeField(), 'ada');
  await user.click(await screen.findByRole('option', { name: /Ada Berg/ }));
}

describe('the card of what the company wants', () => {
  it('says what serves each sentence, and leads to it', async () => {
    const { user } = await openGroups();
    const card = await companyCard();
    expect(card).toHaveTextContent(
      'From the company profile. What serves each is found by its words; change it at a goal with “Serves”.',
    );
    expect(await sentence(/^Sign 60 clinics/)).toHaveTextContent('3 goals serve this: Sales Lead, Marketer, CEO');
    expect(await sentence(/^Keep our promises/)).toHaveTextContent('1 goal serves this: HR');
    expect(card).toHaveTextContent('Halve the time to first answerNo goals serve this yet');
    expect(within(card).getByRole('link', { name: 'Company Profile' })).toHaveAttribute(
      'href',
      `/business/company-profile/${db.tables.companies[0]?.id}`,
    );

    await user.click(await sentence(/^Keep our promises/));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fold Keep every promise' })).toHaveFocus());
  });

  it('shows what a filter hides', async () => {
    const { user } = await openGroups({ query: '?group=goal&role=CEO' });
    await companyCard();
    await waitFor(() => expect(shownGroups()).toEqual(['Fold Sign the clinics in our north']));
    await waitFor(async () => expect(await sentence(/^Keep our promises/)).toHaveTextContent('1 goal serves this: HR'));
    await user.click(await sentence(/^Keep our promises/));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fold Keep every promise' })).toHaveFocus());
    expect(window.location.search).not.toContain('role');
  });

  it('drafts goals for a sentence that nobody’s goals serve, which end in their group', async () => {
    const { user } = await openGroups();
    await companyCard();
    await press(user, 'Draft goals for it: Halve the time to first answer');
    await screen.findByRole('dialog', { name: generateTitle });
    expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Halve the time to first answer');
    await chooseAda(user);
    await user.click(generateButton());
    await dialog().findByRole('region', { name: /^Newest/ });
    await dialog().findByRole('heading', { name: 'Halve the time to first answer' });
    await press(user, 'Close');
    expect(await sentence(/^Halve the time to first answer.*1 goal serves this/)).toBeVisible();
    expect(shownGroups()).toContain('Open Halve the time to first answer');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('keeps a draft that is answered after the page was left', async () => {
    let respond: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { user } = await openGroups({
      before: async () => {
        answer('createOkr', async () => {
          await waiting;
          return undefined;
        });
      },
    });
    await companyCard();
    await press(user, 'Draft goals for it: Halve the time to first answer');
    await screen.findByRole('dialog');
    await chooseAda(user);
    await user.click(generateButton());
    await vi.waitFor(() => expect(callsOf('createOkr')).toHaveLength(1));
    goTo(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    respond();
    await waitFor(() => expect(db.tables.goals.map(({ goal }) => goal)).toContain('Halve the time to first answer'));
    expect(screen.queryByText(/successfully/)).toBeNull();
    goTo(`${paths.businessOkrs}?group=goal`);
    expect(await sentence(/^Halve the time to first answer.*1 goal serves this/)).toBeVisible();
  });

  it('folds its sections on a phone', async () => {
    const { user } = await openGroups({ width: widths.phone });
    await companyCard();
    expect(await sentence(/^Sign 60 clinics/)).toBeVisible();
    const long = screen.getByRole('button', { name: 'Long-term objectives 1, all served' });
    expect(long).toHaveAttribute('aria-expanded', 'false');
    await user.click(long);
    expect(await sentence(/^Keep our promises/)).toBeVisible();
  });

  it.each([
    ['without a company profile', { company: null }],
    ['for individuals', { audience: 'individual' as const }],
  ])('is left out %s', async (_, data) => {
    await openGroups(data);
    await screen.findByText(/^Maybe the same/);
    expect(screen.queryByRole('heading', { name: 'What the company wants' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Serves/ })).toBeNull();
  });

  it('says that the profile holds no goals', async () => {
    await openGroups({ company: { currentYearGoals: ' ', longTermObjectives: '' } });
    expect(await companyCard()).toHaveTextContent('The company profile holds no goals yet.');
    expect(screen.queryByRole('button', { name: /^Serves/ })).toBeNull();
  });

  it('says quietly that the company could not be loaded, and asks again', async () => {
    let fault: Fault | undefined = networkFault;
    const { user } = await openGroups({
      before: async () => {
        answer('company', () => fault?.respond(200));
      },
    });
    expect(await companyCard()).toHaveTextContent('We could not load your company');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    fault = undefined;
    await press(user, 'Try again');
    expect(await sentence(/^Sign 60 clinics/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What the company wants' })).toHaveFocus();
  });
});

describe('Serves', () => {
  it('says what a goal serves, and what a person sets there is never overruled', async () => {
    const { user } = await openGroups();
    expect(await servesButton('Keep every promise')).toHaveTextContent('Serves: Keep our promises every day');
    const button = await servesButton('Sign clinics in the north');
    expect(button).toHaveTextContent('Serves: Sign 60 clinics');
    await user.click(button);
    const menu = await screen.findByRole('menu', { name: 'Serves' });
    const boxes = within(menu).getAllByRole('menuitemcheckbox');
    expect(boxes.map((box) => [box.textContent, box.getAttribute('aria-checked')])).toEqual([
      ['Sign 60 clinics', 'true'],
      ['Halve the time to first answer', 'false'],
      ['Keep our promises every day', 'false'],
    ]);
    expect(boxes[0]).toHaveFocus();
    expect(boxes[0]).toHaveAccessibleDescription('Current-year goal');
    await user.keyboard('{Enter}{ArrowDown}{Enter}{End}{Enter}');
    await waitFor(() =>
      expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['false', 'true', 'true']),
    );
    await press(user, 'Close dialog');
    expect(button).toHaveTextContent('Serves: Halve the time to first answer, and 1 more');
    expect(await sentence(/^Sign 60 clinics/)).toHaveTextContent('1 goal serves this: CEO');

    goTo(paths.businessDashboard);
    const list = await screen.findByRole('heading', { name: 'Company goals that nobody’s goals serve' });
    await waitFor(() =>
      expect(list.closest('section')).toHaveTextContent('Every goal of the company has goals that serve it'),
    );
    goTo(`${paths.businessOkrs}?group=goal`);
    expect(await servesButton('Sign clinics in the north')).toHaveTextContent('Halve the time to first answer, and 1');
  });

  it('says that a goal serves none', async () => {
    await openGroups({
      before: () =>
        storeAnswers({
          type: 'serves',
          goal: 'keep every promise',
          sentence: 'keep our promises every day',
          serves: false,
        }),
    });
    expect(await servesButton('Keep every promise')).toHaveTextContent('Serves no company goal');
  });

  it('takes over what another tab has set, and overwrites nothing of it', async () => {
    const { user } = await openGroups();
    await servesButton('Keep every promise');
    const common = { type: 'serves', goal: 'keep every promise' } as const;
    await storeAnswers({ ...common, sentence: 'sign 60 clinics', serves: true });
    await user.click(await servesButton('Keep every promise'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Halve the time to first answer' }));
    await press(user, 'Close dialog');
    await waitFor(async () =>
      expect(await servesButton('Keep every promise')).toHaveTextContent('Serves: Sign 60 clinics, and 2 more'),
    );
    await storeAnswers({ ...common, sentence: 'sign 60 clinics', serves: false });
    hearFromAnotherTab();
    await waitFor(async () =>
      expect(await servesButton('Keep every promise')).toHaveTextContent(
        'Serves: Halve the time to first answer, and 1 more',
      ),
    );
  });
});
