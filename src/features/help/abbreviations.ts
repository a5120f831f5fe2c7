import { goalKinds } from '@/domain/goal-kind';

/** The short words of the product's own texts, spelled out for the help. Public pages say those they use themselves (docs/product.md 18.13). */
export const abbreviations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(goalKinds).flatMap(({ singular, longName }) => (singular === longName ? [] : [[singular, longName]])),
  ),
  HR: 'human resources',
  AI: 'artificial intelligence',
  SLA: 'service level agreement',
  CEO: 'chief executive officer',
  ID: 'identification, a number or word that only one person or record has',
  PDF: 'portable document format, for files that are read and printed',
  CSV: 'comma-separated values, a table as text',
  TSV: 'tab-separated values, a table as text',
  XLSX: 'a workbook of Excel',
  PNG: 'portable network graphics, a picture',
  JPG: 'joint photographic experts group, a picture',
};
