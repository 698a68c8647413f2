import { cloneProject } from '@ardoise/domain/contract/clones.ts';
import { addProofNote } from '@ardoise/domain/contract/creations.ts';
import { uploadFile } from '@ardoise/domain/contract/files.ts';
import { changeFinalPrice } from '@ardoise/domain/contract/final-price.ts';
import { planPose } from '@ardoise/domain/contract/poses.ts';
import { downloadProject } from '@ardoise/domain/contract/printing.ts';
import { changeStatus, deleteProject, readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Permission } from '@ardoise/domain/rules/permissions.ts';
import type { Player, StagedProject } from './matrix-project.ts';
import { multipart } from './multipart.ts';
import { jpegFile } from './sample-files.ts';

/** Actions governed by permissions besides changes of status: their call, and the HTTP status on success. */
export interface Deed {
  name: string;
  permission: Permission;
  /** The project is looked up before the role is checked: its call serves several permissions. */
  scopeFirst?: true;
  /** Roles whose call returns 403 whatever the permission, as they never attach a file of this type. */
  never?: readonly Role[];
  call: (player: Player, project: StagedProject) => Promise<number>;
}

export const MATRIX_COMMENT = 'Pour la bonne marche du dossier';
const PRICE = 1250.5;
const LATER = '2049-12-01';
const WITHOUT_FILES: readonly Role[] = ['dc', 'client', 'mdv', 'smhf', 'imprimeur', 'installateur'];

function upload(type: FileType, photo: Buffer): Deed['call'] {
  return async ({ caller }, { id }) => {
    const form = multipart({ projet_id: id, file_type: type }, { name: 'essai.jpg', content: photo });
    return (await caller.call(uploadFile, form)).status;
  };
}

/** Every action, on a project whose proof has this file. */
export async function matrixDeeds(proofFile: string): Promise<Deed[]> {
  const photo = await jpegFile({ width: 120, height: 90 });
  return [
    {
      name: 'lire',
      permission: 'project.read',
      call: async ({ caller }, { id }) => (await caller.call(readProject, { params: { id } })).status,
    },
    {
      name: 'modifier',
      permission: 'project.edit',
      call: async ({ caller }, { id, version }) =>
        (await caller.call(saveProject, { params: { id }, body: { version } })).status,
    },
    {
      name: 'supprimer',
      permission: 'project.delete',
      call: async ({ caller }, { id }) => (await caller.call(deleteProject, { params: { id } })).status,
    },
    {
      name: 'cloner',
      permission: 'project.clone',
      call: async ({ caller }, { id }) => (await caller.call(cloneProject, { params: { id } })).status,
    },
    {
      name: 'télécharger les documents',
      permission: 'project.download',
      call: async ({ caller }, { id }) => (await caller.call(downloadProject, { params: { id } })).status,
    },
    {
      name: 'joindre une création',
      permission: 'file.changeProof',
      scopeFirst: true,
      never: WITHOUT_FILES,
      call: upload('photo_crea', photo),
    },
    {
      name: 'joindre un fichier d’exécution',
      permission: 'file.upload',
      scopeFirst: true,
      never: WITHOUT_FILES,
      call: upload('execution', photo),
    },
    {
      name: 'annoter la création',
      permission: 'proof.annotate',
      call: async ({ caller }, { id }) => {
        const body = { fichier: proofFile, page: 1, x: 0.5, y: 0.5, texte: 'Plus grand' };
        return (await caller.call(addProofNote, { params: { id, version: 1 }, body })).status;
      },
    },
    {
      name: 'dater la pose',
      permission: 'pose.plan',
      call: async ({ caller }, { id, version }) =>
        (await caller.call(planPose, { params: { id }, body: { version, t_pose: LATER } })).status,
    },
    {
      name: 'fixer le prix final',
      permission: 'price.edit',
      call: async ({ caller }, { id, version }) =>
        (await caller.call(changeFinalPrice, { params: { id }, body: { version, prixFinal: PRICE } })).status,
    },
    {
      name: 'forcer un statut',
      permission: 'project.force',
      scopeFirst: true,
      call: async ({ caller }, { id, version, statut }) => {
        const params = { id, new_statut: statut === 'Rejeté' ? 'Annulé' : 'Rejeté' } as const;
        const body = { version, force: true, comment: MATRIX_COMMENT };
        return (await caller.call(changeStatus, { params, body })).status;
      },
    },
  ];
}
