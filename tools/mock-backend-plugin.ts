import { copyFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { loadEnv, runnerImport, type Plugin, type UserConfig, type ViteDevServer } from 'vite';

import type * as accountsModule from '../mock-api/demo-accounts';
import type * as httpModule from '../mock-api/http';
import { isServedAt } from '../mock-api/http-access.ts';
import { readDraftModel, readDraftsSetting, type DraftModel } from '../mock-api/model/settings.ts';
import { readSeedSize, seedSizes } from '../mock-api/seed-size.ts';
import { embeddedIssuer } from '../src/domain/stored-keys.ts';

const firstPort = 4700;
const workerFile = 'mockServiceWorker.js';
const readWorker = () => readFile(createRequire(import.meta.url).resolve(`msw/${workerFile}`), 'utf8');

async function load(root: string): Promise<typeof httpModule & typeof accountsModule> {
  // The backend is TypeScript with the project's path alias; the runner reads both, the configuration's bundler does not.
  const options = { root, configFile: false, resolve: { tsconfigPaths: true }, logLevel: 'warn' } as const;
  const [http, accounts] = await Promise.all([
    runnerImport<typeof httpModule>(path.join(root, 'mock-api/http.ts'), options),
    runnerImport<typeof accountsModule>(path.join(root, 'mock-api/demo-accounts.ts'), options),
  ]);
  return { ...http.module, ...accounts.module };
}

/** Off with a real backend, in the static demo, and in tests, which start their own. */
function wantsBackend({ root = process.cwd(), envDir }: UserConfig, mode: string): boolean {
  if (mode === 'demo' || process.env['VITEST'] !== undefined) return false;
  const env = loadEnv(mode, envDir === false ? false : (envDir ?? root));
  return (env['VITE_API_HOST'] ?? '') === '';
}

/**
 * The model of the settings, which only this server reads: without the prefix VITE_ no build and no page knows them.
 * @returns what to print besides
 */
function draftModel({ root = process.cwd(), envDir }: UserConfig, mode: string): [DraftModel | null, string] {
  try {
    const model = readDraftModel(loadEnv(mode, envDir === false ? false : (envDir ?? root), 'DRAFT_MODEL_'));
    return [model, model === null ? '' : `\n  Drafts by ${model.name} at ${model.url}`];
  } catch (error) {
    return [null, `\n  Built-in drafts: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/**
 * Development without a backend: starts the mock backend and points the client to it, unless VITE_API_HOST names a real one
 * or the mode is `demo`, whose backend is a service worker. Its data survives a restart in `.mock-api`, each number of
 * employees in a file of its own. Edits of mock-api/ need a restart.
 */
function developmentBackend(): Plugin {
  let backend: httpModule.MockHttp | undefined;
  let server: ViteDevServer | undefined;
  let greeting = '';
  return {
    name: 'development-backend',
    apply: (config, env) => env.command === 'serve' && env.isPreview !== true && wantsBackend(config, env.mode),
    async config(config, { mode }) {
      const { root = process.cwd() } = config;
      const [model, drafting] = draftModel(config, mode);
      // From `npm start -- --people 400 --drafts plain` (tools/start.mjs).
      const people = readSeedSize(process.env['MOCK_PEOPLE']);
      const drafts = readDraftsSetting(process.env['MOCK_DRAFTS']);
      const { startMockHttp, demoAccounts } = await load(root);
      backend = await startMockHttp({
        port: firstPort,
        people,
        drafts,
        file: path.join(root, '.mock-api', people === seedSizes[0] ? 'db.json' : `db-${people}.json`),
        latency: true,
        issuer: embeddedIssuer,
        requireCookie: true,
        // Known only once the server listens: its port may have been taken, and `--host` adds addresses.
        isPage: (origin) => isServedAt(Object.values(server?.resolvedUrls ?? {}).flat(), origin),
        report: (sentence) => server?.config.logger.warnOnce(sentence, { timestamp: true }),
        ...(model !== null && { draftModel: model }),
      });
      const { individual, business } = demoAccounts;
      greeting = `  Embedded backend ${backend.origin}, accounts ${individual.email} and ${business.email}, password ${individual.password}${drafting}`;
      return {
        define: {
          'import.meta.env.VITE_API_HOST': JSON.stringify(backend.origin),
          __EMBEDDED_BACKEND__: JSON.stringify('http'),
        },
      };
    },
    configureServer(started) {
      server = started;
      const printUrls = started.printUrls.bind(started);
      started.printUrls = () => {
        printUrls();
        started.config.logger.info(greeting);
      };
      // Vite closes the server and creates the plugins again when its configuration changes.
      const close = started.close.bind(started);
      started.close = async () => {
        await close();
        await backend?.close();
      };
    },
  };
}

/**
 * The mode `demo`, whose backend is a service worker: configures the client for it and adds the worker's script to the
 * site's root. The script comes from the installed package: a copy under public/ would be in every build and go stale.
 *
 * The demo works on any static host: one without rewrites serves 404.html for an unknown path, which is the application
 * too, so that every URL can be opened directly.
 */
function staticDemo(): Plugin {
  let folder: string | null = null;
  return {
    name: 'static-demo',
    apply: (_, { mode }) => mode === 'demo',
    config: () => ({ define: { __EMBEDDED_BACKEND__: JSON.stringify('worker') } }),
    configResolved({ command, root, build }) {
      if (command === 'build') folder = path.resolve(root, build.outDir);
    },
    configureServer({ middlewares, config: { base } }) {
      middlewares.use(`${base}${workerFile}`, (_request, response, next) => {
        readWorker().then((source) => response.setHeader('content-type', 'text/javascript').end(source), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: await readWorker() });
    },
    async closeBundle() {
      if (folder !== null) await copyFile(path.join(folder, 'index.html'), path.join(folder, '404.html'));
    },
  };
}

/** The mock backend (mock-api/): beside the development server, or in the page of the static demo. */
export const mockBackend = (): Plugin[] => [developmentBackend(), staticDemo()];
