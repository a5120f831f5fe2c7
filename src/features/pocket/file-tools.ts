import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import FileDown from 'lucide-react/icons/file-down';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Printer from 'lucide-react/icons/printer';
import Sheet from 'lucide-react/icons/sheet';

import { separatorNote } from '@/lib/list-separator';
import type { Tool } from '@/ui/chosen-bar';

/* The files of selected records (docs/product.md 7.18). */

/** `loadPart` would reload the page after a deploy and lose the selection. */
export const loadExports = () => import('./export');

type Exports = Awaited<ReturnType<typeof loadExports>>;

export type FileTool = Tool & {
  /** Resolves to a note about content that the file leaves out. */
  send: (exports: Exports) => Exports['exportPdf'] | ReturnType<Exports['exportTable']>;
  /** @param what '12 OKRs' */
  titleOf: (what: string) => string;
  /** The toast at the end; '' for none. */
  doneText: (what: string) => string;
  failedText: string;
};

export const pdfTool: FileTool = {
  label: 'PDF',
  icon: FileDown,
  look: 'primary',
  send: ({ exportPdf }) => exportPdf,
  titleOf: (what) => `Creating one PDF of ${what}`,
  doneText: (what) => `PDF with ${what} downloaded.`,
  failedText: "We couldn't create the PDF. Try again.",
};

/** The files of selected records, the commonest last. */
export const fileTools: readonly FileTool[] = [
  {
    label: 'Print',
    icon: Printer,
    send: ({ printGoals }) => printGoals,
    titleOf: (what) => `Preparing ${what} for print`,
    doneText: () => '',
    failedText: "We couldn't print this. Try again.",
  },
  {
    label: 'Markdown',
    icon: ClipboardCopy,
    send: ({ copyMarkdown }) => copyMarkdown,
    titleOf: (what) => `Copying ${what} as Markdown`,
    doneText: (what) => `Copied ${what} as Markdown.`,
    failedText: 'Your browser blocked copying. Try again.',
  },
  {
    label: 'CSV',
    icon: Sheet,
    send: ({ exportTable }) => exportTable('csv'),
    titleOf: (what) => `Creating a CSV with ${what}`,
    doneText: (what) => `CSV with ${what} downloaded. ${separatorNote()}`.trimEnd(),
    failedText: "We couldn't create the CSV file. Try again.",
  },
  {
    label: 'XLSX',
    icon: FileSpreadsheet,
    send: ({ exportTable }) => exportTable('xlsx'),
    titleOf: (what) => `Creating a workbook with ${what}`,
    doneText: (what) => `XLSX with ${what} downloaded.`,
    failedText: "We couldn't create the XLSX file. Try again.",
  },
  pdfTool,
];
