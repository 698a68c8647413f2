import { Refusal } from '@ardoise/domain/errors.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import type { FileLink } from './links.repository.ts';

const UNKNOWN = 'Ce lien n’existe pas. Ouvrez-le depuis le message que vous avez reçu, sans le modifier.';
const USED = 'Ce lien a déjà servi\u00a0: vos fichiers ont bien été reçus.';
const REPLACED = 'Ce lien a été remplacé\u00a0: ouvrez celui du dernier message que vous avez reçu.';
const TAKEN_BACK = 'Cette invitation a été annulée par la personne qui vous l’a envoyée.';
const CLOSED = 'Ce projet est clos\u00a0: il n’attend plus de fichier.';
const EXPIRED = 'Ce lien a expiré. Demandez-en un nouveau à votre délégué commercial.';
const INVITATION_EXPIRED = 'Ce lien a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.';

/** A link that may still bring files. @throws Refusal INTROUVABLE, LIEN_EXPIRE with what became of it */
export function usableLink(link: FileLink | null): FileLink {
  if (link === null) throw new Refusal('INTROUVABLE', { message: UNKNOWN });
  const gone = (message: string) => new Refusal('LIEN_EXPIRE', { message });
  if (link.used_at !== null) throw gone(USED);
  if (link.revoked_at !== null) throw gone(link.purpose === 'invitation' ? TAKEN_BACK : REPLACED);
  if (link.deleted_at !== null || FINAL_STATUSES.includes(link.statut)) throw gone(CLOSED);
  if (link.expired) throw gone(link.purpose === 'invitation' ? INVITATION_EXPIRED : EXPIRED);
  return link;
}
