import { quotaColumn, quotaKindOf } from '@ardoise/domain/projects/quota.ts';
import type { EffectName, Transition } from '@ardoise/domain/projects/statuses.ts';
import type { StoredProject } from './project-record.ts';
import type { ProjectChange } from './projects.repository.ts';

/** Where a project counts: its unit stays with the SMHF and year of consumption, a draft counts with its present SMHF. */
function quotaChange(
  project: StoredProject,
  to: Transition['to'],
  consumed: boolean,
  year: number,
): ProjectChange {
  if (quotaKindOf(project.type_projet) === null) return {};
  const column = quotaColumn({
    statut: to,
    consumed,
    deleted: false,
    digital: project.kind === 'VAE_DIGITAL',
    toBePrinted: project.to_be_printed,
  });
  const keepsUnit = consumed && project.eligible_quota;
  return {
    eligible_quota: consumed,
    quota_column: column,
    quota_smhf: keepsUnit ? project.quota_smhf : project.smhf,
    quota_year: keepsUnit ? project.quota_year : consumed ? year : 0,
  };
}

/** What a row of the table changes in the project: status, counters and quota (3-decisions.md sections 2 and 4). */
export function effectsOn(project: StoredProject, row: Transition, year: number): ProjectChange {
  const has = (effect: EffectName) => row.effects.includes(effect);
  const released = has('quota:releaseOnFirstReturn') && project.returns_to_draft === 0;
  const consumed = has('quota:consume') || (project.eligible_quota && !released);
  return {
    statut: row.to,
    nb_ar_agence: project.nb_ar_agence + (has('roundTrip+1') ? 1 : 0),
    returns_to_draft: project.returns_to_draft + (has('returnToDraft+1') ? 1 : 0),
    popin: false,
    ...quotaChange(project, row.to, consumed, year),
  };
}
