import type { Project } from '@ardoise/domain/contract/projects.ts';
import { holderOf } from '@ardoise/domain/rules/holder.ts';

/** Execution files are created after the approval, and wherever an action requires them. */
export function isInExecution({
  statut,
  versionAccord,
  actions,
}: Pick<Project, 'statut' | 'versionAccord' | 'actions'>): boolean {
  const awaited = versionAccord !== null || actions.some(({ cure }) => cure === 'execution');
  return awaited && holderOf(statut) === 'agence';
}
