import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { type RemovalReason, THERE } from '@ardoise/domain/rules/pieces.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { settlePieces } from './fold-pieces.ts';
import * as marks from './mark-piece.repository.ts';

type Done = Promise<{ message: string }>;

function refuse(chemin: string, message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

/**
 * A piece was taken away, on a day between its own and today (specification/pieces.md#states). @throws Refusal INTROUVABLE,
 * VALIDATION of the day, STATUT of one that is gone
 */
export function retirePiece(
  pool: Pool,
  actor: Actor,
  id: number,
  { jour, raison }: { jour: string; raison: RemovalReason },
): Done {
  return inTransaction(pool, async (tx) => {
    const piece = required(await marks.lockPiece(tx, actor, id));
    if (!THERE.includes(piece.state)) throw new Refusal('STATUT', { message: 'Cette pièce n’est plus là.' });
    if (jour > parisDay(new Date())) refuse('jour', 'Le jour n’est pas encore venu.');
    if (jour < piece.since) refuse('jour', 'La pièce n’était pas encore là.');
    await marks.writeRemoval(tx, id, { day: jour, reason: raison, by: actor.name });
    await settlePieces(tx, [piece.project]);
    return { message: 'Pièce marquée retirée.' };
  });
}

/** A piece was not taken away after all. Idempotent. @throws Refusal INTROUVABLE */
export function restorePiece(pool: Pool, actor: Actor, id: number): Done {
  return inTransaction(pool, async (tx) => {
    const piece = required(await marks.lockPiece(tx, actor, id));
    if (piece.state === 'retiree') await marks.undoRemoval(tx, piece, actor.name);
    return { message: 'Pièce remise en place.' };
  });
}

/**
 * What a piece replaces, in the place of what it replaced so far; null: nothing. @throws Refusal INTROUVABLE, STATUT of one
 * that is not in place, VALIDATION of one that it cannot replace
 */
export function decideReplacement(pool: Pool, actor: Actor, id: number, old: number | null): Done {
  return inTransaction(pool, async (tx) => {
    const piece = required(await marks.lockPiece(tx, actor, id));
    if (piece.state !== 'en_place')
      throw new Refusal('STATUT', { message: 'Cette pièce n’est pas en place.' });
    await marks.undoReplacements(tx, id, actor.name);
    if (old !== null) {
      const candidates = await marks.listReplaceable(tx, piece);
      if (!candidates.includes(old)) refuse('piece', 'Cette pièce ne peut pas être remplacée.');
      await marks.writeReplacement(tx, { piece, old, by: actor.name });
    }
    await settlePieces(tx, [piece.project]);
    return { message: old === null ? 'Cette pièce n’en remplace aucune.' : 'Remplacement noté.' };
  });
}
