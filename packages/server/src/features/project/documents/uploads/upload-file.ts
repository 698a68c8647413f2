import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { isRecentObjectId, objectIdTime } from '@ardoise/domain/base/object-id.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { projectId } from '@ardoise/domain/contract/call.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { FILE_TYPES, type FileType } from '@ardoise/domain/projects/file-types.ts';
import { hasPagePictures } from '@ardoise/domain/projects/page-pictures.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { MOST_POSE_PHOTOS, POSE_PHOTOS_FULL } from '@ardoise/domain/rules/pose-photos.ts';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../../../../db/transaction.ts';
import { drawAhead } from '../../../../pictures/draw-ahead.ts';
import type { AppContext } from '../../../base/app-context.ts';
import type { StoredProject } from '../../projects/project-record.ts';
import { findProject, lockProject } from '../../projects/projects.repository.ts';
import { mayDelete, requireUpload } from '../files/file-permissions.ts';
import { countFiles, type FileRecord } from '../files/files.repository.ts';
import { presentFile } from '../files/project-file.presenter.ts';
import { type ReceivedFile, receiveFile, rulesOf, type SentFile } from '../files/receive-file.ts';
import { recordFile } from '../files/record-file.ts';
import { refreshExecution } from '../files/refresh-execution.ts';
import { isFile, readForm } from '../files/upload-form.ts';
import { checkFile } from '../print-check/check-files.ts';
import { isPdf, refreshToRedo } from '../print-check/judge-project.ts';
import { takeOutOfProof } from '../proofs/proofs.repository.ts';
import { renewProof } from '../proofs/renew-proof.ts';
import { findReceived, sameFile } from './received-before.ts';
import { type Acceptance, changesSignedContent, settleSignatures } from './settle-signatures.ts';

/** Where a file goes: the fields of its form. */
interface Destination {
  projectId: string;
  type: FileType;
  /** The file's, made on the device: the upload is idempotent by it. */
  id?: string;
  /** The user accepted the warning that signatures will be voided. */
  voidsSignatures: Acceptance;
  /** Replaces the current proof, in one new version. */
  replacesProof: boolean;
}

const NOT_RECENT =
  'L’identifiant de ce fichier est mal formé, ou l’horloge de l’appareil n’est pas à l’heure.';

function destinationOf(fields: ReadonlyMap<string, string>): Destination {
  const id = projectId.safeParse(fields.get('projet_id'));
  const type = FILE_TYPES.find((candidate) => candidate === fields.get('file_type'));
  const own = fields.get('id');
  const champs = [
    ...(id.success ? [] : [{ chemin: 'projet_id', message: 'Valeur mal formée' }]),
    ...(type === undefined ? [{ chemin: 'file_type', message: 'Valeur mal formée' }] : []),
  ];
  if (!id.success || type === undefined || champs.length > 0)
    throw new Refusal('REQUETE_INVALIDE', { champs });
  const isSet = (field: string) => fields.get(field) === '1';
  return {
    projectId: id.data,
    type,
    ...(own === undefined ? {} : { id: own }),
    voidsSignatures: isSet('annuleSignatures'),
    replacesProof: type === 'photo_crea' && isSet('remplace'),
  };
}

interface Recorded {
  /** A new file is judged without the signatures, which it has voided. */
  project: StoredProject;
  file: FileRecord;
  isNew: boolean;
}

/** @throws Refusal FICHIER_REFUSE where the order has as many photos of its pose as it may */
async function requirePlace(tx: Transaction, projectId: string): Promise<void> {
  const count = await countFiles(tx, projectId, 'photo_pose');
  if (count >= MOST_POSE_PHOTOS) throw new Refusal('FICHIER_REFUSE', { message: POSE_PHOTOS_FULL });
}

async function record(
  tx: Transaction,
  { files }: AppContext,
  actor: Actor,
  to: Destination,
  received: ReceivedFile,
): Promise<Recorded> {
  // Checked again under the lock: permissions may have changed during the upload, or the same file have been recorded.
  const project = required(await lockProject(tx, to.projectId, actor));
  const before = await findReceived(tx, actor, to);
  if (before !== null) return { project, file: sameFile(before, received), isNew: false };
  requireUpload(project, actor, to.type);
  if (to.type === 'photo_pose') await requirePlace(tx, project.id);
  await settleSignatures(tx, project, to.type, to.voidsSignatures);
  if (to.replacesProof) await takeOutOfProof(tx, project.id, null, actor.name);
  const file = await recordFile(tx, files, received.incoming, {
    ...received.inspection,
    ...(to.id === undefined ? {} : { id: to.id }),
    projectId: to.projectId,
    type: to.type,
    name: received.name,
    ...(received.sentSha256 !== undefined && { sentSha256: received.sentSha256 }),
    uploadedBy: actor.name,
    receivedAfterSignature: changesSignedContent(project, to.type) && !isBeforeSubmission(project.statut),
  });
  if (to.type === 'photo_crea') await renewProof(tx, project.id, actor.name);
  if (to.type === 'execution') {
    await refreshExecution(tx, project);
    await refreshToRedo(tx, project);
  }
  return { project: { ...project, client_signed: false, dc_signed: false }, file, isNew: true };
}

/** What follows a new file, after the commit. */
function followUp(context: AppContext, { type }: Destination, file: FileRecord): void {
  if (type === 'photo_crea') context.comparisons.soon();
  if (type === 'execution' && isPdf(file)) void checkFile(context, file.sha256);
  if (hasPagePictures({ myplv_file_type: type })) drawAhead(context.files, file);
}

/** @throws Refusal ROLE, STATUT, TRANSITION, SIGNATURES */
function refuseNew(project: StoredProject, actor: Actor, { type, voidsSignatures }: Destination): void {
  requireUpload(project, actor, type);
  if (isBeforeSubmission(project.statut) && changesSignedContent(project, type) && !voidsSignatures) {
    throw new Refusal('SIGNATURES');
  }
}

/** @throws Refusal REQUETE_INVALIDE */
function refuseNotRecent({ id }: Destination): void {
  if (id === undefined || isRecentObjectId(id, new Date())) return;
  throw new Refusal('REQUETE_INVALIDE', { champs: [{ chemin: 'id', message: NOT_RECENT }] });
}

/**
 * Attaches a file that arrives, once by its id.
 * @param announced its size in bytes, with what surrounds it
 * @throws Refusal as `uploadFile`
 */
export async function attachFile(
  context: AppContext,
  actor: Actor,
  to: Destination,
  part: SentFile,
  announced: number,
): Promise<ProjectFile> {
  refuseNotRecent(to);
  const project = required(await findProject(context.pool, to.projectId, actor));
  // One that is here already is answered as the first time, whatever became of the project since.
  if ((await findReceived(context.pool, actor, to)) === null) refuseNew(project, actor, to);
  const at = to.id === undefined ? new Date() : objectIdTime(to.id);
  const rules = { ...rulesOf(to.type, actor.role), at };
  const received = await receiveFile(context.files, part, rules, announced);
  try {
    const kept = await inTransaction(context.pool, (tx) => record(tx, context, actor, to, received));
    if (kept.isNew) followUp(context, to, kept.file);
    return presentFile(kept.file, mayDelete(kept.project, actor, kept.file));
  } finally {
    await context.files.discard(received.incoming);
  }
}

/**
 * Attaches the file of a form (`projet_id`, `file_type`, an `id` or none, then `file`) to a project. Visible once complete, validated
 * and recorded, not before; an interrupted upload is deleted (specification/files.md#what-is-accepted). A proof
 * file creates a new version, with or without (`remplace`) the other files of the current one.
 * Idempotent by its id (`findReceived`).
 * @throws Refusal INTROUVABLE, ROLE, STATUT, TRANSITION, SIGNATURES, FICHIER_REFUSE, FICHIER_TROP_GROS,
 * FICHIER_SUPPRIME, REQUETE_INVALIDE
 */
export async function uploadFile(
  context: AppContext,
  actor: Actor,
  request: FastifyRequest,
): Promise<ProjectFile> {
  const fields = new Map<string, string>();
  for await (const part of readForm(request, 1)) {
    if (isFile(part)) {
      const announced = Number(request.headers['content-length'] ?? 0);
      return attachFile(context, actor, destinationOf(fields), part, announced);
    }
    fields.set(part.fieldname, String(part.value));
  }
  throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
}
