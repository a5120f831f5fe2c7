import { goalKinds } from '@/domain/goal-kind';

/** The short words of the product's own texts, spelled out for the help. The footer of public pages has those that they use (docs/product.md 18.13). */
export const abbreviations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(goalKinds).flatMap(({ singular, longName }) => (singular === longName ? [] : [[singular, longName]])),
  ),
  HR: 'human resources',
  AI: 'artificial intelligence',
  SLA: 'service level agreement',
  CEO: 'chief executive officer',
  ID: 'identification',
  PDF: 'portable document format',
  CSV: 'comma-separated values',
  TSV: 'tab-separated values',
  XLSX: 'Excel workbook',
  PNG: 'portable network graphics',
  JPG: 'joint photographic experts group',
};
