// @ts-check

/**
 * What is refused, and what is served.
 *
 * @type {readonly import('../bars.mjs').Bar[]}
 */
export const security = [
  {
    number: 6,
    name: 'policy',
    title: 'Browser tests without a violation of the policy',
    goal: 'all',
    isQuick: true,
    tests: ['tests/e2e/public-pages.spec.ts'],
    mutant: ['tests/e2e/public-pages.spec.ts', 'the strip'],
  },
  {
    number: 6,
    name: 'refusals',
    title: 'What the policy refuses, refused and noticed',
    goal: 10,
    isQuick: true,
    tests: ['tests/e2e/policy.spec.ts'],
    mutant: ['tests/e2e/policy.spec.ts', 'is refused, and would fail a test'],
  },
  {
    number: 7,
    name: 'observatory',
    title: "Points by MDN's Observatory, behind nginx with TLS",
    goal: 145,
    command: ['tools/proof/nginx.mjs'],
    mutant: ['tools/proof/nginx.mjs'],
    needs:
      '10 points for cookies, which the site has none of, and for a host on the list of preloaded ones; 135 is all else',
  },
  {
    number: 7,
    name: 'nginx',
    title: 'Answers of nginx: status, headers, caching',
    goal: 'all',
    command: ['tools/proof/nginx.mjs'],
    mutant: ['tools/proof/nginx.mjs'],
  },
  {
    number: 7,
    name: 'hosts',
    title: 'Host files against their one source',
    goal: 'all',
    isQuick: true,
    tests: ['tests/contract/headers.test.ts'],
    mutant: ['tests/contract/headers.test.ts', ''],
  },
  {
    number: 23,
    name: 'integrity',
    title: 'Changed assets refused',
    goal: 4,
    isQuick: true,
    tests: ['tests/e2e/integrity.spec.ts'],
    mutant: ['tests/e2e/integrity.spec.ts', 'changed on its way'],
  },
  {
    number: 24,
    name: 'sbom',
    title: 'Packages in the bill of materials',
    goal: 'all',
    isQuick: true,
    tests: ['tools/sbom.test.ts'],
    mutant: ['tools/sbom.test.ts', ''],
  },
  {
    number: 25,
    name: 'audit',
    title: 'Packages without a known vulnerability',
    goal: 'all',
    command: ['tools/proof/audit.mjs'],
    needs: "the registry's list of advisories",
  },
  {
    number: 26,
    name: 'threats',
    title: 'Threats with a test of their defence',
    goal: 'all',
    isQuick: true,
    tests: ['tests/contract/threats.test.ts'],
    mutant: ['tests/contract/threats.test.ts', ''],
  },
];
