import type { KeptImport } from '@/device/kept-import';
import { log } from '@/lib/log';

/** Where the import of a tab is kept on the device, as long as that works. */
export type Keeper = ReturnType<typeof createKeeper>;

/** @param given null where this browser keeps nothing */
export function createKeeper(given: KeptImport | null) {
  let kept = given;
  let isClosed = false;
  const canWrite = () => kept !== null && !isClosed;

  async function forget(): Promise<void> {
    const device = kept;
    kept = null;
    await device?.remove().catch((reason: unknown) => log('The kept import could not be removed.', reason));
  }

  return {
    /** Whether a reload comes back to the import. */
    isKept: () => kept !== null,
    /**
     * Writes to the device. An import that cannot be written is removed from there: rows that are stored as not sent would be
     * sent again after a reload.
     */
    write: async (change: (device: KeptImport) => Promise<void>): Promise<void> => {
      if (kept === null || !canWrite()) return;
      try {
        await change(kept);
      } catch (reason) {
        if (!canWrite()) return;
        log('The import could not be kept on this device.', reason);
        await forget();
      }
    },
    /** Removes the import from the device. */
    forget,
    /** Lets the database go; the import stays there. */
    close: (): void => {
      isClosed = true;
      kept?.close();
    },
  };
}
