import type { Page } from '@playwright/test';

import { employeeFields, employeeRows } from '../../src/domain/employee';
import { storedKeys } from '../../src/domain/stored-keys';
import { tryTexts } from '../support/hostile-places.ts';
import { hostileParts, hostileTexts } from '../support/hostile.ts';
import { csvText, personRow, workbookOf } from '../support/people-files.ts';
import { sidewaysScroll } from './support/geometry';
import { signIn, signInBusiness, store } from './support/people';
import { answerReads, corsHeaders, openProfileMenu } from './support/steps';
import { expect, test } from './support/test';

// Each tries the whole list, one text after the other.
test.setTimeout(300_000);

/** The messages of dialogs that a text has brought about. */
const dialogs: string[] = [];

test.beforeEach(({ page }) => {
  dialogs.length = 0;
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
});

/**
 * Nothing of a text ran, no prototype was touched, and nothing stands out of the page. Refusals by the policy, errors and
 * requests to other hosts fail every test anyway.
 */
async function expectHarmless(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => [window.__xss, ({} as { polluted?: unknown }).polluted])).toEqual([
    undefined,
    undefined,
  ]);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
}

/** Which of these texts no element has for its own. As JSON on both ways, which keeps halves of characters. */
const notShown = (page: Page, selector: string, texts: readonly string[]) =>
  page.evaluate(
    ([css, json]) => {
      const shown = new Set([...document.querySelectorAll(css)].map(({ textContent }) => textContent));
      return (JSON.parse(json) as string[]).filter((text) => !shown.has(text)).map((text) => JSON.stringify(text));
    },
    [selector, JSON.stringify(texts)] as const,
  );

const expectShown = (page: Page, selector: string, texts: readonly string[]) =>
  expect.poll(() => notShown(page, selector, texts)).toEqual([]);

/** Fewer than a list begins to leave out. */
const parts = hostileParts(20);

test.describe('what the backend answers is shown letter for letter', () => {
  test('goals, with their roles and results', async ({ page }) => {
    await signIn(page);
    for (const texts of parts) {
      const rows = texts.map((text, index) => ({
        id: `g${index}`,
        goal: text,
        role: text,
        result: `Objective: x\n${text}`,
      }));
      await answerReads(page, '**/api/ai/okr', rows);
      await page.goto('/okrs');
      await tryTexts('goals', texts, async () => {
        await expectShown(page, 'main [data-goal]', texts);
        await expectHarmless(page);
      });
      for (const [index, text] of texts.entries()) {
        await tryTexts('details of a goal', [text], async () => {
          await page.locator('main [data-goal]').nth(index).click();
          await expectShown(page, '[aria-label="Details"] h2 bdi', [text]);
          await expectHarmless(page);
        });
      }
    }
  });

  test('notifications', async ({ page }) => {
    await signIn(page);
    for (const texts of parts) {
      await answerReads(
        page,
        '**/api/notifications/*',
        texts.map((message, id) => ({ id: `n${id}`, message })),
      );
      await page.goto('/notifications');
      await tryTexts('notifications', texts, async () => {
        await expectShown(page, 'main li p, main li bdi', texts);
        await expectHarmless(page);
      });
    }
  });

  test('employees, in the list and by themselves', async ({ page }) => {
    await signInBusiness(page);
    const fields = employeeFields.filter(
      (name) => ['text', 'id'].includes(employeeRows[name].kind) && !employeeRows[name].isPrivate,
    );
    for (const texts of parts) {
      const people = texts.map((text, index) => ({
        id: `e${index}`,
        firstName: text,
        lastName: 'Lund',
        workMail: text,
        department: text,
      }));
      await answerReads(page, '**/api/employee/all', people);
      const details = Object.fromEntries(fields.map((name, index) => [name, texts[index] ?? 'x']));
      await answerReads(page, '**/api/employee/*/getFullDetails', details);
      await page.goto('/business/employee-list?employee=e0');
      await tryTexts('employees', texts, async () => {
        await expectShown(
          page,
          'main [data-row-focus]',
          texts.map((text) => `${text} Lund`.trim()),
        );
        await expectHarmless(page);
      });
      await tryTexts('details of an employee', texts.slice(0, fields.length), async () => {
        await expectShown(
          page,
          '[aria-label="Details"] dd, [aria-label="Details"] dd *',
          texts.slice(0, fields.length),
        );
      });
    }
  });

  test('companies', async ({ page }) => {
    await signInBusiness(page, 'b1');
    const fields = [
      'name', 'industry', 'location', 'missionStatement', 'visionStatement', 'marketPosition', 'longTermObjectives',
      'currentYearGoals', 'organizationalGrowth', 'previousGoals',
    ]; // prettier-ignore
    for (const texts of hostileParts(fields.length)) {
      const company = Object.fromEntries(fields.map((name, index) => [name, texts[index] ?? 'x']));
      await answerReads(page, '**/api/business/*', { ...company, id: 'b1', companyValues: texts });
      await page.goto('/business/company-profile/b1');
      await tryTexts('profile of a company', texts, async () => {
        await expectShown(page, 'main *', texts);
        await expectHarmless(page);
      });
    }
  });
});

/** Goes to an address inside the application. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);

/** The same by loading it, unless it is longer than servers take. */
const open = (page: Page, path: string) => (path.length < 8000 ? page.goto(path) : goTo(page, path));

const query = (text: string, ...names: string[]) => new URLSearchParams(names.map((name) => [name, text])).toString();

test.describe('what stands in an address is text, and leads nowhere', () => {
  test('of a confirmation and of a reset', async ({ page }) => {
    for (const text of hostileTexts) {
      await tryTexts('address of a confirmation', [text], async () => {
        await open(page, `/welcome?${query(text, 'email', 'token')}&${query(text, 'token')}`);
        await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
        await expectHarmless(page);
      });
      await tryTexts('address of a reset', [text], async () => {
        await open(page, `/reset-password?${query(text, 'token')}`);
        await expect(page.getByLabel('New Password')).toBeVisible();
        await expectHarmless(page);
      });
    }
  });

  test('of a company and of a link', async ({ page, watch }) => {
    // Longer than servers take.
    watch.allow(/api\/business\/[^ ]{8000}/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/business')) asked.push(new URL(request.url()).pathname);
    });
    await signInBusiness(page);
    await page.goto('/help');
    for (const text of hostileTexts) {
      await tryTexts('address of a company', [text], async () => {
        await goTo(page, `/business/company-profile/${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expectHarmless(page);
        expect(asked.filter((path) => !/^\/api\/business\/[^/]+$/.test(path))).toEqual([]);
      });
      await tryTexts('what is behind # of a link', [text], async () => {
        await goTo(page, `/shared#1.${text}`);
        await expect(page.getByRole('heading', { level: 1, name: 'This link is not whole' })).toBeVisible();
        await expectHarmless(page);
      });
    }
    expect(new URL(page.url()).hostname).toBe('localhost');
  });
});

/** What is kept in the tab besides. */
const tabKeys = ['draft', 'visitorDraft', 'area', 'scroll', 'greeted', 'importKey'];

test('what is stored is text, or nothing', async ({ page, watch }) => {
  // Longer than servers take.
  watch.allow(/api\/notifications\/[^ ]{8000}/);
  const { token } = await signIn(page);
  const others = [...storedKeys, 'person', 'theme', 'hints', 'rememberedEmail'];
  for (const text of hostileTexts) {
    await tryTexts('stored values', [text], async () => {
      await store(page, { ...Object.fromEntries(others.map((key) => [key, text])), authToken: token });
      await page.evaluate(
        ([keys, value]) => {
          for (const key of keys) sessionStorage.setItem(key, JSON.parse(value) as string);
        },
        [tabKeys, JSON.stringify(text)] as const,
      );
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible();
      await openProfileMenu(page);
      await expectHarmless(page);
      await expect(page.locator('header img')).toHaveCount(0);
    });
  }
});

test('a token that is any text opens a page that stands', async ({ page, watch }) => {
  // Longer than servers take.
  watch.allow(/CORS policy/);
  for (const texts of hostileParts(2)) {
    await tryTexts('stored tokens', texts, async () => {
      const [authToken = '', businessToken = ''] = texts;
      await store(page, { authToken, businessToken });
      await page.goto('/okrs');
      await expectHarmless(page);
    });
  }
});

/** A text as a file can have it, where half a character is none, and as it is read, without the blanks around it. */
const asInFile = (text: string) => text.replaceAll(/\p{Cs}/gu, '\uFFFD').trim();

test.describe('files of people', () => {
  const rowsOf = (texts: readonly string[]) =>
    texts.map((text, index) =>
      personRow({ lastName: text, department: text, jobTitle: text, workMail: `p${index}@import.example` }),
    );
  // A text file with a NUL is taken for none.
  const inText = hostileTexts.filter((text) => !text.includes('\0'));
  for (const [type, name, texts, make] of [
    ['CSV', 'people.csv', inText, () => Promise.resolve(Buffer.from(csvText(rowsOf(inText))))],
    [
      'XLSX',
      'people.xlsx',
      hostileTexts,
      async () => Buffer.from(await (await workbookOf(rowsOf(hostileTexts))).arrayBuffer()),
    ],
  ] as const) {
    test(type, async ({ page }) => {
      await signInBusiness(page);
      await answerReads(page, '**/api/employee/all', []);
      const sent = new Map<string, Record<string, unknown>>();
      await page.route('**/api/employee', async (route) => {
        const entry = JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>;
        sent.set(String(entry['workMail']), entry);
        await route.fulfill({ status: 201, json: { id: `e${sent.size}` }, headers: corsHeaders });
      });
      await page.goto('/business/employee-list/import');
      await page.getByLabel('Choose file').setInputFiles({ name, mimeType: '', buffer: await make() });
      await page.getByRole('button', { name: 'Match columns' }).click();
      await page.getByRole('button', { name: 'Check rows' }).click();
      await expectHarmless(page);
      await page.getByRole('button', { name: /^Import \d+ people/ }).click();
      await expect(page.getByRole('heading', { name: /people imported$/ })).toBeVisible({ timeout: 120_000 });
      await expectHarmless(page);
      for (const [index, text] of texts.entries()) {
        await tryTexts(`a file, ${type}`, [text], () => {
          const { lastName, department, jobTitle } = sent.get(`p${index}@import.example`) ?? {};
          const inFile = asInFile(text);
          expect([lastName, department, jobTitle]).toEqual([inFile, inFile, inFile]);
        });
      }
    });
  }
});

test('what is no picture is no picture: it is refused, or drawn from a blob and sent as one field', async ({
  page,
  watch,
}) => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkyPlfDwAD/QHOxJkwQgAAAABJRU5ErkJggg==';
  const png = Buffer.from(pixel, 'base64');
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="window.__xss=1"><script>window.__xss=1</script></svg>',
  );
  const html = Buffer.from('<!doctype html><script>window.__xss=1</script>');
  const files: [name: string, mimeType: string, buffer: Buffer, fate: 'refused' | 'sent' | 'drawn and sent'][] = [
    ['empty.png', 'image/png', Buffer.alloc(0), 'refused'],
    ['script.svg', 'image/svg+xml', svg, 'refused'],
    ['script.png', 'image/png', svg, 'refused'],
    ['page.png', 'image/png', html, 'refused'],
    ['page.html', 'text/html', html, 'refused'],
    ['head and page.png', 'image/png', Buffer.concat([png.subarray(0, 8), html]), 'sent'],
    ['../../up.png', 'image/png', png, 'drawn and sent'],
    [`${'x'.repeat(300)}.png`, 'image/png', png, 'drawn and sent'],
    ['<img src=x onerror=window.__xss=1>.png', 'image/png', png, 'drawn and sent'],
    ['large.png', 'image/png', Buffer.concat([png, Buffer.alloc(40_000_000)]), 'drawn and sent'],
  ];
  // What only begins like a picture cannot be drawn.
  watch.allow(/blob:/);
  await signIn(page);
  const bodies: string[] = [];
  await page.route('**/api/upload', async (route) => {
    bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
    await route.fulfill({ status: 500, json: {}, headers: corsHeaders });
  });
  for (const [name, mimeType, buffer, fate] of files) {
    await page.goto('/profile');
    await page.getByLabel('Choose image').setInputFiles({ name, mimeType, buffer });
    const portrait = page.getByRole('img', { name: 'Your profile' });
    bodies.length = 0;
    if (fate === 'drawn and sent') await expect(portrait).toHaveAttribute('src', /^blob:/);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expectHarmless(page);
    const fields = bodies.map((body) => body.match(/Content-Disposition: form-data; name="(\w+)"/g));
    expect(fields, name).toEqual(fate === 'refused' ? [] : [['Content-Disposition: form-data; name="file"']]);
    if (fate !== 'drawn and sent') await expect(portrait).toHaveCount(0);
  }
});
