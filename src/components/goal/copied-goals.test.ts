import { describe, expect, it } from 'vitest';

import { exportedGoal as goal } from '../../../tests/support/exported-goals.ts';
import { goalsAsHtml, goalsAsText } from './copied-goals';

// The clipboard: markdown.test.ts, tests/flows/share.test.tsx.
describe('goals that are copied', () => {
  it('are a heading, what they are, the objective and a numbered list, without note and progress', () => {
    const kept = goal({ note: 'Ask Ana.', progress: [null, 40, 100] });
    expect(goalsAsHtml([kept])).toBe(
      '<h2 dir="auto">Grow revenue</h2><p>OKR for <bdi>Sales Manager</bdi>, Mar 4, 2026</p>' +
        '<p dir="auto"><strong>Objective: grow</strong></p>' +
        '<ol dir="ltr"><li dir="auto">First</li><li dir="auto">Second</li></ol>',
    );
    expect(goalsAsText([kept])).toBe(
      'Grow revenue\nOKR for Sales Manager, Mar 4, 2026\n\nObjective: grow\n\n1. First\n2. Second\n',
    );
  });

  it('leave out what a record lacks', () => {
    const bare = goal({ kind: 'kpi', goal: '', role: '', createdAt: null, lines: [] });
    expect(goalsAsHtml([bare])).toBe('<p>KPI</p>');
    expect(goalsAsText([bare])).toBe('KPI\n');
  });

  it('stand one below the other where there are several', () => {
    const several = [goal({ goal: 'One', lines: ['A'] }), goal({ goal: 'Two', lines: ['B'] })];
    expect(goalsAsText(several).split('\n\n\n')).toHaveLength(2);
    expect(goalsAsHtml(several).match(/<h2/g)).toHaveLength(2);
  });

  it('are text, whatever people wrote', () => {
    const hostile = goal({
      goal: '<img src=x onerror="alert(1)"> & \u202Eevil\u0007',
      role: '<b>',
      lines: ['</li><script>'],
    });
    const html = goalsAsHtml([hostile]);
    expect(html).toContain('<h2 dir="auto">&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; evil</h2>');
    expect(new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img, b, script')).toHaveLength(0);
  });

  it.each([
    ['Arabic', '\u0631\u0641\u0639 \u0645\u0639\u062f\u0644 80% (Q4).'],
    ['Hebrew', '3.5 \u05d0\u05d7\u05d5\u05d6 (Q4).'],
  ])('run from right to left in %s, also among numbers and English facts', (_, text) => {
    const html = goalsAsHtml([goal({ goal: text, role: text, lines: [text, 'In English'] })]);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const blocks = [...page.querySelectorAll('h2, ol, li')];
    expect(blocks.map((block) => [block.tagName, block.getAttribute('dir')])).toEqual([
      ['H2', 'auto'],
      ['OL', 'rtl'],
      ['LI', 'auto'],
      ['LI', 'auto'],
    ]);
    expect(page.querySelector('p > bdi')?.textContent).toBe(text);
  });
});
