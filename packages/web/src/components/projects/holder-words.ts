import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { nameInProjects } from '@ardoise/domain/projects/replacements.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { type FinalStatus, isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { type Holder, holderOf, type Party } from '@ardoise/domain/rules/holder.ts';
import { nextSigner } from '@ardoise/domain/rules/signers.ts';
import { calendarDays } from '../format-date.ts';
import { counted } from '../format-number.ts';
import { toSettleWords } from './to-settle-words.ts';

/** The signed-in viewer. */
export interface Viewer {
  name: string;
  role: Role;
  /** Username of the agency or printer that they work for. */
  organisation?: string | null;
  /** The people of the same role that the viewer replaces today: their projects are the viewer's as well. */
  remplace?: readonly { username: string }[];
}

/** What of a project says which party is expected to act. */
export type HeldProject = Pick<ProjectRow, 'type' | 'statut' | 'dc' | 'agence' | 'imprimeur'>;

/** The same, with what its words are made of. */
export type HeldRow = Pick<
  ProjectRow,
  | keyof HeldProject
  | 'nomDc'
  | 'nomAgence'
  | 'nomImprimeur'
  | 'nomClient'
  | 'complet'
  | 'etape'
  | 'etapes'
  | 'clientSigned'
  | 'dcSigned'
  | 't_statut'
  | 'aRegulariser'
>;

/** Holders that a project names; the others act by role. */
const NAMED = ['dc', 'agence', 'imprimeur'] as const;

function isHolder(
  holder: Holder,
  row: Omit<HeldProject, 'type' | 'statut'>,
  { role, remplace = [], ...viewer }: Viewer,
): boolean {
  const named = NAMED.find((one) => one === holder);
  if (named === undefined) return holder === role;
  return row[named] === nameInProjects(viewer) || remplace.some(({ username }) => username === row[named]);
}

/** Whether the viewer is expected to act on this project. */
export function isYourTurn(row: HeldProject, viewer: Viewer): boolean {
  return isHolder(holderOf(row.statut, row.type), row, viewer);
}

/** 'étape 3 sur 6', 'prêt à signer', 'prêt à soumettre', 'à régulariser : …': progress of a draft. */
export function draftProgress(
  row: Pick<HeldRow, 'type' | 'complet' | 'etape' | 'etapes' | 'clientSigned' | 'dcSigned' | 'aRegulariser'>,
): string {
  if (row.aRegulariser) return toSettleWords(row.aRegulariser);
  if (!row.complet) return `étape ${row.etape} sur ${row.etapes}`;
  return nextSigner(kindOf(row.type), row) === null ? 'prêt à soumettre' : 'prêt à signer';
}

/** 'depuis 2 jours'; empty for a status entered today. */
export function sinceDays(date: string, now: number): string {
  const days = calendarDays(date, now);
  if (days < 1) return 'depuis aujourd’hui';
  return days === 1 ? 'depuis hier' : `depuis ${counted(days, 'jour', 'jours')}`;
}

function nameOf(holder: Party, row: HeldRow): string {
  switch (holder) {
    case 'dc':
      return row.nomDc || row.dc;
    case 'agence':
      return row.nomAgence || row.agence || 'L’agence';
    case 'client':
      return row.nomClient ? `${row.nomClient}, client` : 'Le client';
    case 'siege':
      return 'Le siège';
    case 'imprimeur':
      return row.nomImprimeur || 'L’imprimeur';
    case 'installateur':
      return 'L’installateur';
  }
}

const NOBODY: Record<FinalStatus, string> = {
  Terminé: 'Personne, c’est fini',
  Rejeté: 'Personne, c’est arrêté',
  Annulé: 'Personne, c’est arrêté',
};

/** The party expected to act, in a row's words: 'Vous, étape 3 sur 6', 'Agence Pinson', 'Personne, c’est fini'. */
export function holderWords(row: HeldRow, viewer: Viewer, now: number): { text: string; mine: boolean } {
  const holder = holderOf(row.statut, row.type);
  // Only final statuses have no holder.
  if (holder === null) return { text: NOBODY[row.statut as FinalStatus], mine: false };
  if (!isHolder(holder, row, viewer)) return { text: nameOf(holder, row), mine: false };
  if (!isHolder(holder, row, { ...viewer, remplace: [] }))
    return { text: `Vous, pour ${nameOf(holder, row)}`, mine: true };
  const state = isBeforeSubmission(row.statut) ? draftProgress(row) : sinceDays(row.t_statut, now);
  return { text: `Vous, ${state}`, mine: true };
}
