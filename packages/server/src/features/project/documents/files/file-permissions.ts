import { Refusal } from '@ardoise/domain/base/errors.ts';
import { COVERED_FILE_TYPES, type FileType } from '@ardoise/domain/projects/file-types.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { deletableTypes, mayReadType, uploadableTypes } from '@ardoise/domain/rules/file-rules.ts';
import { may, type Permission, roleMay } from '@ardoise/domain/rules/permissions.ts';
import { mayRemovePosePhoto } from '@ardoise/domain/rules/pose-photos.ts';
import { rowsFor } from '@ardoise/domain/rules/transitions.ts';
import { demand, type ProjectRecord, permissionSubject } from '../../projects/project-record.ts';
import type { FileRecord } from './files.repository.ts';

/**
 * Whether this actor may attach a file of this type now (specification/files.md#who-sends): `statut` for roles that may
 * change the status, the others by role.
 * @throws Refusal ROLE, STATUT, TRANSITION
 */
export function requireUpload(project: ProjectRecord, actor: Actor, type: FileType): void {
  if (type === 'statut') {
    demand('file.attachToStatus', project, actor);
    const forces = may('project.force', permissionSubject(project), actor) === true;
    if (!forces && rowsFor(project, actor).length === 0) throw new Refusal('TRANSITION');
    return;
  }
  if (!uploadableTypes(actor.role).includes(type)) throw new Refusal('ROLE');
  demand(type === 'photo_pose' ? 'posePhoto.add' : 'file.upload', project, actor);
  if (type === 'photo_crea') demand('file.changeProof', project, actor);
}

/** The permission by which a file of this type is removed; of an unknown file the usual one. */
export function removalOf(type: FileType | undefined): Permission {
  return type === 'photo_pose' ? 'posePhoto.remove' : 'file.delete';
}

/** Whether a valid signature covers this file: it can then not be deleted. */
function isCovered(project: ProjectRecord, file: FileRecord): boolean {
  const signed = project.client_signed || project.dc_signed;
  return signed && COVERED_FILE_TYPES.includes(file.file_type) && !file.received_after_signature;
}

/**
 * Whether this actor may delete this file now. Nobody may delete what is signed, approved or sent with a message, nor a
 * former proof, which is not part of the current one.
 */
export function mayDelete(project: ProjectRecord, actor: Actor, file: FileRecord): boolean {
  if (file.frozen || file.retired || isCovered(project, file) || file.history_id !== null) return false;
  const subject = permissionSubject(project);
  if (file.file_type === 'photo_pose') {
    const photo = { addedBy: file.uploaded_by, addedAt: new Date(file.t_creation) };
    return (
      may(removalOf('photo_pose'), subject, actor) === true && mayRemovePosePhoto(actor, photo, new Date())
    );
  }
  if (file.file_type === 'statut' && file.uploaded_by === actor.name) {
    return may('file.attachToStatus', subject, actor) === true;
  }
  if (!deletableTypes(actor.role).includes(file.file_type)) return false;
  if (file.file_type === 'photo_crea' && may('file.changeProof', subject, actor) !== true) return false;
  return may('file.delete', subject, actor) === true;
}

/**
 * The proof changes only in the statuses where it is created (specification/proofs-and-approvals.md#proof).
 * @throws Refusal STATUT in any other
 */
export function requireProofChange(project: ProjectRecord, actor: Actor): void {
  if (roleMay('file.changeProof', actor.role)) demand('file.changeProof', project, actor);
}

/**
 * Comments and their attachments are internal: a client reads none
 * (specification/roles-and-scope.md#what-a-client-reads). Who added a photo of the pose sees it, whatever their role.
 */
export function mayRead(actor: Actor, file: FileRecord): boolean {
  if (file.file_type === 'photo_pose' && file.uploaded_by === actor.name) return true;
  if (!mayReadType(actor.role, file.file_type)) return false;
  return actor.role !== 'client' || file.file_type !== 'statut' || file.uploaded_by === actor.name;
}
