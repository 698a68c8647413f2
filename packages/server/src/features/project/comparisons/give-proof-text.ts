import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { hasLiveText, type ProofReading, proofOf } from '@ardoise/domain/card-text/proof/compare-proof.ts';
import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FileProcessBusy } from '../../../card-files/file-process.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { receiveScanned } from '../documents/files/receive-file.ts';
import { isFile, readForm } from '../documents/files/upload-form.ts';
import { giveText } from '../documents/proofs/proof-comparisons.repository.ts';
import { demand } from '../projects/project-record.ts';
import { findProject } from '../projects/projects.repository.ts';
import { listFindings } from './list-findings.ts';
import { lockCompared } from './want-finding.ts';

type Context = Pick<AppContext, 'pool' | 'files' | 'fileProcess' | 'comparisons'>;

const LARGEST = 100 * 1024 * 1024;
const WITHOUT_TEXT =
  'Ce fichier n’a pas de texte non plus. Exportez la création en PDF sans vectoriser les polices.';

async function textOf(
  { files, fileProcess }: Context,
  part: MultipartFile,
): Promise<{ sha256: Buffer; reading: ProofReading }> {
  const incoming = await receiveScanned(files, part, LARGEST);
  try {
    const outcome = await fileProcess.run('readProof', incoming.path, 'account');
    if ('none' in outcome || 'refus' in outcome.result || !hasLiveText(proofOf([outcome.result])))
      throw new Refusal('FICHIER_REFUSE', { message: WITHOUT_TEXT });
    const hash = createHash('sha256');
    await pipeline(createReadStream(incoming.path), hash);
    return { sha256: hash.digest(), reading: outcome.result };
  } catch (error) {
    if (error instanceof FileProcessBusy) throw new Refusal('INDISPONIBLE');
    throw error;
  } finally {
    await files.discard(incoming);
  }
}

/** Compares a version by the live text of a PDF that is kept nowhere else. @throws Refusal as the call says */
export async function giveProofText(
  context: Context,
  actor: Actor,
  named: { id: string; version: number },
  request: FastifyRequest,
): Promise<Findings> {
  demand('finding.want', required(await findProject(context.pool, named.id, actor)), actor);
  for await (const part of readForm(request, 1)) {
    if (!isFile(part)) continue;
    const text = await textOf(context, part);
    await inTransaction(context.pool, async (tx) => {
      await lockCompared(tx, actor, named);
      await giveText(tx, named.id, named.version, text);
    });
    context.comparisons.soon();
    return listFindings(context, actor, named.id, named.version);
  }
  throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
}
