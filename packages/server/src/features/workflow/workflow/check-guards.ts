import { Refusal } from '@ardoise/domain/base/errors.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { GuardName, Transition } from '@ardoise/domain/projects/statuses.ts';
import { isEligibleMedal, notEligible } from '@ardoise/domain/rules/eligibility.ts';
import type { GuardRequest } from '@ardoise/domain/rules/guards.ts';
import { refusalOf } from '@ardoise/domain/rules/transitions.ts';
import type { Db } from '../../../db/transaction.ts';
import { factsOf, isKnownComplete } from '../../project/projects/guard-facts.ts';
import { documentOf, type StoredProject } from '../../project/projects/project-record.ts';
import { findDraftFacts } from '../../project/projects/project-view.repository.ts';
import type { MoveFacts } from './move-facts.repository.ts';

/** The project's agency; null if the row requires one and its account was closed: its mails would not be read. */
export function agencyNow(
  { agence }: StoredProject,
  { readers }: MoveFacts,
  guards: readonly GuardName[],
): string | null {
  if (agence === null || !guards.includes('agencyKnown') || isOpenAgency(agence, readers)) return agence;
  return null;
}

/** Whether this is the username of an active agency. */
export function isOpenAgency(username: string, readers: MoveFacts['readers']): boolean {
  return readers.some(
    ({ name, role, organisation, active }) =>
      name.toLowerCase() === username.toLowerCase() && role === 'agence' && organisation === null && active,
  );
}

/**
 * A submission reads the outlet's present medal; the order keeps the one that it has. An outlet that the table does not
 * have stops nothing. @throws Refusal GARDE
 */
function refuseByMedal({ type_projet }: StoredProject, { medal, eligibleMedals }: MoveFacts): void {
  if (medal === null || isEligibleMedal(medal, eligibleMedals[type_projet])) return;
  const message = notEligible(type_projet);
  throw new Refusal('GARDE', { message, champs: [{ chemin: 'pdv.medaillePDV', message }] });
}

/**
 * Checks every guard of a row; a submission checks the quota as it takes its unit, and passes it as available.
 * @throws Refusal with the guard's own sentence, its fields, and the step to complete in `etat`
 */
export async function refuseByGuards(
  db: Db,
  project: StoredProject,
  facts: MoveFacts,
  row: Transition,
  request: GuardRequest,
  quotaAvailable: boolean,
): Promise<void> {
  // Only needed to list a step's problems: not read for a signed order that was complete.
  const ofDraft =
    row.guards.includes('wizardComplete') && !isKnownComplete(project)
      ? await findDraftFacts(db, project, parisYear(new Date()))
      : { eligibleMedals: null };
  const judged = {
    ...factsOf(project, () => documentOf(project), { ...ofDraft, quotaAvailable }),
    agence: agencyNow(project, facts, row.guards),
  };
  const refusal = refusalOf(row, judged, request);
  if (refusal === null) {
    if (row.guards.includes('wizardComplete')) refuseByMedal(project, facts);
    return;
  }
  if (refusal.hidden === true) throw new Refusal('TRANSITION');
  const { step, cure } = refusal;
  throw new Refusal(refusal.code ?? 'GARDE', {
    message: refusal.message,
    ...(refusal.champs === undefined ? {} : { champs: [...refusal.champs] }),
    ...(step === undefined && cure === undefined ? {} : { etat: { step, cure } }),
  });
}
