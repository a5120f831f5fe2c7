// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { refusal, resolveImport } from '../../tools/boundaries.js';

type Case = { file: string; code: string; rule: string | null };

const open = (from: string, specifier: string, dynamic = false) => ({ from, specifier, dynamic });

describe('where an import leads', () => {
  it.each([
    ['src/features/goals/page.tsx', '@/ui/button', 'src/ui/button'],
    ['src/features/goals/page.tsx', '../auth/form', 'src/features/auth/form'],
    ['src/features/goals/page.tsx', '../auth', 'src/features/auth'],
    ['src/features/goals/page.tsx', './index', 'src/features/goals'],
    ['src/ui/logo.tsx', './logo.svg?url', 'src/ui/logo.svg'],
    ['src/main.tsx', '../mock-api/browser.ts', 'mock-api/browser'],
    ['src/main.tsx', '/src/app/app.tsx', 'src/app/app'],
    ['src/ui/button.tsx', 'react', null],
    ['src/ui/button.tsx', '@tanstack/react-query', null],
  ])('from %s, %s is %s', (from, specifier, target) => {
    expect(resolveImport(from, specifier)).toBe(target);
  });
});

describe('doors that are open', () => {
  it.each([
    open('src/domain/audience.ts', './paths'),
    open('src/lib/dates.ts', '@/domain/limits'),
    open('src/lib/dates.ts', './env'),
    open('src/ui/field.tsx', '@/domain/limits'),
    open('src/ui/field.tsx', '@/lib/env'),
    open('src/api/goals.ts', '@/domain/records'),
    open('src/session/session.ts', '../domain/audience'),
    open('src/features/goals/page.tsx', './list'),
    open('src/features/goals/parts/row.tsx', '../list'),
    open('src/features/goals/page.tsx', '@/api/goals'),
    open('src/features/goals/page.tsx', '@/session/use-session'),
    open('src/features/goals/page.tsx', '@/ui/button'),
    open('src/app/branches/shell.tsx', '@/features/goals/page', true),
    open('src/app/app.tsx', '../styles/index.css'),
    open('src/main.tsx', './app/app'),
    open('src/main.tsx', './styles/index.css'),
    open('src/main.tsx', '../mock-api/browser', true),
    open('src/domain/messages.ts', '@/brand'),
    open('mock-api/seed.ts', '../src/brand'),
    open('mock-api/db.ts', '@/domain/records'),
    open('mock-api/handlers/goals.ts', '@/api/contract'),
    open('mock-api/handlers/goals.ts', '../db'),
    open('src/session/token.test.ts', '../../mock-api/tokens'),
    open('src/features/goals/page.test.tsx', '../../../tests/support/render'),
    open('tests/flows/sign-in.test.tsx', '@/app/app'),
    open('src/api/http.ts', 'axios'),
    open('src/ui/marquee.tsx', 'react-fast-marquee'),
    open('src/ui/toaster.tsx', 'react-hot-toast/headless'),
  ])('$from may import $specifier', (wish) => {
    expect(refusal(wish)).toBeNull();
  });
});

describe('doors that are shut', () => {
  it.each([
    open('src/domain/audience.ts', '@/lib/env'),
    open('src/lib/dates.ts', '@/ui/button'),
    open('src/lib/dates.ts', '@/api/client'),
    open('src/ui/field.tsx', '@/api/goals'),
    open('src/ui/field.tsx', '../session/session'),
    open('src/ui/field.tsx', '@/features/goals/page'),
    open('src/api/http.ts', '@/session/session'),
    open('src/api/http.ts', '@/ui/toaster'),
    open('src/session/session.ts', '@/api/auth'),
    open('src/features/goals/page.tsx', '../auth/form'),
    open('src/features/goals/page.tsx', '../auth'),
    open('src/features/goals/page.tsx', '@/features/auth/form', true),
    open('src/features/goals/page.tsx', '@/app/router'),
    open('src/features/shared.ts', './goals/page'),
    open('src/features/goals/page.tsx', '../shared'),
    open('src/app/app.tsx', '../main'),
    open('src/app/app.tsx', '../../mock-api/browser', true),
    open('src/app/app.tsx', '../../tests/support/render'),
    open('src/app/app.tsx', '../../package.json'),
    open('src/main.tsx', '../mock-api/browser'),
    open('src/main.tsx', '../mock-api/db', true),
    open('src/main.tsx', './features/goals/page'),
    open('src/utils/misc.ts', '@/domain/paths'),
    open('src/features/goals/page.test.tsx', '../auth/form'),
    open('mock-api/db.ts', '@/api/client'),
    open('mock-api/db.ts', '@/session/storage'),
    open('mock-api/db.ts', '../tests/setup'),
    open('src/features/goals/page.tsx', 'axios'),
    open('src/session/session.ts', 'axios/unsafe/helpers'),
    open('src/features/marketing/strip.tsx', 'react-fast-marquee'),
    open('src/ui/toaster.tsx', 'react-hot-toast'),
    open('tests/flows/sign-in.test.tsx', 'react-hot-toast'),
  ])('$from may not import $specifier', (wish) => {
    expect(refusal(wish)).not.toBeNull();
  });
});

const cases: Case[] = [
  { file: 'src/features/goals/static.ts', code: `export { a } from '../auth/a';`, rule: 'local(boundaries)' },
  { file: 'src/features/goals/star.ts', code: `export * from '@/features/auth/a';`, rule: 'local(boundaries)' },
  { file: 'src/features/goals/type.ts', code: `export type A = import('../auth/a').A;`, rule: 'local(boundaries)' },
  {
    file: 'src/features/goals/lazy.ts',
    code: `export const a = () => import('../auth/a');`,
    rule: 'local(boundaries)',
  },
  { file: 'src/features/goals/own.ts', code: `export { a } from './a';`, rule: null },
  {
    file: 'src/features/goals/if.ts',
    code: `export const f = (a: string) => a === 'okr';`,
    rule: 'local(pairs-are-rows)',
  },
  { file: 'src/ui/not.ts', code: `export const f = (a: string) => 'business' !== a;`, rule: 'local(pairs-are-rows)' },
  { file: 'src/app/tpl.ts', code: 'export const f = (a: string) => a === `kpi`;', rule: 'local(pairs-are-rows)' },
  {
    file: 'src/api/switch.ts',
    code: `export const f = (a: string) => { switch (a) { case 'individual': return 1; default: return 2; } };`,
    rule: 'local(pairs-are-rows)',
  },
  { file: 'src/features/goals/bind.ts', code: `export const audience = 'business';`, rule: null },
  { file: 'src/domain/if.ts', code: `export const f = (a: string) => a === 'okr';`, rule: null },
  { file: 'mock-api/if.ts', code: `export const f = (a: string) => a === 'okr';`, rule: null },
  { file: 'src/ui/if.test.ts', code: `export const f = (a: string) => a === 'okr';`, rule: null },
  {
    file: 'src/ui/html.ts',
    code: `export const f = (e: Element) => { e.innerHTML = ''; };`,
    rule: 'local(no-html-sinks)',
  },
  {
    file: 'src/ui/html2.ts',
    code: `export const f = (e: Element) => { e['outerHTML'] = ''; };`,
    rule: 'local(no-html-sinks)',
  },
  {
    file: 'src/ui/html3.ts',
    code: `export const f = (e: Element) => e.insertAdjacentHTML('beforeend', '');`,
    rule: 'local(no-html-sinks)',
  },
  { file: 'src/ui/html4.ts', code: `export const f = () => document.write('');`, rule: 'local(no-html-sinks)' },
  {
    file: 'src/ui/html5.ts',
    code: `export const p = { dangerouslySetInnerHTML: { __html: '' } };`,
    rule: 'local(no-html-sinks)',
  },
  {
    file: 'src/ui/html6.tsx',
    code: `export const P = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    rule: 'local(no-html-sinks)',
  },
  { file: 'src/ui/text.ts', code: `export const f = (e: Element) => { e.textContent = ''; };`, rule: null },
  { file: 'src/lib/eval.ts', code: `export const f = () => eval('1');`, rule: 'eslint(no-eval)' },
  { file: 'src/lib/fn.ts', code: `export const f = new Function('return 1');`, rule: 'eslint(no-new-func)' },
  { file: 'src/lib/say.ts', code: `export const f = () => console.warn('x');`, rule: 'eslint(no-console)' },
  { file: 'src/lib/log.ts', code: `export const f = () => console.warn('x');`, rule: null },
  {
    file: 'src/lib/keep.ts',
    code: `export const f = () => localStorage.getItem('x');`,
    rule: 'eslint(no-restricted-globals)',
  },
  {
    file: 'src/lib/keep2.ts',
    code: `export const f = () => window.sessionStorage.getItem('x');`,
    rule: 'eslint(no-restricted-properties)',
  },
  { file: 'src/session/keep.ts', code: `export const f = () => localStorage.getItem('x');`, rule: null },
];

describe('the linter says so', () => {
  let folder = '';
  let found: { filename: string; code: string }[] = [];

  beforeAll(async () => {
    const root = path.resolve(import.meta.dirname, '../..');
    folder = await mkdtemp(path.join(tmpdir(), 'walls-'));
    await cp(path.join(root, 'tools'), path.join(folder, 'tools'), { recursive: true });
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    // Types are left out: these rules read the text alone, and the fixtures have no project around them.
    const rules = await readFile(path.join(root, '.oxlintrc.json'), 'utf8');
    await writeFile(path.join(folder, '.oxlintrc.json'), rules.replace('"typeAware": true', '"typeAware": false'));
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    await Promise.all(
      cases.map(async ({ file, code }) => {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), `${code}\n`);
      }),
    );
    const output = await new Promise<string>((resolve) => {
      const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
      execFile(process.execPath, [oxlint, '-f', 'json', 'src', 'mock-api'], { cwd: folder }, (_error, stdout) =>
        resolve(stdout),
      );
    });
    found = (JSON.parse(output) as { diagnostics: typeof found }).diagnostics;
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(cases)('$file: $rule', ({ file, rule }) => {
    const codes = found.filter(({ filename }) => filename.split(path.sep).join('/') === file).map(({ code }) => code);
    expect(rule === null ? codes : codes.filter((code) => code === rule).slice(0, 1)).toEqual(
      rule === null ? [] : [rule],
    );
  });
});
