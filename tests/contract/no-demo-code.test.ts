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

/** The settings of a model that drafts, which only the development server reads. */
const draftModel = {
  DRAFT_MODEL_URL: 'https://model.example/v1',
  DRAFT_MODEL_NAME: 'a-model-of-ours',
  DRAFT_MODEL_KEY: 'a-key-of-ours',
};

/** What the settings hold, and what the code is known by that reads them. */
const modelMarkers = ['model.example', 'a-model-of-ours', 'a-key-of-ours', 'DRAFT_MODEL', 'chat/completions'];

/** Builds with the settings of a model set, and reads what comes out. */
async function build(folder: string, ...options: string[]) {
  // A process of its own: the test runner's NODE_ENV would make it another build.
  const env = { ...process.env, ...draftModel, NODE_ENV: 'production', VITE_API_HOST: 'https://api.example.com' };
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const command = [vite, 'build', '--outDir', folder, '--logLevel', 'error', ...options];
  await promisify(execFile)(process.execPath, command, { cwd: root, env });
  return textsIn(folder);
}

type Texts = Awaited<ReturnType<typeof textsIn>>;

const holding = (texts: Texts, marker: string) =>
  texts.filter(({ text }) => text.includes(marker.toLowerCase())).map(({ file }) => file);

describe('a production build', () => {
  let folder = '';
  let built: Texts = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'production-'));
    built = await build(folder);
  }, 180_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is the application', () => {
    expect(built.map(({ file }) => file)).toContain('index.html');
    expect(built.some(({ text }) => text.includes('https://api.example.com'))).toBe(true);
  });

  it.each(markers)('holds no %s, which %s is known by', async (marker, home) => {
    expect(holding(await textsIn(path.join(root, home)), marker), 'the marker is current').not.toEqual([]);
    expect(holding(built, marker)).toEqual([]);
  });

  it.each(modelMarkers)('holds no %s of the model that drafts', (marker) => {
    expect(holding(built, marker)).toEqual([]);
  });

  it('ships no service worker', () => {
    expect(built.filter(({ file }) => /worker/i.test(file))).toEqual([]);
  });
});

describe('a build of the static demo', () => {
  it('holds nothing of the model that drafts, though it holds the mock backend', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
    const built = await build(folder, '--mode', 'demo');
    const source = await textsIn(path.join(root, 'mock-api/model'));
    expect(holding(built, 'northbay')).not.toEqual([]);
    expect(modelMarkers.flatMap((marker) => holding(built, marker))).toEqual([]);
    expect(['DRAFT_MODEL', 'chat/completions'].filter((marker) => holding(source, marker).length === 0)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  }, 180_000);
});
