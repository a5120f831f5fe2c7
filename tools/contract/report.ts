import { contract, type CallRow } from '@/api/contract';

import { reliesOn } from './responses';
import { wordsOfSuccess, type Finding } from './request';
import type { Report, Visit } from './run';

type Verdict = 'ok' | 'differs' | 'breaks' | 'not made';

/** The worst of what was found at a call. */
function verdictOf({ findings, notMade }: Visit): Verdict {
  if (notMade !== undefined) return 'not made';
  if (findings.some(({ level }) => level === 'breaks')) return 'breaks';
  return findings.length > 0 ? 'differs' : 'ok';
}

/** The same departure is told once, however many calls of one name met it and in whichever row of a list. */
function distinct(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.level} ${finding.about} ${finding.text.replace(/^\d+(?=[.:])/, '')}`;
    if (!found.has(key)) found.set(key, finding);
  }
  return [...found.values()];
}

/** What the client relies on at a call: the status, the headers a browser needs, the fields that are read. */
function relianceOf({ name }: Visit): string {
  const row: CallRow = contract[name];
  const fields = reliesOn(name);
  return [
    wordsOfSuccess(row),
    row.bearer === 'never' ? '' : 'bearer',
    row.credentials ? 'cookies' : '',
    row.reads === 'nothing' || fields === '' ? '' : fields,
  ]
    .filter(Boolean)
    .join('; ');
}

/** How many calls came to each verdict. */
export function countsOf({ visits }: Report): Record<Verdict, number> {
  const counts = { ok: 0, differs: 0, breaks: 0, 'not made': 0 };
  for (const visit of visits) counts[verdictOf(visit)] += 1;
  return counts;
}

/** The exit code that the report comes to. @param tolerant what the client copes with is no failure */
export function exitCodeOf(report: Report, tolerant: boolean): 0 | 1 {
  const { breaks, differs } = countsOf(report);
  return report.failure !== undefined || breaks > 0 || (differs > 0 && !tolerant) ? 1 : 0;
}

/** The report for a person: a line per call with what is relied on, and below it each departure. */
export function reportText(report: Report): string {
  const lines = report.visits.flatMap((visit) => {
    const { method, path }: CallRow = contract[visit.name];
    const head = `${verdictOf(visit).padEnd(9)} ${`${method} ${path}`.padEnd(46)} ${relianceOf(visit)}`;
    const departures = distinct(visit.findings).map(
      ({ level, about, text }) => `${' '.repeat(10)}${level}: ${about}: ${text}`,
    );
    const remarks = [visit.notMade, visit.note].flatMap((text) =>
      text === undefined ? [] : `${' '.repeat(10)}${text}`,
    );
    return [head, ...remarks, ...departures];
  });
  const counts = countsOf(report);
  return [
    `The 24 calls at ${report.host}, as a page of ${report.pageOrigin} makes them`,
    '',
    ...lines,
    '',
    ...(report.failure === undefined ? [] : [`The walk ended early: ${report.failure}`, '']),
    report.stays.length === 0 ? 'Nothing stays at the host.' : 'This stays at the host:',
    ...report.stays.map((thing) => `  ${thing}`),
    '',
    `${counts.ok} ok, ${counts.differs} differ, ${counts.breaks} break the client, ${counts['not made']} not made`,
  ].join('\n');
}

/** The report for a program. */
export function reportJson(report: Report): string {
  const visits = report.visits.map((visit) => ({
    call: visit.name,
    method: contract[visit.name].method,
    path: contract[visit.name].path,
    reliesOn: relianceOf(visit),
    verdict: verdictOf(visit),
    ...(visit.notMade !== undefined && { notMade: visit.notMade }),
    ...(visit.note !== undefined && { note: visit.note }),
    departures: distinct(visit.findings),
  }));
  return JSON.stringify({ ...report, visits, counts: countsOf(report) }, null, 2);
}
