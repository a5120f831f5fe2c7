// @ts-check

import { readFileSync } from 'node:fs';

import { noNewerApis } from './newer-apis.js';

/**
 * The little of the syntax tree that our own lint rules read.
 *
 * @typedef {{
 *   type: string, value?: unknown, operator?: string, source?: Node | null, importKind?: string,
 *   left?: Node, right?: Node, test?: Node | null,
 *   quasis?: { value: { cooked: string | null } }[], expressions?: Node[],
 * }} Node
 *
 * @typedef {{ filename: string, report: (problem: { node: Node, message: string }) => void }} Context
 *
 * @typedef {{ create: (context: Context) => Record<string, (node: Node) => void> }} Rule
 */

/**
 * The text of a string literal or of a template without expressions, else null.
 *
 * @param {Node | null | undefined} node
 * @returns {string | null}
 */
function textOf(node) {
  if (typeof node?.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions?.length === 0
    ? (node.quasis?.[0]?.value.cooked ?? null)
    : null;
}

/**
 * An icon imported through the package's index is loaded by every page (docs/decisions/0004).
 * @type {Rule}
 */
const iconsByPath = {
  create: (context) => ({
    ImportDeclaration: (node) => {
      if (textOf(node.source) === 'lucide-react' && node.importKind !== 'type') {
        context.report({ node, message: "import an icon from its own module: 'lucide-react/icons/…'" });
      }
    },
  }),
};

/** A Tailwind class that names the left or the right. */
const physicalClasses =
  /^(?:\S+:)?-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right)-(?:auto|full|px|[\d[(])|^(?:\S+:)?(?:rounded-(?:[lr]|[tb][lr])|border-[lr])(?:-|$)|^(?:\S+:)?(?:text|float|clear)-(?:left|right)$/;

/**
 * Sides are named along the line ('ms', 'pe', 'start', 'text-end'), so that right-to-left pages are mirrored.
 * @type {Rule}
 */
const logicalSides = {
  create(context) {
    /** @param {Node} node @param {string} text */
    const check = (node, text) => {
      for (const name of text.split(/\s+/).filter((each) => physicalClasses.test(each))) {
        context.report({
          node,
          message: `${name} names the left or the right: name the side along the line (ms, pe, start, …)`,
        });
      }
    };
    return {
      Literal: (node) => check(node, textOf(node) ?? ''),
      TemplateElement: (node) => {
        if (typeof node.value === 'object')
          check(node, /** @type {{ cooked: string | null }} */ (node.value).cooked ?? '');
      },
    };
  },
};

/**
 * The literals of a union type of `src/domain`. Read as text, since Node.js does not import TypeScript.
 *
 * @param {string} file
 * @param {string} type
 * @returns {string[]}
 */
function literalsOf(file, type) {
  const source = readFileSync(new URL(`../src/domain/${file}`, import.meta.url), 'utf8');
  const [, union] = new RegExp(`^export type ${type} =((?:\\s*\\|?\\s*'[\\w-]+')+);`, 'm').exec(source) ?? [];
  if (union === undefined) throw new Error(`${file} has no union ${type} of literals`);
  return union.split("'").filter((_, index) => index % 2 === 1);
}

const rowNames = new Set([...literalsOf('audience.ts', 'Audience'), ...literalsOf('goal-kind.ts', 'GoalKind')]);
const equality = new Set(['===', '!==', '==', '!=']);

/**
 * A difference between audiences or kinds of goal is a row in a table of `src/domain`, not an `if`: a comparison can be
 * forgotten, a row can't.
 *
 * @type {Rule}
 */
const noLiteralComparison = {
  create(context) {
    /** @param {Node | null | undefined} node */
    const check = (node) => {
      const text = textOf(node);
      if (node && text !== null && rowNames.has(text)) {
        context.report({ node, message: `comparing with '${text}': make it a row in the table (src/domain)` });
      }
    };
    return {
      BinaryExpression: (node) => {
        if (!equality.has(node.operator ?? '')) return;
        check(node.left);
        check(node.right);
      },
      SwitchCase: (node) => check(node.test),
    };
  },
};

export default {
  meta: { name: 'local' },
  rules: {
    'icons-by-path': iconsByPath,
    'logical-sides': logicalSides,
    'no-literal-comparison': noLiteralComparison,
    'no-newer-apis': noNewerApis,
  },
};
