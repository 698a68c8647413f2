import { Refusal } from '@ardoise/domain/base/errors.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { EXPIRED, REPLACED, UNKNOWN } from './link-words.ts';
import type { FileLink } from './links.repository.ts';

const USED = 'Ce lien a déjà servi\u00a0: vos fichiers ont bien été reçus.';
const TAKEN_BACK = 'Cette invitation a été annulée par la personne qui vous l’a envoyée.';
const CLOSED = 'Ce projet est clos\u00a0: il n’attend plus de fichier.';
const INVITATION_EXPIRED = 'Ce lien a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.';

/** The text of a card has one holder, who calls the dc; other files may be asked for again. */
const usedOf = ({ purpose, dc_name }: FileLink): string =>
  purpose === 'texte' ? `Ce lien a déjà servi. Appelez ${dc_name}.` : USED;

/** A link that can still receive files; `etat` of its end is `{demandeur, telephoneDC}`. @throws Refusal INTROUVABLE, LIEN_EXPIRE with the reason */
export function usableLink(link: FileLink | null): FileLink {
  if (link === null) throw new Refusal('INTROUVABLE', { message: UNKNOWN });
  const etat = { demandeur: link.dc_name, telephoneDC: link.dc_phone };
  const gone = (message: string) => new Refusal('LIEN_EXPIRE', { message, etat });
  if (link.used_at !== null) throw gone(usedOf(link));
  if (link.revoked_at !== null) throw gone(link.purpose === 'invitation' ? TAKEN_BACK : REPLACED);
  if (link.deleted_at !== null || FINAL_STATUSES.includes(link.statut)) throw gone(CLOSED);
  if (link.expired) throw gone(link.purpose === 'invitation' ? INVITATION_EXPIRED : EXPIRED);
  return link;
}
