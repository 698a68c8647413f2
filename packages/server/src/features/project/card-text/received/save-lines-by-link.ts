import type { CardTextChanges } from '@ardoise/domain/card-text/card-changes.ts';
import { withoutOrphans } from '@ardoise/domain/card-text/orphans.ts';
import type { CardDeposit } from '@ardoise/domain/contract/received-texts.ts';
import type { CardTextReading } from '@ardoise/domain/projects/card-text.ts';
import { type Db, inTransaction } from '../../../../db/transaction.ts';
import { withSavedCardText } from '../../orders/saved-card-text.ts';
import { type Deposit, findDeposit, putDeposit } from './deposits.repository.ts';
import { presentDeposit } from './present-deposit.ts';
import { lockedTextLink, textLink } from './text-link.ts';

const EMPTY: Deposit = { parts: { texteCarte: {}, lectureCarte: {} }, file: null };

type Origin = CardTextReading['origine'];

/** Which file was read, and its name, are known from the reading alone: what is sent can name no other. */
function originAfter(before: Origin, sent: Origin): Origin {
  if (sent === undefined || sent.type === 'fichier') return before;
  return { type: sent.type };
}

/** The deposit with these lines changed, as an order's text is saved. @throws Refusal VALIDATION for one too long */
function changed({ parts, file }: Deposit, changes: CardTextChanges): Deposit {
  const { texteCarte = {}, lectureCarte = {} } = withoutOrphans(
    withSavedCardText(parts, parts, {
      ...changes,
      origine: originAfter(parts.lectureCarte.origine, changes.origine),
    }),
  );
  // The file that was read stays with its lines, whatever replaces them.
  const isOfFile = lectureCarte.origine?.type === 'fichier';
  return { parts: { texteCarte, lectureCarte }, file: isOfFile ? file : null };
}

/**
 * Keeps the lines that the owner wrote or corrected (specification/card-text.md#received-texts).
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE, VALIDATION
 */
export async function saveLinesByLink(
  db: Parameters<typeof inTransaction>[0] & Db,
  token: string,
  changes: CardTextChanges,
): Promise<CardDeposit> {
  const link = await textLink(db, token);
  return inTransaction(db, async (tx) => {
    await lockedTextLink(tx, link.id, token);
    const deposit = changed((await findDeposit(tx, token)) ?? EMPTY, changes);
    await putDeposit(tx, { token, projectId: link.id }, deposit);
    return presentDeposit(deposit);
  });
}
