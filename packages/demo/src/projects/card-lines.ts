import type { CardText } from '@ardoise/domain/projects/card-text.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { DISHES } from '../catalogue/dishes.ts';
import { seededRandom } from '../seed/seeded-random.ts';

/** Of the orders of a card, so many have its text. */
const WITH_TEXT = 0.4;

const idOf = (rank: number): string => rank.toString(16).padStart(24, '0');

/** A card of some of the dishes, with the prices of the chosen drinks. */
function cardText({ infocarte }: ProjectDocument, random: ReturnType<typeof seededRandom>): CardText {
  const card = DISHES.map(({ titre, lignes }) => ({
    titre,
    lignes: random.sample(lignes, random.between(3, lignes.length)),
  }));
  const drinks = Object.values(infocarte?.boissons ?? {}).flatMap((family) => Object.keys(family));
  return {
    sections: card.map(({ titre }, rank) => ({ entree: idOf(rank + 1), titre })),
    lignes: card.flatMap(({ lignes }, rank) =>
      lignes.map((line, at) => ({ ...line, entree: idOf(100 * (rank + 1) + at), section: idOf(rank + 1) })),
    ),
    boissons: drinks.map((cle, rank) => ({
      cle,
      prix: `${3 + (rank % 4)},${rank % 2 === 0 ? '50' : '90'} €`,
    })),
  };
}

/** The text of the card of some outlets, the same in all of their orders. */
export function withCardText(document: ProjectDocument, nOutlet: string): ProjectDocument {
  const random = seededRandom(Number(nOutlet));
  return random.chance(WITH_TEXT) ? { ...document, texteCarte: cardText(document, random) } : document;
}
