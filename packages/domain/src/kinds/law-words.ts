import type { LawPoint } from '../settings/law-points.ts';
import type { LawFinding } from './law-finding.ts';

/** Names of a card before the others are counted. */
const NAMED = 4;

const namesOf = (noms: readonly string[]): string => {
  const more = noms.length - NAMED;
  return more <= 0 ? noms.join(', ') : `${noms.slice(0, NAMED).join(', ')} et ${more} autres`;
};

/** Why a point is shown: head office's sentence, filled by the card. */
export function lawReason(
  { pourquoi }: Pick<LawPoint, 'pourquoi'>,
  found: Pick<LawFinding, 'noms' | 'nombre'>,
) {
  return pourquoi.replaceAll('{nombre}', String(found.nombre)).replaceAll('{noms}', namesOf(found.noms));
}
