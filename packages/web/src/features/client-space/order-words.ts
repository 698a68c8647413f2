import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { type ClientStage, clientStage } from '@ardoise/domain/projects/client-stages.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { isCompletedByClient } from '@ardoise/domain/rules/moves.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { formatDate, formatMonth } from '../../components/format-date.ts';
import { counted, NBSP } from '../../components/format-number.ts';
import { sinceDays } from '../../components/projects/holder-words.ts';
import { LATE_FOR_CLIENT } from '../../components/projects/promise-words.ts';

/** An order's card in its client's words. */
export interface OrderWords {
  stage: ClientStage;
  sentence: string;
  /** `mine`: the client is expected to act. */
  button: { label: string; to: string; mine: boolean };
}

type Row = Pick<
  ProjectRow,
  | '_id'
  | 'statut'
  | 't_statut'
  | 'echeance'
  | 'retard'
  | 'arrivee'
  | 'complet'
  | 'clientSigned'
  | 'arbitrage'
  | 'nomDc'
>;

/** A promise that is late is not repeated: the delegate is the one to call. */
function agencySentence({ echeance, retard }: Row): string {
  const day = echeance !== null && retard === 0 ? formatDate(echeance).replaceAll(' ', NBSP) : '';
  return ['L’agence prépare votre création.', day && `Vous la verrez au plus tard le ${day}.`]
    .filter(Boolean)
    .join(' ');
}

/** The quota of the delegate's region is used up, which is not a client's affair. */
const ARBITRATED = 'Signée. Le siège décide de la suite\u00a0: vous n’avez rien à faire.';

const SENTENCES: Record<Status, (row: Row, now: number) => string> = {
  Brouillon: ({ nomDc }) => `${nomDc} prépare votre commande.`,
  Client: ({ complet, clientSigned, arbitrage }) =>
    arbitrage
      ? ARBITRATED
      : !complet
        ? 'Il vous reste à la compléter, puis à la signer.'
        : clientSigned
          ? 'Signée. Il reste à l’envoyer.'
          : 'Tout est rempli\u00a0: il reste à signer.',
  Agence: agencySentence,
  'Validation DC': ({ nomDc }) => `${nomDc} relit la création avant de vous la montrer.`,
  'Validation Client': ({ t_statut }, now) =>
    `Votre création est prête à valider. Elle vous attend ${sinceDays(t_statut, now)}.`,
  'Validation CCEP': () => 'Votre accord est enregistré. La fabrication suit.',
  Prévisite: () => 'Un installateur va vous appeler.',
  Exécution: () => 'L’agence prépare les fichiers à imprimer.',
  Impression: () => 'Votre commande est à l’impression.',
  Imprimé: () => 'Votre commande est imprimée\u00a0: la livraison suit.',
  Livré: ({ t_statut }) => `Livrée le ${formatDate(t_statut)}.`,
  Terminé: ({ t_statut }) => `Livrée le ${formatDate(t_statut)}.`,
  Rejeté: () => 'Cette commande a été refusée.',
  Annulé: () => 'Cette commande a été annulée.',
};

/** The buttons of what the client is expected to do. */
const TURNS: Partial<Record<Status, { label: string; path: (id: string) => string }>> = {
  Client: { label: 'Compléter la commande', path: PAGE_PATHS.clientOrder },
  'Validation Client': { label: 'Voir et valider', path: PAGE_PATHS.approvalOnTablet },
};

const TO_SEND = { label: 'Relire et envoyer', path: PAGE_PATHS.clientOrder };

/** Signed and complete, but not sent: the sending failed, or the agency returned it. */
function isToSend({ statut, complet, clientSigned, arbitrage }: Row): boolean {
  return isCompletedByClient(statut) && complet && clientSigned && !arbitrage;
}

function buttonOf(row: Row): OrderWords['button'] {
  const { $oid: id } = row._id;
  const turn = isToSend(row) ? TO_SEND : TURNS[row.statut];
  if (row.arbitrage) return { label: 'Voir la commande', to: PAGE_PATHS.clientOrder(id), mine: false };
  return turn === undefined
    ? { label: 'Voir la commande', to: PAGE_PATHS.followUp(id), mine: false }
    : { label: turn.label, to: turn.path(id), mine: true };
}

/** When it comes, from Impression on, in the client's voice. */
function sentenceOf(row: Row, now: number): string {
  const { statut, arrivee } = row;
  const usual = SENTENCES[statut](row, now);
  if (!arrivee) return usual;
  const when = `${arrivee.mots}.`;
  if (arrivee.etat === 'a_venir') return `${usual} ${when}`;
  return arrivee.etat === 'retard' ? `${when} ${LATE_FOR_CLIENT}` : when;
}

/** The stage of an order, one sentence, and its one button. */
export function orderWords(row: Row, now: number): OrderWords {
  const { statut } = row;
  return { stage: clientStage(statut), sentence: sentenceOf(row, now), button: buttonOf(row) };
}

/** What is ordered: format and material; empty while it is not known. */
export function orderedInWords({ impression }: Pick<ProjectRow, 'impression'>): string {
  return impression.split(' · ').slice(0, 2).join(', ');
}

/** '2 créations à valider, 1 commande à compléter.' */
export function turnsInWords(rows: readonly Row[]): string {
  const toSend = rows.filter(isToSend);
  const others = rows.filter((row) => !row.arbitrage && !toSend.includes(row));
  const among = (wanted: Status) => others.filter(({ statut }) => statut === wanted).length;
  const turns = [
    said(among('Validation Client'), 'création', 'à valider'),
    said(among('Client'), 'commande', 'à compléter'),
    said(toSend.length, 'commande', 'à envoyer'),
  ].filter(Boolean);
  return turns.length === 0 ? 'Rien n’attend de vous.' : `${turns.join(', ')}.`;
}

function said(count: number, what: string, todo: string): string {
  return count === 0 ? '' : `${counted(count, what, `${what}s`)} ${todo}`;
}

/** '4 commandes, la dernière en juillet 2026' */
export function deliveredInWords(rows: readonly Pick<Row, 't_statut'>[]): string {
  const latest = rows
    .map(({ t_statut }) => t_statut)
    .toSorted()
    .at(-1);
  const when = latest === undefined ? '' : `, la dernière en ${formatMonth(latest)}`;
  return `${counted(rows.length, 'commande', 'commandes')}${when}`;
}
