import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import { startMockHttp } from '../../mock-api/http';
import { installEngines } from '../../tools/engines.mjs';
import { backendOrigin, siteOrigin } from '../e2e/support/addresses.mjs';

/** For the whole run: the engines, the built application as the browser tests serve it, and its backend. */
export default async function setup() {
  installEngines();
  const backend = await startMockHttp({
    port: Number(new URL(backendOrigin).port),
    isPage: (origin) => origin === siteOrigin,
    requireCookie: true,
  });
  const site = spawn(process.execPath, ['tests/e2e/support/site.mjs'], { stdio: 'inherit' });
  const ended = once(site, 'exit');
  const stop = async () => {
    site.kill();
    await Promise.all([ended, backend.close()]);
  };
  try {
    if (backend.origin !== backendOrigin) throw new Error(`${backendOrigin} is taken: set E2E_PORT`);
    let isServed = false;
    while (!isServed) {
      if (site.exitCode !== null) throw new Error('the site was not built and served');
      await setTimeout(200);
      isServed = await fetch(siteOrigin).then(
        () => true,
        () => false,
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
