import { errors, successes } from './messages.ts';
import { paths } from './paths.ts';

/** The kinds of goal. */
export type GoalKind = 'okr' | 'kpi';

/** Everything in which the kinds differ; a component takes its row and does not compare. */
export type GoalKindRow = {
  kind: GoalKind;
  /** 'OKR' */
  singular: string;
  /** 'OKRs' */
  plural: string;
  longName: string;
  /** One sentence: what it is good for. */
  explanation: string;
  /** Whether its results lead to an objective, which a draft may leave without a label. */
  hasObjective: boolean;
  /** Title of the list page. */
  listTitle: string;
  createLabel: string;
  listPath: { individual: string; business: string };
  /** First line of the PDF and the start of its file name; 'Okr-' but 'KPI-', as specified. */
  pdfTitle: string;
  pdfPrefix: string;
  generated: string;
  generateFailed: string;
  deleted: string;
  deleteFailed: string;
  /** Toast and text of a list that could not be read. */
  noData: string;
};

export const goalKinds: Record<GoalKind, GoalKindRow> = {
  okr: {
    kind: 'okr',
    singular: 'OKR',
    plural: 'OKRs',
    longName: 'Objective and Key Results',
    explanation: 'Where you want to be, and three to five results that prove you arrived.',
    hasObjective: true,
    listTitle: 'View Set OKRs',
    createLabel: 'Create OKRs',
    listPath: { individual: paths.okrs, business: paths.businessOkrs },
    pdfTitle: 'Okr Data',
    pdfPrefix: 'Okr-',
    generated: successes.okrsGenerated,
    generateFailed: errors.generateOkrsFailed,
    deleted: successes.okrDeleted,
    deleteFailed: errors.deleteOkrFailed,
    noData: errors.noOkrs,
  },
  kpi: {
    kind: 'kpi',
    singular: 'KPI',
    plural: 'KPIs',
    longName: 'Key Performance Indicator',
    explanation: 'A number you watch. It shows how well the work is going against a target.',
    hasObjective: false,
    listTitle: 'View Set KPIs',
    createLabel: 'Create KPIs',
    listPath: { individual: paths.kpis, business: paths.businessKpis },
    pdfTitle: 'Kpi Data',
    pdfPrefix: 'KPI-',
    generated: successes.kpisGenerated,
    generateFailed: errors.generateKpisFailed,
    deleted: successes.kpiDeleted,
    deleteFailed: errors.deleteKpiFailed,
    noData: errors.noKpis,
  },
};

/**
 * A name inside a sentence, of a kind or of another list: abbreviations keep their letters.
 * @param name 'OKRs', 'Employees'
 * @returns 'OKRs', 'employees'
 */
export function inSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}

/**
 * All kinds in a sentence.
 * @param word between the last two
 * @returns 'OKRs and KPIs', 'OKR or KPI'
 */
export function kindsInWords(form: 'singular' | 'plural', word = 'and'): string {
  const names = Object.values(goalKinds).map((row) => inSentence(row[form]));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} ${word} ${last}`;
}

/** What the abbreviations stand for. */
export const kindsSpelledOut = Object.values(goalKinds)
  .map(({ singular, longName }) => `${singular}: ${longName}.`)
  .join(' ');

/** What search engines and shared links show of the landing page, and of a path without a document of its own. */
export const siteDescription = `Describe a role, the company's goal and the industry. Get ${kindsInWords('plural')} to keep, read and hand on.`;

/** Of the dialog that drafts for an employee, and of the button that opens it (docs/product.md 8.2). */
export const generateTitle = `Generate ${kindsInWords('singular', '&')}`;

/** The kind that stands first where there is room for one. */
export const firstKind = goalKinds.okr;

/** The kinds in the order of the dashboard: KPIs before OKRs (docs/product.md 7.3). */
export const dashboardKinds: readonly GoalKindRow[] = Object.values(goalKinds).toReversed();
