import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router-dom';

import { paths } from '@/domain/paths';
import { importQueryKey } from '@/features/import/sending/query-key';
import { lazyExtra } from '@/ui/lazy';

// Hardly any page needs it.
const ImportBar = lazyExtra(async () => (await import('@/features/import/sending/import-bar')).ImportBar);

/** The bar of an import that goes on while other pages are read, if this tab has one. Its own page shows it itself. */
export function ImportWork() {
  const queries = useQueryClient();
  const hasImport = useSyncExternalStore(
    // Not while another part renders, which may ask for the import at that moment.
    (onChange) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => (queries.getQueryData(importQueryKey) ?? null) !== null,
    () => false,
  );
  const isOwnPage = useMatches().at(-1)?.id === paths.employeeImport;
  return hasImport && !isOwnPage && <ImportBar />;
}
