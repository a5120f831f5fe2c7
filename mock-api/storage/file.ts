import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { isSnapshot, type Snapshot, type SnapshotStorage } from '../db';

const quietMs = 50;

/** A storage that also says when everything is on the disk. */
export type FileStorage = SnapshotStorage & { flush: () => Promise<void> };

/**
 * Keeps the database in a JSON file. Writes are gathered for a moment and made to a file beside it that then takes its
 * name, so that an interrupted write never leaves half a database. A file that cannot be read counts as none.
 */
export function fileStorage(file: string): FileStorage {
  let waiting: Snapshot | null = null;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write() {
    if (waiting === null) return;
    const text = JSON.stringify(waiting);
    waiting = null;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // One write after the other; a failed one (a full disk) must not stop later ones.
    writing = writing.then(write, write);
    return writing;
  }

  return {
    flush,
    load: async () => {
      try {
        const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
        return isSnapshot(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    save: (snapshot) => {
      waiting = snapshot;
      timer ??= setTimeout(() => {
        flush().catch((error: unknown) => {
          process.stderr.write(`The embedded backend could not store ${file}: ${String(error)}\n`);
        });
      }, quietMs);
      return Promise.resolve();
    },
  };
}
