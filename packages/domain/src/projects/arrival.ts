import { parisDay } from './paris-day.ts';
import { type ARRIVALS, keepsPromise } from './promised-statuses.ts';
import type { Role } from './roles.ts';
import { STAGES } from './stages.ts';
import type { Status } from './statuses.ts';

/** When an order comes, from Impression on (specification/statuses.md#when-it-comes). */
export interface Arrival {
  etat: (typeof ARRIVALS)[number];
  /** yyyy-MM-dd in Europe/Paris; null while nobody has promised one. */
  jour: string | null;
}

/** Fields of a project that say when it comes. */
export interface Arriving {
  statut: Status;
  t_statut: string;
  has_pose: boolean;
  t_pose: string | null;
  promised_on: string | null;
}

const among = (statuses: readonly Status[], statut: Status) => statuses.includes(statut);

/** Null before Impression, and for a stopped order. */
export function arrivalOf(order: Arriving, today: string): Arrival | null {
  const { statut, t_statut, has_pose, t_pose, promised_on } = order;
  if (!keepsPromise(statut)) return null;
  const delivered = among(STAGES.delivered, statut);
  const finished = among(STAGES.finished, statut);
  const posed = has_pose ? t_pose : null;
  if (finished || (delivered && posed === null))
    return { etat: 'livree', jour: posed ?? parisDay(new Date(t_statut)) };
  if (posed !== null) return { etat: 'pose', jour: posed };
  if (promised_on === null) return { etat: 'a_venir', jour: null };
  return { etat: promised_on < today ? 'retard' : 'promise', jour: promised_on };
}

const DAY = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
const inYear = new Intl.DateTimeFormat('fr-FR', DAY);
const ofOtherYear = new Intl.DateTimeFormat('fr-FR', { ...DAY, year: 'numeric' });

/** '4 décembre', '1er janvier 2027': the year only if it is another than today's. */
export function dayInWords(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? inYear : ofOtherYear;
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/^1(?= )/, '1er');
}

type Voice = (day: string) => string;

/** Two voices: the client's, who reads nothing of who promised, and that of everybody else. */
const VOICES: Record<Arrival['etat'], { client: Voice; others: Voice }> = {
  livree: { client: (day) => `Livrée le ${day}`, others: (day) => `Livrée le ${day}` },
  pose: { client: (day) => `Pose le ${day}`, others: (day) => `Pose le ${day}` },
  retard: { client: () => 'Un peu de retard', others: (day) => `Promise le ${day}` },
  promise: { client: (day) => `Chez vous le ${day}`, others: (day) => `Livraison le ${day}` },
  a_venir: { client: () => 'Date à venir', others: () => 'Date à venir' },
};

/** One line that says when an order comes; `late` is the number of working days since a promise that has passed. */
export function arrivalInWords({ etat, jour }: Arrival, late: number, role: Role, today: string): string {
  const forClient = role === 'client';
  const words = VOICES[etat][forClient ? 'client' : 'others'](jour === null ? '' : dayInWords(jour, today));
  if (late === 0 || forClient) return words;
  return `${words}, ${late} ${late > 1 ? 'jours' : 'jour'} de retard`;
}
