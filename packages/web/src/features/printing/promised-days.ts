import { dayInWords } from '@ardoise/domain/projects/arrival.ts';
import { promiseProblem } from '@ardoise/domain/rules/promise.ts';
import type { PromisedDays } from './is-unpromised.ts';

/** The first day that cannot be promised, and why. */
export function firstProblem(days: PromisedDays, today: string): { id: string; message: string } | null {
  for (const [id, day] of Object.entries(days)) {
    const problem = promiseProblem({ day, reason: '', before: null }, today);
    if (problem !== null) return { id, message: problem.message };
  }
  return null;
}

/** '7 pour le 7 décembre, 1 pour le 4 décembre.', the most frequent first. */
export function daysInWords(days: PromisedDays, today: string): string {
  const counts = new Map<string, number>();
  for (const day of Object.values(days)) counts.set(day, (counts.get(day) ?? 0) + 1);
  const said = [...counts]
    .filter(([day]) => day !== '')
    .toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other))
    .map(([day, count]) => `${count} pour le ${dayInWords(day, today)}`);
  return said.length === 0 ? '' : `${said.join(', ')}.`;
}
