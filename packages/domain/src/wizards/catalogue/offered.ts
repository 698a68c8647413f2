import type { FieldError } from '../../base/errors.ts';
import type { CatalogueItem, CatalogueList } from '../../catalogue/catalogue-lists.ts';
import type { Choice, DrinkChoice } from '../../projects/draft-fields.ts';
import type { MissingStep } from '../../projects/missing-step.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import type { Step } from '../wizard.ts';
import type { ChoicePlace } from './choice-places.ts';

/** Items that head office offers at present, of these lists. */
export type CatalogueOf<List extends CatalogueList> = {
  [Name in List]: readonly CatalogueItem<Name>[];
};

/** A step and the errors of its choices. */
export type StepProblems = readonly [step: Step, champs: FieldError[]];

/** The lists that a kind chooses from, and the check against them. */
export interface CatalogueCheck {
  lists: readonly CatalogueList[];
  /** Where its document stores what it chose. */
  places: readonly ChoicePlace[];
  /**
   * Steps whose choices head office does not offer, with a message for each field; missing choices are checked by the
   * steps. The lists are those of specification/calls.md#reference-lists.
   */
  problems: (document: ProjectDocument, catalogue: CatalogueOf<CatalogueList>) => MissingStep[];
}

/** A check that reads these lists only. */
export function catalogueCheck<List extends CatalogueList>(
  lists: readonly List[],
  places: readonly ChoicePlace[],
  problemsOf: (document: ProjectDocument, catalogue: CatalogueOf<List>) => StepProblems[],
): CatalogueCheck {
  return {
    lists,
    places,
    problems: (document, catalogue) =>
      problemsOf(document, catalogue)
        .filter(([, champs]) => champs.length > 0)
        .map(([{ path, short }, champs]) => ({ path, short, champs })),
  };
}

interface Offered {
  id: string;
  name: string;
}

/** Compares id and name: the name is printed on the order and on the product. */
function isOffered(choice: Choice, offered: readonly Offered[]): boolean {
  return offered.some(({ id, name }) => id === choice.id && name === choice.name);
}

/** A choice between French quotation marks. */
export const quoted = ({ name, id }: Choice) => `«\u00a0${name || id || 'sans nom'}\u00a0»`;

/** `noun`: 'Le thème', 'La matière'. */
export function oneOffered(
  chemin: string,
  noun: string,
  choice: Choice | undefined,
  offered: readonly Offered[],
): FieldError[] {
  if (choice === undefined || isOffered(choice, offered)) return [];
  return [{ chemin, message: `${noun} ${quoted(choice)} n’est pas au catalogue.` }];
}

/** The same for a choice that an order stores by name only. */
export function nameOffered(
  chemin: string,
  noun: string,
  name: string | undefined,
  offered: readonly Offered[],
): FieldError[] {
  const chosen = name?.trim();
  if (!chosen || offered.some((item) => item.name === chosen)) return [];
  return [{ chemin, message: `${noun} ${quoted({ name: chosen })} n’est pas au catalogue.` }];
}

/** `nouns`: 'Ces cocktails'. */
export function allOffered(
  chemin: string,
  [noun, nouns]: readonly [string, string],
  chosen: readonly Choice[],
  offered: readonly Offered[],
): FieldError[] {
  const strange = chosen.filter((choice) => !isOffered(choice, offered));
  if (strange.length < 2) return oneOffered(chemin, noun, strange[0], offered);
  const names = strange.map(quoted).join(', ');
  return [{ chemin, message: `${nouns} ne sont pas au catalogue\u00a0: ${names}.` }];
}

type DrinkMap = Record<string, Record<string, DrinkChoice>>;

/** The drinks of one selection of an order. */
export function drinksOffered(
  chemin: string,
  drinks: DrinkMap | undefined,
  { boissons }: CatalogueOf<'boissons'>,
): FieldError[] {
  const chosen = Object.values(drinks ?? {}).flatMap((family) => Object.values(family));
  const range = boissons.map(({ id, name_1: name }) => ({ id, name }));
  return allOffered(chemin, ['La boisson', 'Ces boissons'], chosen, range);
}
