import { Refusal } from '@ardoise/domain/errors.ts';
import { may } from '@ardoise/domain/projects/permissions.ts';
import { qrCodeTrace } from '@ardoise/domain/projects/qr-codes.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { addHistory } from '../projects/history.repository.ts';
import { permissionSubject, type StoredProject } from '../projects/project-record.ts';
import { refreshTrace } from '../projects/project-view.repository.ts';
import { findProject, lockProject } from '../projects/projects.repository.ts';
import { findQrCodeOf, type QrCode, updateQrCode } from './qr-codes.repository.ts';

const TARGET = 'qrcode';

/** A code as it is to be, and what the history says of it. */
export interface QrCodeChange {
  code: QrCode;
  said: readonly string[];
}

/** What becomes of a code as it stands; null where it stands so already. */
type Decide = (present: QrCode, tx: Transaction) => Promise<QrCodeChange | null> | QrCodeChange | null;

function required(project: StoredProject | null, actor: Actor): StoredProject {
  if (project === null) throw new Refusal('INTROUVABLE');
  const allowed = may('qrcode.edit', permissionSubject(project), actor);
  if (allowed !== true) throw new Refusal(allowed.code, { message: allowed.message });
  return project;
}

/** Before anything is received for it. @throws Refusal INTROUVABLE, ROLE, STATUT */
export async function requireQrCode(pool: Pool, actor: Actor, id: string): Promise<void> {
  required(await findProject(pool, id, actor), actor);
  if ((await findQrCodeOf(pool, id)) === null) throw new Refusal('INTROUVABLE');
}

/**
 * Changes what a printed code shows and leads to, with a line in the history
 * (specification/qr-codes.md#target-and-banner). Neither the order nor its version changes: whoever is writing it goes
 * on.
 *
 * @throws Refusal INTROUVABLE, ROLE, STATUT (deleted), and what `decide` refuses
 */
export async function changeQrCode(pool: Pool, actor: Actor, id: string, decide: Decide): Promise<QrCode> {
  return inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor), actor);
    const present = await findQrCodeOf(tx, id);
    if (present === null) throw new Refusal('INTROUVABLE');
    const change = await decide(present, tx);
    if (change === null) return present;
    await updateQrCode(tx, change.code);
    await addHistory(tx, {
      projectId: id,
      nature: 'qrcode',
      from: project.statut,
      to: project.statut,
      target: TARGET,
      resp: actor.name,
      onBehalfOf: onBehalfOf(actor, project),
      comment: qrCodeTrace(change.said.join(', ')),
      forced: false,
      basedOn: project.version,
    });
    await refreshTrace(tx, id);
    return change.code;
  });
}
