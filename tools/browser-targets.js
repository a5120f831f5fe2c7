/**
 * The oldest browsers that the application is for: the build translates syntax for them, and the linter refuses what they
 * lack besides (tools/newer-apis.js).
 *
 * @type {Readonly<Record<'chrome' | 'safari' | 'firefox', string>>}
 */
export const browserTargets = { chrome: '111', safari: '16.4', firefox: '128' };
