import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { workingDaysLate } from './deadline.ts';
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

/** Columns of a record in every project reply. */
export function presentHead(record: ListedRecord, nameOf: NameOf): ProjectHead {
  const { echeance } = record;
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
    retard: workingDaysLate(echeance, parisDay(new Date())),
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
