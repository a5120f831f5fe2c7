import { errors, successes } from './messages.ts';
import { paths } from './paths.ts';

export type GoalKind = 'okr' | 'kpi';

/** Everything in which the kinds differ. Components take a row and never compare kinds. */
export type GoalKindRow = {
  kind: GoalKind;
  /** 'OKR' */
  singular: string;
  /** 'OKRs' */
  plural: string;
  longName: string;
  /** An item of a goal: 'Key result' */
  result: string;
  explanation: string;
  /** Whether a draft may have an objective without a label. */
  hasObjective: boolean;
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
  /** Toast and text of a failed list. */
  noData: string;
};

export const goalKinds: Record<GoalKind, GoalKindRow> = {
  okr: {
    kind: 'okr',
    singular: 'OKR',
    plural: 'OKRs',
    longName: 'Objective and Key Results',
    result: 'Key result',
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
    result: 'KPI',
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

/** 'employees' for 'Employees'; abbreviations such as 'OKRs' stay. */
export function inSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}

/** 'Key result 2', 'KPI 2' */
export const resultName = (kind: GoalKind, number: number): string => `${goalKinds[kind].result} ${number}`;

/** '1 key result', '3 KPIs' */
export const resultCount = (kind: GoalKind, count: number): string =>
  `${count} ${inSentence(goalKinds[kind].result)}${count === 1 ? '' : 's'}`;

/** 'OKRs and KPIs', 'OKR or KPI' */
export function kindsInWords(form: 'singular' | 'plural', word = 'and'): string {
  const names = Object.values(goalKinds).map((row) => inSentence(row[form]));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} ${word} ${last}`;
}

export const kindsSpelledOut = Object.values(goalKinds)
  .map(({ singular, longName }) => `${singular}: ${longName}.`)
  .join(' ');

/** The meta description of the landing page, and of paths without a document of their own. */
export const siteDescription = `Describe a role, the company's goal and the industry. Get ${kindsInWords('plural')} to keep, read and hand on.`;

/** The title of the dialog that drafts for an employee, and of its button (docs/product.md 8.2). */
export const generateTitle = `Generate ${kindsInWords('singular', '&')}`;

/** The kind that is shown if there is room for only one. */
export const firstKind = goalKinds.okr;

/** The dashboard has KPIs before OKRs (docs/product.md 7.3). */
export const dashboardKinds: readonly GoalKindRow[] = Object.values(goalKinds).toReversed();

/** How many goals there are of each kind, with its name for so many; kinds without goals are left out. */
export const countKinds = (goals: readonly { kind: GoalKind }[]) =>
  Object.values(goalKinds).flatMap((row) => {
    const count = goals.filter(({ kind }) => kind === row.kind).length;
    return count === 0 ? [] : [{ ...row, count, name: count === 1 ? row.singular : row.plural }];
  });
