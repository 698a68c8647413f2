import { required } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { openDelivery as openCall } from '@ardoise/domain/contract/client-links.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { type FileRecord, listFilesOf } from '../documents/files/files.repository.ts';
import { presentFile } from '../documents/files/project-file.presenter.ts';
import { type DeliveryLink, findDeliveryLink } from './delivery-links.repository.ts';
import { liveDeliveryLink, orderFormGone } from './live-link.ts';

/**
 * The current execution files, not those from before the approval, or before a return from the printer; or the very
 * order form that was mailed. @throws Refusal LIEN_EXPIRE for one that is void or erased
 */
async function deliveredFiles(db: Db, link: DeliveryLink): Promise<FileRecord[]> {
  const files = await listFilesOf(db, link.project_id);
  if (link.purpose === 'execution')
    return files.filter(({ file_type, superseded }) => file_type === 'execution' && !superseded).reverse();
  const forms = files.filter(
    ({ file_type, sha256, erased_at }) =>
      file_type === 'bon_commande' && sha256 === link.sha256 && erased_at === null,
  );
  if (forms.length === 0) throw orderFormGone(link);
  return forms;
}

/** The page of a delivery link. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export async function openDelivery(db: Db, token: string): Promise<ReplyOf<typeof openCall>> {
  const link = liveDeliveryLink(await findDeliveryLink(db, token));
  const files = await deliveredFiles(db, link);
  return {
    objet: link.purpose,
    nameProjet: link.name_projet,
    type: link.type,
    ville: link.ville,
    demandeur: (await displayNames(db))(link.dc),
    expire: link.expires,
    fichiers: files.map((file) => {
      const presented = presentFile(file, false);
      const url = `/rest/myplv/livraison/${token}/fichiers/${file.id}`;
      return { ...presented, url, photo: presented.photo === null ? null : `${url}?vignette=1` };
    }),
  };
}

/** One of these files. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export async function fileOfDelivery(db: Db, token: string, fileId: string): Promise<FileRecord> {
  const link = liveDeliveryLink(await findDeliveryLink(db, token));
  return required((await deliveredFiles(db, link)).find(({ id }) => id === fileId));
}
