/*
 * How a draft is written. Models answer in Markdown, with a preamble, with headings or with two objectives, whatever they are
 * asked for, so the built-in drafts do the same in turn.
 */

/** One result: in one line, or as a name with its parts below. */
export type DraftedResult = {
  line: string;
  name: string;
  parts: readonly (readonly [label: string, value: string])[];
};

/** A draft before it is written. */
export type DraftParts = {
  /** 'OKRs' */
  plural: string;
  role: string;
  objective: string | null;
  /** The second objective of a draft that has two. */
  secondObjective: string;
  results: readonly DraftedResult[];
};

const note = 'Note: figures are examples to confirm.';

const withVerbInBold = (line: string): string => line.replace(/^(Bring down|\w+)/, '**$1**');

const labeled = (label: string, objective: string | null): string[] =>
  objective === null ? [] : [`${label} ${objective}`];

const inMarkdown = ({ line, name, parts }: DraftedResult): string[] =>
  parts.length === 0
    ? [`- ${withVerbInBold(line)}`]
    : [`- **${name}**`, ...parts.map(([label, value]) => `  - **${label}:** ${value}`)];

const belowHeading = ({ line, name, parts }: DraftedResult, index: number): string[] =>
  parts.length === 0
    ? [`${index + 1}. ${line}`]
    : [`### ${index + 1}. ${name}`, ...parts.map(([label, value]) => `- ${label}: ${value}`), ''];

function inTable(results: readonly DraftedResult[]): string[] {
  const labels = results[0]?.parts.map(([label]) => label) ?? [];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['KPI', ...labels]),
    row(['KPI', ...labels].map(() => '---')),
    ...results.map(({ name, parts }) => row([name, ...parts.map(([, value]) => value)])),
  ];
}

function withTwoObjectives({ objective, secondObjective, results }: DraftParts): string[] {
  const half = Math.ceil(results.length / 2);
  const listOf = (part: readonly DraftedResult[]) => part.map(({ line }, index) => `- KR${index + 1}: ${line}`);
  return [
    `### Objective 1: ${objective ?? ''}`,
    ...listOf(results.slice(0, half)),
    '',
    `### Objective 2: ${secondObjective}`,
    ...listOf(results.slice(half)),
  ];
}

const styles = {
  plain: ({ objective, results }) => [
    ...labeled('Objective:', objective),
    ...results.map(({ line }) => line),
    '',
    note,
  ],
  markdown: ({ plural, objective, results }) => [
    ...labeled('**Objective:**', objective),
    '',
    `**${objective === null ? plural : 'Key Results'}:**`,
    ...results.flatMap(inMarkdown),
    '',
    `*${note}*`,
  ],
  preamble: ({ plural, role, objective, results }) => [
    `Here are ${plural} for the role "${role}":`,
    '',
    ...labeled('Objective:', objective),
    ...results.map(({ line }, index) => `${index + 1}. ${line}`),
    '',
    note,
    'Let me know if you would like other targets.',
  ],
  headings: ({ plural, objective, results }) => [
    ...(objective === null ? [`## ${plural}`] : ['## Objective', objective, '', '## Key Results']),
    ...results.flatMap(belowHeading),
    '',
    note,
  ],
  parted: (draft) => [...(draft.objective === null ? inTable(draft.results) : withTwoObjectives(draft)), '', note],
} satisfies Record<string, (draft: DraftParts) => string[]>;

export type DraftStyle = keyof typeof styles;

/** The styles in the order in which an account's drafts have them. */
export const draftStyles = Object.keys(styles) as DraftStyle[];

/** Writes a draft in a style. */
export const writeInStyle = (draft: DraftParts, style: DraftStyle): string => styles[style](draft).join('\n').trim();
