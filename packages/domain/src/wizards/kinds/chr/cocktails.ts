import type { CocktailChoice } from '../../../projects/project.ts';
import { holds, YES_NO } from '../../rules.ts';
import { line, pictured } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

export const NO_COCKTAIL = 'Aucun Cocktail';
/** Key of the entry that says 'Aucun Cocktail' in the map. */
export const NO_COCKTAIL_KEY = 'aucun';

type Cocktails = Record<string, CocktailChoice>;

/** The cocktails really chosen: none when 'Aucun Cocktail' is. */
export function chosenCocktails(cocktails: Cocktails | undefined): CocktailChoice[] {
  return Object.values(cocktails ?? {}).filter((cocktail) => cocktail.name !== NO_COCKTAIL);
}

/** 'Aucun Cocktail' clears the choice. */
export function withoutCocktails(): Cocktails {
  return { [NO_COCKTAIL_KEY]: { id: NO_COCKTAIL_KEY, name: NO_COCKTAIL } };
}

/** Choosing one clears 'Aucun Cocktail' and takes the answer already given on visuals; removing the last restores it. */
export function toggleCocktail(
  cocktails: Cocktails | undefined,
  id: string,
  cocktail: CocktailChoice,
): Cocktails {
  const { [NO_COCKTAIL_KEY]: _none, [id]: present, ...others } = cocktails ?? {};
  if (present === undefined)
    return { ...others, [id]: { ...cocktail, visuelCocktails: visualsAnswer(others) } };
  return Object.keys(others).length === 0 ? withoutCocktails() : others;
}

/** The one yes/no on visuals, carried by every chosen cocktail; empty while not answered. */
export function visualsAnswer(cocktails: Cocktails | undefined): string {
  return chosenCocktails(cocktails)[0]?.visuelCocktails ?? '';
}

/** Cocktails are chosen, and it is not said whether the card shows them (3-decisions.md section 9). */
export function visualsAreDue(cocktails: Cocktails | undefined): boolean {
  return chosenCocktails(cocktails).some(({ visuelCocktails }) => !YES_NO.includes(visuelCocktails as 'oui'));
}

/** Answers the question on visuals for every chosen cocktail. */
export function withVisuals(cocktails: Cocktails | undefined, answer: string): Cocktails {
  return Object.fromEntries(
    Object.entries(cocktails ?? {}).map(([id, cocktail]) => [id, { ...cocktail, visuelCocktails: answer }]),
  );
}

/** Cocktails of the card and whether to show them, or none. */
export const cocktails: Step<'contenu/cocktails'> = {
  path: 'contenu/cocktails',
  tab: 'contenu',
  title: 'Quels cocktails sur la carte\u00a0?',
  short: 'Cocktails',
  problems: ({ infocarte }) => {
    if (Object.keys(infocarte?.cocktails ?? {}).length === 0)
      return holds('infocarte.cocktails', false, 'Veuillez choisir une option');
    const answered = !visualsAreDue(infocarte?.cocktails);
    return holds('infocarte.visuelCocktails', answered, 'Veuillez choisir une option');
  },
  summary: ({ infocarte }) => {
    const chosen = chosenCocktails(infocarte?.cocktails);
    // An answer that nobody gave is not 'none'.
    if (Object.keys(infocarte?.cocktails ?? {}).length === 0) return [line('Cocktails', '')];
    if (chosen.length === 0) return [line('Cocktails', NO_COCKTAIL)];
    return [
      pictured('Cocktails', chosen),
      line('Visuels des cocktails', visualsAnswer(infocarte?.cocktails)),
    ];
  },
};
