import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import type { LawPointId, LawState } from '@ardoise/domain/settings/law-points.ts';

/** What the button of a point does where it is settled. */
export const LAW_ACTS: Record<LawPointId, string> = {
  prixTtc: 'Ajouter la mention',
  formuleBoisson: 'Voir les formules',
  volume: 'Compléter les volumes',
  sanitaire: 'Ajouter la mention',
  allergenes: 'Ajouter la mention',
  viandes: 'Ajouter l’origine',
  menuExterieur: 'Voir les boissons',
  happyHour: 'Voir le texte',
};

const PARTS: readonly [LawState, one: string, many: string][] = [
  ['present', 'présent', 'présents'],
  ['absent', 'absent', 'absents'],
  ['a-voir', 'à vous de voir', 'à vous de voir'],
];

/** '7 points : 4 présents, 2 absents, 1 à vous de voir' */
export function lawSummary(points: readonly Pick<ShownLawPoint, 'etat'>[]): string {
  const parts = PARTS.flatMap(([state, one, many]) => {
    const { length } = points.filter(({ etat }) => etat === state);
    return length === 0 ? [] : [`${length} ${length > 1 ? many : one}`];
  });
  return `${points.length} ${points.length > 1 ? 'points' : 'point'}\u00a0: ${parts.join(', ')}`;
}
