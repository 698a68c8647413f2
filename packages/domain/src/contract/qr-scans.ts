import * as z from 'zod/mini';
import { byProject, get, post } from './call.ts';

/** Periods, in days: the last is today. */
export const SCAN_PERIODS = [7, 28, 84, 365] as const;

const day = z.string();
const count = z.int();
const shownPeriod = z.object({
  jours: z.optional(z.coerce.number().check(z.refine((days) => SCAN_PERIODS.some((each) => each === days)))),
  smhf: z.optional(z.string().check(z.maxLength(100))),
});

const outlet = z.object({
  /** The project. */
  id: z.string(),
  nom: z.string(),
  ville: z.string(),
  smhf: z.string(),
  /** Days in Europe/Paris; null for what has not happened, or was before this product. */
  imprime: z.nullable(day),
  livre: z.nullable(day),
  /** Of each of the last fourteen days, today last. */
  quatorzeJours: z.array(count),
  scans: count,
  /** Scans for each printed copy; null where their number is unknown. */
  parExemplaire: z.nullable(z.number()),
  cible: z.object({
    type: z.nullable(z.enum(['fichier', 'url'])),
    /** Name of the PDF, or the address. */
    vers: z.string(),
    /** Of an address, at its last try: null before the first one. */
    repond: z.nullable(z.boolean()),
    depuis: z.nullable(day),
    probleme: z.string(),
  }),
  modele: z.object({
    nom: z.string(),
    image: z.string(),
    /** Side of the code in millimetres. */
    taille: z.nullable(z.number()),
    problemes: z.array(z.enum(['petit', 'contraste', 'inverse'])),
  }),
  /** Not scanned for fourteen days since its delivery. */
  muet: z.boolean(),
  /** When the dc was notified. */
  prevenu: z.nullable(z.string()),
});
export type ScannedOutlet = z.output<typeof outlet>;

/**
 * Scans of printed codes (specification/qr-codes.md#scans), of `jours` days (28 by default), of one SMHF's outlets or
 * all: at most 200 outlets, worst first; the sums are of all.
 */
export const readScans = get('Scans of printed QR codes', {
  path: '/rest/myplv/scans',
  who: 'content.edit',
  query: shownPeriod,
  reply: z.object({
    jours: count,
    /** Scans of each day, oldest first. */
    parJour: z.array(z.object({ jour: day, scans: count })),
    total: count,
    /** Printed codes, and those that are silent. */
    codes: count,
    muets: count,
    /** Percent of the scans between 19:00 and 22:00, and on Fridays and Saturdays; null without scans. */
    soiree: z.nullable(count),
    finDeSemaine: z.nullable(count),
    /** Median scans of a code; median days from delivery to the first scan. */
    mediane: z.nullable(z.number()),
    premierScan: z.nullable(z.number()),
    smhfs: z.array(z.object({ username: z.string(), nom: z.string() })),
    points: z.array(outlet),
  }),
});
export type Scans = z.output<typeof readScans.reply>;

/** The same as `.xlsx`: a row per outlet and day with scans, one for an outlet without. */
export const exportScans = get('Scans by outlet and day as a spreadsheet', {
  path: '/rest/myplv/scans/export',
  who: 'content.edit',
  query: shownPeriod,
});

/** Mails a silent code's dc, once. @throws INTROUVABLE; GARDE for a code that is scanned */
export const tellSilentCode = post('Tell a dc that nobody scans a code', {
  path: '/rest/myplv/scans/:id/prevenir',
  who: 'content.edit',
  params: byProject,
  reply: z.object({ message: z.string() }),
});
