import { CAUSE_NOT_SAID } from '@ardoise/domain/projects/return-causes.ts';
import { IS_RETURN_SQL } from '../../../project/projects/history.repository.ts';
import type { StoredProject } from '../../../project/projects/project-record.ts';

/** What a spreadsheet may read of a project. */
export interface ExportedProject extends StoredProject {
  /** The causes of all its returns, of a return without any that nobody gave one. */
  return_causes: string[];
}

/** What is no column of `projects p`. */
const MADE = {
  return_causes: `array(
    select coalesce(cause, '${CAUSE_NOT_SAID}') from project_history h left join lateral unnest(h.causes) cause on true
    where h.project_id = p.id and ${IS_RETURN_SQL})`,
} as const;

const isMade = (column: string): column is keyof typeof MADE => Object.hasOwn(MADE, column);

export function exportedSql(column: keyof ExportedProject): string {
  return isMade(column) ? `${MADE[column]} as ${column}` : `p.${column}`;
}
