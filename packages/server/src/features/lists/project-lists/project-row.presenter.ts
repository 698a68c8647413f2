import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { actionsFor } from '@ardoise/domain/rules/transitions.ts';
import { factsOf } from '../../project/projects/guard-facts.ts';
import { type NameOf, presentHead } from '../../project/projects/project-head.presenter.ts';
import type { ListedRecord } from '../../project/projects/project-record.ts';

function poseOf(row: ListedRecord): ProjectRow['pose'] {
  if (!row.has_pose) return null;
  const { pose_contact: contact, pose_phone: telephone, t_previsite, t_pose, pose_resultat: resultat } = row;
  return { contact, telephone, t_previsite, t_pose, resultat };
}

/** Who reads a row, and what its page has read of several rows at once. */
interface RowReader {
  actor: Actor;
  today: string;
  nameOf: NameOf;
  /** Messages to an agency, by project. */
  requests: ReadonlyMap<string, string>;
  /** To an agency: who has taken a project, by its id. */
  taken: ReadonlyMap<string, string>;
  /** To a client: the projects on which head office decides. */
  arbitrated: ReadonlySet<string>;
}

/**
 * A list row: columns, and the label of each allowed action. An exhausted quota is reported by the page, not by the
 * list.
 */
export function presentRow(
  row: ListedRecord,
  { actor, today, nameOf, requests, taken, arbitrated }: RowReader,
): ProjectRow {
  const facts = factsOf(row, null, { quotaAvailable: true, eligibleMedals: null });
  const taker = taken.get(row.id);
  return {
    ...presentHead(row, nameOf, actor),
    nOutlet: row.n_outlet,
    nomClient: row.client_name,
    nomSmhf: nameOf(row.smhf),
    nomMdv: nameOf(row.mdv),
    complet: row.wizard_complete,
    etape: row.open_tab,
    etapes: KINDS[row.kind].wizard.tabs.length,
    clientSigned: row.client_signed,
    dcSigned: row.dc_signed,
    boardsCount: row.boards_count,
    pose: poseOf(row),
    impression: row.print_summary,
    demande: requests.get(row.id) ?? '',
    ...(taker !== undefined && { pris: { username: taker, nom: nameOf(taker) } }),
    arbitrage: arbitrated.has(row.id),
    actions:
      row.deleted_at === null
        ? actionsFor(row, facts, actor, today)
            .filter((action) => action.allowed)
            .map(({ target, label }) => ({ target, label }))
        : [],
  };
}
