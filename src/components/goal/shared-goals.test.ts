import { deflateRawSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { limits } from '@/domain/limits';
import { linesOfTexts } from '@/domain/result/own-lines';
import { hash } from '@/lib/hash';

import { exportedGoal as goal } from '../../../tests/support/exported-goals.ts';
import { olderFragments, sharedFragment } from '../../../tests/support/shared-link.ts';
import { findFragment, encodeFragment, maxFragment, maxLines, readFragment, type SharedGoals } from './shared-goals';

const day = '2026-11-23';

/** A valid fragment with arbitrary content. */
function fragmentWith(data: Buffer | string, version = 1): string {
  const packed = deflateRawSync(data).toString('base64url');
  return `${version}.${hash(packed).padStart(6, '0').slice(-6)}${packed}`;
}

/** The fragment of goals that fit into one. */
const made = async (shared: SharedGoals) => (await encodeFragment(shared)) ?? '';

const rows = (...goals: unknown[]) => fragmentWith(JSON.stringify([day, goals]));
const row = ['okr', 'Grow', 'CEO', ['One'], ''];

const anyText = fc
  .string({ unit: fc.constantFrom(...Array.from('aé漢🙂 "\\<>&')), minLength: 1, maxLength: 60 })
  .map((each) => each.trim());
const anyGoal = fc.record({
  kind: fc.constantFrom('okr' as const, 'kpi' as const),
  goal: anyText,
  role: anyText,
  createdAt: fc.constant(null),
  lines: fc
    .array(
      fc.oneof(
        anyText.filter((each) => each !== ''),
        fc.constant('Objective: grow'),
      ),
      { maxLength: 8 },
    )
    .map((lines) => linesOfTexts(lines)),
  note: anyText,
});

/** Prefixes of quoted mail lines; they break a link that continues after them. */
const quote = fc.constantFrom('', ' ', '> ', '>> ', '\t', '| ');
const lineEnd = fc.constantFrom('\n', '\r\n', '=\r\n', '\u2028', '<br>', ' \n', '\u200b');
const words = fc.string({ unit: 'binary', maxLength: 30 });
/** Letters right before or after a link are not tried: a person or a program separates those. */
const behind = fc
  .tuple(fc.constantFrom(...'|.| |?utm_source=a|&fbclid=Iw-A_1|\u3002|\uff01|</a>|&gt;|_|*|%20'.split('|')), words)
  .map((parts) => parts.join(''));

/** How programs change a forwarded link. */
const decoration: fc.Arbitrary<(link: string) => string> = fc.oneof(
  fc.tuple(words, behind).map(
    ([before, after]) =>
      (link: string) =>
        `${before}${link}${after}`,
  ),
  fc.tuple(fc.integer({ min: 20, max: 80 }), quote, lineEnd, behind).map(
    ([width, begin, end, after]) =>
      (link: string) =>
        begin + `${link}${after}`.replaceAll(new RegExp(`.{${width}}`, 'gu'), `$&${end}${begin}`),
  ),
  fc.integer({ min: 1, max: 2 }).map((times) => (link: string) => {
    let encoded = link;
    for (let time = 0; time < times; time += 1) encoded = encodeURIComponent(encoded);
    return `https://eur02.safelinks.example/?url=${encoded}&data=05%7C01%7C&sdata=a%3D&reserved=0`;
  }),
  fc.constantFrom(
    (link: string) => link.replace('#', '%23'),
    (link: string) => link.replace('#', '%2523'),
    (link: string) => link.replace('#', '&#35;').replaceAll('_', '&#95;').replaceAll('-', '&#x2d;'),
    (link: string) => `<a href="${link}">${link.slice(0, 30)}\u2026</a>`,
    (link: string) => `[a goal](${link})`,
    (link: string) => link.replaceAll(/.{60}/gu, '$&</span><span style="color: red">'),
    (link: string) => `https://eu.sophos.example/?d=cairn.example&u=${btoa(link)}&i=NWY=&t=a1`,
    (link: string) => `_${link.replaceAll('_', String.raw`\_`)}_`,
    (link: string) => `https://urldefense.com/v3/__${link.replace('#', '*')}__;Iw!!abc!def$`,
    (link: string) =>
      `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(link)
        .replaceAll('-', '%2D')
        .replaceAll('_', '%5F')
        .replaceAll('%', '-')}&d=DwMFaQ&c=a1_B`,
  ),
);

describe('a link', () => {
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

  it('comes back as it was, whatever is in it, without its time and progress', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyGoal, { minLength: 1, maxLength: 5 }), async (goals) => {
        const written = goals.map((each) => ({ ...each, createdAt: new Date(2026, 2, 4), progress: [40] }));
        expect(await readFragment(`#${await made({ day, goals: written })}`)).toEqual({ day, goals });
      }),
    );
  });

  it.each(olderFragments)('that ends in a mark stays readable: %s', async (fragment) => {
    expect(await readFragment(fragment)).toMatchObject({ day, goals: [{ goal: 'Grow', role: 'CEO' }] });
  });

  it('ends in a letter or a digit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40 }), async (text) => {
        expect(await made({ day, goals: [goal({ goal: text })] })).toMatch(/^1\.[\w-]*[a-z\d]$/i);
      }),
      { seed: 37, numRuns: 300 },
    );
  });

  it('comes back whatever mail and chat programs have done to it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyGoal, { minLength: 1, maxLength: 3 }), decoration, async (goals, decorate) => {
        const shared = { day, goals };
        const link = `https://cairn.example/app/shared#${await made(shared)}`;
        const text = decorate(link);
        expect(await readFragment(text), text).toEqual(await readFragment(link));
        expect(await readFragment((await findFragment(text)) ?? ''), text).toMatchObject(shared);
      }),
      { seed: 37, numRuns: 400 },
    );
  });

  it('is not found in a text that is only made of places where one could begin', async () => {
    expect(await readFragment('1.aaaaaa'.repeat(10_000))).toBe('broken');
    expect(await readFragment('1.aaaaaa '.repeat(50) + 'a '.repeat(40_000))).toBe('broken');
  });

  it('is not made where there is too much in it to be read again', async () => {
    const lines = Array.from({ length: maxLines / 2 }, () => 'a');
    const [some, more] = [goal({ lines }), goal({ lines: [...lines, 'a'] })];
    expect(await readFragment(await made({ day, goals: [some, some] }))).toMatchObject({ day });
    expect(await encodeFragment({ day, goals: [some, more] })).toBeNull();
    expect(await encodeFragment({ day, goals: [goal({ goal: 'x'.repeat(200_000) })] })).toBeNull();
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
      goals: [{ goal: 'evil <b>', role: 'evil <b> HR', lines: [{ text: 'evil <b>' }], note: 'evil <b>\n\nEnd' }],
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
