import { createHash } from 'node:crypto';
import type { PlacedDifference } from '@ardoise/domain/card-text/proof/compare-proof.ts';
import {
  comparedCounts,
  type OrderedText,
  orderedText,
} from '@ardoise/domain/card-text/proof/ordered-text.ts';
import type { UnreadReason } from '@ardoise/domain/contract/findings.ts';
import type { AppContext } from '../../base/app-context.ts';
import {
  type Found,
  type FoundDifference,
  givenText,
  keepComparison,
  type QueuedComparison,
  versionBefore,
} from '../documents/proofs/proof-comparisons.repository.ts';
import { filesOfProof } from '../documents/proofs/proofs.repository.ts';
import { findLinkedProject } from '../links/linked-project.repository.ts';
import { documentOf } from '../projects/project-record.ts';
import { type ReadFiles, readFiles } from './read-files.ts';

type Context = Pick<AppContext, 'pool' | 'files' | 'fileProcess'>;

/** What a comparison depends on besides the files. */
export const orderHash = (order: OrderedText): Buffer =>
  createHash('sha256').update(JSON.stringify(order)).digest();

/** 16 hex digits that the same difference has in every version. */
function differenceId({ nature, section, nom, apres }: PlacedDifference): string {
  const line = JSON.stringify([section, nom]);
  return createHash('sha256').update([nature, line, apres].join('\n')).digest('hex').slice(0, 16);
}

export const withId = (one: PlacedDifference): FoundDifference => ({ ...one, id: differenceId(one) });

/** The live text of a version: of the PDF that was given for it, or of its files in their order. */
async function readVersion(context: Context, projectId: string, version: number): Promise<ReadFiles> {
  const files = await filesOfProof(context.pool, projectId, version);
  const [first] = files;
  const given = await givenText(context.pool, projectId, version);
  if (given !== null && first !== undefined)
    return { files: [{ id: first.id, reading: given }], reason: null };
  return readFiles(context, files, 'background');
}

/**
 * Compares a version with its order and with the version before, and keeps what was found. Returns false where a file
 * could not be read in time, which may pass.
 */
export async function compareVersion(context: Context, queued: QueuedComparison): Promise<boolean> {
  const { pool, fileProcess } = context;
  const { project_id: id, version } = queued;
  const project = await findLinkedProject(pool, id);
  if (project === null) return false;
  const order = orderedText(documentOf(project));
  const keep = (reason: UnreadReason | null, found: Partial<Found> = {}) =>
    keepComparison(pool, queued, {
      orderHash: orderHash(order),
      reason,
      found: { compte: comparedCounts(order), commande: [], versionAvant: null, depuis: [], ...found },
    });
  if (order.sections.every(({ lignes }) => lignes.length === 0)) {
    await keep('rien');
    return true;
  }
  const read = await readVersion(context, id, version);
  if (read.reason === 'trop long' && queued.attempts < 2) return false;
  if (read.reason !== null) {
    await keep(read.reason);
    return true;
  }
  const versionAvant = await versionBefore(pool, id, version);
  const before = versionAvant === null ? null : await readVersion(context, id, versionAvant);
  const former = before === null || before.reason !== null ? null : before.files;
  const outcome = await fileProcess.run(
    'compareProof',
    { order, files: read.files, before: former },
    'background',
  );
  if ('none' in outcome) return false;
  const { raison, compte, commande, version: depuis } = outcome.result;
  await keep(raison, {
    compte,
    commande: commande.map(withId),
    versionAvant: former === null ? null : versionAvant,
    depuis: depuis.map(withId),
  });
  return true;
}
