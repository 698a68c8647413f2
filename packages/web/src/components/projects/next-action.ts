import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission, isFinal, type Status, statusRank } from '@ardoise/domain/projects/statuses.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { isYourTurn, type Viewer } from './holder-words.ts';
import { followUpPath, resumePath, wizardPath } from './wizard-path.ts';

/** The button of a row. `mine`: the viewer is expected to act, so the button is outlined in ink. */
export type NextAction = { label: string; mine: boolean } & (
  | { does: 'open'; to: string }
  | { does: 'clone' }
  | { does: 'restore' }
);

/** The allowed action that advances the project on its path. */
function forwardAction(
  row: Pick<ProjectRow, 'statut' | 'actions'>,
): ProjectRow['actions'][number] | undefined {
  return row.actions.find(
    ({ target }) => !stopsProject(target) && statusRank(target) > statusRank(row.statut),
  );
}

function draftAction(row: ProjectRow, id: string): NextAction {
  if (row.aRegulariser)
    return { label: 'Régulariser', mine: true, does: 'open', to: wizardPath(row.type, id) };
  const submit = forwardAction(row);
  if (submit) return { label: submit.label, mine: true, does: 'open', to: followUpPath(id) };
  const resume = row.complet ? wizardPath(row.type, id) : resumePath(row);
  return { label: row.complet ? 'Faire signer' : 'Reprendre', mine: true, does: 'open', to: resume };
}

/** Labels where the first action is no change of status. */
const TURN_LABELS: Partial<Record<Status, string>> = {
  'Validation DC': 'Relire la création',
  'Validation CCEP': 'Examiner',
};
/** A client's acts outside the follow-up: one page both shows the proof and signs. */
const CLIENT_TURNS: Partial<Record<Status, { label: string; path: (id: string) => string }>> = {
  'Validation Client': { label: 'Voir et valider', path: PAGE_PATHS.approvalOnTablet },
};
/** Labels where no action is possible yet: the work to do first. */
const WORK_LABELS: Partial<Record<Status, (row: ProjectRow) => string>> = {
  Agence: ({ versionCreation }) => `Déposer la version ${versionCreation + 1}`,
  Exécution: () => 'Préparer les fichiers',
  Prévisite: () => 'Fixer la prévisite',
  Livré: ({ pose }) => (pose?.t_pose ? 'Changer la date' : 'Dater la pose'),
};

function turnLabel(row: ProjectRow): string {
  return TURN_LABELS[row.statut] ?? forwardAction(row)?.label ?? WORK_LABELS[row.statut]?.(row) ?? 'Traiter';
}

/** Whether the work of this status is done, and only left to be sent. */
export function isReadyToSend(row: Pick<ProjectRow, 'statut' | 'actions'>): boolean {
  return forwardAction(row) !== undefined;
}

/**
 * The proposed action of a row: the viewer's next step, else following, cloning what is finished, restoring what was
 * deleted.
 */
export function nextAction(row: ProjectRow, viewer: Viewer): NextAction {
  const id = row._id.$oid;
  const follow = { does: 'open', to: followUpPath(id) } as const;
  if (row.supprime) return { label: 'Rétablir', mine: false, does: 'restore' };
  if (isYourTurn(row, viewer)) {
    const ofClient = viewer.role === 'client' ? CLIENT_TURNS[row.statut] : undefined;
    if (ofClient) return { label: ofClient.label, mine: true, does: 'open', to: ofClient.path(id) };
    return isBeforeSubmission(row.statut)
      ? draftAction(row, id)
      : { label: turnLabel(row), mine: true, ...follow };
  }
  if (isFinal(row.statut) && roleMay('project.clone', viewer.role)) {
    return { label: 'Cloner', mine: false, does: 'clone' };
  }
  return { label: 'Suivre', mine: false, ...follow };
}
