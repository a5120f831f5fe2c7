// @ts-check

/**
 * What `structure.mjs` counts in one file, from its syntax tree.
 *
 * @typedef {{ type: string, start: number, [field: string]: unknown }} Node
 * @typedef {Node & { body: Node[] }} Program
 */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/**
 * @param {Node} node
 * @param {(node: Node) => void} visit
 */
function walk(node, visit) {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

/** @param {Node} program @param {(node: Node) => string | null | undefined} pick @returns {string[]} */
function collect(program, pick) {
  /** @type {string[]} */
  const found = [];
  walk(program, (node) => {
    const what = pick(node);
    if (what !== null && what !== undefined) found.push(what);
  });
  return found;
}

/** The name of an identifier, or of the last property of `a.b.c`. @param {unknown} node @returns {string | null} */
function nameOf(node) {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return /** @type {string} */ (node['name']);
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  return node.type === 'ChainExpression' ? nameOf(node['expression']) : null;
}

/** The first name of `a.b.c`. @param {unknown} node @returns {string | null} */
function rootOf(node) {
  if (!isNode(node)) return null;
  if (node.type === 'MemberExpression') return rootOf(node['object']);
  return node.type === 'TSNonNullExpression' ? rootOf(node['expression']) : nameOf(node);
}

/** Calls of useEffect and useLayoutEffect. @param {Program} program */
export const effectsIn = (program) =>
  collect(program, (node) => {
    const name = node.type === 'CallExpression' ? nameOf(node['callee']) : null;
    return name === 'useEffect' || name === 'useLayoutEffect' ? name : null;
  });

/** Uses of querySelector and querySelectorAll. @param {Program} program */
export const selectorsIn = (program) =>
  collect(program, (node) => {
    const name = node.type === 'MemberExpression' ? nameOf(node['property']) : null;
    return name === 'querySelector' || name === 'querySelectorAll' ? name : null;
  });

/**
 * Calls of an expression as it is written, `cache.build` for example.
 *
 * @param {string} written
 * @returns {(program: Program, text: string) => string[]}
 */
export const usesOf = (written) => (program, text) =>
  collect(program, (node) =>
    node.type === 'CallExpression' && text.slice(node.start).startsWith(`${written}(`) ? written : null,
  );

const comparisons = new Set(['===', '!==', '==', '!=']);
const textMethods = new Set(['startsWith', 'endsWith', 'includes', 'test', 'match']);

/**
 * Places where code asks of an address's text which page it is: a comparison or one of the text methods with a name that
 * holds "pathname" on one side, and any call of `withoutEndSlash`.
 *
 * @param {Program} program
 * @param {string} text
 */
export function pathComparisonsIn(program, text) {
  const isPath = (/** @type {unknown} */ node) =>
    isNode(node) && /(^|\.|\?\.)pathname$/i.test(text.slice(node.start, /** @type {number} */ (node['end'])));
  const lines = new Set();
  return collect(program, (node) => {
    const isComparison =
      node.type === 'BinaryExpression' &&
      comparisons.has(String(node['operator'])) &&
      [node['left'], node['right']].some(isPath);
    const callee = node.type === 'CallExpression' ? node['callee'] : null;
    const isCall =
      nameOf(callee) === 'withoutEndSlash' ||
      (isNode(callee) &&
        callee.type === 'MemberExpression' &&
        textMethods.has(nameOf(callee) ?? '') &&
        [callee['object'], .../** @type {unknown[]} */ (node['arguments'])].some(isPath));
    if (!isComparison && !isCall) return null;
    const line = text.slice(0, node.start).split('\n').length;
    if (lines.has(line)) return null;
    lines.add(line);
    return `line ${line}`;
  });
}

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
const writers = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin append'.split(' '),
);

/** The kind of a function that remembers what it has made of an object (src/lib/weak-memoize.ts); it writes by itself. */
const memo = 'memo';

/** The kind of a value that can be written into, as `new Map` or `[]`, else null. @param {unknown} node @returns {string | null} */
function mutableKind(node) {
  if (!isNode(node)) return null;
  if (/^TS(As|Satisfies|NonNull)/.test(node.type)) return mutableKind(node['expression']);
  if (node.type === 'ArrayExpression') return '[]';
  if (node.type === 'ObjectExpression') return '{}';
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'weakMemoize') return memo;
  const made = node.type === 'NewExpression' ? nameOf(node['callee']) : null;
  return made !== null && collections.has(made) ? `new ${made}` : null;
}

/**
 * What a module remembers by itself: every `let` at its top level that is assigned somewhere, and every collection, array
 * or object there that is written to in the same file. Constants that nobody writes do not count.
 *
 * @param {Program} program
 */
export function moduleStateIn(program) {
  /** @type {Set<string | null>} */
  const written = new Set();
  walk(program, (node) => {
    if (node.type === 'AssignmentExpression') written.add(rootOf(node['left']));
    if (node.type === 'UpdateExpression') written.add(rootOf(node['argument']));
    if (node.type === 'UnaryExpression' && node['operator'] === 'delete') written.add(rootOf(node['argument']));
    const callee = node.type === 'CallExpression' ? node['callee'] : null;
    if (isNode(callee) && callee.type === 'MemberExpression' && writers.has(nameOf(callee) ?? '')) {
      written.add(rootOf(callee['object']));
    }
  });
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return [];
    const kindOf = (/** @type {Node} */ { init }) => (declaration['kind'] === 'let' ? 'let' : mutableKind(init));
    return /** @type {Node[]} */ (declaration['declarations']).flatMap((declarator) => {
      const name = nameOf(declarator['id']);
      const kind = kindOf(declarator);
      return kind === memo || (kind !== null && written.has(name)) ? [`${name} (${kind})`] : [];
    });
  });
}
