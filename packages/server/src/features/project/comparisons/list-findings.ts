import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { orderedText } from '@ardoise/domain/card-text/proof/ordered-text.ts';
import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import {
  type ComparisonRecord,
  findComparison,
  queueComparison,
} from '../documents/proofs/proof-comparisons.repository.ts';
import { listShownProofs, type ProofRecord } from '../documents/proofs/proofs.repository.ts';
import { findApprovalLink } from '../links/approval-links.repository.ts';
import { findLinkedProject } from '../links/linked-project.repository.ts';
import { liveApprovalLink } from '../links/live-link.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { findProject } from '../projects/projects.repository.ts';
import { orderHash } from './compare-version.ts';
import { type FindingReader, presentFindings } from './present-findings.ts';

type Context = Pick<AppContext, 'pool' | 'comparisons'>;

const WAITING: ComparisonRecord = {
  state: 'attente',
  former: false,
  order_hash: null,
  reason: null,
  found: null,
  text_of: null,
};

/**
 * The comparison of a version, queued where there is none, where the order of the current version has changed since, and
 * where it waits behind those that nobody waits for.
 */
async function comparisonOf(
  { pool, comparisons }: Context,
  project: StoredProject,
  { version }: ProofRecord,
): Promise<ComparisonRecord> {
  const found = await findComparison(pool, project.id, version);
  const isStale =
    found?.state === 'faite' &&
    version === project.proof_version &&
    found.order_hash?.equals(orderHash(orderedText(documentOf(project)))) === false;
  const isBehind = found?.state === 'attente' && found.former;
  if (found !== null && !isStale && !isBehind) return found;
  await queueComparison(pool, project.id, version);
  comparisons.soon();
  return WAITING;
}

async function findingsOf(
  context: Context,
  project: StoredProject,
  version: number,
  reader: FindingReader,
): Promise<Findings> {
  const { pool } = context;
  const shown = await listShownProofs(pool, project.id, project.proof_version);
  const proof = shown.find((one) => one.version === version);
  if (proof === undefined || (reader.isClient && proof.sent_at === null)) throw new Refusal('INTROUVABLE');
  return presentFindings(pool, project, proof, await comparisonOf(context, project, proof), reader);
}

/** @throws Refusal INTROUVABLE outside the actor's scope, for a version that was not shown to them */
export async function listFindings(
  context: Context,
  actor: Actor,
  id: string,
  version: number,
): Promise<Findings> {
  const project = required(await findProject(context.pool, id, actor));
  return findingsOf(context, project, version, {
    name: actor.name,
    isClient: actor.role === 'client',
    isAgency: actor.role === 'agence',
  });
}

/** For the holder of an approval link, of its current version. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export async function listFindingsByLink(context: Context, token: string): Promise<Findings> {
  const db: Db = context.pool;
  const link = liveApprovalLink(await findApprovalLink(db, token));
  const project = required(await findLinkedProject(db, link.project_id));
  return findingsOf(context, project, project.proof_version, {
    name: link.email,
    isClient: true,
    isAgency: false,
  });
}
