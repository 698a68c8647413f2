import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { spokenTime } from '../../base/mails/mail.ts';
import type { ApprovalLink } from './approval-links.repository.ts';
import type { DeliveryLink } from './delivery-links.repository.ts';
import { EXPIRED, REPLACED, UNKNOWN } from './link-words.ts';
import type { TrackingEnd, TrackingLink } from './tracking-links.repository.ts';

const CLOSED = 'Ce projet est clos\u00a0: votre accord n’est plus attendu.';
const DELIVERY_CLOSED = 'Ce projet est clos\u00a0: ses fichiers ne sont plus à disposition.';
const DELIVERY_REOPENED =
  'Ce projet a été repris : ses fichiers ne sont plus à disposition. Votre délégué commercial vous dira la suite.';
const FORM_GONE =
  'Ce bon de commande n’est plus à disposition ici. Demandez-le à votre délégué commercial, qui vous dira la suite.';
const FORM_EXPIRED =
  'Ce lien a expiré\u00a0: il était valable 90\u00a0jours. Demandez votre bon de commande à votre délégué commercial.';
const DELIVERY_EXPIRED =
  'Ce lien a expiré\u00a0: il était valable 30\u00a0jours. Demandez vos fichiers à votre délégué commercial.';

/**
 * Whether a delivery link is valid, by status: a Digital's from Livré on. In any other status the order was forced
 * back: its present files were not sent to anybody.
 */
const DELIVERY_IN: Partial<Record<Status, 'open' | typeof DELIVERY_CLOSED>> = {
  Livré: 'open',
  Terminé: 'open',
  Annulé: DELIVERY_CLOSED,
  Rejeté: DELIVERY_CLOSED,
};

/** Message for a link revoked by an exit from the status, by the target status; `when` is in words. */
const SENTENCES: Partial<Record<Status, (when: string) => string>> = {
  Annulé: (when) => `Ce projet a été annulé le ${when}\u00a0: votre accord n’est plus attendu.`,
  Agence: (when) =>
    `Des corrections ont été demandées le ${when}. Un nouveau message vous sera envoyé avec la création corrigée.`,
};

/** Whether a link of an approval ended by that approval. */
export function wasApprovedBy({ left_for, approved_by, approved_at }: ApprovalLink): boolean {
  const elsewhere = left_for === null || SENTENCES[left_for] !== undefined;
  return !elsewhere && approved_by !== null && approved_at !== null;
}

function sentenceOn(link: ApprovalLink, revokedAt: string): string {
  const when = spokenTime(new Date(revokedAt));
  if (link.left_for === null) return REPLACED;
  const sentence = SENTENCES[link.left_for];
  if (sentence !== undefined) return sentence(when);
  if (link.approved_by !== null && link.approved_at !== null)
    return `Cette création a été approuvée le ${spokenTime(new Date(link.approved_at))} par ${link.approved_by}. Il n’y a plus rien à faire.`;
  return `Cette demande d’accord a été reprise le ${when}. Votre délégué commercial vous dira la suite.`;
}

/**
 * Error of an ended link, with its contact: `etat` is `{demandeur, telephoneDC}`, and `suivi` where the same token opens
 * the page that follows the order.
 */
function gone(
  { dc_name, dc_phone }: Pick<ApprovalLink, 'dc_name' | 'dc_phone'>,
  message: string,
  tracked = false,
): Refusal {
  const etat = { demandeur: dc_name, telephoneDC: dc_phone, ...(tracked && { suivi: true }) };
  return new Refusal('LIEN_EXPIRE', { message, etat });
}

/**
 * A client's link that is still pending.
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE with the reason (specification/mails-and-links.md#links)
 */
export function liveApprovalLink(link: ApprovalLink | null): ApprovalLink {
  if (link === null) throw new Refusal('INTROUVABLE', { message: UNKNOWN });
  if (link.project_deleted) throw gone(link, CLOSED);
  if (link.revoked_at !== null)
    throw gone(link, sentenceOn(link, link.revoked_at), link.tracked && wasApprovedBy(link));
  if (link.expired) throw gone(link, EXPIRED);
  return link;
}

const TRACKING_ENDS: Record<TrackingEnd, string> = {
  supprime: 'Cette commande n’existe plus.',
  remplace: REPLACED,
  ferme: 'Ce lien a été fermé. Votre délégué commercial vous dira la suite.',
  arrete: 'Cette commande est arrêtée\u00a0: elle n’arrivera pas.',
  expire: 'Ce lien a expiré\u00a0: il s’ouvrait encore 30\u00a0jours après la fin de la commande.',
};

/** A link to follow an order that is still open. @throws Refusal LIEN_EXPIRE with the reason */
export function liveTrackingLink(link: TrackingLink): TrackingLink {
  if (link.ended !== null) throw gone(link, TRACKING_ENDS[link.ended]);
  return link;
}

/** The order form of a link was voided by a change of the order, or erased at the end of its retention. */
export function orderFormGone(link: DeliveryLink): Refusal {
  return gone(link, FORM_GONE);
}

/** The signed order form is its client's, whatever becomes of the order. */
function liveOrderFormLink(link: DeliveryLink): DeliveryLink {
  if (link.project_deleted) throw gone(link, FORM_GONE);
  if (link.revoked_at !== null) throw gone(link, REPLACED);
  if (link.expired) throw gone(link, FORM_EXPIRED);
  return link;
}

/** A valid delivery link. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export function liveDeliveryLink(link: DeliveryLink | null): DeliveryLink {
  if (link === null) throw new Refusal('INTROUVABLE', { message: UNKNOWN });
  if (link.purpose === 'bon_commande') return liveOrderFormLink(link);
  if (link.project_deleted) throw gone(link, DELIVERY_CLOSED);
  if (link.revoked_at !== null) throw gone(link, REPLACED);
  if (link.expired) throw gone(link, DELIVERY_EXPIRED);
  const over = DELIVERY_IN[link.statut] ?? DELIVERY_REOPENED;
  if (over !== 'open') throw gone(link, over);
  return link;
}
