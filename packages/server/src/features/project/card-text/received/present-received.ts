import { compareCards } from '@ardoise/domain/card-text/compare-cards.ts';
import { lineDoubts } from '@ardoise/domain/card-text/line-doubts.ts';
import { countLines, wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import type { ReceivedText } from '@ardoise/domain/contract/received-texts.ts';
import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { Db } from '../../../../db/transaction.ts';
import { displayNames } from '../../../base/people/display-names.ts';
import { documentOf, type StoredProject } from '../../projects/project-record.ts';
import { withoutDrinks } from './card-of-link.ts';
import { listReceived, type ReceivedRecord } from './received-texts.repository.ts';

/** The client by name, if the link went to their address. */
function senderOf({ client_name, client_email }: StoredProject, { sent_by }: ReceivedRecord): string {
  const isClient = normaliseEmail(client_email) === normaliseEmail(sent_by);
  return isClient && client_name.trim() !== '' ? client_name.trim() : sent_by;
}

/** The texts that the owner of this order sent, newest first, each with how it differs from the order's. */
export async function presentReceived(db: Db, project: StoredProject): Promise<ReceivedText[]> {
  const received = await listReceived(db, project.id);
  if (received.length === 0) return [];
  const nameOf = await displayNames(db);
  const order = wholeCard({ texteCarte: withoutDrinks(documentOf(project)) });
  return received.map((one) => {
    const carte = wholeCard(one.parts);
    return {
      id: one.id,
      fichier:
        one.file_id === null || one.filename === null
          ? null
          : { id: one.file_id, nom: one.parts.lectureCarte.origine?.nom ?? one.filename },
      par: senderOf(project, one),
      t_envoi: one.t_creation,
      lignes: countLines(carte),
      aVerifier: lineDoubts(one.parts).size,
      apresSignature: one.after_signature,
      decision: one.decision,
      decidePar: one.decided_by === null ? null : nameOf(one.decided_by),
      t_decision: one.decided_at,
      carte,
      ecarts: compareCards(order, carte),
    };
  });
}
