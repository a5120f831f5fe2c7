import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import corpus from '../support/answers.json';
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
