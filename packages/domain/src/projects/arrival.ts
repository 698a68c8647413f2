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
  /** The day on which it was sent, while that says more than its state. */
  envoyee: string | null;
}

/** Fields of a project that say when it comes. */
export interface Arriving {
  statut: Status;
  t_statut: string;
  has_pose: boolean;
  t_pose: string | null;
  promised_on: string | null;
  shipped_on: string | null;
  delivered_on: string | null;
}

const among = (statuses: readonly Status[], statut: Status) => statuses.includes(statut);

/** Null before Impression, and for a stopped order. */
export function arrivalOf(order: Arriving, today: string): Arrival | null {
  const { statut, t_statut, has_pose, t_pose, promised_on, shipped_on, delivered_on } = order;
  if (!keepsPromise(statut)) return null;
  const delivered = among(STAGES.delivered, statut);
  const finished = among(STAGES.finished, statut);
  const posed = has_pose ? t_pose : null;
  if (finished || (delivered && posed === null)) {
    const jour = delivered_on ?? posed ?? parisDay(new Date(t_statut));
    return { etat: 'livree', jour, envoyee: null };
  }
  if (posed !== null) return { etat: 'pose', jour: posed, envoyee: null };
  if (promised_on === null) return { etat: 'a_venir', jour: null, envoyee: shipped_on };
  if (promised_on < today) return { etat: 'retard', jour: promised_on, envoyee: null };
  return { etat: 'promise', jour: promised_on, envoyee: shipped_on };
}

const DAY = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
const inYear = new Intl.DateTimeFormat('fr-FR', DAY);
const ofOtherYear = new Intl.DateTimeFormat('fr-FR', { ...DAY, year: 'numeric' });
const weekday = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long' });

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** '4 décembre', '1er janvier 2027': the year only if it is another than today's. */
export function dayInWords(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? inYear : ofOtherYear;
  return format.format(noonOf(day)).replace(/^1(?= )/, '1er');
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

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** One line that says when an order comes; `late` is the number of working days since a promise that has passed. */
export function arrivalInWords(
  { etat, jour, envoyee }: Arrival,
  late: number,
  role: Role,
  today: string,
): string {
  const forClient = role === 'client';
  const words = VOICES[etat][forClient ? 'client' : 'others'](jour === null ? '' : dayInWords(jour, today));
  if (envoyee !== null && (jour === null || !forClient)) {
    const sent = `Expédiée le ${dayInWords(envoyee, today)}`;
    return jour === null ? sent : `${sent}, ${lowered(words)}`;
  }
  if (late === 0 || forClient) return words;
  return `${words}, ${late} ${late > 1 ? 'jours' : 'jour'} de retard`;
}

/** What the second line is made of; the days are counted by whoever knows the public holidays. */
export interface ArrivalFacts {
  /** Working days until `jour`, 0 on it and after it. */
  left: number;
  printer: string;
  carrier: string;
  parcels: number;
}

/** 'aujourd’hui', 'vendredi, dans 9 jours ouvrés'. */
function soonInWords(day: string, left: number, today: string): string {
  if (day === today) return 'aujourd’hui';
  const name = weekday.format(noonOf(day));
  if (day < today || left === 0) return name;
  return `${name}, dans ${left} ${left > 1 ? 'jours ouvrés' : 'jour ouvré'}`;
}

/** A second line, where there is room: whom it waits for, how long still, or how it came. Nothing for a client. */
export function arrivalDetail(
  { etat, jour }: Arrival,
  facts: ArrivalFacts,
  role: Role,
  today: string,
): string {
  if (role === 'client') return '';
  const { left, printer, carrier, parcels } = facts;
  if (etat === 'livree')
    return [carrier, ...(parcels === 0 ? [] : [`${parcels} colis`])].filter(Boolean).join(', ');
  if (jour === null || etat === 'retard') return printer;
  return soonInWords(jour, left, today);
}
