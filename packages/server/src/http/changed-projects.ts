import { OBJECT_ID } from '@ardoise/domain/base/object-id.ts';
import type { ChangedProject } from './project-changes.ts';

function textIn(values: unknown, name: string): string | undefined {
  const value =
    typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : undefined;
}

/** Those that a call for several projects reports as done (`resultats`). */
function doneAmongSeveral(answer: unknown): string[] {
  const results =
    typeof answer === 'object' && answer !== null && 'resultats' in answer ? answer.resultats : [];
  if (!Array.isArray(results)) return [];
  return results.flatMap((result: unknown) => {
    const done = typeof result === 'object' && result !== null && 'fait' in result && result.fait === true;
    return done ? (textIn(result, 'id') ?? []) : [];
  });
}

/**
 * The projects that a call has changed, from its parameters and reply: the one in its URL, the one of a mailed link,
 * the one that it created (`_id`), the one of an uploaded file, or those of a lot. An id that is no project's, such as
 * an account's link, matches nothing.
 */
export function changedProjects(params: unknown, answer: unknown, answersFile: boolean): ChangedProject[] {
  const project = textIn(params, 'id');
  const linkToken = textIn(params, 'token');
  const file = answersFile ? textIn(answer, 'id') : undefined;
  const made =
    typeof answer === 'object' && answer !== null && '_id' in answer ? textIn(answer._id, '$oid') : undefined;
  return [
    ...(project !== undefined && OBJECT_ID.test(project) ? [{ project }] : []),
    ...(made !== undefined && made !== project ? [{ project: made }] : []),
    ...(linkToken === undefined ? [] : [{ linkToken }]),
    ...(file === undefined ? [] : [{ file }]),
    ...doneAmongSeveral(answer).map((id) => ({ project: id })),
  ];
}
