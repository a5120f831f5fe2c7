import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router-dom';

import { paths } from '@/domain/paths';
import { onImportKeyChange, ownImportKey } from '@/session/import-key';
import { lazyExtra } from '@/ui/lazy';

// Hardly any page needs it.
const ImportBar = lazyExtra(async () => (await import('@/features/employees/import/sending/import-bar')).ImportBar);

const hasImport = (): boolean => ownImportKey() !== null;

/** The bar of an import that goes on while other pages are read, if this tab has one. Its own page shows it itself. */
export function ImportWork() {
  const isThere = useSyncExternalStore(onImportKeyChange, hasImport, () => false);
  const isOwnPage = useMatches().at(-1)?.id === paths.employeeImport;
  return isThere && !isOwnPage && <ImportBar />;
}
