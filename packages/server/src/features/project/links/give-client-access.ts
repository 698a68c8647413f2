import { Refusal } from '@ardoise/domain/base/errors.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { Transaction } from '../../../db/transaction.ts';
import {
  type AddressHolder,
  bindClient,
  findAddressHolder,
  insertClientAccount,
} from '../../accounts/accounts/client-accounts.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { CLIENT_ADDRESS, clientAddressOf } from '../projects/client-address.ts';
import type { StoredProject } from '../projects/project-record.ts';

const SOMEBODY_ELSE =
  'Cette adresse est celle d’un compte qui n’est pas un compte client. Indiquez l’adresse e-mail du client.';
const CLOSED =
  'Le compte client de cette adresse est fermé. Demandez à l’administrateur de le rouvrir, ou indiquez une autre adresse.';

function refused(kind: ProjectKind, message: string): Refusal {
  return new Refusal('GARDE', {
    message,
    champs: [{ chemin: CLIENT_ADDRESS, message }],
    etat: { step: KIND_FACTS[kind].cures.outlet },
  });
}

/**
 * Binds a Direct Agence to the client of its present address, trimmed and lower-cased, and to nobody else; creates an
 * account without a password if needed (specification/accounts.md#a-clients-account). The project's row must be locked.
 * @throws Refusal GARDE: no valid address, that of an account with another role, or of a closed one
 */
export async function giveClientAccess(tx: Transaction, project: StoredProject): Promise<AddressHolder> {
  const address = normaliseEmail(clientAddressOf(project));
  let holder = await findAddressHolder(tx, address);
  if (holder === null) {
    const made = await insertClientAccount(tx, address, project.client_name);
    holder = await findAddressHolder(tx, address);
    if (made)
      await recordSecurityEvent(tx, {
        event: 'compte_cree',
        subjectUid: holder?.uid ?? null,
        projectId: project.id,
      });
  }
  if (holder === null || holder.role !== 'client') throw refused(project.kind, SOMEBODY_ELSE);
  if (!holder.active) throw refused(project.kind, CLOSED);
  await bindClient(tx, project.id, holder.uid);
  return holder;
}
