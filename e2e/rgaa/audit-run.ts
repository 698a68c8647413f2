import type { AuditRun } from '@ardoise/domain/accessibility/statement.ts';

/** Of Vitest's JSON report, what an audit needs. */
export interface TestReport {
  testResults: readonly { assertionResults: readonly { title: string; status: string }[] }[];
}

/** What an audit saw: a criterion passes if each of its tests, named by its number, has. */
export function auditRunOf(report: TestReport, of: Omit<AuditRun, 'passed'>): AuditRun {
  const passed: Record<string, boolean> = {};
  for (const { title, status } of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const number = /^(\d+\.\d+) /.exec(title)?.[1];
    if (number !== undefined) passed[number] = passed[number] !== false && status === 'passed';
  }
  return { ...of, passed };
}
