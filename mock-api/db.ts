import { goalKinds } from '@/domain/goal-kind';

import { emptyTables, type Tables } from './tables';

/** The whole database as JSON. */
export type Snapshot = { version: string; nextId: number; tables: Tables };

/** The version changes with the shape of a table. A snapshot of another version is seeded again. */
export const snapshotVersion = ['1', ...Object.keys(goalKinds)].join(' ');

/** Where snapshots are stored. `load` gives null where none can be read; then the seed is used. */
export type SnapshotStorage = {
  load: () => Promise<Snapshot | null>;
  save: (snapshot: Snapshot) => Promise<void>;
  /** Calls back when another tab has saved. */
  onExternalSave?: (listener: () => void) => void;
};

/** Tests: nothing outlives the process. */
export const noStorage: SnapshotStorage = { load: () => Promise.resolve(null), save: () => Promise.resolve() };

/** True for a value with all tables of this version. */
export function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false;
  const { version, nextId, tables } = value as Partial<Snapshot>;
  if (version !== snapshotVersion || typeof nextId !== 'number' || typeof tables !== 'object') return false;
  const stored = new Map<string, unknown>(Object.entries(tables));
  return Object.keys(emptyTables()).every((name) => Array.isArray(stored.get(name)));
}

/** Plain tables with one number for the next id, kept through a storage. Tests read and write `tables` directly. */
export class Database {
  tables: Tables = emptyTables();
  private nextId = 1;
  private stale = true;
  private loading: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();
  private readonly seed: (db: Database) => void;
  private readonly storage: SnapshotStorage;

  /**
   * @param seed fills an empty database; used when nothing (readable) is stored, and by reset
   * @param storage where it is kept
   */
  constructor(seed: (db: Database) => void, storage: SnapshotStorage = noStorage) {
    this.seed = seed;
    this.storage = storage;
    storage.onExternalSave?.(() => {
      this.stale = true;
      this.notify();
    });
  }

  /** Makes the tables current: read from the storage at first, and again after another tab saved. */
  async open(): Promise<void> {
    if (this.stale) {
      this.stale = false;
      this.loading = this.load();
    }
    // Calls that come while it is being read wait for the same reading.
    await this.loading;
  }

  /** A new id, such as 'okr-12'. Ids are never used twice, also not after a deletion. */
  id(prefix: string): string {
    const id = `${prefix}-${this.nextId}`;
    this.nextId += 1;
    return id;
  }

  /** Stores the current state. Resolves once it is stored, so that an answered call survives a reload. */
  async commit(): Promise<void> {
    this.notify();
    await this.storage.save({ version: snapshotVersion, nextId: this.nextId, tables: this.tables });
  }

  /** Back to the seed. */
  async reset(): Promise<void> {
    await this.open();
    this.reseed();
    await this.commit();
  }

  /** Calls back after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async load() {
    const snapshot = await this.storage.load();
    if (isSnapshot(snapshot)) {
      this.tables = snapshot.tables;
      this.nextId = snapshot.nextId;
    } else {
      this.reseed();
    }
  }

  private reseed() {
    this.tables = emptyTables();
    this.nextId = 1;
    this.seed(this);
  }

  private notify() {
    for (const listener of this.listeners) listener();
  }
}
