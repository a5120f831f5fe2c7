import { toJsonSchema } from '@valibot/to-json-schema';

import type { GoalKind } from '@/domain/goal-kind';

import { shapeOf } from '../draft-shapes';

/* The request to a model, and how its answer becomes lines. Its words are text and nothing else. */

/** The prompt for a model. */
export const taskOf = (kind: GoalKind): string => shapeOf(kind).answer.task;

/** The JSON schema of an answer. Its version and the lengths of text are left out: not every server knows them. */
export function schemaOf(kind: GoalKind): object {
  const { $schema: _version, ...schema } = toJsonSchema(shapeOf(kind).answer.schema, { ignoreActions: ['max_length'] });
  return schema;
}

/** Reasoning models write before the answer, and some put it between fences. */
function readJson(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

/**
 * The lines that a model's answer says.
 * @param content what it wrote, from anyone and of any kind
 * @returns null where it is not of the shape that was asked for, or says nothing in one of its texts
 */
export function readAnswer(kind: GoalKind, content: string): string[] | null {
  const lines = shapeOf(kind).answer.linesOf(readJson(content));
  const isEmpty = (line: string) => /^(?:objective)?:? *$|^:|: *;|; *;|target *;|owner: *$/i.test(line);
  return lines === null || lines.some(isEmpty) ? null : lines;
}
