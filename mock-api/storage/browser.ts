import { isSnapshot, noStorage, type Snapshot, type SnapshotStorage } from '../db';

const databaseName = 'demo:database';
const storeName = 'snapshots';
const key = 'latest';

function requestOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return requestOf(request);
}

/**
 * Keeps the database in the browser (IndexedDB: pictures do not fit into localStorage). Where the browser refuses, as
 * in some private windows, the demo works nevertheless and forgets with the page.
 */
export async function browserStorage(): Promise<SnapshotStorage> {
  const connection = await open().catch(() => null);
  if (connection === null) return noStorage;
  const store = (mode: IDBTransactionMode) => connection.transaction(storeName, mode).objectStore(storeName);
  // Every tab answers its own calls from its own memory; a tab that has saved tells the others to read again.
  const channel = new BroadcastChannel(databaseName);
  return {
    load: async () => {
      try {
        const stored: unknown = await requestOf(store('readonly').get(key));
        return isSnapshot(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    save: async (snapshot: Snapshot) => {
      try {
        await requestOf(store('readwrite').put(snapshot, key));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
        channel.postMessage('saved');
      } catch {
        // A full disk: the responses stay true until the page is left.
      }
    },
    onExternalSave: (listener) => {
      channel.addEventListener('message', listener);
    },
  };
}
