import { LeaveGuard } from '@/components/leave-guard';
import { withCommas } from '@/lib/with-commas';

import { isLostByReload, type ImportState } from './state';

/** Asks before a sign-out or the browser ends an import with rows that are stored nowhere (docs/product.md 8.13). */
export function UnsentGuard({ state }: { state: ImportState }) {
  if (!isLostByReload(state)) return null;
  const { all, counts } = state;
  const rest = all - counts.in;
  const who = rest === 1 ? "1 person isn't" : `${withCommas(rest)} people aren't`;
  return (
    <LeaveGuard isOfSession unsaved={() => true}>
      {`${who} imported yet, and nothing of your file is stored. Stop the import to download what was not imported.`}
    </LeaveGuard>
  );
}
