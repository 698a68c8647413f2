import type { Choice } from '../../../projects/draft-fields.ts';
import { holds } from '../../rules.ts';
import { line, pictured } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

export const NO_ILLUSTRATION = 'Aucune Illustration';
/** Key of the entry that says 'Aucune Illustration' in the map. */
export const NO_ILLUSTRATION_KEY = 'aucune';
const MESSAGE = 'Veuillez choisir au moins une des options';

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

/** Illustrations, or none, and the frieze, which is required. */
export const illustrations: Step = {
  path: 'contenu/illustrations',
  tab: 'contenu',
  title: 'Quelles illustrations, quelle frise ?',
  short: 'Illustrations et frise',
  problems: ({ infocarte }) => [
    ...holds('infocarte.illustrations', Object.keys(infocarte?.illustrations ?? {}).length > 0, MESSAGE),
    ...holds('infocarte.frise', Boolean(infocarte?.frise?.name), MESSAGE),
  ],
  summary: ({ infocarte }) => {
    const chosen = Object.values(infocarte?.illustrations ?? {});
    return [
      chosen.some((choice) => choice.name === NO_ILLUSTRATION)
        ? line('Illustrations', NO_ILLUSTRATION)
        : pictured('Illustrations', chosen),
      pictured('Frise', [infocarte?.frise]),
    ];
  },
};
