import { Refusal } from '@ardoise/domain/base/errors.ts';
import { COMMENT_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { saveProject } from '@ardoise/domain/contract/projects.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { refreshExecution } from '../documents/files/refresh-execution.ts';
import { refreshToRedo } from '../documents/print-check/judge-project.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { refreshTrace } from '../projects/project-view.repository.ts';
import { type ProjectChange, updateProject, type Written } from '../projects/projects.repository.ts';
import { releaseCoveredFiles, voidSignatures } from '../projects/signatures.repository.ts';
import { ensureQrCode } from '../qr-codes/qr-codes.repository.ts';
import { type Amendment, recordAmendment } from './amend-order.ts';

/** Writes besides the row itself; without any, the save is one statement. */
export interface SideEffects {
  givesQrCode: boolean;
  voidsSignatures: boolean;
  amendment: Amendment | null;
}

/** @throws Refusal SIGNATURES when signed content would change without an accepted warning, GARDE without a comment */
export function effectsOf(
  stored: StoredProject,
  document: ProjectDocument,
  previous: ProjectDocument,
  body: BodyOf<typeof saveProject>,
): SideEffects {
  const givesQrCode = document.infocarte?.qrcode === 'oui' && previous.infocarte?.qrcode !== 'oui';
  const none = { givesQrCode, voidsSignatures: false, amendment: null };
  if (!stored.client_signed && !stored.dc_signed) return none;
  const [before, after] = [previous, document].map((content) => canonicalText(signedContent(content, [])));
  if (before === after) return none;
  if (!isBeforeSubmission(stored.statut)) {
    const comment = body.comment?.trim() ?? '';
    if (!saysSomething(comment)) throw new Refusal('GARDE', { message: COMMENT_NEEDED });
    return { ...none, amendment: { comment, before: previous, after: document } };
  }
  if (body.annuleSignatures !== true) throw new Refusal('SIGNATURES');
  return { ...none, voidsSignatures: true };
}

/** Whether nothing is written but the row. */
export function isPlain({ givesQrCode, voidsSignatures, amendment }: SideEffects): boolean {
  return !givesQrCode && !voidsSignatures && amendment === null;
}

async function applyEffects(
  tx: Transaction,
  files: FileStore,
  stored: StoredProject,
  actor: Actor,
  effects: SideEffects,
): Promise<void> {
  if (effects.givesQrCode) await ensureQrCode(tx, stored.id);
  if (effects.voidsSignatures) {
    await voidSignatures(tx, stored.id, 'Le contenu signé a changé.');
    await releaseCoveredFiles(tx, stored.id);
  }
  if (effects.amendment !== null) await recordAmendment(tx, files, stored, actor, effects.amendment);
  if (effects.voidsSignatures || effects.amendment !== null) await refreshTrace(tx, stored.id);
}

/** The row with its effects, in a transaction; null after a concurrent write. */
export async function writeWithEffects(
  tx: Transaction,
  files: FileStore,
  stored: StoredProject,
  actor: Actor,
  change: ProjectChange,
  effects: SideEffects,
): Promise<Written | null> {
  const written = await updateProject(tx, stored.id, stored.version, change);
  if (written === null) return null;
  await applyEffects(tx, files, stored, actor, effects);
  if (change.with_menu !== stored.with_menu) await refreshExecution(tx, { ...stored, ...change });
  if (effects.amendment !== null) await refreshToRedo(tx, { ...stored, ...change });
  return written;
}
