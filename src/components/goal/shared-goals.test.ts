import { deflateRawSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { limits } from '@/domain/limits';
import { hash } from '@/lib/hash';

import { exportedGoal as goal } from '../../../tests/support/exported-goals.ts';
import { sharedFragment } from '../../../tests/support/shared-link.ts';
import { fragmentOf, maxFragment, maxLines, readFragment, type SharedGoals } from './shared-goals';

const day = '2026-11-23';

/** A fragment with anything in it, made as fragments are. */
function fragmentWith(data: Buffer | string, version = 1): string {
  const packed = deflateRawSync(data).toString('base64url');
  return `${version}.${hash(packed).padStart(6, '0').slice(-6)}${packed}`;
}

/** The fragment of goals that are not too much for one. */
const made = async (shared: SharedGoals) => (await fragmentOf(shared)) ?? '';

const rows = (...goals: unknown[]) => fragmentWith(JSON.stringify([day, goals]));
const row = ['okr', 'Grow', 'CEO', ['One'], ''];

describe('a link', () => {
  it('holds goals, and says when it was made', async () => {
    const goals = [
      goal({ note: 'Ask Ana.\nThen Bo.' }),
      goal({ kind: 'kpi', goal: 'Менше падінь 🙂', role: '', lines: ['Час'] }),
    ];
    const read = await readFragment(`#${await made({ day, goals })}`);
    expect(read).toEqual({
      day,
      goals: goals.map(({ kind, goal: text, role, lines, note = '' }) => ({
        kind,
        goal: text,
        role,
        lines,
        note,
        createdAt: null,
      })),
    });
  });

  it('that was sent stays readable', async () => {
    expect(await readFragment(sharedFragment)).toMatchObject({
      day,
      goals: [{ role: 'Sales Lead', note: 'Ask Ana.' }],
    });
  });

  it('is short: one goal fits a message and a code', async () => {
    const lines = [
      'Objective: mid-market accounts that grow and stay with us by 31 March 2027',
      'Lift revenue from mid-market accounts from $420K to $520K a quarter by 31 March 2027',
      'Reduce monthly churn of customers from 3.4% to 2.1% by 31 December 2026',
      'Increase win rate with mid-market accounts from 21% to 28% by 31 March 2027',
      'Hold 40 renewal talks that start from the customer’s own numbers',
    ];
    const one = goal({ goal: 'Grow recurring revenue in the mid-market without raising churn', lines });
    expect((await made({ day, goals: [one] })).length).toBeLessThan(420);
    expect((await made({ day, goals: Array.from({ length: 10 }, () => one) })).length).toBeLessThan(600);
  });

  it('comes back as it was, whatever is in it', async () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from('aé漢🙂 "\\<>&')), minLength: 1, maxLength: 60 })
      .map((each) => each.trim());
    const any = fc.record({
      kind: fc.constantFrom('okr' as const, 'kpi' as const),
      goal: text,
      role: text,
      createdAt: fc.constant(null),
      lines: fc.array(
        text.filter((each) => each !== ''),
        { maxLength: 8 },
      ),
      note: text,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 5 }), async (goals) => {
        expect(await readFragment(await made({ day, goals }))).toEqual({ day, goals });
      }),
    );
  });

  it('survives a mail that breaks its line, and a full stop behind it', async () => {
    const fragment = await made({ day, goals: [goal()] });
    const broken = fragment.replace(/.{40}/, '$&\r\n ');
    expect(await readFragment(`https://cairn.example/shared#${broken}.`)).toMatchObject({ day });
  });

  it.each([')', '".', '%22', '%3E.', '%E2%80%99', '.%E2%80%9D'])('survives %s behind it', async (end) => {
    const fragment = await made({ day, goals: [goal()] });
    expect(await readFragment(`#${fragment}${end}`)).toMatchObject({ day });
  });

  it('is not made where there is too much in it to be read again', async () => {
    const lines = Array.from({ length: maxLines / 2 }, () => 'a');
    const [some, more] = [goal({ lines }), goal({ lines: [...lines, 'a'] })];
    expect(await readFragment(await made({ day, goals: [some, some] }))).toMatchObject({ day });
    expect(await fragmentOf({ day, goals: [some, more] })).toBeNull();
    expect(await fragmentOf({ day, goals: [goal({ goal: 'x'.repeat(200_000) })] })).toBeNull();
  });

  it('is not whole where any part of it is missing or another', async () => {
    const fragment = await made({ day, goals: [goal()] });
    for (let length = 0; length < fragment.length; length += 1) {
      expect(await readFragment(fragment.slice(0, length)), `${length} characters`).toBe('broken');
    }
    for (let index = 2; index < fragment.length; index += 1) {
      const other = fragment[index] === 'a' ? 'b' : 'a';
      const changed = fragment.slice(0, index) + other + fragment.slice(index + 1);
      expect(await readFragment(changed), `character ${index}`).toBe('broken');
    }
  });

  it('of a later version is known as such', async () => {
    expect(await readFragment(fragmentWith('anything', 2))).toBe('newer');
    expect(await readFragment('#17.whatever=it:looks_like')).toBe('newer');
    expect(await readFragment('#0.aaaaaaAA')).toBe('broken');
  });

  it.each([
    ['no fragment', ''],
    ['another fragment', '#content'],
    ['no JSON', fragmentWith('{')],
    ['no UTF-8', fragmentWith(Buffer.from([0xff, 0xfe, 0x00]))],
    ['another shape', fragmentWith(JSON.stringify({ day, goals: [row] }))],
    ['no goals', rows()],
    ['too many goals', rows(...Array.from({ length: limits.sharedGoals + 1 }, () => row))],
    ['another kind', rows(['__proto__', 'Grow', 'CEO', ['One'], ''])],
    ['a number for a text', rows(['okr', 1, 'CEO', ['One'], ''])],
    ['a text for lines', rows(['okr', 'Grow', 'CEO', 'One', ''])],
    ['no day', fragmentWith(JSON.stringify(['yesterday', [row]]))],
    ['a day that is in no calendar', fragmentWith(JSON.stringify(['2026-02-31', [row]]))],
    ['a bomb', fragmentWith(Buffer.alloc(4_000_000, ' '))],
    ['a bomb of lines', rows(['okr', 'Grow', 'CEO', Array.from({ length: 49_900 }, () => 'a'), ''])],
    ['too long a text', fragmentWith(JSON.stringify([day, [['okr', 'x'.repeat(200_001), '', [], '']]]))],
    ['too long a fragment', `1.aaaaaa${'A'.repeat(maxFragment)}`],
  ])('that is hostile or by mistake is not whole: %s', async (_, fragment) => {
    expect(await readFragment(fragment)).toBe('broken');
  });

  it('gives text without what is hidden in it', async () => {
    const hidden = '\u202Eevil\u2066\u0007\u200B\u0000 <b>';
    const read = await readFragment(rows(['okr', hidden, `${hidden}\nHR`, [hidden, '\u200B'], `${hidden}\n\nEnd`]));
    expect(read).toMatchObject({
      goals: [{ goal: 'evil <b>', role: 'evil <b> HR', lines: ['evil <b>'], note: 'evil <b>\n\nEnd' }],
    });
  });

  it('that is anything else never throws', async () => {
    const character = fc.constantFrom(...Array.from('#1.aZ09_-=% \n'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: character, maxLength: 200 })), async (text) => {
        expect(['broken', 'newer']).toContain(await readFragment(text));
      }),
    );
  });
});
