// proof: hostile, hostile-places

import { tryTexts } from '../support/hostile-places.ts';
import { hostileTexts } from '../support/hostile.ts';
import { csvText, personRow, workbookOf } from '../support/people-files.ts';
import { expectHarmless, watchDialogs } from './support/harmless';
import { signIn, signInBusiness } from './support/people';
import { answerReads, corsHeaders } from './support/steps';
import { expect, test } from './support/test';

// Each tries the whole list, one text after the other.
test.setTimeout(300_000);

test.beforeEach(({ page }) => watchDialogs(page));

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
  // A file with only the first bytes of a picture can't be drawn.
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
