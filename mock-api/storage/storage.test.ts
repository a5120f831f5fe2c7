// @vitest-environment node
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Database, snapshotVersion, type Snapshot, type SnapshotStorage } from '../db';
import { makeUser } from '../factories';
import { emptyTables } from '../tables';
import { fileStorage } from './file';

let folder = '';
let file = '';
const seeded = (db: Database) => {
  db.tables.users.push(makeUser({ id: db.id('user'), firstName: 'Seed' }));
};
/** Opens a database, seeded where its storage has none. */
async function opened(storage: SnapshotStorage): Promise<Database> {
  const db = new Database(seeded, storage);
  await db.open();
  return db;
}
const firstNames = (db: Database) => db.tables.users.map(({ firstName }) => firstName);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  file = join(folder, 'deep', 'db.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a database in a file', () => {
  it('is seeded first and then found again', async () => {
    const storage = fileStorage(file);
    const db = await opened(storage);
    db.tables.users.push(makeUser({ id: db.id('user'), firstName: 'Nia' }));
    await db.commit();
    await storage.flush();
    const later = await opened(fileStorage(file));
    expect(firstNames(later)).toEqual(['Seed', 'Nia']);
    expect(later.id('user')).toBe('user-3');
    expect(await readdir(join(folder, 'deep'))).toEqual(['db.json']);
  });

  it('gathers writes and makes them without being asked', async () => {
    const db = await opened(fileStorage(file));
    for (const firstName of ['One', 'Two', 'Three']) {
      db.tables.users.push(makeUser({ firstName }));
      await db.commit();
    }
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('Three'), { timeout: 60_000 });
  });

  it.each([
    [`{"version":"${snapshotVersion}","tab`],
    ['null'],
    [JSON.stringify({ version: `${snapshotVersion} other`, nextId: 1, tables: emptyTables() })],
    [JSON.stringify({ version: snapshotVersion, nextId: 1, tables: {} })],
  ])('that is broken (%s) is seeded anew', async (text) => {
    const broken = join(folder, 'db.json');
    await writeFile(broken, text);
    expect(firstNames(await opened(fileStorage(broken)))).toEqual(['Seed']);
  });
});

describe('any database', () => {
  it('reads again after another tab saved, and tells who listens', async () => {
    let stored: Snapshot | null = null;
    const announce: (() => void)[] = [];
    const storage: SnapshotStorage = {
      load: () => Promise.resolve(structuredClone(stored)),
      save: (snapshot) => {
        stored = structuredClone(snapshot);
        return Promise.resolve();
      },
      onExternalSave: (listener) => announce.push(listener),
    };
    const [here, there] = [await opened(storage), await opened(storage)];
    const heard = vi.fn<() => void>();
    const stop = there.subscribe(heard);
    here.tables.users.push(makeUser({ firstName: 'Nia' }));
    await here.commit();
    for (const listener of announce) listener();
    await there.open();
    expect(firstNames(there)).toEqual(['Seed', 'Nia']);
    expect(heard).toHaveBeenCalledOnce();
    stop();
    await there.commit();
    expect(heard).toHaveBeenCalledOnce();
  });
});
