import type { Choice } from '../../projects/draft-fields.ts';
import type { SelectionField } from '../field.ts';
import type { WizardProject } from '../wizard-project.ts';

export const NO_ILLUSTRATION = 'Aucune Illustration';
/** Key of the map entry for 'Aucune Illustration'. */
export const NO_ILLUSTRATION_KEY = 'aucune';
export const CHOOSE_ONE = 'Veuillez choisir au moins une des options';

/** 'Aucune Illustration' clears the choice. */
export function withoutIllustrations(): Record<string, Choice> {
  return { [NO_ILLUSTRATION_KEY]: { id: NO_ILLUSTRATION_KEY, name: NO_ILLUSTRATION } };
}

/** Choosing one clears 'Aucune Illustration'; removing the last restores it. */
export function toggleIllustration(
  illustrations: Record<string, Choice> | undefined,
  id: string,
  illustration: Choice,
): Record<string, Choice> {
  const { [NO_ILLUSTRATION_KEY]: _none, [id]: present, ...others } = illustrations ?? {};
  if (present === undefined) return { ...others, [id]: illustration };
  return Object.keys(others).length === 0 ? withoutIllustrations() : others;
}

/** Illustrations of the card, at least one, or none. */
export const ILLUSTRATIONS: SelectionField<WizardProject> = {
  path: 'infocarte.illustrations',
  kind: 'selection',
  label: 'Illustrations',
  required: CHOOSE_ONE,
  list: 'illustrations',
  sort: 'illustration',
  legend: 'Illustrations de la carte',
  noun: { one: 'illustration', many: 'illustrations', feminine: true },
  none: NO_ILLUSTRATION,
  cleared: withoutIllustrations,
  toggled: toggleIllustration,
};
