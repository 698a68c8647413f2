import * as z from 'zod/mini';
import { arrival } from './arrival.ts';
import { byProject, del, get } from './call.ts';

const tokenText = z.string().check(z.maxLength(100));
const token = z.object({ token: tokenText });

/**
 * What a client without an account reads of one order: no file, price, parcel, remark, nor who draws or prints it
 * (specification/mails-and-links.md#following-an-order).
 */
export const trackingPage = z.object({
  nameProjet: z.string(),
  ville: z.string(),
  /** 'Votre carte s’imprime' */
  titre: z.string(),
  /** Their step (specification/statuses.md#a-clients-steps). */
  etape: z.string(),
  /** Null before Impression. */
  arrivee: z.nullable(z.pick(arrival, { etat: true, jour: true, mots: true })),
  /** What is ordered, and the street it is delivered to; each may be empty. */
  commande: z.string(),
  adresse: z.string(),
  /** Pictures of the creation that the client agreed to, valid for this link only. */
  dessins: z.array(z.string()),
  t_accord: z.nullable(z.string()),
  /** The days of the pre-visit and the pose that are fixed and to come, in words: there is a file for a calendar. */
  rendezVous: z.array(z.object({ jour: z.string(), mots: z.string() })),
  /** The delegate. */
  demandeur: z.string(),
  telephoneDC: z.string(),
  mailDC: z.string(),
});
export type TrackingPage = z.output<typeof trackingPage>;

/**
 * Read-only, until 30 days after the end of the order. By the dead link of the approval as well, where its address is
 * still the client's.
 * @throws INTROUVABLE, LIEN_EXPIRE with the reason
 */
export const openTracking = get('When an order comes, for its client', {
  path: '/rest/myplv/suivi/:token',
  who: 'public',
  params: token,
  reply: trackingPage,
});
export const readTrackedDrawing = get('A picture of the creation that the client agreed to', {
  path: '/rest/myplv/suivi/:token/dessins/:rang',
  who: 'public',
  params: z.object({ token: tokenText, rang: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(50)) }),
});

/** INTROUVABLE where no day of a pre-visit or a pose is fixed and to come. */
export const readTrackedCalendar = get('The pre-visit and the pose of a followed order, for a calendar', {
  path: '/rest/myplv/suivi/:token/agenda.ics',
  who: 'public',
  params: token,
});

/** INTROUVABLE where none is open. */
export const revokeTracking = del('End the link by which a client follows their order', {
  path: '/rest/myplv/projets/:id/liens/suivi',
  who: 'link.send',
  params: byProject,
});
