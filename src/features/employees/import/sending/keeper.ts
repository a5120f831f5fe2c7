import type { KeptImport } from '@/device/kept-import';
import { log } from '@/lib/log';

import type { ImportState } from './state';

/** Where the import of a tab is kept on the device, as long as that works. */
export type Keeper = ReturnType<typeof createKeeper>;

/**
 * @param given null where this browser keeps nothing
 * @param isBehind whether some step could not be stored before
 */
export function createKeeper(given: KeptImport | null, isBehind = false) {
  let kept = given;
  let isClosed = false;
  const isOpen = () => !isClosed;
  let keeps: ImportState['keeps'] = given === null ? 'nothing' : isBehind ? 'less' : 'all';
  return {
    /** What a reload comes back to. */
    keeps: () => keeps,
    /** Writes to the device. Rows that it has as not sent may be in after a failure: a reload has to look them up. */
    write: async (change: (device: KeptImport) => Promise<void>): Promise<void> => {
      if (kept === null || !isOpen()) return;
      try {
        await change(kept);
      } catch (reason) {
        // The page is left: somebody may have signed out.
        if (!isOpen()) return;
        log('A step of the import could not be kept on this device.', reason);
        keeps = 'less';
        kept.noteBehind();
      }
    },
    /** Removes the import from the device. */
    forget: async (): Promise<void> => {
      const device = kept;
      kept = null;
      keeps = 'nothing';
      await device?.remove().catch((reason: unknown) => log('The kept import could not be removed.', reason));
    },
    /** Lets the database go; the import stays there. */
    close: (): void => {
      isClosed = true;
      kept?.close();
    },
  };
}
