import type { PieceTotals } from '@ardoise/domain/contract/pieces.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { listDelegates, listQuestions, readCountedAt, readSums } from './piece-terms.repository.ts';

/** How much is at outlets of the scope, and what is to be said of it. */
export async function readPieceTotals(db: Db, actor: Actor): Promise<PieceTotals> {
  const [sums, counted, questions, delegates, nameOf] = await Promise.all([
    readSums(db, actor),
    readCountedAt(db),
    listQuestions(db, actor),
    listDelegates(db, actor),
    displayNames(db),
  ]);
  return {
    ...sums,
    compteA: counted,
    questions,
    delegues: delegates
      .map((username) => ({ username, nom: nameOf(username) }))
      .sort((one, other) => one.nom.localeCompare(other.nom, 'fr')),
  };
}
