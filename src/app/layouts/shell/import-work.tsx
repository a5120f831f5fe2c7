import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router-dom';

import { paths } from '@/domain/paths';
import { importQueryKey } from '@/features/employees/import/sending/query-key';
import { onImportKeyChange, ownImportKey } from '@/session/import-key';
import { lazyExtra } from '@/ui/lazy';

// Hardly any page needs it.
const ImportBar = lazyExtra(async () => (await import('@/features/employees/import/sending/import-bar')).ImportBar);

const hasImport = (): boolean => ownImportKey() !== null;

/** The bar of an import that goes on while other pages are read, if this tab has one. Its own page shows it itself. */
export function ImportWork() {
  const isKept = useSyncExternalStore(onImportKeyChange, hasImport, () => false);
  // A browser that keeps nothing has it in this page only.
  const queries = useQueryClient();
  const isHere = useSyncExternalStore(
    // Not while another part renders, which may ask for the import at that moment.
    (onChange) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => (queries.getQueryData(importQueryKey) ?? null) !== null,
    () => false,
  );
  const isOwnPage = useMatches().at(-1)?.id === paths.employeeImport;
  return (isKept || isHere) && !isOwnPage && <ImportBar />;
}
