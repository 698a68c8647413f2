import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { differencesInWords } from '@ardoise/domain/card-text/differences-in-words.ts';
import type { ReceivedText, TextDecision } from '@ardoise/domain/contract/received-texts.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { inTransaction, type Transaction } from '../../../../db/transaction.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { textDecidedMail } from '../../../base/mails/templates/text-decided.ts';
import { displayNames } from '../../../base/people/display-names.ts';
import { listPeopleOf } from '../../../base/people/users.repository.ts';
import { addHistory } from '../../projects/history.repository.ts';
import { demand, type StoredProject } from '../../projects/project-record.ts';
import { refreshTrace } from '../../projects/project-view.repository.ts';
import { findProject, lockProject } from '../../projects/projects.repository.ts';
import { takeLines } from './enter-text.ts';
import { presentReceived } from './present-received.ts';
import { listReceived, markDecided, type ReceivedRecord } from './received-texts.repository.ts';

const OLDER = 'Un texte plus récent est arrivé\u00a0: c’est de lui qu’il faut décider.';
const DECIDED = 'Ce texte a déjà sa réponse.';
const UNSIGNED = 'La commande n’est pas signée\u00a0: prenez les lignes reçues, ou corrigez les vôtres.';
/** Of a remark: a comment has at most 2,000 characters. */
const LONGEST_LIST = 1_800;

const isSigned = ({ client_signed, dc_signed }: StoredProject): boolean => client_signed || dc_signed;

/** The newest text, which waits for an answer. @throws Refusal INTROUVABLE, STATUT */
async function waiting(
  db: Transaction | AppContext['pool'],
  projectId: string,
  id: number,
): Promise<ReceivedRecord> {
  const [newest, ...older] = await listReceived(db, projectId);
  if (newest?.id !== id) {
    required(older.find((one) => one.id === id));
    throw new Refusal('STATUT', { message: OLDER });
  }
  if (newest.decision !== null && newest.decision !== 'entree')
    throw new Refusal('STATUT', { message: DECIDED });
  return newest;
}

/** The remark of the dc, in the history and by mail to the agency at work. */
async function tellAgency(
  tx: Transaction,
  { mails }: AppContext,
  actor: Actor,
  project: StoredProject,
  { decision, remark }: { decision: 'suivie' | 'gardee'; remark: string },
): Promise<void> {
  await addHistory(tx, {
    projectId: project.id,
    nature: 'texte',
    from: project.statut,
    to: project.statut,
    target: 'texte',
    resp: actor.name,
    comment: remark,
    forced: false,
    basedOn: project.version,
  });
  await refreshTrace(tx, project.id);
  if (isBeforeSubmission(project.statut) || project.agence === null) return;
  const nomResp = (await displayNames(tx))(actor.name);
  for (const { mail } of await listPeopleOf(tx, project.agence))
    await mails.queue(tx, textDecidedMail({ to: mail, project, nomResp, decision, remark }));
}

/** 'L’agence suit ce texte', or 'Garder le texte signé'. */
async function answer(
  context: AppContext,
  actor: Actor,
  projectId: string,
  id: number,
  decision: 'suivie' | 'gardee',
): Promise<void> {
  await inTransaction(context.pool, async (tx) => {
    const project = required(await lockProject(tx, projectId, actor));
    demand('receivedText.decide', project, actor);
    await waiting(tx, projectId, id);
    if (!isSigned(project)) throw new Refusal('STATUT', { message: UNSIGNED });
    const ecarts = (await presentReceived(tx, project)).find((one) => one.id === id)?.ecarts ?? [];
    const remark =
      decision === 'gardee'
        ? 'Garder le texte signé.'
        : ['Suivre le texte reçu du client.', differencesInWords(ecarts, LONGEST_LIST)]
            .filter(Boolean)
            .join('\n');
    await markDecided(tx, id, decision, actor.name);
    await tellAgency(tx, context, actor, project, { decision, remark });
  });
}

/** 'Prendre ses lignes'. */
async function take(context: AppContext, actor: Actor, projectId: string, id: number): Promise<void> {
  const project = required(await findProject(context.pool, projectId, actor));
  demand('receivedText.decide', project, actor);
  const received = await waiting(context.pool, projectId, id);
  if (isSigned(project)) throw new Refusal('SIGNATURES');
  await takeLines(context, actor, project, received);
  await markDecided(context.pool, id, 'prise', actor.name);
}

/**
 * What becomes of the newest received text (specification/card-text.md#received-texts).
 * @throws Refusal INTROUVABLE, STATUT, SIGNATURES, and what a save throws
 */
export async function decideText(
  context: AppContext,
  actor: Actor,
  { projectId, id, decision }: { projectId: string; id: number; decision: TextDecision },
): Promise<ReceivedText[]> {
  if (decision === 'prise') await take(context, actor, projectId, id);
  else await answer(context, actor, projectId, id, decision);
  return presentReceived(context.pool, required(await findProject(context.pool, projectId, actor)));
}
