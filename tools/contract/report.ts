import { contract, type CallRow } from '@/api/contract';

import type { CallReport } from './contract-run';
import type { Finding } from './request';
import type { Report } from './run';

type CallResult = 'ok' | 'differs' | 'breaks' | 'not made';

/** The worst finding of a call. */
function resultOf({ findings, notMade }: CallReport): CallResult {
  if (notMade !== undefined) return 'not made';
  if (findings.some(({ level }) => level === 'breaks')) return 'breaks';
  return findings.length > 0 ? 'differs' : 'ok';
}

/** Drops a deviation that another call of the same name, or another row of the same list, has too. */
function distinct(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.level} ${finding.about} ${finding.text.replace(/^\d+(?=[.:])/, '')}`;
    if (!found.has(key)) found.set(key, finding);
  }
  return [...found.values()];
}

/** How many calls had each result. */
export function countResults({ visits }: Report): Record<CallResult, number> {
  const counts = { ok: 0, differs: 0, breaks: 0, 'not made': 0 };
  for (const call of visits) counts[resultOf(call)] += 1;
  return counts;
}

/** The exit code of a report. */
export function exitCodeOf(report: Report): 0 | 1 {
  const { breaks, differs } = countResults(report);
  return report.failure !== undefined || breaks + differs > 0 ? 1 : 0;
}

/** The report as text: a line per call, and below it each deviation. */
export function reportText(report: Report): string {
  const lines = report.visits.flatMap((call) => {
    const { method, path }: CallRow = contract[call.name];
    const head = `${resultOf(call).padEnd(9)} ${method} ${path}`;
    const deviations = distinct(call.findings).map(
      ({ level, about, text }) => `${' '.repeat(10)}${level}: ${about}: ${text}`,
    );
    const notes = [call.notMade, call.note].flatMap((text) => (text === undefined ? [] : `${' '.repeat(10)}${text}`));
    return [head, ...notes, ...deviations];
  });
  const counts = countResults(report);
  return [
    `The ${Object.keys(contract).length} calls at ${report.host}, as a page of ${report.pageOrigin} makes them`,
    '',
    ...lines,
    '',
    ...(report.failure === undefined ? [] : [`The run ended early: ${report.failure}`, '']),
    report.stays.length === 0 ? 'Nothing stays at the host.' : 'This stays at the host:',
    ...report.stays.map((thing) => `  ${thing}`),
    '',
    `${counts.ok} ok, ${counts.differs} differ, ${counts.breaks} break the client, ${counts['not made']} not made`,
  ].join('\n');
}
