import { createHash } from 'node:crypto';
import { withDoubtsAtSignature } from '@ardoise/domain/card-text/line-doubts.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import type { signProject } from '@ardoise/domain/contract/projects.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { refreshTrace } from '../projects/project-view.repository.ts';
import { updateProject } from '../projects/projects.repository.ts';
import { readSignatureImage } from '../projects/signature-image.ts';
import type { SignatureOrigin, Taken } from '../projects/signature-origin.ts';
import {
  insertSignature,
  type OfflineSignature,
  validSignatures,
} from '../projects/signatures.repository.ts';
import { finishOrder } from './finish-order.ts';

export type GivenSignature = Omit<BodyOf<typeof signProject>, 'version'>;

interface Circumstances extends SignatureOrigin {
  isFirst: boolean;
  lawPoints: readonly ShownLawPoint[];
  /** Of one that was given without a network. */
  offline?: OfflineSignature;
  /** Of one that another dc brings in than the project's, or than who gave it. */
  taken?: Taken | null;
}

/** SHA-256 of the canonical text of what is signed. */
export const contentHash = (content: string): Buffer => createHash('sha256').update(content).digest();

/**
 * Stores a signature over this content; the last one finishes the order. The project's row must be locked, and as `project`
 * has it.
 * @throws Refusal VALIDATION (not a PNG, or an empty pad)
 */
export async function recordSignature(
  tx: Transaction,
  context: AppContext,
  project: StoredProject,
  actor: Actor,
  { role, nom, qualite, mode, image }: GivenSignature,
  { content, isFirst, taken, ...circumstances }: Circumstances & { content: string },
): Promise<void> {
  const document = documentOf(project);
  await insertSignature(tx, {
    projectId: project.id,
    role,
    nom,
    qualite,
    mode: mode ?? 'trace',
    image: await readSignatureImage(image, role),
    content_hash: contentHash(content),
    content,
    signedBy: actor.name,
    onBehalfOf: role === 'dc' ? (taken ?? { onBehalfOf: onBehalfOf(actor, project) }).onBehalfOf : null,
    ...circumstances,
  });
  await updateProject(tx, project.id, project.version, {
    ...(role === 'client' ? { client_signed: true } : { dc_signed: true }),
    ...(isFirst && document.lectureCarte !== undefined
      ? { doc: JSON.stringify(withDoubtsAtSignature(document)) }
      : {}),
  });
  await tellWebhooks(tx, 'projet.signe', actor, project, { signataire: role });
  const signatures = await validSignatures(tx, project.id);
  if (signatures.length === signersOf(project.kind).length)
    await finishOrder(tx, context, project, actor, signatures);
  await refreshTrace(tx, project.id);
}
