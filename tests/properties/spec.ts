import { always, eventually, next, now, type Formula } from '@antithesishq/bombadil';
import { actions, extract, weighted } from '@antithesishq/bombadil/browser';
import { back, clicks, forward, inputs, reload, scroll } from '@antithesishq/bombadil/browser/defaults/actions';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { scripts, scriptsOfTheWorld } from '../support/hostile.ts';
import { isResting } from './rests.ts';

/* Bombadil explores the built application and checks these properties after every action (docs/decisions/0058). */

export { noUncaughtExceptions, noUnhandledPromiseRejections } from '@antithesishq/bombadil/browser/defaults/properties';
export { nothingStartsUnasked } from './rests.ts';

/** Seconds after which a pending button never ends, also on a busy machine. */
const patience = 60;

/** Seconds in which a page may be incomplete. */
const loading = 10;

const page = extract(({ document, window }) => ({
  path: window.location.pathname,
  title: document.title,
  headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
  text: document.body.innerText.length,
}));

const pending = extract(({ document }) =>
  [...document.querySelectorAll('button[aria-busy="true"]')].map((button) => button.textContent.trim()),
);

const messages = extract(({ document }) =>
  [...document.querySelectorAll('[role="status"], [role="alert"]')].map((region) => region.textContent.trim()),
);

/** The stated count and the rows of the pocket. */
const pocket = extract(({ document, window }) => {
  const table = document.querySelector('main table[aria-rowcount]');
  const counted = /^(?<count>[\d,]+) (?:saved|of )/.exec(document.querySelector('h1 + p')?.textContent ?? '');
  if (table === null || counted === null) return null;
  return {
    said: Number((counted.groups?.['count'] ?? '').replaceAll(',', '')),
    rows: Number(table.getAttribute('aria-rowcount')) - 1,
    goals: [...table.querySelectorAll('[data-goal]')].map((goal) => goal.textContent),
    // Group heads are rows, and collapsed groups have none.
    isGrouped: new URLSearchParams(window.location.search).has('group'),
  };
});

const focused = extract(({ document }) => {
  const element = document.activeElement;
  return element === null || element === document.body ? null : element.tagName;
});

const lastAction = extract(({ lastAction: action }) => action);

const violations = extract(({ window }) => {
  const observer = new (window as unknown as typeof globalThis).ReportingObserver(() => undefined, {
    types: ['csp-violation'],
    buffered: true,
  });
  observer.observe();
  const reports = observer.takeRecords().map(({ body }) => JSON.stringify(body));
  observer.disconnect();
  return reports;
});

const executed = extract(({ window }) => ({
  script: '__xss' in window,
  polluted: 'polluted' in {},
}));

/** Titles that differ from their page's heading (tests/support/pages.ts). */
const otherTitles: Readonly<Record<string, RegExp>> = {
  Dashboard: /^Welcome/,
  Features: /^AI that does the drafting/,
  'Get Started': /^Who is this for/,
  'Next-Level People Process': /./,
  'Shared goal': /./,
};

const brandEnd = ' - Cairn';

const isTitled = (): boolean => {
  const { title, headings } = page.current;
  const [heading = '', ...others] = headings;
  if (others.length > 0 || !title.endsWith(brandEnd)) return false;
  const named = title.slice(0, -brandEnd.length).replace(/ for business$/, '');
  return named === heading || (otherTitles[named]?.test(heading) ?? false);
};

export const aPageHasOneHeadingAndItsTitle = always(eventually(isTitled).within(loading, 'seconds'));

export const noPageIsBlank = always(eventually(() => page.current.text > 0).within(loading, 'seconds'));

export const pendingEnds = always(
  now(() => pending.current.length > 0).implies(
    eventually(() => pending.current.length === 0).within(patience, 'seconds'),
  ),
);

export const noPolicyViolation = always(() => violations.current.length === 0);

export const noHostileTextRuns = always(() => !executed.current.script && !executed.current.polluted);

/** A pressed button or key keeps a focus; pressed text removes it, as in every page. */
const pressedControl = (): boolean => {
  const action = lastAction.current;
  if (action === null || typeof action === 'string') return false;
  return 'PressKey' in action || ('Click' in action && ['a', 'button'].includes(action.Click.fingerprint.tag));
};

/** A new document begins without a focus. */
const documentTime = extract(({ window }) => window.performance.timeOrigin);

export const focusIsNeverLost = always(
  now(() => {
    const before = documentTime.current;
    const isSame = () => documentTime.current === before;
    return next(() =>
      now(() => isSame() && pressedControl() && focused.current === null).implies(
        eventually(() => focused.current !== null || !pressedControl() || !isSame()).within(3, 'seconds'),
      ),
    );
  }),
);

const isCountRight = (): boolean =>
  pocket.current === null || pocket.current.isGrouped || pocket.current.said === pocket.current.rows;

export const theCountSaidIsThatOfTheRows = always(
  now(() => !isCountRight()).implies(eventually(isCountRight).within(5, 'seconds')),
);

/** A failed deletion keeps its row. */
const failedDeletions = (): number => messages.current.filter((text) => text.startsWith('Failed to delete')).length;

export const aFailedDeletionLeavesTheList = always(
  now(() => {
    const [failed, before] = [failedDeletions(), pocket.current];
    return next(() => {
      const after = pocket.current;
      if (before === null || after === null || before.isGrouped || failedDeletions() <= failed) return true;
      return after.rows >= before.rows || pending.current.length > 0;
    });
  }),
);

const hasFailed = extract(({ document }) => /couldn.t (?:load|read)/.test(document.body.innerText));

type Shown = { path: string; goals: readonly string[] };

/** The list before the reload, once it is loaded; any other action ends the check. */
const isShownAgain = (before: Shown): Formula =>
  now(() => {
    const isQuiet = lastAction.current === 'Reload' || lastAction.current === 'Wait';
    if (!isQuiet || page.current.path !== before.path || hasFailed.current) return true;
    if (pocket.current === null) return next(() => isShownAgain(before));
    return JSON.stringify(pocket.current.goals) === JSON.stringify(before.goals);
  });

/** After a reload the list is the same, or says that it failed. */
export const aReloadShowsTheSame = always(
  now(() => {
    if (pocket.current === null || pocket.current.isGrouped || pending.current.length > 0) return true;
    const before = { path: page.current.path, goals: pocket.current.goals };
    return next(() => (lastAction.current === 'Reload' ? isShownAgain(before) : true));
  }),
);

const signInForm = extract(({ document, window }) => {
  if (!window.location.pathname.endsWith('signin')) return null;
  const pointOf = (element: Element | null) => {
    const box = element?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [email, password, submit] = ['input[type="email"]', 'input[name="password"]', 'form button[type="submit"]'].map(
    (selector) => document.querySelector<HTMLInputElement>(selector),
  );
  return {
    isBusiness: window.location.pathname.includes('business'),
    email: { value: email?.value ?? '', point: pointOf(email ?? null), isFocused: email === document.activeElement },
    password: {
      value: password?.value ?? '',
      point: pointOf(password ?? null),
      isFocused: password === document.activeElement,
    },
    submit: pointOf(submit ?? null),
  };
});

const field = (tag: string) => ({
  tag,
  testId: null,
  id: null,
  role: null,
  accessibleName: null,
  href: null,
  nameAttr: null,
  placeholder: null,
  inputType: null,
  textContent: null,
  structuralPath: null,
});

/** Bombadil types texts from patterns, so the text is escaped. */
const typing = (text: string) => ({
  TypeText: { text: { Regexp: text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`) }, delayMillis: 0 },
});

/** Signs in with a demo account. */
const signIn = actions(() => {
  const form = signInForm.current;
  if (form === null) return ['Wait'];
  const account = demoAccounts[form.isBusiness ? 'business' : 'individual'];
  for (const name of ['email', 'password'] as const) {
    const { value, point, isFocused } = form[name];
    if (value === account[name] || point === null) continue;
    if (value !== '') return ['Reload'];
    if (isFocused) return [typing(account[name])];
    return [{ Click: { fingerprint: field('input'), point } }];
  }
  return form.submit === null ? ['Wait'] : [{ Click: { fingerprint: field('button'), point: form.submit } }];
});

/** Types hostile texts. */
const hostileTexts = actions(() =>
  focused.current === 'INPUT' || focused.current === 'TEXTAREA'
    ? [...scripts, ...scriptsOfTheWorld.filter((text) => text.length < 100)].map(typing)
    : [],
);

const wait = actions(() => ['Wait']);

/** Whether the pocket is loading: its rows are checked before the next action. */
const isComing = (): boolean => /okrs|kpis/.test(page.current.path) && pocket.current === null && !hasFailed.current;

const anything = weighted([
  [60, clicks],
  [10, inputs],
  [5, hostileTexts],
  [6, scroll],
  [5, back],
  [2, forward],
  [2, reload],
]);

const anywhere = weighted([
  [19, anything],
  [1, wait],
]);

/** A pocket may stay empty. */
const patiently = weighted([
  [1, anything],
  [9, wait],
]);

const actionsPerReload = 50;

let taken = 0;

export const explore = actions(() => {
  taken += 1;
  if (isResting(taken)) return ['Wait'];
  if (taken % actionsPerReload === 0) return ['Reload'];
  if (signInForm.current !== null) return signIn.generate();
  return (isComing() ? patiently : anywhere).generate();
});
