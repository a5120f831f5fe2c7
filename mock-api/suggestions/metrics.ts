/** Themes of metrics; the goal's words choose among them. */
export type Theme = 'growth' | 'retention' | 'quality' | 'speed' | 'cost' | 'people';

/** One measure, written once and read as a key result or as a KPI. */
export type Metric = {
  theme: Theme;
  /** The direction, as the verb of a key result. */
  verb: 'Lift' | 'Cut';
  name: string;
  from: string;
  to: string;
  formula: string;
  frequency: string;
};

/** The words of an industry that are in a role's metrics, as `{staff}`. */
export type Vocabulary = { staff: string; customers: string; buyers: string; unit: string };

/** The person a draft is for. Order matters: the first metrics are the ones that matter most where the goal does not decide. */
export type Role = {
  name: string;
  matches: RegExp;
  metrics: readonly Metric[];
  /** The names of the topics that this role can move; every topic where they are left out. */
  topics?: readonly string[];
  /** The themes of an industry's metrics that this role can move, the most important first. */
  industryThemes: readonly Theme[];
};

/** A role whose measures are its own: of an industry it takes only the words. */
export type RolePack = Required<Omit<Role, 'industryThemes'>>;

export type Industry = { name: string; matches: RegExp; words: Vocabulary; metrics: readonly Metric[] };

/** Topics of goals, recognized by words. */
export type Topic = { name: string; matches: RegExp; metrics: readonly Metric[] };

/**
 * Reads metrics from a table, so that it can be edited without knowing code:
 * `theme | verb | name | from | to | formula | frequency`, one a line.
 */
export function metrics(table: string): Metric[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [theme = '', verb, name = '', from = '', to = '', formula = '', frequency = ''] = line
        .split(' | ')
        .map((cell) => cell.trim());
      return { theme: theme as Theme, verb: verb === 'Cut' ? 'Cut' : 'Lift', name, from, to, formula, frequency };
    });
}

/** A metric with the words of an industry in place of its placeholders. */
export function fillWords(metric: Metric, words: Vocabulary): Metric {
  const byPlaceholder = new Map(Object.entries(words));
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, placeholder: string) => byPlaceholder.get(placeholder) ?? whole);
  return { ...metric, name: fill(metric.name), formula: fill(metric.formula) };
}
