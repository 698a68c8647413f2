import { required } from '@ardoise/domain/base/errors.ts';
import { comparedCounts, orderedText } from '@ardoise/domain/card-text/proof/ordered-text.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listExecutionFindings } from '@ardoise/domain/contract/findings.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { FileProcessBusy } from '../../../card-files/file-process.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listFilesOf } from '../documents/files/files.repository.ts';
import { documentOf } from '../projects/project-record.ts';
import { findProject } from '../projects/projects.repository.ts';
import { withId } from './compare-version.ts';
import { readFiles } from './read-files.ts';

type Context = Pick<AppContext, 'pool' | 'files' | 'fileProcess'>;
type Reply = ReplyOf<typeof listExecutionFindings>;

/** How the present execution files differ from the order, compared when they are looked at. @throws Refusal INTROUVABLE */
export async function executionFindings(context: Context, actor: Actor, id: string): Promise<Reply> {
  const { pool, fileProcess } = context;
  const project = required(await findProject(pool, id, actor));
  const order = orderedText(documentOf(project));
  const nothing: Reply = {
    etat: 'faite',
    lisible: false,
    raison: 'rien',
    compte: comparedCounts(order),
    commande: [],
  };
  const isPresent = ({ file_type, superseded, retired }: Awaited<ReturnType<typeof listFilesOf>>[number]) =>
    file_type === 'execution' && !superseded && !retired;
  const files = (await listFilesOf(pool, id)).filter(isPresent);
  if (files.length === 0 || order.sections.every(({ lignes }) => lignes.length === 0)) return nothing;
  try {
    const read = await readFiles(context, files, 'account');
    if (read.reason !== null) return { ...nothing, raison: read.reason };
    const input = { order, files: read.files, before: null };
    const outcome = await fileProcess.run('compareProof', input, 'account');
    if ('none' in outcome) return { ...nothing, etat: 'impossible', raison: null };
    const { raison, compte, commande } = outcome.result;
    return {
      etat: 'faite',
      lisible: raison === null,
      raison,
      compte,
      commande: commande.map(withId).map(({ id: ecart, nature, section, nom, avant, apres }) => ({
        id: ecart,
        nature,
        section,
        nom,
        avant,
        apres,
      })),
    };
  } catch (error) {
    if (error instanceof FileProcessBusy) return { ...nothing, etat: 'impossible', raison: null };
    throw error;
  }
}
