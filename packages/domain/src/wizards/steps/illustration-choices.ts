import type { FieldError } from '../../errors.ts';
import type { Choice } from '../../projects/draft-fields.ts';
import type { InfoCarte } from '../../projects/project.ts';
import { holds } from '../rules.ts';
import { line, pictured } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard-project.ts';

export const NO_ILLUSTRATION = 'Aucune Illustration';
/** Key of the entry that says 'Aucune Illustration' in the map. */
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

/** One at least, or none. */
export function illustrationProblems(infocarte: InfoCarte | undefined): FieldError[] {
  return holds('infocarte.illustrations', Object.keys(infocarte?.illustrations ?? {}).length > 0, CHOOSE_ONE);
}

/** The illustrations in words. */
export function illustrationLine(infocarte: InfoCarte | undefined): SummaryLine {
  const chosen = Object.values(infocarte?.illustrations ?? {});
  return chosen.some((choice) => choice.name === NO_ILLUSTRATION)
    ? line('Illustrations', NO_ILLUSTRATION)
    : pictured('Illustrations', chosen);
}
