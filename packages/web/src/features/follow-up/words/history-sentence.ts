import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import type { HistoryNature } from '@ardoise/domain/projects/history-natures.ts';
import type { Status, Target } from '@ardoise/domain/projects/statuses.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { isMadeByAgency, showsProof } from '@ardoise/domain/rules/moves.ts';
import { formatDate } from '../../../components/format-date.ts';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';

/** A history line: actor, action, and for a submission to the agency, the number of its round trip. */
export interface HistorySentence {
  who: string;
  did: string;
  /** 2 for the second counted entry into Agence; absent below. */
  roundTrip?: number;
}

/** By the resulting status. */
const ARRIVED: Record<Status, string> = {
  Brouillon: 'a passé le projet en «\u00a0Brouillon\u00a0»',
  Client: 'a envoyé le projet au client',
  Agence: 'a renvoyé le projet à l’agence',
  'Validation DC': 'a passé le projet en «\u00a0Validation DC\u00a0»',
  'Validation Client': 'a soumis la création au client',
  'Validation CCEP': 'a demandé la validation du siège',
  Prévisite: 'a transmis le projet à l’installateur',
  Exécution: 'a passé le projet en «\u00a0Exécution\u00a0»',
  Impression: 'a envoyé le projet en impression',
  Imprimé: 'a imprimé le projet',
  Livré: 'a passé le projet en livré',
  Terminé: 'a terminé le projet',
  Rejeté: 'a refusé le projet',
  Annulé: 'a annulé le projet',
};

/** Targets that are more specific than their status. */
const TARGETED: Record<Exclude<Target, Status>, string> = {
  accordDC: 'a donné son accord sur la création',
  validationPose: 'a validé la pose',
  sousConditionPose: 'a validé la pose sous condition',
  refusPose: 'a refusé la pose',
};

const isTargeted = (target: string): target is keyof typeof TARGETED => Object.hasOwn(TARGETED, target);

/** Moves whose meaning depends on the source: 'from → to'. */
const MOVED = {
  'Brouillon → Agence': 'a soumis le projet à l’agence',
  'Client → Agence': 'a envoyé le projet à l’agence',
  'Client → Brouillon': 'a repris le projet en brouillon',
  'Agence → Brouillon': 'a renvoyé le projet en brouillon',
  'Agence → Client': 'a renvoyé le projet au client',
  'Agence → Agence': 'a confié le projet à une autre agence',
  'Validation DC → Agence': 'a demandé des corrections',
  'Validation Client → Agence': 'a demandé des corrections',
  'Validation Client → Exécution': 'a validé la création',
  'Validation Client → Validation CCEP': 'a validé la création',
  'Validation Client → Prévisite': 'a validé la création',
  // Older lines name no target.
  'Prévisite → Exécution': TARGETED.validationPose,
  'Prévisite → Rejeté': TARGETED.refusPose,
  'Impression → Exécution': 'a renvoyé le projet en exécution',
} as const satisfies Partial<Record<`${Status} → ${Status}`, string>>;

const isMoved = (move: string): move is keyof typeof MOVED => Object.hasOwn(MOVED, move);

/** By nature; null for those that their move says. */
const CHANGED: Record<HistoryNature, string | null> = {
  mouvement: null,
  accord: null,
  retrait: null,
  modification: 'a modifié le projet',
  prix: 'a saisi le prix final',
  pose: 'a fixé les dates de la pose',
  promesse: 'a promis la livraison',
  envoi: 'a noté l’envoi',
  derogation: 'laisse imprimer un fichier tel quel',
  qrcode: 'a changé ce que montre le QR code',
  texte: 'a répondu au texte reçu du client',
  dc: 'a réaffecté le projet',
  agence: 'a confié le projet à une autre agence',
  imprimeur: 'a confié l’impression à un autre imprimeur',
};

/** Moves that count as a round trip, from the table; a forced one does not count. */
const COUNTED: ReadonlySet<string> = new Set(
  TRANSITIONS.filter((row) => row.effects.includes('roundTrip+1')).map((row) => `${row.from} → ${row.to}`),
);

/** Moves with a new proof. */
const CREATION_SENT: ReadonlySet<string> = new Set(['Agence → Validation DC', 'Exécution → Validation DC']);

/** A version sent straight to the client was one as well. */
const showedCreation = ({ statut_dep, statut_arr }: HistoryEntry) =>
  statut_dep !== '' && isMadeByAgency(statut_dep) && showsProof(statut_arr);

const moveOf = ({ statut_dep, statut_arr }: Pick<HistoryEntry, 'statut_dep' | 'statut_arr'>) =>
  `${statut_dep} → ${statut_arr}`;

function isRoundTrip({ force, target = '', ...entry }: HistoryEntry): boolean {
  return !force && !isTargeted(target) && COUNTED.has(moveOf(entry));
}

function action(entry: HistoryEntry, older: readonly HistoryEntry[]): string {
  const { statut_dep: from, statut_arr: to, force } = entry;
  if (force) return `a forcé le statut «\u00a0${to}\u00a0»`;
  if (from === '') return 'a créé le projet';
  const changed = CHANGED[entry.nature];
  if (entry.nature === 'promesse' || entry.nature === 'envoi') {
    const joint = entry.nature === 'promesse' ? 'pour le' : 'du';
    return `${changed} ${joint} ${formatDate(`${entry.target}T12:00:00Z`)}`;
  }
  if (changed !== null) return changed;
  const { target = '' } = entry;
  if (isTargeted(target)) return TARGETED[target];
  const move = moveOf(entry);
  if (CREATION_SENT.has(move)) {
    const first = !older.some(showedCreation);
    return first ? 'a envoyé une première création' : 'a envoyé une nouvelle création';
  }
  if (isMoved(move)) return MOVED[move];
  if (from === to) return 'a modifié le projet';
  return ARRIVED[to];
}

/** Moves and changes only, without withdrawals of approvals. */
export function movesAndChanges(historique: readonly HistoryEntry[]): HistoryEntry[] {
  return historique.filter(
    ({ nature, statut_dep, statut_arr }) =>
      nature !== 'retrait' && (nature !== 'accord' || statut_dep !== statut_arr),
  );
}

/**
 * As the history is shown, newest first: a person's act and words, then the approval that it withdrew by itself. The
 * reply has them the other way round, as they were written.
 */
export function actsBeforeEffects<Line extends Pick<HistoryEntry, 'id' | 'cause'>>(
  lines: readonly Line[],
): Line[] {
  const shown = new Set(lines.map(({ id }) => id));
  const isEffect = ({ cause }: Line) => cause !== null && shown.has(cause);
  return lines
    .filter((line) => !isEffect(line))
    .flatMap((line) => [line, ...lines.filter((other) => isEffect(other) && other.cause === line.id)]);
}

/** Addresses the client: 'a soumis la création au client' is 'vous a soumis la création'. */
function toYou(did: string): string {
  return did.replace(/^(a .*) au client$/, 'vous $1');
}

/**
 * The same for a client: their order, without counted round trips
 * (specification/roles-and-scope.md#what-a-client-reads).
 */
export function sentencesForClient(historique: readonly HistoryEntry[]): HistorySentence[] {
  return historySentences(historique).map(({ who, did }, index) => {
    const { force, statut_arr } = historique[index] ?? { force: false, statut_arr: '' };
    const moved = force ? `a passé la commande en «\u00a0${clientStage(statut_arr)}\u00a0»` : did;
    return { who, did: toYou(moved.replace('le projet', 'la commande')) };
  });
}

/** The actor of a mailed link is recorded by address. */
function nameOf({ nomResp, resp, pourLeCompteDe }: HistoryEntry): string {
  const name = nomResp || resp;
  if (name.includes('@')) return 'Le client';
  return pourLeCompteDe ? `${name}, pour le compte de ${pourLeCompteDe},` : name;
}

/**
 * The history in sentences, newest first as in the reply. Numbers the entries into Agence from the second on, like
 * `nb_ar_agence`: not forced moves, not a change of agency (specification/statuses.md#round-trips).
 */
export function historySentences(historique: readonly HistoryEntry[]): HistorySentence[] {
  return historique.map((entry, index) => {
    const older = historique.slice(index + 1);
    const trip = isRoundTrip(entry) ? older.filter(isRoundTrip).length + 1 : 0;
    return {
      who: nameOf(entry),
      did: action(entry, older),
      ...(trip > 1 ? { roundTrip: trip } : {}),
    };
  });
}
