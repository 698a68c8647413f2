import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { arrivalInWords, arrivalOf } from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PROPOSED_DAYS } from '@ardoise/domain/rules/promise.ts';
import { addWorkingDays, workingDaysLate } from './deadline.ts';
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
  | 'nextState'
  | 'supprime'
  | 'nomDc'
  | 'nomAgence'
  | 'nomImprimeur'
>;

/** When a record comes, in its reader's words; null before Impression. */
export function presentArrival(record: ListedRecord, role: Role, today: string): ProjectHead['arrivee'] {
  const arrival = arrivalOf(record, today);
  if (arrival === null) return null;
  const { etat, jour } = arrival;
  // Late from the next day on, which may be a Saturday.
  const retard = etat === 'retard' ? Math.max(1, workingDaysLate(jour, today)) : 0;
  return {
    etat,
    jour,
    mots: arrivalInWords(arrival, retard, role, today),
    retard,
    propose: etat === 'a_venir' ? addWorkingDays(today, PROPOSED_DAYS) : null,
  };
}

/** Columns of a record in every project reply, in its reader's words. */
export function presentHead(record: ListedRecord, nameOf: NameOf, role: Role): ProjectHead {
  const { echeance } = record;
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
    arrivee: presentArrival(record, role, today),
    versionCreation: record.proof_version,
    versionAccord: record.approved_version,
    aImprimer: record.to_be_printed,
    menuExterieur: record.with_menu,
    nextState: record.next_state,
    supprime: record.deleted_at !== null,
    nomDc: nameOf(record.dc),
    nomAgence: nameOf(record.agence),
    nomImprimeur: nameOf(record.imprimeur),
  };
}
