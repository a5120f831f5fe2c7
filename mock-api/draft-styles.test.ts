// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { readResult } from '@/domain/result/read-result';
import type { LineType } from '@/domain/result/result-line';

import { draftStyles } from './draft-styles';
import { builtInWriter, draft } from './suggestions/draft';

const now = new Date('2026-11-21T12:00:00Z');
const request = { role: 'Account Executive', industry: 'Technology', goal: 'Grow recurring revenue' };

describe.each(Object.keys(goalKinds) as GoalKind[])('%s', (kind) => {
  const textsOf = (text: string, wanted: LineType) =>
    readResult(text, kind)
      .filter(({ type }) => type === wanted)
      .map((line) => line.text);

  it.each(draftStyles)(
    'in the style "%s" has the results of the plain one, and says that figures are examples',
    (style) => {
      const text = draft(kind, request, now, 0, style);
      const plain = draft(kind, request, now);
      const names = textsOf(plain, 'result').map((line) => line.split(':')[0]);
      expect(textsOf(text, 'result').map((line) => line.split(':')[0])).toEqual(names);
      expect(textsOf(text, 'objective')[0]).toBe(textsOf(plain, 'objective')[0]);
      expect(textsOf(text, 'note').join(' ')).toContain('figures are examples to confirm.');
      expect(text.split('examples to confirm')).toHaveLength(2);
    },
  );

  it('has another style each time', async () => {
    const write = builtInWriter();
    const texts = await Promise.all(draftStyles.map((_, turn) => write(kind, request, now, { variant: 0, turn })));
    expect(new Set(texts).size).toBe(draftStyles.length);
    expect(await write(kind, request, now, { variant: 0, turn: draftStyles.length })).toBe(texts[0]);
  });
});
