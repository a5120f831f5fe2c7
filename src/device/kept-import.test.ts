import { expect, it, vi } from 'vitest';

import { ownImportKey, storedImportKey } from '@/session/import-key';
import { clearSignIn, storeSignIn } from '@/session/session';

import { forgetImport } from './forget-import';
import { keepImport, openKeptImport } from './kept-import';
import { newSecret } from './sealed';

const signIn = (email = 'amara@northbay.example') => storeSignIn('business', { email, token: 'not.a.token' });
const head = { fileName: 'people.csv' };
const rows = Array.from({ length: 250 }, (_, line) => ({ line }));

/** The import whose key this tab has. */
async function reopened() {
  const key = ownImportKey();
  return key && (await openKeptImport(key));
}

it('comes back whole, in its order, with what became of its rows', async () => {
  signIn();
  const kept = await keepImport(head, rows);
  await kept.writeMark(101, 'sending');
  await kept.writeMark(101, 'in');
  await kept.writeHead({ ...head, before: [] });
  kept.close();
  const values = await (await reopened())?.read();
  expect(values).toEqual({ head: { ...head, before: [] }, rows, marks: new Map([[101, 'in']]) });
});

it('cannot be read with another key', async () => {
  signIn();
  await keepImport(head, rows);
  const { id } = storedImportKey() ?? { id: '' };
  const other = await openKeptImport({ id, secret: newSecret() });
  await expect(other.read()).rejects.toMatchObject({ name: 'OperationError' });
});

it('is gone with the next one, when it is removed, and when it is forgotten', async () => {
  signIn();
  await keepImport(head, rows);
  const first = await reopened();
  const second = await keepImport(head, rows);
  expect(await first?.read()).toBeNull();
  const again = await reopened();
  await second.remove();
  expect(await again?.read()).toBeNull();
  expect(storedImportKey()).toBeNull();

  await keepImport(head, rows);
  forgetImport();
  expect(storedImportKey()).toBeNull();
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

it('is nobody else’s, and is still its owner’s after they sign in again', async () => {
  signIn();
  await keepImport(head, rows);
  clearSignIn('business');
  signIn();
  expect(ownImportKey()).not.toBeNull();
  signIn('bela@elsewhere.example');
  expect(ownImportKey()).toBeNull();
});

it('is not kept at all where the tab keeps no key', async () => {
  signIn();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(keepImport(head, rows)).rejects.toThrow('keeps nothing');
  expect(storedImportKey()).toBeNull();
});
