import type { GoalKind } from '@/domain/goal-kind';

/** An answer of a model, and the expected type of its lines: O objective, R result, D detail, H heading, N note. */
type Answer = { name: string; kind: GoalKind; result: string; lines: readonly string[] };

const answer = (name: string, result: string, lines: string, kind: GoalKind = 'okr'): Answer => ({
  name,
  kind,
  result: result.replace(/^\n/, ''),
  lines: lines.trim().split(/\n\s*/),
});

const okr = `O Grow revenue
  R Raise revenue from 2 to 3 by May 2027
  R Cut churn from 8% to 5% by May 2027`;

/** Answers in the habits of several models, written by hand. */
export const handWrittenAnswers: readonly Answer[] = [
  answer('letters below bullets', `
- Objective: Grow revenue
  a) Raise revenue from 2 to 3 by May 2027
  b) Cut churn from 8% to 5% by May 2027`, okr),
  answer('bold numbered labels', `
**O1: Grow revenue**
- **KR1.1** Raise revenue from 2 to 3 by May 2027
- **KR1.2** Cut churn from 8% to 5% by May 2027`, okr),
  answer('bold numbered labels with a colon', `
**Objective 1: Grow revenue**

**KR1.1:** Raise revenue from 2 to 3 by May 2027
**KR1.2:** Cut churn from 8% to 5% by May 2027`, okr),
  answer('slashed label', `
O1/KR1: Raise revenue from 2 to 3 by May 2027
O1/KR2: Cut churn from 8% to 5% by May 2027`, `R Raise revenue from 2 to 3 by May 2027
  R Cut churn from 8% to 5% by May 2027`),
  answer('table of metrics', `
**Objective:** Grow revenue

| Metric | Target |
|:---|---:|
| Revenue | 3 |
| **Churn** | 5% |`, `O Grow revenue
  R Revenue
  D Target: 3
  R Churn
  D Target: 5%`),
  answer('table without outer bars', `
Metric | Baseline | Target
--- | --- | ---
Revenue | 2 | 3
Churn | 8% | 5%`, `R Revenue
  D Baseline: 2
  D Target: 3
  R Churn
  D Baseline: 8%
  D Target: 5%`),
  answer('fenced JSON with words around', `
Sure! Here are your OKRs:

\`\`\`json
{"objective": "Grow revenue", "keyResults": [{"keyResult": "Raise revenue from 2 to 3", "owner": "Jo"}, {"keyResult": "Cut churn from 8% to 5%"}]}
\`\`\`

Would you like me to adjust them?`, `N Sure! Here are your OKRs:
  O Grow revenue
  R Raise revenue from 2 to 3
  D owner: Jo
  R Cut churn from 8% to 5%
  N Would you like me to adjust them?`),
  answer('emoji headings', `
## 🎯 Objective
Grow revenue

## 📊 Key Results
1. Raise revenue from 2 to 3 by May 2027
2. Cut churn from 8% to 5% by May 2027`, `O Grow revenue
  H Key Results
  R Raise revenue from 2 to 3 by May 2027
  R Cut churn from 8% to 5% by May 2027`),
  answer('Norwegian', `
Her er et forslag:

Mål: Øke omsetningen
Nøkkelresultat 1: Øke omsetningen fra 2 til 3 innen mai 2027
Nøkkelresultat 2: Redusere frafallet fra 8 % til 5 %

Si gjerne fra om du vil ha flere!`, `N Her er et forslag:
  O Øke omsetningen
  R Øke omsetningen fra 2 til 3 innen mai 2027
  R Redusere frafallet fra 8 % til 5 %
  N Si gjerne fra om du vil ha flere!`),
  answer('German with several words', `
Hier ist ein Vorschlag für Ihre OKRs:

**Ziel (Objective):** Umsatz steigern

**Schlüsselergebnisse (Key Results):**
1. Umsatz von 2 auf 3 Mio. € steigern
2. Abwanderung von 8 % auf 5 % senken`, `N Hier ist ein Vorschlag für Ihre OKRs:
  O Umsatz steigern
  H Schlüsselergebnisse (Key Results)
  R Umsatz von 2 auf 3 Mio. € steigern
  R Abwanderung von 8 % auf 5 % senken`),
  answer('French with narrow blanks', `
Objectif\u202f: Accroître le chiffre d’affaires

Résultats clés\u202f:
– Porter le CA de 2 à 3\u00a0M€
– Réduire l’attrition de 8\u202f% à 5\u202f%

Souhaitez-vous que je les détaille\u202f?`, `O Accroître le chiffre d’affaires
  H Résultats clés
  R Porter le CA de 2 à 3\u00a0M€
  R Réduire l’attrition de 8\u202f% à 5\u202f%
  N Souhaitez-vous que je les détaille\u202f?`),
  answer('Spanish', `
¡Claro! Aquí tienes una propuesta:

Objetivo: Aumentar los ingresos

Resultados clave:
• Subir los ingresos de 2 a 3 M€
• Reducir las bajas del 8 % al 5 %

¿Quieres que añada más?`, `N ¡Claro! Aquí tienes una propuesta:
  O Aumentar los ingresos
  H Resultados clave
  R Subir los ingresos de 2 a 3 M€
  R Reducir las bajas del 8 % al 5 %
  N ¿Quieres que añada más?`),
  answer('Japanese', `
目標：売上を伸ばす
主要な成果1：売上を200万から300万に増やす
主要な成果2：解約率を8%から5%に下げる`, `O 売上を伸ばす
  R 売上を200万から300万に増やす
  R 解約率を8%から5%に下げる`),
  answer('closing question', `
Objective: Grow revenue
1. Raise revenue from 2 to 3 by May 2027
2. Cut churn from 8% to 5% by May 2027

Do you want me to add a third key result?`, `${okr}
  N Do you want me to add a third key result?`),
  answer('bold lead-ins', `
1. **Revenue:** raise it from 2 to 3 by May 2027
2. **Churn:** cut it from 8% to 5% by May 2027`, `R Revenue: raise it from 2 to 3 by May 2027
  R Churn: cut it from 8% to 5% by May 2027`),
  answer('bullets of en dashes', `
Objective – Grow revenue
– Raise revenue from 2 to 3 by May 2027
– Cut churn from 8% to 5% by May 2027`, okr),
  answer('letters behind numbers', `
1. Objective: Grow revenue
   1a. Raise revenue from 2 to 3 by May 2027
   1b. Cut churn from 8% to 5% by May 2027`, okr),
  answer('HTML list', `<p>Objective: Grow revenue</p>
<ul>
  <li>Raise revenue from 2 to 3 by May 2027</li>
  <li>Cut churn from 8% to 5% by May 2027</li>
</ul>`, okr),
  answer('timeline section', `
Objective: Grow revenue
- Raise revenue from 2 to 3 by May 2027
- Cut churn from 8% to 5% by May 2027

**Timeline:**
- Q1: hire two people
- Q2: open Oslo`, `${okr}
  H Timeline
  N Q1: hire two people
  N Q2: open Oslo`),
  answer('rationale below each', `
Objective: Grow revenue
1. Raise revenue from 2 to 3 by May 2027
   Rationale: the market grows.
2. Cut churn from 8% to 5% by May 2027
   *Rationale:* it is cheaper to keep.`, `O Grow revenue
  R Raise revenue from 2 to 3 by May 2027
  D Rationale: the market grows.
  R Cut churn from 8% to 5% by May 2027
  D Rationale: it is cheaper to keep.`),
  answer('initiatives', `
Objective: Grow revenue
1. Raise revenue from 2 to 3 by May 2027
2. Cut churn from 8% to 5% by May 2027

Initiatives:
1. Hire 2 people
2. Open Oslo`, `${okr}
  H Initiatives
  N Hire 2 people
  N Open Oslo`),
  answer('supporting initiatives', `
## Objective: Grow revenue
- Raise revenue from 2 to 3 by May 2027
- Cut churn from 8% to 5% by May 2027

### Supporting Initiatives
- Hire 2 people
- Open Oslo`, `${okr}
  H Supporting Initiatives
  N Hire 2 people
  N Open Oslo`),
  answer('check boxes', `
**Objective:** Grow revenue
- [ ] Raise revenue from 2 to 3 by May 2027
- [x] Cut churn from 8% to 5% by May 2027`, okr),
  answer('check boxes as signs', `
Objective: Grow revenue
☐ Raise revenue from 2 to 3 by May 2027
☑ Cut churn from 8% to 5% by May 2027`, okr),
  answer('footnotes', `
Objective: Grow revenue
1. Raise revenue from 2 to 3 by May 2027[^1]
2. Cut churn from 8% to 5% by May 2027

[^1]: In millions.`, `${okr}
  N In millions.`),
  answer('LaTeX', String.raw`
Objective: Grow revenue
1. Raise revenue from \$2M to \$3M by May 2027
2. Keep \(churn \leq 5\%\)`, String.raw`O Grow revenue
  R Raise revenue from $2M to $3M by May 2027
  R Keep (churn \leq 5%)`),
  answer('Windows line ends', '**Objective:** Grow revenue\r\n\r\n1. Raise revenue from 2 to 3 by May 2027\r\n2. Cut churn from 8% to 5% by May 2027\r\n', okr),
  answer('blanks that do not break', `Objective:\u00a0Grow revenue
1.\u00a0Raise revenue from 2 to 3 by May 2027
2.\u00a0Cut churn from 8% to 5% by May 2027`, okr),
  answer('whole lines in bold', `
**Objective: Grow revenue**
**1. Raise revenue from 2 to 3 by May 2027**
**2. Cut churn from 8% to 5% by May 2027**`, okr),
  answer('titles in italics', `
*Objective:* Grow revenue
*Key Result 1:* Raise revenue from 2 to 3 by May 2027
*Key Result 2:* Cut churn from 8% to 5% by May 2027`, okr),
  answer('the name of the plan', `
# Q2 2027 OKRs – Sales
**Objective:** Grow revenue
- **KR 1 –** Raise revenue from 2 to 3 by May 2027
- **KR 2 –** Cut churn from 8% to 5% by May 2027`, `H Q2 2027 OKRs – Sales
  ${okr}`),
  answer('key result in brackets', `
[Objective] Grow revenue
[KR1] Raise revenue from 2 to 3 by May 2027
[KR2] Cut churn from 8% to 5% by May 2027`, okr),
  answer('targets below bold titles', `
Objective: Grow revenue

1. **Raise revenue**
   - Baseline: 2
   - Target: 3
2. **Cut churn**
   - Baseline: 8%
   - Target: 5%`, `O Grow revenue
  R Raise revenue
  D Baseline: 2
  D Target: 3
  R Cut churn
  D Baseline: 8%
  D Target: 5%`),
  answer('KPIs below headings', `
### 1. Churn rate
- **Definition:** customers lost / customers at start
- **Target:** < 4%

### 2. NPS
- **Definition:** promoters - detractors
- **Target:** 45`, `R Churn rate
  D Definition: customers lost / customers at start
  D Target: < 4%
  R NPS
  D Definition: promoters - detractors
  D Target: 45`, 'kpi'),
  answer('KPIs with a formula in code', `
1. **Churn rate** (\`lost / all\`): at or below 4%; monthly; owner: CS lead
2. **NPS**: 45; quarterly; owner: CS lead`, `R Churn rate (lost / all): at or below 4%; monthly; owner: CS lead
  R NPS: 45; quarterly; owner: CS lead`, 'kpi'),
  answer('thoughts of a model', `
<think>
The person wants growth.
1. Which figures?
</think>

Objective: Grow revenue
1. Raise revenue from 2 to 3 by May 2027
2. Cut churn from 8% to 5% by May 2027`, `N The person wants growth.
  N 1. Which figures?
  ${okr}`),
  answer('YAML', `
objective: Grow revenue
key_results:
  - Raise revenue from 2 to 3 by May 2027
  - Cut churn from 8% to 5% by May 2027`, `O Grow revenue
  R Raise revenue from 2 to 3 by May 2027
  R Cut churn from 8% to 5% by May 2027`),
  answer('a rule between plan and remark', `
**Objective: Grow revenue**

* Raise revenue from 2 to 3 by May 2027
* Cut churn from 8% to 5% by May 2027

---

*These OKRs assume a stable market.*`, `${okr}
  N These OKRs assume a stable market.`),
  answer('why this works', `
Objective: Grow revenue
1. Raise revenue from 2 to 3 by May 2027
2. Cut churn from 8% to 5% by May 2027

**Why this works:**
- It is ambitious.
- It is measurable.`, `${okr}
  H Why this works
  N It is ambitious.
  N It is measurable.`),
]; // prettier-ignore
