import { useCallback, useMemo } from 'react';

import { isRequired } from '@/components/employee/fields';
import { employeeFields, type EmployeeField } from '@/domain/employee';
import { useSliced } from '@/ui/use-sliced';

import { headingsOf, widthOf } from './cells';
import { areLabels, matchColumns, type Columns } from './columns';
import type { Decisions } from './decisions';
import {
  columnOf,
  findingSteps,
  shownBy,
  type Doubt,
  type Findings,
  type Source,
  type Sources,
  type Word,
} from './findings';
import type { NamedTable } from './table-query';
import { choiceOf, type Rules } from './understand';
import { meaningOf, meaningsTogether, valueLists, type WordChoice } from './values';

/** A file with more rows is looked through in slices. */
const atOnceUpTo = 200;

/** Where the fields' values come from: as somebody has chosen, else as the columns are named. */
function sourcesOf(chosen: Decisions['chosen'], headings: readonly string[], found: Columns): Sources {
  function sourceOf(name: EmployeeField): Source | undefined {
    const own = chosen[name];
    if (own !== undefined && own.from !== 'column') return own;
    const column = own === undefined ? -1 : headings.indexOf(own.heading);
    const at = column >= 0 ? column : found[name];
    return at === undefined ? undefined : { from: 'column', column: at };
  }
  return Object.fromEntries(
    employeeFields.flatMap((name) => {
      const source = sourceOf(name);
      return source === undefined ? [] : [[name, source]];
    }),
  );
}

/** A word of a column with what becomes of it; undefined where nobody has said and it means nothing by itself. */
export type MatchedWord = Word & { readonly choice: WordChoice | undefined };

/** How a file is understood: what it shows by itself, with what somebody has decided of it. */
export function useMatch({ facts, rows: all, header: guessed }: NamedTable, decisions: Decisions) {
  const header = decisions.header ?? guessed;
  const headings = useMemo(() => headingsOf(all[header], widthOf(all)), [all, header]);
  const rows = useMemo(() => all.slice(header + 1), [all, header]);
  const found = useMemo(() => matchColumns(headings), [headings]);
  const { chosen, dayOrder: saidOrder, signs: saidSigns, words: saidWords } = decisions;
  const sources = useMemo(() => sourcesOf(chosen, headings, found), [chosen, headings, found]);
  // As one text, so that a value for everybody looks through nothing anew.
  const columnsText = JSON.stringify(employeeFields.map((name) => [name, columnOf(sources[name])]));
  const columns = useMemo(
    () =>
      Object.fromEntries((JSON.parse(columnsText) as [EmployeeField, number | null][]).filter(([, at]) => at !== null)),
    [columnsText],
  ) as Columns;
  const findings = useSliced(
    useCallback(() => findingSteps(rows, columns), [rows, columns]),
    rows.length <= atOnceUpTo,
  );

  const rules = useMemo((): Rules | null => {
    if (findings === undefined) return null;
    const ofFile = [...findings.words].map(([name, words]) => [
      name,
      {
        ...meaningsTogether(
          name,
          words.map(({ key }) => key),
        ),
        ...saidWords[name],
      },
    ]);
    const signs = [...findings.amounts].map(([name, evidence]) => [
      name,
      saidSigns[name] ?? shownBy(evidence, ['comma', 'point']),
    ]);
    return {
      sources,
      isOurs: areLabels(headings),
      dayOrder: saidOrder ?? shownBy(findings.days, ['day first', 'month first']),
      signs: Object.fromEntries(signs) as Rules['signs'],
      words: Object.fromEntries(ofFile) as Rules['words'],
    };
  }, [findings, sources, headings, saidOrder, saidSigns, saidWords]);

  const words = useMemo(() => (findings && rules ? matchedWords(findings, rules) : noWords), [findings, rules]);
  return {
    facts,
    /** All rows of the file. */
    all,
    header,
    headings,
    /** Those of people. */
    rows,
    sources,
    /** Required fields that no column is named like, whatever was chosen for them since. */
    unnamed: employeeFields.filter((name) => isRequired(name) && found[name] === undefined),
    /** undefined until a long file is looked through. */
    findings,
    rules,
    words,
    /** Whether what is shown is of the columns as they are matched now. */
    isCurrent: findings?.of === columns && findings.rows === rows,
    needs: needsOf(sources, findings, rules, words),
  };
}

export type Match = ReturnType<typeof useMatch>;

const noWords: ReadonlyMap<EmployeeField, readonly MatchedWord[]> = new Map();

/** The words of each column with a list: those that need somebody first, then as they stand in the file. */
function matchedWords({ words }: Findings, rules: Rules): ReadonlyMap<EmployeeField, readonly MatchedWord[]> {
  return new Map(
    [...valueLists.keys()].flatMap((name) => {
      const found = words.get(name);
      if (found === undefined) return [];
      const matched = found.map((word) => ({
        ...word,
        choice: choiceOf(name, word.text, rules),
      }));
      // By what it means by itself, so that a row stays where it is when it is matched.
      const isOpen = (word: MatchedWord) => meaningOf(name, word.text) === undefined;
      return [[name, [...matched.filter(isOpen), ...matched.filter((word) => !isOpen(word))]] as const];
    }),
  );
}

/** A text that can be read in two ways, and whether somebody, or the other texts, say which. */
type Question = { readonly doubt: Doubt; readonly isOpen: boolean };

/** What needs somebody before the rows can be checked. */
export type Needs = {
  readonly day: Question | null;
  readonly amounts: readonly Question[];
  /** Required fields without a column or value. */
  readonly fields: readonly EmployeeField[];
  readonly words: readonly { readonly name: EmployeeField; readonly words: number; readonly rows: number }[];
};

function needsOf(
  sources: Sources,
  findings: Findings | undefined,
  rules: Rules | null,
  words: ReadonlyMap<EmployeeField, readonly MatchedWord[]>,
): Needs {
  const doubts = [...(findings?.amounts ?? [])].flatMap(([name, { doubt }]) => (doubt ? [{ name, doubt }] : []));
  return {
    day: findings?.days.doubt ? { doubt: findings.days.doubt, isOpen: (rules?.dayOrder ?? null) === null } : null,
    amounts: doubts.map(({ name, doubt }) => ({ doubt, isOpen: (rules?.signs[name] ?? null) === null })),
    fields: employeeFields.filter((name) => isRequired(name) && sources[name] === undefined),
    words: [...words].flatMap(([name, all]) => {
      const open = all.filter(({ choice }) => choice === undefined);
      if (open.length === 0) return [];
      return [{ name, words: open.length, rows: open.reduce((sum, { rows }) => sum + rows, 0) }];
    }),
  };
}
