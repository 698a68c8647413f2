import type { Project } from '@ardoise/domain/contract/projects.ts';
import { factsOfType, kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { stepBeforeClient, wizardFilledBy } from '@ardoise/domain/kinds/steps-by-role.ts';
import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import { findEntry, findStep, nextStep, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { resumePath, wizardPath } from '../../../components/projects/wizard-path.ts';
import type { WizardPlace } from './wizard-place.ts';

/** Content of an address: a redirect, the read-only order, that it was sent, or a screen. */
export type Shown = { to: string } | 'order' | 'sent' | { path: string };

/** Resolves an address of a wizard for its project and its reader. */
export function screenAt(
  { wizard, id, path }: WizardPlace,
  project: Pick<Project, 'type' | 'nextState' | 'statut' | 'permissions' | 'memeCarte'>,
  role: Role,
): Shown {
  const { type, statut, permissions } = project;
  if (kindOf(type) !== wizard.kind || path === null) {
    // Reopening resumes at the last step; another kind's address redirects to its own wizard.
    return { to: path === null ? resumePath({ ...project, _id: { $oid: id } }) : wizardPath(type, id) };
  }
  // Its client reloads a step of the order that they have just sent.
  const isSent = factsOfType(type).completedByClient && clientStage(statut) === 'En création';
  if (role === 'client' && isSent && path !== RECAP_PATH) return 'sent';
  if (!permissions['project.edit'].allowed) return 'order';
  const filled = wizardFilledBy(wizard, role);
  if (path !== RECAP_PATH && findStep(filled, path) === undefined)
    return { to: wizardPath(type, id, filled.steps[0]?.path) };
  return { path };
}

/** The step of an address; another one if the project, or the role, does not have it. */
export function askedPath(wizard: Wizard, project: WizardProject, path: string, role: Role): string {
  const before = stepBeforeClient(wizard, path, project, role);
  if (before !== null) return before;
  const isAsked = findStep(wizard, path)?.appliesWhen?.(project) ?? true;
  return isAsked ? path : nextStep(wizard, path, project);
}

/** The entry that a step with tabs opens at: the first incomplete one, else the first; null without entries. */
export function firstEntry(wizard: Wizard, project: WizardProject, path: string): string | null {
  const entries = findStep(wizard, path)?.entries?.of(project) ?? [];
  return (entries.find(({ problems }) => problems.length > 0) ?? entries[0])?.id ?? null;
}

/** The id of the entry that an address names by id or rank, null without one or if it does not exist. */
export function entryAt(
  wizard: Wizard,
  project: WizardProject,
  { path, entry }: Pick<WizardPlace, 'path' | 'entry'>,
): string | null {
  const step = path === null ? undefined : findStep(wizard, path);
  return (step && entry !== null && findEntry(step, project, entry)?.id) || null;
}
