import * as v from 'valibot';

import type { GoalKind } from '@/domain/goal-kind';
import { capitalize } from '@/domain/text';

import type { DraftedResult } from './draft-styles';
import { plain, shorten } from './plain-text';
import type { Metric } from './suggestions/metrics';

/*
 * The shape of a draft by kind, for both writers: the built-in metrics, line by line, or a model, in JSON of a fixed
 * form. An OKR is an objective and four key results, a KPI set five measures.
 */

const ownTimeFrame =
  /\b(by|before|until|within|this|next|end of)\b.*\b(year|quarter|month|week|summer|winter|spring|autumn|fall|\d{4}|q[1-4])\b/i;

function objective(goal: string, date: string): string {
  const words = capitalize(shorten(plain(goal), 110)).replace(/(?<!\.)\.$/, '');
  return ownTimeFrame.test(words) ? `${words} (checkpoint ${date})` : `${words} by ${date}`;
}

/** One verb for each key result in turn, so that no draft repeats its first word four times. */
const verbSynonyms: Record<Metric['verb'], readonly [string, string, string, string]> = {
  Lift: ['Lift', 'Raise', 'Increase', 'Improve'],
  Cut: ['Cut', 'Reduce', 'Lower', 'Bring down'],
};

const longestText = 240;
const text = v.pipe(v.string(), v.maxLength(2000));

/** A line of a model's answer as plain text, without bullets, numbers or names of lines before it. */
function cleanLine(words: string): string {
  const line = plain(words).replace(/^(?:(?:[-*#\u2022]+|\d+[.)]) |(?:objective|key result|kr) ?\d*: ?)+/i, '');
  return shorten(line, longestText);
}

/** One part of a KPI, without the characters that separate parts. */
const partOf = (words: string, before: RegExp) => cleanLine(words).replace(before, '').replace(/;/g, ',');

/** The subject of a line besides its measure. `index` is its position among the others; `date` is the draft's. */
type LineWords = { index: number; owner: string; date: string };

/** The request to a model, in words and as a schema, and the lines of what it answers; null for another form. */
type Answer = { task: string; schema: v.GenericSchema; linesOf: (answer: unknown) => string[] | null };

function answer<Form>(task: string, schema: v.GenericSchema<Form>, write: (form: Form) => string[]): Answer {
  const linesOf = (given: unknown) => {
    const { success, output } = v.safeParse(schema, given);
    return success ? write(output) : null;
  };
  return { task, schema, linesOf };
}

type Shape = {
  /** The objective, of a kind that has one. */
  objectiveOf?: (goal: string, date: string) => string;
  /** How many results there are, one for each measure. */
  count: number;
  resultOf: (metric: Metric, words: LineWords) => DraftedResult;
  answer: Answer;
};

/** The shape of a kind without its own: results like those of an OKR. */
const plainShape: Shape = {
  count: 3,
  resultOf: ({ verb, name, from, to }, { index, date }) => ({
    line: `${verbSynonyms[verb][index % 4]} ${name} from ${from} to ${to} by ${date}`,
    name,
    parts: [],
  }),
  answer: answer(
    'Write exactly three results. Each says what changes, from which number to which number, by which date; it is no task.',
    v.strictObject({ results: v.pipe(v.array(text), v.length(3)) }),
    ({ results }) => results.map(cleanLine),
  ),
};

/** The shapes of the kinds that have their own. */
const ownShapes: { readonly [Kind in GoalKind]?: Shape } = {
  okr: {
    ...plainShape,
    objectiveOf: objective,
    count: 4,
    answer: answer(
      'Write one objective and exactly four key results. Each key result says what changes, from which number to which number, by which date; it is no task.',
      v.strictObject({ objective: text, keyResults: v.pipe(v.array(text), v.length(4)) }),
      (form) => [`Objective: ${cleanLine(form.objective)}`, ...form.keyResults.map(cleanLine)],
    ),
  },
  kpi: {
    count: 5,
    resultOf: (metric, { owner }) => {
      const { formula, frequency } = metric;
      const name = capitalize(metric.name);
      const target = `${metric.to} or ${metric.verb === 'Lift' ? 'more' : 'less'}`;
      return {
        line: `${name}: ${formula}; target ${target}; ${frequency}; owner: ${owner}`,
        name,
        parts: [
          ['Formula', formula],
          ['Target', target],
          ['Frequency', frequency],
          ['Owner', owner],
        ],
      };
    },
    answer: answer(
      'Write exactly five KPIs. Each has a name, a formula, a target with a number, a frequency, and an owner by role.',
      v.strictObject({
        measures: v.pipe(
          v.array(v.strictObject({ name: text, formula: text, target: text, frequency: text, owner: text })),
          v.length(5),
        ),
      }),
      ({ measures }) =>
        measures.map(({ name, formula, target, frequency, owner }) => {
          const parts = [
            partOf(formula, /^formula: ?/i),
            `target ${partOf(target, /^target:? ?/i)}`,
            partOf(frequency, /^frequency: ?/i),
            `owner: ${partOf(owner, /^owner: ?/i)}`,
          ];
          return `${partOf(name, /^name: ?/i).replace(/:/g, ' -')}: ${parts.join('; ')}`;
        }),
    ),
  },
};

/** The shape of a kind's drafts. */
export const shapeOf = (kind: GoalKind): Shape => ownShapes[kind] ?? plainShape;
