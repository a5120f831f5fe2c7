import { describe, expect, it } from 'vitest';

import type { GoalKind } from '@/domain/goal-kind';

import corpus from '../../../tests/support/answers.json';
import handWritten from '../../../tests/support/hand-written-answers.txt?raw';
import { readResult } from './read-result';
import { shownPart, type LineType } from './result-line';

const letters: Readonly<Record<LineType, string>> = {
  objective: 'O',
  result: 'R',
  detail: 'D',
  heading: 'H',
  note: 'N',
};

const read = (result: string, kind: GoalKind = 'okr') =>
  readResult(result, kind).map(({ type, text }) => `${letters[type]} ${text}`);

const shown = (result: string) => readResult(result, 'okr').map(({ label, text }) => label + text);

const handWrittenAnswers = handWritten
  .trimEnd()
  .split(/\n*^=== /m)
  .slice(1)
  .map((answer) => /^(?<kind>\w+): (?<name>.*)\n(?<result>[^]*)\n--->\n(?<lines>[^]*)$/.exec(answer)?.groups ?? {});

describe('an answer as models write it', () => {
  it.each(corpus.answers)('$name', ({ result, kind, lines }) => expect(read(result, kind as GoalKind)).toEqual(lines));
  it.each(handWrittenAnswers)('$name', ({ result = '', kind, lines }) =>
    expect(read(result, kind as GoalKind)).toEqual(lines?.split('\n')),
  );
});

describe('plain lines', () => {
  it.each([
    ['one\ntwo', ['one', 'two']],
    ['one\r\n\r\n  \ntwo\rthree\u2028four', ['one', 'two', 'three', 'four']],
    ['1. one\n2. two\n10) three\n(4) four', ['one', 'two', 'three', 'four']],
    ['- one\n* two\n+ three\n– four\n• five\n●six', ['one', 'two', 'three', 'four', 'five', 'six']],
    ['- 1. one\n1.Two\n3: three\n2️⃣ four', ['one', 'Two', 'three', 'four']],
    ['1、売上\n２．利益\n٣. ثلاثة', ['売上', '利益', 'ثلاثة']],
    ['-\n---\n* * *\n1.\n•', []],
    ['3.5 million users', ['3.5 million users']],
    ['-5 % churn', ['-5 % churn']],
    ['- 5 % Kosten senken\nUmsatz steigern', ['- 5 % Kosten senken', 'Umsatz steigern']],
    ['12:30 stand-up', ['12:30 stand-up']],
    ['2024. A year', ['2024. A year']],
    ['20 % more', ['20 % more']],
    ['42', ['42']],
    ['2. Bundesliga erreichen', ['2. Bundesliga erreichen']],
    ['15. März 2027: Launch', ['15. März 2027: Launch']],
    ['1. Mai 2027: Start\n2. Juni 2027: Ende', ['1. Mai 2027: Start', '2. Juni 2027: Ende']],
    ['- 1. Mai 2027: Start', ['1. Mai 2027: Start']],
    ['24. Dezember\n15. mars 2027', ['24. Dezember', '15. mars 2027']],
    ['3. Quartal 2027: Umsatz', ['3. Quartal 2027: Umsatz']],
    ['(12) months\n24: Hours of downtime', ['(12) months', '24: Hours of downtime']],
    ['1. April is quiet\n2. Hours fall by 5%\n3. Calls', ['April is quiet', 'Hours fall by 5%', 'Calls']],
    ['Objective: calm\n1. Days to hire fall', ['Objective: calm', 'Days to hire fall']],
    ['*Note* this', ['*Note* this']],
    ['2 * 3 is snake_case, C:\\new', ['2 * 3 is snake_case, C:\\new']],
    ['R&D grows by 5 < 10', ['R&D grows by 5 < 10']],
    ['', []],
  ])('%j', (result, lines) => expect(shown(result)).toEqual(lines));

  it('have their offset in the stored text', () => {
    const result = 'Here you go:\n\n**Objective:** Grow\n  1. Win 5\n  2. Keep 9';
    expect(readResult(result, 'okr').map(({ at }) => result.slice(at, at + 5))).toEqual([
      'Here ',
      '**Obj',
      '1. Wi',
      '2. Ke',
    ]);
  });
});

describe('an answer in another dress', () => {
  it.each<[string, GoalKind, string[]]>([
    ['O1: Grow\nKR1: A 1\nKR2: B 2\nO2: Delight\nKR1: C 3', 'okr', ['O Grow', 'R A 1', 'R B 2', 'O Delight', 'R C 3']],
    ['I. Objective: Grow\n  a) A 1\n  b) B 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['1.1 A to 5\n1.2 B to 3', 'okr', ['R A to 5', 'R B to 3']],
    ['1) A 1; 2) B 2; 3) C 3', 'okr', ['R A 1', 'R B 2', 'R C 3']],
    ['- [ ] A 1\n- [x] B 2', 'okr', ['R A 1', 'R B 2']],
    ['> **Objective:** Grow\n> - A 1\n> - B 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['Grow in the Nordics\n1. A 1\n2. B 2', 'okr', ['O Grow in the Nordics', 'R A 1', 'R B 2']],
    ['Objectives:\n1. Grow\n2. Win\n\nKey Results:\n1. A 1', 'okr', ['H Objectives', 'O Grow', 'O Win', 'H Key Results', 'R A 1']],
    ['1. **Grow**\n   - A 1\n   - B 2\n2. **Win**\n   - C 3\n   - D 4', 'okr', ['O Grow', 'R A 1', 'R B 2', 'O Win', 'R C 3', 'R D 4']],
    ['1. A 1\n\nNow at 2.\n\n2. B 2\n\nNow at 5.', 'okr', ['R A 1', 'D Now at 2.', 'R B 2', 'D Now at 5.']],
    ['Based on your figures of 2025:\n\n**Churn**\n\n**Revenue**', 'kpi', ['N Based on your figures of 2025:', 'R Churn', 'R Revenue']],
    ['### Objective\nGrow\n### Key Results\n- A 1\n- B 2\n### Initiatives\n- Hire', 'okr', ['O Grow', 'H Key Results', 'R A 1', 'R B 2', 'H Initiatives', 'N Hire']],
    ['*Note: figures are assumptions.*\n1. A 1\n2. B 2', 'okr', ['N Note: figures are assumptions.', 'R A 1', 'R B 2']],
    ['**Churn**\n- **Formula:** lost / all\n- **Target:** 4%\n\n**NPS**\n- **Target:** 45', 'kpi', ['R Churn', 'D Formula: lost / all', 'D Target: 4%', 'R NPS', 'D Target: 45']],
    ['KPI 1: Abwanderung\nZiel: < 4 %\nHäufigkeit: monatlich', 'kpi', ['R Abwanderung', 'D Ziel: < 4 %', 'D Häufigkeit: monatlich']],
    ['| Objective | Key Result | Owner |\n|---|---|---|\n| Grow | A 1 | Jo |\n| | B 2 | - |', 'okr', ['O Grow', 'R A 1', 'D Owner: Jo', 'R B 2']],
    ['<h2>OKRs</h2><p><b>Objective:</b> Grow &amp; win</p><ol><li>A 1</li><li>B 2<ul><li>Owner: Jo</li></ul></li></ol>', 'okr', ['H OKRs', 'O Grow & win', 'R A 1', 'R B 2', 'D Owner: Jo']],
    ['<table><tr><th>KPI</th><th>Target</th></tr><tr><td>Churn</td><td>&lt; 4%</td></tr></table>', 'kpi', ['R Churn', 'D Target: < 4%']],
    ['{"okrs":[{"objective":"Grow","key_results":[{"kr":"A 1","baseline":"2"},]}]}', 'okr', ['O Grow', 'R A 1', 'D baseline: 2']],
    ['Here is the JSON:\n```json\n{"Objective":"Grow","KR1":"A 1"}\n```\nLet me know!', 'okr', ['N Here is the JSON:', 'O Grow', 'R A 1', 'N Let me know!']],
    ['["Objective: Grow","Win 5 hospitals"]', 'okr', ['O Grow', 'R Win 5 hospitals']],
    ['[{"name":"Churn","target":"4%"},{"name":"NPS","target":45}]', 'kpi', ['R Churn', 'D target: 4%', 'R NPS', 'D target: 45']],
    ['**Objective:** Grow\n\n**Key Results:**\n1. A 1\n2. B 2\n\n**Rationale:** Nordics buy more.', 'okr', ['O Grow', 'H Key Results', 'R A 1', 'R B 2', 'N Rationale: Nordics buy more.']],
    ['1. A 1\nRationale: it leads.\n\n2. B 2\nRationale: it lags.', 'okr', ['R A 1', 'D Rationale: it leads.', 'R B 2', 'D Rationale: it lags.']],
    ['1. A 1\n2. B 2\n\nA few notes on these:\n- KR2 depends on C 3.', 'okr', ['R A 1', 'R B 2', 'H A few notes on these', 'N KR2 depends on C 3.']],
    ['* **Key Result 1:** A 1\n    * *Metric:* days\n* **Key Result 2:** B 2', 'okr', ['R A 1', 'D Metric: days', 'R B 2']],
    ['#### Objectif I – Livrer\n- **RC1 :** A 1\n- **RC2 :** B 2', 'okr', ['O Livrer', 'R A 1', 'R B 2']],
    ['Objective A: Grow\na. A 1\nb. B 2\nObjective B: Win\na. C 3', 'okr', ['O Grow', 'R A 1', 'R B 2', 'O Win', 'R C 3']],
    ['### 目标一：提升\n- 关键结果1：A 1\n### 目标二：打造\n- 关键结果1：B 2', 'okr', ['O 提升', 'R A 1', 'O 打造', 'R B 2']],
    ['**목표:** 높인다\n\n**핵심 결과:**\n1. A 1\n2. B 2', 'okr', ['O 높인다', 'H 핵심 결과', 'R A 1', 'R B 2']],
    ['Objective: Grow[^1]\n① A 1[^2]\n② B 2\n\n[^1]: Since May.\n[^2]: By count.', 'okr', ['O Grow', 'R A 1', 'R B 2', 'N Since May.', 'N By count.']],
    ['| KPI | Obiettivo |\n|:--|--:|\n| Scarti | < 0,5% |', 'kpi', ['R Scarti', 'D Obiettivo: < 0,5%']],
    ['| Objective | Key Results |\n|---|---|\n| Grow | 1. A 1<br>2. B 2 |', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['<table>\n<tr>\n<th>KPI</th>\n<th>Target</th>\n</tr>\n<tr>\n<td>Churn</td>\n<td><p>4%</p><p>in May</p></td>\n</tr>\n</table>', 'kpi', ['R Churn', 'D Target: 4%; in May']],
    ['{"Objective 1":{"Description":"Grow","Key Results":{"KR1":"A 1","KR2":"B 2"}}}', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    [String.raw`{"result":"Objective: Grow\n1. A 1\n2. B 2"}`, 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['**KR1: A 1**\n- Specific: x\n- Measurable: y\n\n**KR2: B 2**\n- Specific: z', 'okr', ['R A 1', 'D Specific: x', 'D Measurable: y', 'R B 2', 'D Specific: z']],
    ['### Cost\n- **What it is:** a\n- **Target:** 4\n\n### Time\n- **What it is:** b\n- **Target:** 5', 'kpi', ['R Cost', 'D What it is: a', 'D Target: 4', 'R Time', 'D What it is: b', 'D Target: 5']],
    ['**KR1. A 1**\n*Why now: it leads.*\n\n**KR2. B 2**\n*Why now: it lags.*', 'okr', ['R A 1', 'D Why now: it leads.', 'R B 2', 'D Why now: it lags.']],
    ['Objective: Grow. Key Results: (1) Raise 1; (2) Win 2.', 'okr', ['O Grow.', 'H Key Results', 'R Raise 1', 'R Win 2.']],
    ['- A 1\n- B 2\n\nTimeline: Q1 2027\nOwner: CFO', 'okr', ['R A 1', 'R B 2', 'N Timeline: Q1 2027', 'N Owner: CFO']],
    ['**Key Results**\n\n**1. Fast** – A 1\n\n**2. Fair** – B 2', 'okr', ['H Key Results', 'R Fast – A 1', 'R Fair – B 2']],
    ['1. A 1\n   Initiatives:\n   - Hire\n2. B 2', 'okr', ['R A 1', 'D Initiatives:', 'D Hire', 'R B 2']],
    ['1. A 1\nInitiatives:\n- Hire\n2. B 2', 'okr', ['R A 1', 'H Initiatives', 'N Hire', 'R B 2']],
    ['O → Grow\nKR → A 1\nKR → B 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['Objective: Grow. Key Results: (1) Win 1; (2) 90% of 2; (3) Keep 3', 'okr', ['O Grow.', 'H Key Results', 'R Win 1', 'R 90% of 2', 'R Keep 3']],
    ['Objective\nGrow\nKey results\n- A 1\n- B 2\nHow we look', 'okr', ['O Grow', 'H Key results', 'R A 1', 'R B 2', 'N How we look']],
    ['# OKRs\n**Industry:** Care\n## Objective\nGrow\n## Key Results\n**KR1. A 1**\nOwned by Jo.\n\n**KR2. B 2**\nOwned by Al.', 'okr', ['H OKRs', 'N Industry: Care', 'O Grow', 'H Key Results', 'R A 1', 'D Owned by Jo.', 'R B 2', 'D Owned by Al.']],
    ['- **Speed**\n  - Cycle: 5 days\n  - Wait: 2 days\n- **Quality**\n  - Defects: 3\n  - Rework: 8%', 'kpi', ['H Speed', 'R Cycle: 5 days', 'R Wait: 2 days', 'H Quality', 'R Defects: 3', 'R Rework: 8%']],
    ['📈 **Growth**\n• Trials: 5\n\n💰 **Cost**\n• Burn: 1.5', 'kpi', ['H Growth', 'R Trials: 5', 'H Cost', 'R Burn: 1.5']],
    ['* **Key Result 1:** A 1\n* **Key Result 2:** B 2\n\n**How these help:**\n\n* **Key Result 1** keeps peace.', 'okr', ['R A 1', 'R B 2', 'H How these help', 'N Key Result 1 keeps peace.']],
    ['OBJECTIVE: GROW\nKEY RESULTS:\n1 - A 1\n2 - B 2', 'okr', ['O GROW', 'H KEY RESULTS', 'R A 1', 'R B 2']],
    ['★ Objective: Grow\n☆ A 1\n☆ B 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['KR-1: A 1\nKR-2: B 2', 'okr', ['R A 1', 'R B 2']],
    ['**1. OEE**\nFormel: a × b\n\n**2. Ausschuss**\nFormel: a / b', 'kpi', ['R OEE', 'D Formel: a × b', 'R Ausschuss', 'D Formel: a / b']],
    ['**Objective: Grow**\n\n**Win 5**\n**Keep 9**', 'okr', ['O Grow', 'R Win 5', 'R Keep 9']],
    ['Objective\tGrow\nKey Result 1\tA 1\nKey Result 2\tB 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['Ціль: Рости\n\nКлючові результати:\n1. A 1\n2. B 2', 'okr', ['O Рости', 'H Ключові результати', 'R A 1', 'R B 2']],
    ['Objective / Grow\nKey Result / A 1\nKR2 | B 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['O1. Grow\n  KR1.1 A 1\n  KR1.2 B 2\nO2. Win\n  KR2.1 C 3', 'okr', ['O Grow', 'R A 1', 'R B 2', 'O Win', 'R C 3']],
    ['**目標（Objective）**\nつくる\n\n**主要な成果（Key Results）**\n1. A 1\n2. B 2', 'okr', ['O つくる', 'H 主要な成果（Key Results）', 'R A 1', 'R B 2']],
    ['\u200b**Objective:** Grow\u200b\n\u200b1. A 1\n\u200f2. B 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['Objective: Grow\nKR1: A 1\nKR2: B 2\n\nBest regards,\nYour helper', 'okr', ['O Grow', 'R A 1', 'R B 2', 'N Best regards,', 'N Your helper']],
    ['Objective: Grow\nKey Results:\n- A 1\n- B 2\n\n**Leading indicators**\n- Calls\n- Visits', 'okr', ['O Grow', 'H Key Results', 'R A 1', 'R B 2', 'H Leading indicators', 'N Calls', 'N Visits']],
    ['Objective: Grow\nKey Results:\n### Sales metrics\n- A 1\n- B 2\n### Service metrics\n- C 3', 'okr', ['O Grow', 'H Key Results', 'H Sales metrics', 'R A 1', 'R B 2', 'H Service metrics', 'R C 3']],
    ['| Key Result | Start | Target |\n|---|--:|--:|\n| Output | 410 | 600 |\n| Stops | 14 | 5 |', 'okr', ['R Output', 'D Start: 410', 'D Target: 600', 'R Stops', 'D Start: 14', 'D Target: 5']],
    ['Objective,Key Result,Target\nGrow,"Raise A, then B",1\nGrow,"Say ""C""",3', 'okr', ['O Grow', 'R Raise A, then B', 'D Target: 1', 'R Say "C"', 'D Target: 3']],
    ['```csv\nKPI;Formula;Target\nChurn;lost, all;4%\nNPS;;45\n```', 'kpi', ['R Churn', 'D Formula: lost, all', 'D Target: 4%', 'R NPS', 'D Target: 45']],
    ['objective: >\n  Grow\n  well\nkey_results:\n- kr: A 1\n  target: "5"\n- kr: \'B 2\'\n\nLet me know!', 'okr', ['O Grow well', 'R A 1', 'D target: 5', 'R B 2', 'N Let me know!']],
    ['Here:\n```yaml\nkpis:\n  - name: Churn\n    # monthly\n    target: < 4%\n```', 'kpi', ['H Here:', 'R Churn', 'D target: < 4%']],
    ['Here:\n```json\n{"objective":"Grow","key_results":[{"kr":"A 1","owner":"Jo"},{"kr":"B 2","own', 'okr', ['N Here:', 'O Grow', 'R A 1', 'D owner: Jo', 'R B 2']],
    ['{"objective":"Grow","reason":null,"meta":{"by":null},"key_results":["A 1",null]}', 'okr', ['O Grow', 'R A 1']],
    ['{"objective":"Grow","key_results":["A 1","B', 'okr', ['O Grow', 'R A 1', 'R B']],
    ['[draft]\n{"objective":"Grow","kr1":"A 1"}\n{"objective":"Win","kr1":"B 2"}', 'okr', ['H [draft]', 'O Grow', 'R A 1', 'O Win', 'R B 2']],
    ['{"kpis":{"Churn":{"formula":"a / b","target":"4%"},"NPS":{"target":45,"owner":"Jo"}}}', 'kpi', ['R Churn', 'D formula: a / b', 'D target: 4%', 'R NPS', 'D target: 45', 'D owner: Jo']],
    ['[{"KPI Name":"Churn","Target Value":"4%"}]', 'kpi', ['R Churn', 'D target value: 4%']],
    ['> "Be the first call."\n\n1. A 1\n2. B 2', 'okr', ['O "Be the first call."', 'R A 1', 'R B 2']],
    ['| | |\n|---|---|\n| **Objective** | Grow |\n| **KR1** | A 1 |\n| **KR2** | B 2 |', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['type,text,baseline,target\nobjective,Grow,,\nkey_result,A 1,2%,', 'okr', ['O Grow', 'R A 1', 'D baseline: 2%']],
    ['| | |\n|---|---|\n| Revenue | 3 |', 'kpi', ['R Revenue', 'D 3']],
    ['The user wants OKRs.\n</think>\nObjective: Grow\n- A 1\n- B 2', 'okr', ['N The user wants OKRs.', 'O Grow', 'R A 1', 'R B 2']],
    ['Objective: Grow\n- KR1 [stretch]: A 1\n- KR2 (30%): B 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['1. **Grow**\n   - Key Results:\n     1. A 1\n     2. B 2\n2. **Win**\n   - Key Results:\n     1. C 3', 'okr', ['O Grow', 'H Key Results', 'R A 1', 'R B 2', 'O Win', 'H Key Results', 'R C 3']],
    ['KPI Name: Churn\nTarget: 4%\n\nKPI Name: NPS\nTarget: 45', 'kpi', ['R Churn', 'D Target: 4%', 'R NPS', 'D Target: 45']],
    ['{"Objective":"Grow","KRs":[{"KR":"A 1","Initiatives":["Hire"]}],"Notes":"Examples."}', 'okr', ['O Grow', 'R A 1', 'D initiatives: Hire', 'N Examples.']],
    ['{\n  // one\n  "objective": "Grow",\n  "key_results": ["A 1"] // two\n}', 'okr', ['O Grow', 'R A 1']],
    ['objective: Grow\nkey_results: ["A 1", "B 2"]', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['<details><summary>Objective: Grow</summary>\n\n- A 1\n- B 2\n\n</details>', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ['Objective: Grow\nKey Results:\n- A 1\n- B 2\n\n**What we leave**\n- Fairs\n- Gifts\n\n**Who pays:**\n- Sales', 'okr', ['O Grow', 'H Key Results', 'R A 1', 'R B 2', 'H What we leave', 'N Fairs', 'N Gifts', 'H Who pays', 'N Sales']],
    ['Objective: Grow\nKey Results:\n- A 1\n- B 2\n\n### Milestones\n| Month | Step |\n|---|---|\n| May | Plan |', 'okr', ['O Grow', 'H Key Results', 'R A 1', 'R B 2', 'H Milestones', 'N May', 'N Step: Plan']],
    ['Two assumptions:\n- You lead 8\n- May is quiet\n\n**Objective:** Grow\n1. A 1\n2. B 2', 'okr', ['H Two assumptions', 'N You lead 8', 'N May is quiet', 'O Grow', 'R A 1', 'R B 2']],
    ['🎯 Objective: Grow\n1. A 1\n2. B 2\n\n✨ Good luck', 'okr', ['O Grow', 'R A 1', 'R B 2', 'N Good luck']],
    ['- 4.5 stars in the store\n- 3.2 days to ship', 'kpi', ['R 4.5 stars in the store', 'R 3.2 days to ship']],
    ['**Role:** Nurse\n\n**Objective:** Grow\n1. A 1\n2. B 2\n\n**Cadence:** weekly\n**Owner:** Jo', 'okr', ['N Role: Nurse', 'O Grow', 'R A 1', 'R B 2', 'N Cadence: weekly', 'N Owner: Jo']],
    ['**วัตถุประสงค์:** ไว\n\n**ผลลัพธ์หลัก:**\n1. A 1\n2. B 2', 'okr', ['O ไว', 'H ผลลัพธ์หลัก', 'R A 1', 'R B 2']],
    ['**OKR 1: Grow**\n- KR 1.1: A 1\n- KR 1.2: B 2\n\n**OKR 2: Win**\n- KR 2.1: C 3', 'okr', ['O Grow', 'R A 1', 'R B 2', 'O Win', 'R C 3']],
    ['Objective: Grow\n- A 1\n- B 2\n\nAudience: managers\nTimeframe: May', 'okr', ['O Grow', 'R A 1', 'R B 2', 'N Audience: managers', 'N Timeframe: May']],
    ['**O – Grow**\n\nKR 1 – A 1\nKR 2 – B 2', 'okr', ['O Grow', 'R A 1', 'R B 2']],
    ["I'm sorry, I can't help with that.", 'okr', ["R I'm sorry, I can't help with that."]],
  ])('%j', (result, kind, lines) => expect(read(result, kind)).toEqual(lines)); // prettier-ignore
});

describe('a text of any size', () => {
  it.each([
    ['bullets', '- x'.repeat(333_333), 1],
    ['blanks', ' '.repeat(1_000_000), 0],
    ['line breaks', '\n'.repeat(1_000_000), 0],
    ['braces', '{'.repeat(1_000_000), 1],
    ['items in items', `a_b:\n${'- '.repeat(400_000)}c`, 1],
    ['tags', '<b '.repeat(300_000), 1],
    ['emphasis', '*a _b '.repeat(3_000), 1],
    ['10,000 lines', 'Raise it from 1 to 3 by 30 June 2027\n'.repeat(9_999), 9_999],
  ])('is read at once: %s', (_, text, count) => expect(readResult(text, 'okr')).toHaveLength(count));
});

describe('a text that is too long to be read', () => {
  it.each([
    ['lines', '**Raise** it from 1 to 3 by 30 June 2027\n'.repeat(30_000)],
    ['short lines', 'a\n'.repeat(20_000)],
    ['words', 'word '.repeat(220_000)],
    ['one word', 'x'.repeat(10_000_000)],
  ])('is shown as it came, whole: %s', (_, text) => {
    const lines = readResult(text, 'okr');
    expect(lines.every(({ type, text: piece, at }) => type === 'note' && text.startsWith(piece, at))).toBe(true);
    expect(
      lines
        .map((line) => line.text)
        .join('')
        .replaceAll(/\s/g, ''),
    ).toBe(text.replaceAll(/\s/g, ''));
  });

  it('is cut on the screen, by lines and by characters', () => {
    const long = readResult(`One\nTwo ${'x'.repeat(200_000)}`, 'okr');
    expect(shownPart(long).map(({ text }) => text.length)).toEqual([3, 49_997]);
    const many = readResult('Win 5\n'.repeat(301), 'okr');
    expect(shownPart(many)).toEqual(many.slice(0, 300));
    expect(shownPart(many.slice(1))).toHaveLength(300);
  });
});
