import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import {
  type Arrival,
  type Arriving,
  arrivalDetail,
  arrivalInWords,
  arrivalOf,
} from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor, Role } from '@ardoise/domain/projects/roles.ts';
import { PROPOSED_DAYS, promises, TO_PROMISE } from '@ardoise/domain/rules/promise.ts';
import { addWorkingDays, workingDaysLate, workingDaysLeft } from './deadline.ts';
import type { ListedRecord } from './project-record.ts';

/** The display name of a username; empty for none. */
export type NameOf = (username: string | null) => string;

/** The common part of a list row and a project's page. */
export type ProjectHead = Pick<
  ProjectRow,
  | '_id'
  | 'version'
  | 'type'
  | 'typeProjet'
  | 'statut'
  | 'nameProjet'
  | 'numProjet'
  | 'ville'
  | 'image'
  | 'dc'
  | 'smhf'
  | 'mdv'
  | 'agence'
  | 'imprimeur'
  | 'nb_ar_agence'
  | 't_creation'
  | 't_update'
  | 't_statut'
  | 'echeance'
  | 'retard'
  | 'arrivee'
  | 'versionCreation'
  | 'versionAccord'
  | 'aImprimer'
  | 'menuExterieur'
  | 'memeCarte'
  | 'aRegulariser'
  | 'nextState'
  | 'supprime'
  | 'nomDc'
  | 'nomAgence'
  | 'nomImprimeur'
>;

/** How it was sent, for everybody but its client. */
function sendingOf({ shipped_on, carrier, parcels }: ListedRecord) {
  if (shipped_on === null && carrier === null && parcels === null) return null;
  return { jour: shipped_on, transporteur: carrier ?? '', colis: parcels ?? [] };
}

const isOverdue = ({ promise_by }: ListedRecord, today: string) => promise_by !== null && promise_by < today;

/** When an order comes, in one line to this role; null before it is printed. */
export function saidArrival(
  order: Arriving,
  role: Role,
  today: string,
): { arrival: Arrival; retard: number; mots: string } | null {
  const arrival = arrivalOf(order, today);
  if (arrival === null) return null;
  // Late from the next day on, which may be a Saturday.
  const retard = arrival.etat === 'retard' ? Math.max(1, workingDaysLate(arrival.jour, today)) : 0;
  return { arrival, retard, mots: arrivalInWords(arrival, retard, role, today) };
}

function presentArrival(
  record: ListedRecord,
  nameOf: NameOf,
  actor: Actor,
  today: string,
): ProjectHead['arrivee'] {
  const { role } = actor;
  const said = saidArrival(record, role, today);
  if (said === null) return null;
  const { arrival, retard, mots } = said;
  const { etat, jour } = arrival;
  const aPromettre = etat === 'a_venir' && isOverdue(record, today) && promises(actor, record.imprimeur);
  const facts = {
    left: workingDaysLeft(jour, today),
    printer: nameOf(record.imprimeur),
    carrier: record.carrier ?? '',
    parcels: record.parcels?.length ?? 0,
  };
  return {
    etat,
    jour,
    mots: aPromettre ? TO_PROMISE : mots,
    precision: arrivalDetail(arrival, facts, role, today),
    retard,
    propose: etat === 'a_venir' ? addWorkingDays(today, PROPOSED_DAYS) : null,
    aPromettre,
    envoi: role === 'client' ? null : sendingOf(record),
    demandee: role === 'client' ? null : record.date_asked_on,
  };
}

/** Columns of a record in every project reply, in its reader's words. */
export function presentHead(record: ListedRecord, nameOf: NameOf, actor: Actor): ProjectHead {
  // Due at once, to be first in its dc's list: nobody has promised a day.
  const echeance = record.a_regulariser.length > 0 ? null : record.echeance;
  const today = parisDay(new Date());
  return {
    _id: { $oid: record.id },
    version: record.version,
    type: record.type,
    typeProjet: record.type_projet,
    statut: record.statut,
    nameProjet: record.name_projet,
    numProjet: record.num_projet,
    ville: record.ville,
    image: record.image,
    dc: record.dc,
    smhf: record.smhf,
    mdv: record.mdv,
    agence: record.agence,
    imprimeur: record.imprimeur,
    nb_ar_agence: record.nb_ar_agence,
    t_creation: record.t_creation,
    t_update: record.t_update,
    t_statut: record.t_statut,
    echeance,
    retard: workingDaysLate(echeance, today),
    arrivee: presentArrival(record, nameOf, actor, today),
    versionCreation: record.proof_version,
    versionAccord: record.approved_version,
    aImprimer: record.to_be_printed,
    menuExterieur: record.with_menu,
    ...(record.same_card ? { memeCarte: true } : {}),
    ...(record.a_regulariser.length > 0 && { aRegulariser: [...record.a_regulariser] }),
    nextState: record.next_state,
    supprime: record.deleted_at !== null,
    nomDc: nameOf(record.dc),
    nomAgence: nameOf(record.agence),
    nomImprimeur: nameOf(record.imprimeur),
  };
}
