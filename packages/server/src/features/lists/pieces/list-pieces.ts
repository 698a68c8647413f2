import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listPieces as listCall, listPieceOutlets } from '@ardoise/domain/contract/pieces.ts';
import { medalInWords } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { readConditions } from './piece-conditions.ts';
import type { PieceFilter } from './piece-filter.repository.ts';
import { keysOf } from './piece-search.repository.ts';
import { listNewestOfOutlets, readPieces } from './pieces.repository.ts';
import { presentPiece } from './present-piece.ts';
import { searchPieces } from './search-pieces.ts';

const PAGE = 25;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const write = (position: readonly string[]) => Buffer.from(JSON.stringify(position)).toString('base64url');

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    // Unparseable: refused as one that is no position.
    return null;
  }
}

/** @throws Refusal REQUETE_INVALIDE of a text that is no position with so many keys, its last one a number */
function readPosition(text: string | undefined, keys: number): string[] | null {
  if (text === undefined) return null;
  const position = parse(text);
  const fits =
    Array.isArray(position) &&
    position.length === keys &&
    position.every((key) => typeof key === 'string' && !key.includes('\u0000')) &&
    /^\d{1,15}$/.test(String(position.at(-1))) &&
    (keys !== 2 || DAY.test(String(position[0])));
  if (!fits) throw new Refusal('REQUETE_INVALIDE');
  return position as string[];
}

/** A page of pieces of the scope, with how many there are (specification/pieces.md#search). */
export async function listPieces(
  db: Db,
  actor: Actor,
  { montre, type, etat = 'la', texte, dc, tri = 'ville', apres }: QueryOf<typeof listCall>,
): Promise<ReplyOf<typeof listCall>> {
  const conditions = await readConditions(db, actor, montre);
  const filter: PieceFilter = {
    facets: conditions.flatMap(({ facets }) => facets),
    there: etat === 'toutes' ? undefined : etat === 'la',
    type,
    readable: texte === 'non' ? false : undefined,
    dc,
  };
  const after = readPosition(apres, keysOf(tri));
  const { counted, listed } = await searchPieces(db, actor, filter, { order: tri, after, limit: PAGE + 1 });
  const shown = listed.slice(0, PAGE);
  const rows = await readPieces(
    db,
    shown.map(({ id }) => id),
  );
  const nameOf = await displayNames(db);
  const last = shown.at(-1);
  return {
    conditions: conditions.map(({ terme, nature, nom }) => ({ terme, nature, nom })),
    trouve: counted,
    pieces: rows.map((row) => presentPiece(row, conditions, nameOf)),
    suivant: listed.length > PAGE && last !== undefined ? write(last.position) : null,
  };
}

/** A page of the outlets of the scope, by their newest piece. */
export async function listOutlets(
  db: Db,
  actor: Actor,
  { apres }: QueryOf<typeof listPieceOutlets>,
): Promise<ReplyOf<typeof listPieceOutlets>> {
  const after = readPosition(apres, keysOf('recent'));
  const listed = await listNewestOfOutlets(db, actor, { after, limit: PAGE + 1 });
  const shown = listed.slice(0, PAGE);
  const rows = await readPieces(
    db,
    shown.map(({ id }) => id),
  );
  const nameOf = await displayNames(db);
  const last = shown.at(-1);
  return {
    points: rows.map((row, index) => ({
      nOutlet: row.nOutlet,
      point: row.outlet,
      ville: row.ville,
      medaille: medalInWords(row.medal),
      pieces: shown[index]?.pieces ?? 1,
      nom: row.name,
      depuis: row.since,
      nomDc: nameOf(row.dc),
      creation: row.creation,
      photo: row.photo,
      image: row.image,
    })),
    suivant: listed.length > PAGE && last !== undefined ? write(last.position) : null,
  };
}
