import * as z from 'zod/mini';
import { offer } from '../catalogue/offer.ts';
import { TYPE_CODES } from '../projects/kinds.ts';
import { get } from './call.ts';

const offers = z.readonly(z.array(offer));

/** Settings of head office that screens need (specification/content-management.md#settings). */
export const settings = z.object({
  /** The home page's banner; empty where none is shown. */
  banniere: z.string(),
  /** No VAE order can be created or cloned, Digital included. */
  vaeSuspendue: z.boolean(),
  /** Medals that make an outlet eligible, lower case, by `typeProjet`; null is no condition. */
  medailles: z.record(z.enum(TYPE_CODES), z.nullable(z.readonly(z.array(z.string())))),
  /** At or below this many units, a creation requires confirmation. */
  seuilQuota: z.int(),
  /** The agency's first feedback in working days, the installer's call in hours. */
  delais: z.object({ agence: z.int(), installateur: z.int() }),
  /** Each `typeProjet` that cannot be ordered yet: a catalogue of a required choice offers nothing. */
  sansCatalogue: z.readonly(z.array(z.enum(TYPE_CODES))),
  /** Closed lists of the wizards. */
  offres: z.object({ exemplairesCarte: offers, exemplairesQrCode: offers, plans: offers }),
});

export const readSettings = get('Settings that screens show', {
  path: '/rest/myplv/reglages',
  who: 'session',
  reply: settings,
});

/** Texts of 'Mentions légales': paragraphs, with a blank line between. */
export const readLegalTexts = get('Legal notice', {
  path: '/rest/myplv/mentions-legales',
  who: 'public',
  reply: z.object({
    editeur: z.string(),
    donnees: z.string(),
    cookies: z.string(),
    propriete: z.string(),
    /** What a signer reads about the data. */
    signature: z.string(),
    /** Hours without use after which a session ends. */
    inactivite: z.int(),
  }),
});
