import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { COMMENT_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { PrintCheckReply, waivePrintCheck as waiverCall } from '@ardoise/domain/contract/print-check.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { addHistory } from '../../projects/history.repository.ts';
import { demand } from '../../projects/project-record.ts';
import { refreshTrace } from '../../projects/project-view.repository.ts';
import { lockProject } from '../../projects/projects.repository.ts';
import { refreshToRedo } from './judge-project.ts';
import { insertWaiver, listExecutionFiles } from './print-check.repository.ts';
import { readPrintCheck } from './read-print-check.ts';

/**
 * Lets one execution file, by its bytes, be printed as it is; its printer is shown who did and why. Idempotent: the first
 * comment stands.
 * @throws Refusal INTROUVABLE, STATUT, VALIDATION without a comment
 */
export async function waivePrintCheck(
  context: AppContext,
  actor: Actor,
  id: string,
  { empreinte, commentaire }: BodyOf<typeof waiverCall>,
): Promise<PrintCheckReply> {
  const comment = commentaire.trim();
  if (!saysSomething(comment))
    throw new Refusal('VALIDATION', {
      message: COMMENT_NEEDED,
      champs: [{ chemin: 'commentaire', message: COMMENT_NEEDED }],
    });
  await inTransaction(context.pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    demand('printCheck.waive', project, actor);
    const files = await listExecutionFiles(tx, id);
    const file = required(files.find(({ sha256 }) => sha256 === empreinte) ?? null);
    if (!(await insertWaiver(tx, id, { sha256: empreinte, waived_by: actor.name, comment }))) return;
    await addHistory(tx, {
      projectId: id,
      nature: 'derogation',
      from: project.statut,
      to: project.statut,
      target: '',
      resp: actor.name,
      comment: `${shownFileName(file.filename)}\u00a0: ${comment}`,
      forced: false,
      basedOn: project.version,
    });
    await refreshTrace(tx, id);
    await refreshToRedo(tx, project);
  });
  return readPrintCheck(context, actor, id, null);
}
