import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/**
 * The demo can be put on any static host: a host without rules of its own answers an unknown address with 404.html,
 * which is the application too, so that every address works when it is opened directly.
 */
export function staticFallback(): Plugin {
  let folder: string | null = null;
  return {
    name: 'static-fallback',
    apply: (_, { mode, command }) => command === 'build' && mode === 'demo',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      if (folder !== null) await copyFile(join(folder, 'index.html'), join(folder, '404.html'));
    },
  };
}
