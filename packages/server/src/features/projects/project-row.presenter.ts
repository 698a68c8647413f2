import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { actionsFor } from '@ardoise/domain/projects/transitions.ts';
import { WIZARDS } from '@ardoise/domain/wizards/kinds/index.ts';
import { deadlineOf } from './deadline.ts';
import { factsOf } from './guard-facts.ts';
import type { ProjectRecord } from './project-record.ts';

/** A list row: columns, and the label of each action that is allowed. A used-up quota is told by the page, not by the list. */
export function presentRow(
  row: ProjectRecord,
  actor: Actor,
  today: string,
  nameOf: (username: string | null) => string,
): ProjectRow {
  const facts = factsOf(row, null, { quotaAvailable: true, eligibleMedals: null });
  return {
    _id: { $oid: row.id },
    version: row.version,
    type: row.type,
    typeProjet: row.type_projet,
    statut: row.statut,
    nameProjet: row.name_projet,
    numProjet: row.num_projet,
    ville: row.ville,
    image: row.image,
    dc: row.dc,
    smhf: row.smhf,
    mdv: row.mdv,
    agence: row.agence,
    imprimeur: row.imprimeur,
    nb_ar_agence: row.nb_ar_agence,
    t_creation: row.t_creation,
    t_update: row.t_update,
    t_statut: row.t_statut,
    echeance: deadlineOf(row),
    versionCreation: row.proof_version,
    versionAccord: row.approved_version,
    aImprimer: row.to_be_printed,
    menuExterieur: row.with_menu,
    nOutlet: row.n_outlet,
    nomClient: row.client_name,
    nomDc: nameOf(row.dc),
    nomAgence: nameOf(row.agence),
    nomImprimeur: nameOf(row.imprimeur),
    nomSmhf: nameOf(row.smhf),
    nomMdv: nameOf(row.mdv),
    complet: row.wizard_complete,
    etape: row.open_tab,
    etapes: WIZARDS[row.kind]?.tabs.length ?? 0,
    nextState: row.next_state,
    clientSigned: row.client_signed,
    dcSigned: row.dc_signed,
    boardsCount: row.boards_count,
    impression: row.print_summary,
    supprime: row.deleted_at !== null,
    actions:
      row.deleted_at === null
        ? actionsFor(row, facts, actor, today)
            .filter((action) => action.allowed)
            .map(({ target, label }) => ({ target, label }))
        : [],
  };
}
