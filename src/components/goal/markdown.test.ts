import { describe, expect, it, vi } from 'vitest';

import { closedQuarter, exportedGoal as goal, idle } from '../../../tests/support/exported-goals.ts';
import { copyMarkdown } from './markdown';

const clipboard = (methods: object) => vi.stubGlobal('navigator', { clipboard: methods });

/** The copied text in a browser whose clipboard takes no promises. */
async function markdownOf(...goals: Parameters<typeof copyMarkdown>[0]): Promise<string> {
  vi.stubGlobal('ClipboardItem', undefined);
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  clipboard({ writeText });
  await copyMarkdown(goals, idle());
  return writeText.mock.lastCall?.[0] ?? '';
}

describe('goals as Markdown', () => {
  it('are a heading, facts, a list and the note', async () => {
    const lines = ['Objective: grow', 'First', 'Second', 'Third'];
    const kept = goal({ lines, note: 'Ask Ana.\r\nThen Bo.', progress: [null, 40, null, 100] });
    const bare = goal({ kind: 'kpi', goal: 'Uptime', role: '', createdAt: null, lines: [] });
    expect(await markdownOf(kept, bare)).toBe(
      [
        '# Grow revenue',
        '',
        'OKR · Sales Manager · Mar 4, 2026',
        '',
        'Objective: grow',
        '',
        '1. First (40%)',
        '2. Second',
        '3. Third (done)',
        '',
        'Note: Ask Ana.\\',
        'Then Bo.',
        '',
        '# Uptime',
        '',
        'KPI',
        '',
      ].join('\n'),
    );
  });

  it('have a heading and a list for each closed quarter, in which what was written stays text', async () => {
    const [line] = closedQuarter().lines;
    const hostile = closedQuarter({ lines: [{ text: 'Second', score: 0, sentence: '*bold* <b>x</b>\n# one' }] });
    const quarters = [closedQuarter(), { ...hostile, quarter: '2026-Q3' }];
    expect(line?.text).toBe('Second');
    expect((await markdownOf(goal({ note: 'Ask Ana.', quarters }))).split('\n\n').slice(3)).toEqual([
      '1. First\n2. Second',
      'Note: Ask Ana.',
      '## Q4 2026, closed on Dec 31, 2026, score 0.8',
      '- \u201cSecond\u201d, 0.5: Down to 5.0; the new floor came late.\n- \u201cBefore\u201d, 1.0',
      '## Q3 2026, closed on Dec 31, 2026, score 0.0',
      '- \u201cSecond\u201d, 0.0: \\*bold\\* &lt;b>x&lt;/b> # one\n',
    ]);
  });

  it.each([
    ['# one', '\\# one'],
    ['C #', 'C \\#'],
    ['##', '\\#\\#'],
    ['No. #1 in Spain', 'No. #1 in Spain'],
    ['*bold* _it_ `code` ~~gone~~', '\\*bold\\* \\_it\\_ \\`code\\` \\~\\~gone\\~\\~'],
    ['[a](https://b.example) ![c](d)', '\\[a\\](https://b.example) !\\[c\\](d)'],
    ['a | b', 'a \\| b'],
    ['back\\slash', 'back\\\\slash'],
    ['> quoted', '\\> quoted'],
    ['- item', '\\- item'],
    ['+ item', '\\+ item'],
    ['---', '\\---'],
    ['=', '\\='],
    ['-5 % churn', '-5 % churn'],
    ['+5 %', '+5 %'],
    ['1. one', '1\\. one'],
    ['2024) a year', '2024\\) a year'],
    ['3.5 million', '3.5 million'],
    ['<b>bold</b>', '&lt;b>bold&lt;/b>'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['<!-- gone --> <?php', '&lt;!-- gone --> &lt;?php'],
    ['<https://b.example>', '&lt;https://b.example>'],
    ['below < 5 and > 3', 'below < 5 and > 3'],
    ['R&D &lt; &#60; AT&T', 'R&D &amp;lt; &amp;#60; AT&T'],
    ['two\nlines\u202e', 'two lines'],
    ['    code', 'code'],
  ])('show %j as it is', async (text, escaped) => {
    const [heading, , , , line] = (await markdownOf(goal({ goal: text, lines: [text] }))).split('\n');
    expect([heading, line]).toEqual([`# ${escaped}`, `1. ${escaped}`]);
  });
});

/** A clipboard item that exposes its content. */
class Item {
  readonly content: Record<string, Promise<Blob>>;
  constructor(content: Record<string, Promise<Blob>>) {
    this.content = content;
  }
}

describe('copying', () => {
  it('gives the clipboard the promise of a text within the press', async () => {
    vi.stubGlobal('ClipboardItem', Item);
    const write = vi.fn<(items: Item[]) => Promise<void>>(async ([item]) => void (await item?.content['text/plain']));
    clipboard({ write });
    const copied = copyMarkdown([goal()], idle());
    expect(write).toHaveBeenCalledOnce();
    await copied;
    const blob = await write.mock.calls[0]?.[0][0]?.content['text/plain'];
    expect(await blob?.text()).toContain('# Grow revenue');
  });

  it('stops with the reason of the signal', async () => {
    vi.stubGlobal('ClipboardItem', Item);
    clipboard({ write: async ([item]: Item[]) => void (await item?.content['text/plain']) });
    const reason = new Error('Stopped by the user.');
    await expect(copyMarkdown([goal()], { signal: AbortSignal.abort(reason), onProgress: () => {} })).rejects.toBe(
      reason,
    );
  });
});
