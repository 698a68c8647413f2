import { Refusal } from '@ardoise/domain/base/errors.ts';
import { foldedText } from '@ardoise/domain/card-text/plain-name.ts';
import type { PieceCondition } from '@ardoise/domain/contract/pieces.ts';
import type { OrderPiece } from '@ardoise/domain/kinds/pieces.ts';
import {
  MOST_CONDITIONS,
  natureOf,
  subjectOf,
  TOO_MANY_CONDITIONS,
  termOf,
} from '@ardoise/domain/rules/piece-terms.ts';
import type { Db } from '../../../db/transaction.ts';
import type { PieceReader } from './piece-filter.repository.ts';
import { countOutlets, namesOfTerms, stemsOf } from './piece-terms.repository.ts';

/** A condition as it is asked of the index: the facets of a piece that meets it. */
export interface AskedCondition extends PieceCondition {
  facets: readonly string[];
}

/** Words of the card as they were typed, from the term: 'mot:peche-melba'. */
export const wordsOf = (term: string): string => subjectOf(term).replaceAll('-', ' ');

function refuse(): never {
  const message = 'Cette condition n’existe pas.';
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'montre', message }] });
}

/**
 * Reads conditions, separated by commas, with their words. @throws Refusal VALIDATION of too many, or of one that is none
 */
export async function readConditions(
  db: Db,
  actor: PieceReader,
  text: string | undefined,
): Promise<AskedCondition[]> {
  const terms = [...new Set((text ?? '').split(',').filter((term) => term !== ''))];
  if (terms.length > MOST_CONDITIONS) {
    const message = TOO_MANY_CONDITIONS;
    throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'montre', message }] });
  }
  const of = (nature: string) => terms.filter((term) => natureOf(term) === nature);
  const said = of('mot');
  const stems = await stemsOf(db, said.map(wordsOf));
  const [names, outlets] = await Promise.all([
    namesOfTerms(db, terms),
    countOutlets(db, actor, of('pdv').map(subjectOf)),
  ]);
  return terms.map((terme) => {
    const nature = natureOf(terme) ?? refuse();
    if (nature === 'mot') {
      const facets = stems[said.indexOf(terme)] ?? [];
      return { terme, nature, nom: wordsOf(terme), facets: facets.length > 0 ? facets : [terme] };
    }
    const outlet = outlets.find(({ nOutlet }) => nOutlet === subjectOf(terme));
    const nom = nature === 'pdv' ? outlet?.outlet : names.get(terme);
    return { terme, nature, nom: nom || subjectOf(terme), facets: [terme] };
  });
}

/** The first line of a piece that has all the stems, which begin its words. */
export function lineWith(piece: OrderPiece, facets: readonly string[]): string | undefined {
  const stems = facets.map(subjectOf);
  return piece.lines.find((line) => {
    const words = foldedText(line).split(/[^a-z0-9]+/);
    return stems.every((stem) =>
      words.some((word) => word.startsWith(stem.slice(0, Math.max(3, stem.length - 1)))),
    );
  });
}

/** Where a piece shows what was asked for, in words; empty for conditions that are not on it. */
export function whereShown(piece: OrderPiece, conditions: readonly AskedCondition[]): string {
  const places = conditions.flatMap(({ terme, nature, facets }) => {
    if (nature === 'pdv') return [];
    if (nature === 'mot') return lineWith(piece, facets) ?? [];
    return piece.shows
      .filter(({ nature: of, name }) => termOf(of, name) === terme)
      .map(({ where }) => where)
      .slice(0, 2);
  });
  return [...new Set(places)].join(' · ');
}
