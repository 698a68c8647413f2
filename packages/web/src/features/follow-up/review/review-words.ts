import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { holderOf } from '@ardoise/domain/rules/holder.ts';
import { calendarDays, formatDate, formatTime } from '../../../components/format-date.ts';
import {
  type HeldProject,
  isYourTurn,
  sinceDays,
  type Viewer,
} from '../../../components/projects/holder-words.ts';

type Subject = HeldProject & Pick<Project, 't_statut' | 'historique'>;

/** 'Qui a la main : vous, depuis 3 jours': an age, since these statuses promise no day. */
export function turnWords(project: Subject, viewer: Viewer, now: number): string {
  if (viewer.role === 'client') return 'Où en est votre commande';
  const since = sinceDays(project.t_statut, now);
  return isYourTurn(project, viewer) ? `Qui a la main\u00a0: vous, ${since}` : `Qui a la main, ${since}`;
}

/**
 * 'Version 2, soumise par Agence Pinson le 20 novembre 2026 à 17:20.', whoever it went through since, and who waits for
 * the answer.
 */
export function proofWords(
  project: Subject,
  { version }: Pick<ProofVersion, 'version'>,
  viewer: Viewer,
): string {
  const { type, statut, historique, t_statut } = project;
  // The history is newest first.
  const sent = historique.find(
    ({ statut_dep, statut_arr }) =>
      statut_dep !== '' && statut_arr !== statut_dep && holderOf(statut_dep, type) === 'agence',
  );
  const by =
    sent?.nomResp && viewer.role !== 'client'
      ? `, soumise par ${sent.nomResp} ${momentWords(sent.t_creation)}`
      : `, reçue ${momentWords(t_statut)}`;
  const waits =
    holderOf(statut) === 'dc' && isYourTurn(project, viewer)
      ? ' L’agence et le client attendent votre réponse.'
      : '';
  return `Version ${version}${by}.${waits}`;
}

const momentWords = (date: string) => `le ${formatDate(date)} à ${formatTime(date)}`;

/** 'Version 2 ouverte par vous aujourd’hui à 9:12.' */
export function readingWords(version: number, read: string, now: number): string {
  const days = calendarDays(read, now);
  const day = days < 1 ? 'aujourd’hui' : days === 1 ? 'hier' : `le ${formatDate(read)}`;
  return `Version ${version} ouverte par vous ${day} à ${formatTime(read)}.`;
}
