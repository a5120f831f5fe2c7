import { employeeFields, employeeRows, type EmployeeField } from '../../src/domain/employee';
import { writeWorkbook } from '../../src/lib/xlsx/write-workbook';
import { typedPerson } from '../support/people.ts';
import { expectFocusKept, tabTo } from './support/focus';
import { expectToFit } from './support/geometry';
import { signInBusiness } from './support/people';
import { expect, test, wideOnly } from './support/test';

const labels = employeeFields.map((name) => employeeRows[name].label);

/** Three people, the second with a wrong mail and the third with a word for the gender that nobody knows. */
const people = [
  { firstName: 'Ada', gender: 'Frau' },
  { firstName: 'Bo', workMail: 'bo(at)import.example', gender: 'm' },
  { firstName: 'Cy', gender: 'd' },
].map((given, index) => {
  const texts: Partial<Record<EmployeeField, string>> = {
    ...typedPerson({ workMail: `p${index}@import.example` }),
    ...given,
  };
  return employeeFields.map((name) => texts[name] ?? '');
});

const files = {
  csv: async () => ({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([labels, ...people].map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n')),
  }),
  xlsx: async () => {
    const columns = employeeFields.map((name) => {
      const kind = employeeRows[name].kind === 'date' ? ('date' as const) : ('text' as const);
      return { heading: employeeRows[name].label, kind };
    });
    const book = await writeWorkbook({ sheet: 'People', columns, rows: people });
    return { name: 'people.xlsx', mimeType: book.type, buffer: Buffer.from(await book.arrayBuffer()) };
  },
};

for (const [format, makeFile] of Object.entries(files)) {
  test(`a ${format} file is matched, checked and mended by keyboard`, async ({ page }) => {
    await signInBusiness(page);
    await page.goto('/business/employee-list/import');
    const field = page.getByLabel('Choose file');
    await tabTo(page, field);
    await field.setInputFiles(await makeFile());
    await expect(page.getByText(/3 people\.$/)).toBeVisible();
    await expectToFit(page);
    await tabTo(page, page.getByRole('button', { name: 'Match columns' }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: '27 of 27 fields matched' })).toBeVisible();
    await expectFocusKept(page);
    await expectToFit(page);
    const checkRows = page.getByRole('button', { name: 'Check rows' });
    await checkRows.focus();
    await page.keyboard.press('Enter');
    const word = page.getByRole('combobox', { name: 'd becomes' });
    await expect(word).toBeFocused();
    await word.selectOption('Leave these rows out');
    await checkRows.focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('tab', { name: 'Problems (1)' })).toBeVisible();
    await expectFocusKept(page);
    await expectToFit(page);
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    const mail = page.getByRole('textbox', { name: /^Work Email/ });
    await tabTo(page, mail);
    await mail.fill('bo@import.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Problems (0)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 2 people' })).toBeVisible();
    await expectToFit(page);
  });
}

test('of 5,000 rows those near the window are rendered, and any is found', { tag: wideOnly }, async ({ page }) => {
  await signInBusiness(page);
  const rows = Array.from({ length: 5000 }, (_, index) =>
    (people[0] ?? []).map((cell, column) =>
      employeeFields[column] === 'workMail' ? `q${index}@import.example` : cell,
    ),
  );
  const buffer = Buffer.from([labels, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));
  await page.goto('/business/employee-list/import');
  await page.getByLabel('Choose file').setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Match columns' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('button', { name: 'Import 5,000 people' })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('searchbox', { name: 'Find a row' }).fill('q4999@');
  await expect(page.getByRole('row', { name: /5001/ })).toBeVisible();
});
