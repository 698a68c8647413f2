import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';

/** The agency's display name: a just confirmed one has no account's name yet. Empty for none. */
export function agencyName(current: WizardProject, project: Pick<Project, 'agence' | 'nomAgence'>): string {
  return current.agence === project.agence ? project.nomAgence : (current.agence ?? '');
}
