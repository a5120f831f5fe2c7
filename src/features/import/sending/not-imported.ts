import { writeTextCsv } from '@/lib/csv';
import { datedFileName } from '@/lib/download';

import type { ImportPlan, ImportRow, Mark } from './rows';

const notSent = 'Not imported, because the import was stopped.';
const notKnown = 'No reply from the server. They may or may not have been added.';

/** Why a row was not imported; '' for one that was. */
const reasonOf = ({ status, why }: Mark): string =>
  ({
    in: '',
    failed: why,
    left: notSent,
    sending: notKnown,
    unknown: notKnown,
    here: 'Someone with this work email was already added.',
  })[status];

/** The rows of a file that were not imported, in their file's order, why, and what the import changed in them. */
function* notImportedRows({ leftOut, textsOf }: ImportPlan, rows: readonly ImportRow[]): Generator<string[], void> {
  const rest = rows.map(({ line, mark }) => ({ line, why: reasonOf(mark) }));
  const lines = [...leftOut, ...rest.filter(({ why }) => why !== '')].toSorted((one, other) => one.line - other.line);
  for (const { line, why } of lines) {
    const { cells, changes } = textsOf(line);
    yield [...cells, why, changes];
  }
}

/** The file's name, 'Not-imported-2026-03-14.csv': the user's local day. */
export async function notImportedFile(plan: ImportPlan, rows: readonly ImportRow[], now: Date) {
  const blob = await writeTextCsv([...plan.headings, 'Why', 'Changes'], notImportedRows(plan, rows));
  return { blob, fileName: datedFileName('Not-imported', 'csv', now) };
}
