import { useCallback, useMemo } from 'react';

import { findManagerIn } from '@/components/employee/derived';
import { employeeFields, type EmployeeField, type EmployeeSummary } from '@/domain/employee';
import { hash } from '@/lib/hash';
import { useSameList } from '@/ui/use-same-list';
import { useSliced } from '@/ui/use-sliced';

import { readHeadings } from './cells';
import { areLabels, matchColumns, type Matched } from './columns';
import { withoutColumn, type Decisions } from './decisions';
import { managerKey } from './fill-in';
import { answersBy, columnOf, findingSteps, type Findings, type Source, type Sources, type Word } from './findings';
import { findQuestions } from './questions';
import type { NamedTable } from './read-people';
import { peopleIn } from './table-query';
import { notReadText } from './texts';
import { findChoice, type Rules } from './understand';
import { codesTogether, findMeaning, valueLists } from './values';

/** A file with more rows is looked through in slices. */
const syncLimit = 200;

/** The sources of the fields: as chosen, else by the names of the columns; a column has one field. */
function sourcesOf(chosen: Decisions['chosen'], headings: readonly string[], { sure }: Matched): Sources {
  const own = Object.entries(chosen).flatMap(([name, one]): [string, Source][] => {
    if (one.from !== 'column') return [[name, one]];
    const column = headings.findIndex((heading) => hash(heading) === one.key);
    return column < 0 ? [] : [[name, { from: 'column', column, part: one.part }]];
  });
  const taken = new Set(own.map(([, source]) => columnOf(source)));
  const named = Object.entries(sure).filter(([, column]) => !taken.has(column));
  return {
    ...Object.fromEntries(employeeFields.map((name) => [name, withoutColumn(name)])),
    ...Object.fromEntries(named.map(([name, column]) => [name, { from: 'column', column }])),
    ...Object.fromEntries(own),
  };
}

/** A word of a column with its choice; undefined where the word is unknown and nothing was chosen. */
export type MatchedWord = Word & { readonly choice: string | undefined; readonly isKnown: boolean };

/** How a file is understood. @param people the employee list, for managers; undefined until it is read */
export function useMatch(table: NamedTable, decisions: Decisions, people?: readonly EmployeeSummary[]) {
  const { facts } = table;
  const { withHidden, header = table.header } = decisions;
  const headings = useMemo(() => readHeadings(table.rows, header), [table, header]);
  const rows = useMemo(() => peopleIn(table, header, withHidden), [table, header, withHidden]);
  const hidden = useMemo(() => peopleIn(table, header, true).filter(({ isHidden }) => isHidden), [table, header]);
  const found = useMemo(() => matchColumns(headings), [headings]);
  const { chosen, answers, words: saidWords, fills, recalledWords } = decisions;
  const sources = useMemo(() => sourcesOf(chosen, headings, found), [chosen, headings, found]);
  // A new shared value does not restart `findingSteps`.
  const columns = useSameList(employeeFields.map((name) => columnOf(sources[name])));
  const findings = useSliced(
    useCallback(() => findingSteps(rows, columns), [rows, columns]),
    rows.length <= syncLimit,
  );

  const findListed = useMemo(() => findManagerIn(people ?? []), [people]);
  const { managers } = decisions;
  const findManager = useCallback(
    (name: string) => (Object.hasOwn(managers, managerKey(name)) && managers[managerKey(name)]) || findListed(name),
    [managers, findListed],
  );
  const rules = useMemo((): Rules | null => {
    if (findings === undefined) return null;
    return {
      sources,
      findManager,
      isOurs: areLabels(headings),
      answers: answersBy(findings, answers),
      words: { ...recalledWords, ...codesTogether(findings.words.get('gender') ?? []), ...saidWords },
      fills,
    };
  }, [findings, sources, findManager, headings, answers, saidWords, fills, recalledWords]);

  const words = useMemo(
    () => (findings && rules ? matchedWords(findings, rules) : new Map<EmployeeField, MatchedWord[]>()),
    [findings, rules],
  );
  return {
    facts,
    all: table.rows,
    hidden,
    withHidden,
    /** Rows of the file that are not people, in words; '' for none. */
    notRead: notReadText(table, header, withHidden),
    /** The same for an import, where left-out rows include hidden ones. */
    notPeople: notReadText(table, header, true),
    header,
    headings,
    rows,
    sources,
    people,
    suggested: found.suggested,
    fullName: found.fullName,
    /** undefined until a long file is looked through. */
    findings,
    rules,
    words,
    /** Whether what is shown matches the current columns. */
    isCurrent: findings?.of === columns && findings.rows === rows,
    /** The questions that are asked before the rows can be checked. */
    questions: findings && rules ? findQuestions(findings, rules) : [],
    /** Fields with one value for everyone that is still missing. */
    openFields: employeeFields.filter((name) => {
      const source = sources[name];
      return source?.from === 'shared' && source.text.trim() === '';
    }),
  };
}

export type Match = ReturnType<typeof useMatch>;

/** The words of each column with a list: unknown ones first, then in the order of the file. */
function matchedWords({ words }: Findings, rules: Rules): ReadonlyMap<EmployeeField, readonly MatchedWord[]> {
  return new Map(
    [...valueLists.keys()].flatMap((name) => {
      const found = words.get(name);
      if (found === undefined) return [];
      const matched = found.map((word) => ({
        ...word,
        choice: findChoice(name, word.text, rules),
        isKnown: findMeaning(name, word.text) !== undefined,
      }));
      // Ordered by the word's own meaning, so that a row stays in place when it is matched.
      return [[name, matched.toSorted((one, other) => Number(one.isKnown) - Number(other.isKnown))] as const];
    }),
  );
}
