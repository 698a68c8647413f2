import { changeStatus, type Project } from '@ardoise/domain/contract/projects.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { request } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import type { WizardSession } from './wizard-session.ts';

/** Moves the order as it was last saved. A retry after a lost reply has no second effect. */
export function moveOrder(
  { project, keeper }: Pick<WizardSession, 'project' | 'keeper'>,
  target: Target,
): Promise<Project> {
  const params = { id: project._id.$oid, new_statut: target };
  return request(changeStatus, { params, query: SIGNATURES_BY_ADDRESS, body: { version: keeper.version } });
}
