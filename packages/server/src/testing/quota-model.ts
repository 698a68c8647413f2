import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { KIND_TYPES } from './kind-order.ts';

/** The test's model of a project, in the terms of specification/quotas.md#columns. */
export interface ModelProject {
  id: string;
  kind: ProjectKind;
  statut: Status;
  /** The present SMHF. */
  smhf: string;
  /** The SMHF whose unit it has consumed. */
  unitOf: string | null;
  returns: number;
  submissions: number;
  clone: boolean;
  deleted: boolean;
  printed: boolean;
}

export type Totals = Record<string, number>;

function columnOf(project: ModelProject): string | null {
  const { statut, unitOf, deleted, kind, printed } = project;
  if (unitOf === null) return !deleted && (statut === 'Brouillon' || statut === 'Client') ? 'avenir' : null;
  if (deleted || statut === 'Annulé' || statut === 'Rejeté') return 'annule';
  if (statut === 'Livré' || statut === 'Terminé')
    return kind === 'VAE_DIGITAL' || !printed ? 'digital' : 'imprime';
  return statut === 'Imprimé' ? 'imprime' : 'creation';
}

/** Units and drafts by `smhf code column`, counted over all projects. */
export function countModel(projects: Iterable<ModelProject>): Totals {
  const totals: Totals = {};
  for (const project of projects) {
    const column = columnOf(project);
    const code = typeCodeOf(KIND_TYPES[project.kind]);
    if (column === null || code === 'PSM') continue;
    const key = `${project.unitOf ?? project.smhf} ${code} ${column}`;
    totals[key] = (totals[key] ?? 0) + 1;
  }
  return totals;
}

/** Number of projects by status, without the deleted ones. */
export function countStatuses(projects: Iterable<ModelProject>): Totals {
  const totals: Totals = {};
  for (const { statut, deleted } of projects) if (!deleted) totals[statut] = (totals[statut] ?? 0) + 1;
  return totals;
}

/** Applies a move: the first entry into Agence consumes a unit, the first return to draft releases it. */
export function applyMove(project: ModelProject, to: Status, forced: boolean): void {
  const from = project.statut;
  project.statut = to;
  if (forced) return;
  const wasDraft = from === 'Brouillon' || from === 'Client';
  if (wasDraft && to === 'Agence') {
    project.submissions += 1;
    if (project.kind !== 'PSM') project.unitOf ??= project.smhf;
  }
  if (from === 'Agence' && to === 'Brouillon') {
    project.returns += 1;
    if (project.returns === 1) project.unitOf = null;
  }
}
