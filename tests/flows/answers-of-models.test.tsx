import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { ExportedGoal } from '@/components/goal/exported-goal';
import { encodeFragment, readFragment } from '@/components/goal/shared-goals';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { readResult } from '@/domain/result/read-result';
import { tableOfGoals } from '@/features/pocket/export/table';
import { buildPdf } from '@/lib/pdf/document';

import corpus from '../support/answers.json';
import { readPdf, withPdfFont } from '../support/pdf.ts';
import { details, openPocketWith } from '../support/pocket.ts';

/* Answers of models on every screen and in every export of a goal (docs/product.md 7.7). */

const answers = corpus.answers.map(({ name, kind, result, lines }) => ({
  name,
  kind: kind as GoalKind,
  result,
  /** Without the letter of the line's type. */
  texts: lines.map((line) => line.slice(2)),
}));

const markup = /\*\*|^#{1,6}\s|```|\|\s*-{3}|<\/?(?:br|p|b|strong|ul|ol|li)\b|"key_results"/im;

const exported = ({ name, kind, result }: (typeof answers)[number]): ExportedGoal => ({
  kind,
  goal: name,
  role: 'CEO',
  createdAt: new Date('2026-11-21T12:00:00Z'),
  lines: readResult(result, kind),
});

const squeezed = (text: string): string => text.replaceAll(/\s/gu, '');

it.each(Object.values(goalKinds))('the details of a $singular have each line, and no markup', async ({ kind }) => {
  const own = answers.filter((answer) => answer.kind === kind);
  const user = await openPocketWith(
    kind,
    own.map(({ name, result }, index) => ({
      id: `${index}`,
      goal: name,
      role: 'CEO',
      result,
      createdAt: '2026-11-21',
    })),
  );
  for (const { name, texts } of own) {
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => {
      for (const text of texts) expect(squeezed(details().textContent), name).toContain(squeezed(text));
    });
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent(name);
    expect(details().textContent, name).not.toMatch(markup);
  }
});

describe.each(answers)('$name', (answer) => {
  const { texts } = answer;
  const goal = exported(answer);

  it('has each line in a table and in a link', async () => {
    const { columns, rows } = tableOfGoals([goal], () => undefined);
    const place = columns.findIndex(({ heading }) => heading === 'Line');
    const cells: unknown[] = [];
    for (const row of rows) cells.push(row[place]);
    expect(cells.map(String).join('\n')).not.toMatch(markup);
    expect(cells).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) expect(String(cells[index]).endsWith(text), text).toBe(true);

    const read = await readFragment((await encodeFragment({ day: '2026-11-21', goals: [goal] })) ?? '');
    const given = typeof read === 'string' ? [] : (read.goals[0]?.lines ?? []);
    expect(given.map(({ type, text }) => [type, text])).toEqual(goal.lines.map(({ type, text }) => [type, text]));
  });
});

describe('a PDF', () => {
  withPdfFont();
  // Chinese is drawn as a picture, since no font of ours has it.
  it.each(answers.filter(({ name }) => name !== 'chinese'))(
    'has each line of $name',
    async ({ name, kind, result, texts }) => {
      const { lines } = await readPdf(
        await buildPdf({ title: 'Okr Data', goal: name, role: 'CEO', lines: readResult(result, kind) }),
      );
      const body = lines.map(({ text }) => text).join('');
      for (const text of texts) expect(squeezed(body)).toContain(squeezed(text));
      expect(body).not.toMatch(markup);
    },
  );
});
