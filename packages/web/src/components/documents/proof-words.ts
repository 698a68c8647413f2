import type { Approval, ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { formatDate, formatDateTime } from '../format-date.ts';
import type { HistoryEntry } from '../projects/history-entry.ts';

/** Recipient and time of a sent version. */
export interface ProofSending {
  to: 'au délégué commercial' | 'au client' | 'au siège';
  date: string;
}

const SHOWN_TO: Record<string, ProofSending['to']> = {
  'Validation DC': 'au délégué commercial',
  'Validation Client': 'au client',
  'Validation CCEP': 'au siège',
};

/**
 * When each party was sent this version, oldest first: from the moves while it was current. `proofs` and the history
 * are newest first, as in the reply.
 */
export function sendingsOf(
  { version, t_creation }: Pick<ProofVersion, 'version' | 't_creation'>,
  proofs: readonly Pick<ProofVersion, 'version' | 't_creation'>[],
  historique: readonly HistoryEntry[],
): ProofSending[] {
  const next = proofs.findLast((other) => other.version > version);
  const during = (date: string) => date >= t_creation && (next === undefined || date < next.t_creation);
  return historique
    .filter((entry) => during(entry.t_creation) && entry.statut_arr !== entry.statut_dep)
    .flatMap(({ statut_arr, t_creation: date }) => {
      const to = SHOWN_TO[statut_arr];
      return to === undefined ? [] : [{ to, date }];
    })
    .toReversed();
}

/** 'Envoyée au délégué commercial le 16 novembre 2026, au client le 19 novembre 2026.' */
export function sentInWords(sendings: readonly ProofSending[]): string {
  if (sendings.length === 0) return 'Pas encore envoyée.';
  return `Envoyée ${sendings.map(({ to, date }) => `${to} le ${formatDate(date)}`).join(', ')}.`;
}

/** 'Reçue le 19 novembre 2026.': what others did with it is not the client's. */
export function receivedInWords(sendings: readonly ProofSending[]): string {
  const received = sendings.find(({ to }) => to === 'au client');
  return received === undefined ? '' : `Reçue le ${formatDate(received.date)}.`;
}

const VIA: Record<Approval['via'], string> = {
  lien: 'par le lien reçu',
  tablette: 'sur la tablette du délégué commercial',
  compte: 'avec son compte',
};

/** 'par le lien reçu à b.lacombe@exemple.fr' */
export function approvedHow({ via, email }: Pick<Approval, 'via' | 'email'>): string {
  return via === 'lien' && email ? `${VIA.lien} à ${email}` : VIA[via];
}

/** 'Accord signé par Bertrand Lacombe, gérant, le 19 novembre 2026, 10:12, par le lien reçu à …' */
export function approvalInWords(approval: Approval): string {
  const { nom, qualite, t_accord } = approval;
  return `Accord signé par ${nom}, ${qualite}, le ${formatDateTime(t_accord)}, ${approvedHow(approval)}`;
}
