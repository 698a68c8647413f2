import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import {
  LEAST_SEARCHED,
  type PieceSuggestion,
  type suggestConditions as suggestCall,
} from '@ardoise/domain/contract/pieces.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { PIECE_NATURES, type PieceNature, termOf } from '@ardoise/domain/rules/piece-terms.ts';
import type { Db } from '../../../db/transaction.ts';
import { searchProjects } from '../../project/search/search-projects.ts';
import { lineWith, wordsOf } from './piece-conditions.ts';
import { countOutlets, findTerms, stemsOf } from './piece-terms.repository.ts';
import { readPieces } from './pieces.repository.ts';
import { orderPieceOf } from './present-piece.ts';
import { searchPieces } from './search-pieces.ts';

/** Orders that the outlets of a search are taken from, and outlets that are shown. */
const LOOKED_AT = 30;
const MOST_OUTLETS = 5;
/** Pieces that are looked through for lines with the words, and lines that are shown. */
const READ_FOR_LINES = 12;
const MOST_LINES = 2;
const LONGEST_LINE = 60;

const shortened = (line: string) =>
  line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1).trimEnd()}…` : line;

/** Words that are on cards as they are typed, with lines that have them. */
async function suggestWords(db: Db, actor: Actor, q: string): Promise<PieceSuggestion[]> {
  const terme = termOf('mot', q);
  const [facets = []] = await stemsOf(db, [wordsOf(terme)]);
  if (facets.length === 0) return [];
  const { counted, listed } = await searchPieces(
    db,
    actor,
    { facets, there: true },
    { order: 'ville', after: null, limit: READ_FOR_LINES },
  );
  const { pieces, plus } = counted;
  if (pieces === 0) return [];
  const rows = await readPieces(
    db,
    listed.map(({ id }) => id),
  );
  const lines = rows.flatMap((row) => {
    const piece = orderPieceOf(row, []);
    const line = piece === null ? undefined : lineWith(piece, facets);
    return line === undefined ? [] : [shortened(line)];
  });
  const exemples = [...new Set(lines)].slice(0, MOST_LINES);
  return [
    {
      terme,
      nature: 'mot',
      nom: q.trim(),
      pieces,
      plus,
      exemples,
    },
  ];
}

/** Outlets found by their name, number or town, as orders are (specification/pieces.md#search). */
async function suggestOutlets(db: Db, actor: Actor, q: string): Promise<PieceSuggestion[]> {
  const { resultats } = await searchProjects(db, actor, { q, limit: LOOKED_AT });
  const places = resultats.filter(({ trouve }) =>
    trouve.every(({ champ }) => champ === 'pdv' || champ === 'numero' || champ === 'ville'),
  );
  const numbers = [...new Set(places.map(({ nOutlet }) => nOutlet))].filter((each) => /^[\w-]+$/.test(each));
  const known = await countOutlets(db, actor, numbers);
  return numbers
    .flatMap((number) => known.find(({ nOutlet }) => nOutlet === number) ?? [])
    .filter(({ pieces }) => pieces > 0)
    .slice(0, MOST_OUTLETS)
    .map(({ nOutlet, outlet, ville, pieces }) => ({
      terme: `pdv:${nOutlet}`,
      nature: 'pdv',
      nom: [outlet, ville].filter(Boolean).join(', '),
      pieces,
      plus: false,
      exemples: [],
    }));
}

/** What pieces of the scope show that begins like these words, in the order of the groups. */
export async function suggestConditions(
  db: Db,
  actor: Actor,
  { q }: { q: string },
): Promise<ReplyOf<typeof suggestCall>> {
  if (q.trim().length < LEAST_SEARCHED || !/[\p{L}\p{N}]/u.test(q)) return { propositions: [] };
  const [terms, words, outlets] = await Promise.all([
    findTerms(db, actor, q),
    suggestWords(db, actor, q),
    suggestOutlets(db, actor, q),
  ]);
  const named = (Object.keys(PIECE_NATURES) as PieceNature[]).flatMap((nature) =>
    terms
      .filter((term) => term.nature === nature)
      .map(({ term, name, pieces }) => ({
        terme: term,
        nature,
        nom: name,
        pieces,
        plus: false,
        exemples: [],
      })),
  );
  return { propositions: [...named, ...words, ...outlets] };
}
