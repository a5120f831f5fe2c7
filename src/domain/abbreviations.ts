import { goalKinds } from './goal-kind';

const common = {
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

/** The abbreviations of the product's own texts, spelled out (docs/product.md 18.13). */
export const abbreviations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(goalKinds).flatMap(({ singular, longName }) => (singular === longName ? [] : [[singular, longName]])),
  ),
  ...common,
};

/** 'HR: human resources. AI: artificial intelligence.' Kinds of goals have `kindsSpelledOut`. */
export const spelledOut = (...names: (keyof typeof common)[]): string =>
  names.map((name) => `${name}: ${common[name]}.`).join(' ');
