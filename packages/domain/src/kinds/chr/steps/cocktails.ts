import type { CocktailChoice } from '../../../projects/project.ts';
import type { ChoiceField, SelectionField } from '../../../wizards/field.ts';
import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { holds, YES_NO } from '../../../wizards/rules.ts';
import type { WizardProject } from '../../../wizards/wizard-project.ts';

export const NO_COCKTAIL = 'Aucun Cocktail';
/** Key of the map entry for 'Aucun Cocktail'. */
export const NO_COCKTAIL_KEY = 'aucun';

const OPTION = 'Veuillez choisir une option';

type Cocktails = Record<string, CocktailChoice>;

/** The chosen cocktails, without the 'Aucun Cocktail' entry. */
export function chosenCocktails(cocktails: Cocktails | undefined): CocktailChoice[] {
  return Object.values(cocktails ?? {}).filter((cocktail) => cocktail.name !== NO_COCKTAIL);
}

/** 'Aucun Cocktail' clears the choice. */
export function withoutCocktails(): Cocktails {
  return { [NO_COCKTAIL_KEY]: { id: NO_COCKTAIL_KEY, name: NO_COCKTAIL } };
}

/** What an order keeps of a cocktail of the catalogue. */
const keptOf = ({ id, name, image, ingredient }: CocktailChoice): CocktailChoice => ({
  id,
  name,
  image,
  ingredient,
});

/** Choosing one clears 'Aucun Cocktail' and copies the existing answer on visuals; removing the last restores it. */
export function toggleCocktail(
  cocktails: Cocktails | undefined,
  id: string,
  cocktail: CocktailChoice,
): Cocktails {
  const { [NO_COCKTAIL_KEY]: _none, [id]: present, ...others } = cocktails ?? {};
  if (present === undefined)
    return { ...others, [id]: { ...keptOf(cocktail), visuelCocktails: visualsAnswer(others) } };
  return Object.keys(others).length === 0 ? withoutCocktails() : others;
}

/** The one yes/no on visuals, stored with every chosen cocktail; empty until answered. */
export function visualsAnswer(cocktails: Cocktails | undefined): string {
  return chosenCocktails(cocktails)[0]?.visuelCocktails ?? '';
}

/** Whether cocktails are chosen without an answer on visuals (specification/wizards.md#visuals-of-cocktails). */
export function visualsAreDue(cocktails: Cocktails | undefined): boolean {
  return chosenCocktails(cocktails).some(({ visuelCocktails }) => !YES_NO.includes(visuelCocktails as 'oui'));
}

/** Sets the answer on visuals for every chosen cocktail. */
export function withVisuals(cocktails: Cocktails | undefined, answer: string): Cocktails {
  return Object.fromEntries(
    Object.entries(cocktails ?? {}).map(([id, cocktail]) => [id, { ...cocktail, visuelCocktails: answer }]),
  );
}

/** The answer on visuals is stored with every chosen cocktail. */
export const VISUALS: ChoiceField<WizardProject> = {
  path: 'infocarte.visuelCocktails',
  kind: 'yes-no',
  label: 'Visuels des cocktails',
  question: 'Montrer les visuels des cocktails sur la carte ?',
  applies: ({ infocarte }) => chosenCocktails(infocarte?.cocktails).length > 0,
  required: OPTION,
  read: ({ infocarte }) => visualsAnswer(infocarte?.cocktails),
  changes: ({ infocarte }, answer) => ({
    infocarte: { ...infocarte, cocktails: withVisuals(infocarte?.cocktails, answer) },
  }),
  rule: ({ infocarte }) => holds('infocarte.visuelCocktails', !visualsAreDue(infocarte?.cocktails), OPTION),
  later: true,
};

export const COCKTAILS: SelectionField<WizardProject> = {
  path: 'infocarte.cocktails',
  kind: 'selection',
  label: 'Cocktails',
  required: OPTION,
  list: 'cocktails',
  legend: 'Cocktails de la carte',
  noun: { one: 'cocktail', many: 'cocktails' },
  none: NO_COCKTAIL,
  cleared: withoutCocktails,
  toggled: toggleCocktail,
};

/** Cocktails of the card and whether to display them, or none. */
export const cocktails = fieldStep({
  path: 'contenu/cocktails',
  tab: 'contenu',
  title: 'Quels cocktails sur la carte\u00a0?',
  short: 'Cocktails',
  groups: [
    {
      fields: [COCKTAILS, VISUALS],
    },
  ],
});
