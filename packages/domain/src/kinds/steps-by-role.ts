import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import type { Role } from '../projects/roles.ts';
import type { FieldGroup } from '../wizards/field.ts';
import { findStep, type MissingPlace, missingPlaces, type Wizard } from '../wizards/wizard.ts';
import type { WizardProject } from '../wizards/wizard-project.ts';

function isByDc({ tabs }: Wizard, tab: string | undefined): boolean {
  return tabs.find(({ key }) => key === tab)?.byDc === true;
}

/** The questions as a client reads them. */
function askedOfClient(groups: readonly FieldGroup[]): FieldGroup[] {
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => ({ ...field, ...field.toClient })),
  }));
}

/**
 * The wizard as this role fills it: a client's begins after the dc's steps, and addresses them
 * (specification/roles-and-scope.md#edit).
 */
export function wizardFilledBy(wizard: Wizard, role: Role): Wizard {
  if (role !== 'client') return wizard;
  return {
    ...wizard,
    tabs: wizard.tabs.filter(({ byDc }) => byDc !== true),
    steps: wizard.steps
      .filter(({ tab }) => !isByDc(wizard, tab))
      .map((step) => ({ ...step, groups: askedOfClient(step.groups) })),
  };
}

/** The order as this role reads it: a client does not see the naming step, which has the agency's address. */
export function wizardReadBy(wizard: Wizard, role: Role): Wizard {
  if (role !== 'client') return wizard;
  const { naming } = KIND_FACTS[wizard.kind].cures;
  return { ...wizard, steps: wizard.steps.filter(({ path }) => path !== naming) };
}

/**
 * The step a dc is led to from one that is the client's, the last of their own; null where they may fill it, as all of
 * them with `surPlace` (specification/roles-and-scope.md#direct-agence-who-fills-what).
 */
export function stepBeforeClient(
  wizard: Wizard,
  path: string,
  { surPlace }: Pick<WizardProject, 'surPlace'>,
  role: Role,
): string | null {
  const step = findStep(wizard, path);
  if (role !== 'dc' || surPlace === true || step === undefined || isByDc(wizard, step.tab)) return null;
  return wizard.steps.findLast(({ tab }) => isByDc(wizard, tab))?.path ?? null;
}

/** What the dc has left incomplete, which a client could not complete. */
export function missingOfDc(wizard: Wizard, project: WizardProject): MissingPlace[] {
  return missingPlaces(wizard, project).filter(({ path }) => isByDc(wizard, findStep(wizard, path)?.tab));
}
