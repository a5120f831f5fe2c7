import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readResult } from './read-result';
import type { LineType } from './result-line';

/* Answers in random formats are read back to their content: objectives with results and details, in Markdown, HTML,
   JSON or tables, numbered, bulleted or labeled, in five languages, between a preamble and a closing sentence. */

type Part = { result: string; details: string[] };
type Block = { objective: string; parts: Part[] };
type Language = {
  objective: string;
  result: string;
  results: string;
  details: string[];
  preamble: string;
  closing: string;
  words: string[];
};

const languages: readonly Language[] = [
  { objective: 'Objective', result: 'Key Result', results: 'Key Results', details: ['Target', 'Owner'], preamble: 'Sure! Here are your OKRs:', closing: 'Let me know if you want more.', words: ['Raise revenue', 'Cut churn', 'Win hospitals', 'Keep uptime'] },
  { objective: 'Ziel', result: 'Schlüsselergebnis', results: 'Schlüsselergebnisse', details: ['Zielwert', 'Verantwortlich'], preamble: 'Gerne! Hier sind Ihre OKRs:', closing: 'Lassen Sie mich wissen, ob das passt.', words: ['Umsatz steigern', 'Abwanderung senken', 'Kliniken gewinnen'] },
  { objective: 'Objectif', result: 'Résultat clé', results: 'Résultats clés', details: ['Cible', 'Responsable'], preamble: 'Bien sûr ! Voici vos OKR :', closing: 'N’hésitez pas à me dire.', words: ['Accroître les ventes', 'Réduire l’attrition', 'Gagner des clients'] },
  { objective: 'Objetivo', result: 'Resultado clave', results: 'Resultados clave', details: ['Meta', 'Responsable'], preamble: 'Claro, aquí tienes tus OKR:', closing: 'Espero que te sirva.', words: ['Aumentar ventas', 'Reducir bajas', 'Ganar clientes'] },
  { objective: 'Obiettivo', result: 'Risultato chiave', results: 'Risultati chiave', details: ['Scadenza', 'Responsabile'], preamble: 'Certo! Ecco i tuoi OKR:', closing: 'Fammi sapere se va bene.', words: ['Aumentare le vendite', 'Ridurre gli abbandoni', 'Vincere clienti'] },
]; // prettier-ignore

const figures = (words: readonly string[]) =>
  fc.tuple(fc.constantFrom(...words), fc.integer({ min: 2, max: 90 }), fc.integer({ min: 2, max: 90 }));

const blockOf = ({ words, details }: Language): fc.Arbitrary<Block> =>
  fc.record({
    objective: fc.constantFrom(...words).map((text) => `${text} A`),
    parts: fc.array(
      fc.record({
        result: figures(words).map(([text, from, to]) => `${text}: ${from}% > ${to}%`.replace(':', ',')),
        details: fc
          .subarray(details)
          .chain((names) =>
            fc.tuple(...names.map((name) => fc.integer({ min: 2, max: 99 }).map((value) => `${name}: ${value}%`))),
          ),
      }),
      { minLength: 2, maxLength: 5 },
    ),
  });

type Dress = { mark: string; label: 'none' | 'results' | 'heading'; bold: boolean; isHeading: boolean; gap: boolean };

const dress: fc.Arbitrary<Dress> = fc.record({
  mark: fc.constantFrom('1.', '1)', '-', '*', '•', '(1)'),
  label: fc.constantFrom('none', 'results', 'heading'),
  bold: fc.boolean(),
  isHeading: fc.boolean(),
  gap: fc.boolean(),
});

function written(blocks: readonly Block[], language: Language, how: Dress): string {
  const { mark, label, bold, isHeading, gap } = how;
  const strong = (text: string) => (bold ? `**${text}**` : text);
  return blocks
    .map(({ objective, parts }, number) => {
      const name = blocks.length > 1 ? `${language.objective} ${number + 1}:` : `${language.objective}:`;
      const lines = parts.flatMap(({ result, details }, index) => {
        const own = label === 'results' ? `${strong(`${language.result} ${index + 1}:`)} ${result}` : result;
        return [
          `${mark.replace('1', String(index + 1))} ${own}`,
          ...details.map((detail) => `   - ${strong(detail.split(':')[0] ?? '')}:${detail.split(':')[1]}`),
        ];
      });
      const head = `${isHeading ? '### ' : ''}${strong(name)} ${objective}`;
      return [
        head,
        ...(label === 'heading' ? ['', strong(`${language.results}:`)] : []),
        ...(gap ? [''] : []),
        ...lines,
      ];
    })
    .map((lines) => lines.join('\n'))
    .join(gap ? '\n\n' : '\n');
}

const madeOf = (blocks: readonly Block[], heading: string | null): [LineType, string][] =>
  blocks.flatMap(({ objective, parts }): [LineType, string][] => [
    ['objective', objective],
    ...(heading === null ? [] : [['heading', heading] as [LineType, string]]),
    ...parts.flatMap(({ result, details }): [LineType, string][] => [
      ['result', result],
      ...details.map((detail): [LineType, string] => ['detail', detail]),
    ]),
  ]);

const lines = (text: string) => readResult(text, 'okr').map(({ type, text: shown }) => [type, shown]);

const answer = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc.record({ language: fc.constant(language), blocks: fc.array(blockOf(language), { minLength: 1, maxLength: 3 }) }),
  );

it('comes back from lines in any dress, with a preamble and a closing sentence', () => {
  fc.assert(
    fc.property(answer, dress, fc.boolean(), ({ language, blocks }, how, isSpoken) => {
      const text = written(blocks, language, how);
      const made = madeOf(blocks, how.label === 'heading' ? language.results : null);
      const { preamble, closing } = language;
      expect(lines(isSpoken ? `${preamble}\n\n${text}\n\n${closing}` : text), text).toEqual(
        isSpoken ? [['note', preamble], ...made, ['note', closing]] : made,
      );
    }),
    { numRuns: 500, seed: 39 },
  );
});

it('comes back from HTML, JSON and a table', () => {
  fc.assert(
    fc.property(answer, ({ language, blocks }) => {
      const made = madeOf(blocks, null);
      const html = blocks.map(({ objective, parts }) => {
        const items = parts.map(({ result, details }) => {
          const below = details.map((detail) => `<li>${detail}</li>`).join('');
          return `<li>${result.replace('>', '&gt;')}${below === '' ? '' : `<ul>${below}</ul>`}</li>`;
        });
        return `<p><strong>${language.objective}:</strong> ${objective}</p><ol>${items.join('')}</ol>`;
      });
      expect(lines(html.join(''))).toEqual(made);
      const json = blocks.map(({ objective, parts }) => ({
        objective,
        key_results: parts.map(({ result, details }): Record<string, string> => ({
          description: result,
          ...Object.fromEntries(
            details.map((detail): [string, string] => [detail.split(': ')[0] ?? '', detail.split(': ')[1] ?? '']),
          ),
        })),
      }));
      const small = made.map(([type, text]) => [type, type === 'detail' ? text.toLowerCase() : text]);
      const read = lines(`\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``);
      expect(read.map(([type, text]) => [type, type === 'detail' ? text?.toLowerCase() : text])).toEqual(small);
      const table = blocks.flatMap(({ objective, parts }) =>
        parts.map(({ result }, index) => `| ${index + 1} | ${index === 0 ? objective : ''} | ${result} |`),
      );
      const plain = blocks.map((block) => ({ ...block, parts: block.parts.map((part) => ({ ...part, details: [] })) }));
      const head = `| # | ${language.objective} | ${language.result} |\n|---|---|---|`;
      expect(lines(`${head}\n${table.join('\n')}`)).toEqual(
        madeOf(plain, null).filter(
          ([type, text], index, all) => !(type === 'objective' && isRepeated(all, index, text)),
        ),
      );
    }),
    { numRuns: 200, seed: 39 },
  );
});

/** A table begins an objective where its text changes. */
const isRepeated = (all: readonly [LineType, string][], index: number, text: string): boolean =>
  all.slice(0, index).findLast(([type]) => type === 'objective')?.[1] === text;
