// @ts-check

import compatData from '@mdn/browser-compat-data/forLegacyNode';

import { browserTargets } from './browser-targets.js';

/**
 * @typedef {{ version_added: string | false, version_removed?: string, flags?: unknown, prefix?: string,
 *   alternative_name?: string }} Support
 * @typedef {{ __compat?: { support: Record<string, Support | Support[]> } }} Feature
 * @typedef {Record<string, Feature>} Interface its members, and what is said of itself under `__compat`
 */

/** @param {string} version such as 16.4 or ≤37 @returns {number} for comparison */
function ordinal(version) {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
}

/**
 * The first of our browsers that lacks a feature, as 'Chrome 111'; null if all have it.
 *
 * @param {Feature | undefined} feature
 * @returns {string | null}
 */
function lackedBy(feature) {
  const support = feature?.__compat?.support;
  if (support === undefined) return null;
  const lacking = Object.entries(browserTargets).find(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
        typeof added === 'string' &&
        [flags, prefix, otherName].every((condition) => condition === undefined) &&
        ordinal(added) <= ordinal(oldest) &&
        (removed === undefined || ordinal(removed) > ordinal(oldest)),
    );
  });
  return lacking === undefined ? null : lacking.join(' ');
}

/** Property names that objects of any type may have: they prove nothing. */
const ofAnyObject = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * APIs our browsers lack: globals by name, static members as 'URL.canParse', and methods of instances as '.union()',
 * if each interface that has a member of the name is lacking it. The linter knows no types, so that is all a name can say.
 */
function lackingNames() {
  const { api, javascript } =
    /** @type {{ api: Record<string, Interface>, javascript: { builtins: Record<string, Interface> } }} */ (
      /** @type {unknown} */ (compatData)
    );
  const { Intl, ...builtins } = javascript.builtins;
  const interfaces = Object.entries({ ...api, ...builtins, .../** @type {Record<string, Interface>} */ (Intl) });
  /** @type {Map<string, string>} */
  const globals = new Map();
  /** @type {Map<string, string>} */
  const statics = new Map();
  /** @type {Map<string, string | null>} */
  const methods = new Map();
  for (const [owner, feature] of interfaces) {
    if (owner === '__compat') continue;
    const lackedWhole = lackedBy(feature);
    if (lackedWhole !== null) globals.set(owner, lackedWhole);
    for (const [key, member] of Object.entries(feature)) {
      if (key === '__compat' || key === owner || key.endsWith('_event') || ofAnyObject.has(key)) continue;
      const name = key.replace(/_static$/, '');
      const lacked = lackedWhole ?? lackedBy(member);
      if (lacked !== null) statics.set(`${owner}.${name}`, lacked);
      if (lackedWhole !== null) continue;
      const method = `.${name}()`;
      if (key === name || lacked === null) methods.set(method, methods.get(method) === null ? null : lacked);
      if (owner === 'Window' && lacked !== null && !(name in api)) globals.set(name, lacked);
    }
  }
  return { globals, statics, methods };
}

const lacking = lackingNames();

/**
 * @typedef {{ type: string, name?: string, value?: unknown, operator?: string, computed?: boolean, optional?: boolean,
 *   left?: Node, object?: Node, property?: Node, callee?: Node, parent?: Node }} Node
 * @typedef {{ identifier: Node, isValueReference?: boolean }} Reference
 * @typedef {{ defs: { type: string }[], references: Reference[] }} Variable
 * @typedef {{ set: Map<string, Variable>, through: Reference[] }} Scope
 * @typedef {{ sourceCode: { scopeManager: { globalScope: Scope | null, scopes: Scope[] } },
 *   report: (problem: { node: Node, message: string }) => void }} Context
 */

/** The positions of undeclared globals. @param {Scope | null} scope of all modules */
function globalsIn(scope) {
  const known = [...(scope?.set.values() ?? [])].filter(({ defs }) => defs.length === 0);
  return [...(scope?.through ?? []), ...known.flatMap(({ references }) => references)]
    .filter(({ isValueReference }) => isValueReference !== false)
    .map(({ identifier }) => identifier);
}

/** The positions of imported names. @param {readonly Scope[]} scopes */
function importsIn(scopes) {
  return scopes
    .flatMap(({ set }) => [...set.values()])
    .filter(({ defs }) => defs.some(({ type }) => type === 'ImportBinding'))
    .flatMap(({ references }) => references.map(({ identifier }) => identifier));
}

/**
 * The build translates newer syntax, and adds no newer function: where one is missing, the page that calls it breaks. Newer
 * than ES2023 the compiler refuses (`lib` in tsconfig.app.json); of what browsers bring, this rule reports globals, static
 * members and called methods that one of our browsers lacks. A file that looks whether they are there (`'name' in object`,
 * `object.name?.()`) may use them. Not seen: properties that are only read, attributes, events, CSS, and what packages do.
 */
export const noNewerApis = {
  /** @param {Context} context */
  create({ sourceCode, report }) {
    /** @type {Set<unknown>} names that the file looks for */
    const detected = new Set();
    /** @type {Node[]} `object.name`, where it is called */
    const called = [];
    return {
      /** @param {Node} node */
      BinaryExpression: (node) => {
        if (node.operator === 'in') detected.add(node.left?.value);
      },
      /** @param {Node} node */
      CallExpression: ({ callee, optional }) => {
        if (callee?.type === 'MemberExpression' && callee.computed !== true && optional !== true) called.push(callee);
      },
      'Program:exit': () => {
        /** @param {Node} node @param {string | undefined} name @param {string} shown @param {Map<string, string | null>} names */
        const check = (node, name, shown, names) => {
          const lackedIn = names.get(shown) ?? null;
          if (lackedIn === null || detected.has(name)) return;
          report({ node, message: `${shown} is missing in ${lackedIn}: look for it first, or do without it` });
        };
        const { globalScope, scopes } = sourceCode.scopeManager;
        const globals = globalsIn(globalScope);
        for (const identifier of globals) {
          const { name = '', parent } = identifier;
          check(identifier, name, name, lacking.globals);
          if (parent?.type !== 'MemberExpression' || parent.object !== identifier || parent.computed === true) continue;
          if (parent.parent?.optional === true) continue;
          check(parent, parent.property?.name, `${name}.${parent.property?.name ?? ''}`, lacking.statics);
        }
        // Members of both are not methods of an instance.
        const others = new Set([...globals, ...importsIn(scopes)]);
        for (const node of called) {
          const name = node.property?.name;
          if (node.object && !others.has(node.object)) check(node, name, `.${name ?? ''}()`, lacking.methods);
        }
      },
    };
  },
};
