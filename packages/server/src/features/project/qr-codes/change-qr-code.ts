import { required } from '@ardoise/domain/base/errors.ts';
import { qrCodeTrace } from '@ardoise/domain/projects/qr-codes.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { addHistory } from '../projects/history.repository.ts';
import { demand } from '../projects/project-record.ts';
import { refreshTrace } from '../projects/project-view.repository.ts';
import { findProject, lockProject } from '../projects/projects.repository.ts';
import { findQrCodeOf, type QrCode, updateQrCode } from './qr-codes.repository.ts';

const TARGET = 'qrcode';

/** New state of a code, and its history line. */
export interface QrCodeChange {
  code: QrCode;
  said: readonly string[];
}

/** Computes the new state of a code; null if unchanged. */
type Decide = (present: QrCode, tx: Transaction) => Promise<QrCodeChange | null> | QrCodeChange | null;

/** Checked before the upload is received. @throws Refusal INTROUVABLE, ROLE, STATUT */
export async function requireQrCode(pool: Pool, actor: Actor, id: string): Promise<void> {
  demand('qrcode.edit', required(await findProject(pool, id, actor)), actor);
  required(await findQrCodeOf(pool, id));
}

/**
 * Changes banner and target of a printed code, with a history line (specification/qr-codes.md#target-and-banner).
 * Neither the order nor its version changes: no version conflict for concurrent editors.
 * @throws Refusal INTROUVABLE, ROLE, STATUT (deleted), and refusals of `decide`
 */
export async function changeQrCode(pool: Pool, actor: Actor, id: string, decide: Decide): Promise<QrCode> {
  return inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    demand('qrcode.edit', project, actor);
    const present = required(await findQrCodeOf(tx, id));
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
