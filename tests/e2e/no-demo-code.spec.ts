import { expect, test } from '@playwright/test';

import { backendOrigin, siteFolder } from './support/addresses.mjs';
import { expectNoDraftModel, holding, textsIn } from './support/built';

/** Markers of the embedded backend and the contract's schemas, each with its file, so that no marker goes stale. */
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

test('the built application holds nothing of the mock backend, nor of the model that drafts there', async () => {
  const built = await textsIn(siteFolder);
  expect(built.map(({ file }) => file)).toContain('index.html');
  expect(holding(built, backendOrigin), 'it is the application').not.toEqual([]);
  for (const [marker, home] of markers) {
    expect(holding(await textsIn(home), marker), `${marker} is current`).not.toEqual([]);
    expect(holding(built, marker), marker).toEqual([]);
  }
  await expectNoDraftModel(built);
  // The workbook reader is the only one.
  const workers = built.filter(({ file }) => /worker/i.test(file)).map(({ file }) => file);
  expect(workers).toEqual([expect.stringMatching(/^assets\/workbook-worker-[\w-]+\.js$/)]);
});
