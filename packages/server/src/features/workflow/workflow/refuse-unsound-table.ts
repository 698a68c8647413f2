import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { tableProblems } from '@ardoise/domain/rules/table-problems.ts';

/** A server with a contradictory table of transitions does not start. @throws Error that names each contradiction */
export function refuseUnsoundTable(rows = TRANSITIONS): void {
  const problems = tableProblems(rows);
  if (problems.length > 0)
    throw new Error(
      `The table of transitions is not sound:\n${problems.map((each) => `- ${each}`).join('\n')}`,
    );
}
