import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

import type { GoalKind } from '@/domain/goal-kind';

import { plain, shorten } from '../plain-text';

/*
 * What is asked of a model, and how its answer becomes lines. The shape is fixed, as that of the built-in drafts: an
 * objective and four key results, or five measures. Its words are taken for text and nothing else.
 */

const longestText = 240;
const text = v.pipe(v.string(), v.maxLength(2000));

/** One line of plain text, without bullets, numbers or names of lines before it. */
function lineOf(words: string): string {
  const line = plain(words).replace(/^(?:(?:[-*#\u2022]+|\d+[.)]) |(?:objective|key result|kr) ?\d*: ?)+/i, '');
  return shorten(line, longestText);
}

/** A part of a KPI: what parts them may not be in them. */
const partOf = (words: string, before: RegExp) => lineOf(words).replace(before, '').replace(/;/g, ',');

/** `task`: what is asked for, in words. */
type Shape = { task: string; schema: v.GenericSchema; linesOf: (answer: unknown) => string[] | null };

function shape<Answer>(task: string, schema: v.GenericSchema<Answer>, write: (answer: Answer) => string[]): Shape {
  const linesOf = (answer: unknown) => {
    const { success, output } = v.safeParse(schema, answer);
    return success ? write(output) : null;
  };
  return { task, schema, linesOf };
}

const shapes: Record<GoalKind, Shape> = {
  okr: shape(
    'Write one objective and exactly four key results. Each key result says what changes, from which number to which number, by which date; it is no task.',
    v.strictObject({ objective: text, keyResults: v.pipe(v.array(text), v.length(4)) }),
    ({ objective, keyResults }) => [`Objective: ${lineOf(objective)}`, ...keyResults.map(lineOf)],
  ),
  kpi: shape(
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
};

/** What a model is asked for. */
export const taskOf = (kind: GoalKind): string => shapes[kind].task;

/** The JSON schema of an answer. Its version and the lengths of text are left out: not every server knows them. */
export function schemaOf(kind: GoalKind): object {
  const { $schema: _version, ...schema } = toJsonSchema(shapes[kind].schema, { ignoreActions: ['max_length'] });
  return schema;
}

/** Models that think aloud do so before the answer, and some put it between fences. */
function readJson(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

/**
 * The lines that a model's answer says.
 * @param content what it wrote, from anybody and of any kind
 * @returns null where it is not of the shape that was asked for, or says nothing in one of its texts
 */
export function readAnswer(kind: GoalKind, content: string): string[] | null {
  const lines = shapes[kind].linesOf(readJson(content));
  const isEmpty = (line: string) => /^(?:objective)?:? *$|^:|: *;|; *;|target *;|owner: *$/i.test(line);
  return lines === null || lines.some(isEmpty) ? null : lines;
}
