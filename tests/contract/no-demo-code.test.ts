// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** What the embedded backend and the contract's schemas are known by, and where each is written, so that a marker cannot go stale unseen. */
const markers: [marker: string, home: string][] = [
  ['[MSW]', 'node_modules/msw/lib'],
  ['mockServiceWorker', 'node_modules/msw/lib'],
  ['__demo', 'mock-api'],
  ['cairn_session', 'mock-api'],
  ['northbay', 'mock-api'],
  ['Lindqvist', 'mock-api'],
  // The schemas of payloads and answers are types to the client.
  ['must be a day that exists', 'src/api'],
];

const textFiles = /\.(js|mjs|css|html|json|svg|txt|webmanifest|ts)$/;

async function textsIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFiles.test(entry.name));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return { file: path.relative(folder, file), text: (await readFile(file, 'utf8')).toLowerCase() };
    }),
  );
}

describe('a production build', () => {
  let folder = '';
  let built: Awaited<ReturnType<typeof textsIn>> = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'production-'));
    // A process of its own: the test runner's NODE_ENV would make it another build.
    const env = { ...process.env, NODE_ENV: 'production', VITE_API_HOST: 'https://api.example.com' };
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
      cwd: root,
      env,
    });
    built = await textsIn(folder);
  }, 180_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is the application', () => {
    expect(built.map(({ file }) => file)).toContain('index.html');
    expect(built.some(({ text }) => text.includes('https://api.example.com'))).toBe(true);
  });

  it.each(markers)('holds no %s, which %s is known by', async (marker, home) => {
    const holding = (texts: typeof built) => texts.filter(({ text }) => text.includes(marker.toLowerCase()));
    expect(holding(await textsIn(path.join(root, home))).length, 'the marker is current').toBeGreaterThan(0);
    expect(holding(built).map(({ file }) => file)).toEqual([]);
  });

  it('ships no service worker', () => {
    expect(built.filter(({ file }) => /worker/i.test(file))).toEqual([]);
  });
});
