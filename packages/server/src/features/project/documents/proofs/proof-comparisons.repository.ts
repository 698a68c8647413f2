import type { PlacedDifference, ProofReading } from '@ardoise/domain/card-text/proof/compare-proof.ts';
import type { ComparedCounts } from '@ardoise/domain/card-text/proof/ordered-text.ts';
import type { UnreadReason } from '@ardoise/domain/contract/findings.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';

/** A difference with the id that it has in every version. */
export interface FoundDifference extends PlacedDifference {
  id: string;
}

/** What a comparison found. */
export interface Found {
  compte: ComparedCounts;
  commande: FoundDifference[];
  versionAvant: number | null;
  depuis: FoundDifference[];
}

/** A row of `proof_comparisons`. */
export interface ComparisonRecord {
  state: 'attente' | 'faite' | 'impossible';
  /** Queued for an order from before migration 0078: nobody waits for it. */
  former: boolean;
  order_hash: Buffer | null;
  reason: UnreadReason | null;
  found: Found | null;
  /** Of a PDF that was given to compare. */
  text_of: Buffer | null;
}

/** Null for a version that was never queued: one from before migration 0078. */
export async function findComparison(
  db: Db,
  projectId: string,
  version: number,
): Promise<ComparisonRecord | null> {
  const { rows } = await db.query<ComparisonRecord>(
    `select state, former, order_hash, reason, found, text_of from proof_comparisons
     where project_id = $1 and version = $2`,
    [projectId, version],
  );
  return rows[0] ?? null;
}

/** Queues a comparison, again where it was made. */
export async function queueComparison(db: Db, projectId: string, version: number): Promise<void> {
  await db.query(
    `insert into proof_comparisons (project_id, version) values ($1, $2)
     on conflict (project_id, version)
     do update set state = 'attente', former = false, attempts = 0, taken_until = null, t_queued = now()`,
    [projectId, version],
  );
}

/** Whether an earlier version could not be read: its agency was asked for a PDF with text. */
export async function wasAskedForText(db: Db, projectId: string, version: number): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from proof_comparisons
     where project_id = $1 and version < $2 and (reason in ('vectorise', 'partiel', 'image') or text_of is not null)
     limit 1`,
    [projectId, version],
  );
  return rows.length > 0;
}

/** A version to compare. */
export interface QueuedComparison {
  project_id: string;
  version: number;
  attempts: number;
}

/**
 * The one that waits longest, for this process alone for a minute; null where none waits. Those of orders from before are
 * taken apart.
 */
export async function takeQueued(db: Db, former: boolean): Promise<QueuedComparison | null> {
  const { rows } = await db.query<QueuedComparison>(
    `update proof_comparisons c set taken_until = now() + interval '1 minute', attempts = c.attempts + 1
     from (
       select project_id, version from proof_comparisons
       where state = 'attente' and former = $1 and (taken_until is null or taken_until < now())
       order by t_queued limit 1 for update skip locked) next
     where c.project_id = next.project_id and c.version = next.version
     returning c.project_id, c.version, c.attempts`,
    [former],
  );
  return rows[0] ?? null;
}

export async function keepComparison(
  db: Db,
  { project_id, version }: QueuedComparison,
  made: { orderHash: Buffer; reason: UnreadReason | null; found: Found },
): Promise<void> {
  await db.query(
    `update proof_comparisons c set state = 'faite', order_hash = $3, reason = $4, found = $5, taken_until = null,
       t_made = now(), made_on = (made.t_creation at time zone 'Europe/Paris')::date, type = o.type, agence = o.agence,
       smhf = coalesce(o.quota_smhf, o.smhf)
     from proofs made, projects o
     where c.project_id = $1 and c.version = $2 and made.project_id = $1 and made.version = $2 and o.id = $1`,
    [project_id, version, made.orderHash, made.reason, JSON.stringify(made.found)],
  );
}

/** Leaves it to a later attempt, or gives up. */
export async function noteNotCompared(
  db: Db,
  { project_id, version }: QueuedComparison,
  isLast: boolean,
): Promise<void> {
  await db.query(
    `update proof_comparisons set state = case when $3 then 'impossible' else state end,
       taken_until = now() + interval '5 seconds'
     where project_id = $1 and version = $2`,
    [project_id, version, isLast],
  );
}

/** The text of the PDF that was given to compare this version; null without one. */
export async function givenText(db: Db, projectId: string, version: number): Promise<ProofReading | null> {
  const { rows } = await db.query<{ text: ProofReading | null }>(
    'select text from proof_comparisons where project_id = $1 and version = $2',
    [projectId, version],
  );
  return rows[0]?.text ?? null;
}

/** Compares the version by this text from now on. */
export async function giveText(
  tx: Transaction,
  projectId: string,
  version: number,
  { sha256, reading }: { sha256: Buffer; reading: ProofReading },
): Promise<void> {
  await queueComparison(tx, projectId, version);
  await tx.query(
    'update proof_comparisons set text_of = $3, text = $4 where project_id = $1 and version = $2',
    [projectId, version, sha256, JSON.stringify(reading)],
  );
}

/** The version before; null for the first one. */
export async function versionBefore(db: Db, projectId: string, version: number): Promise<number | null> {
  const { rows } = await db.query<{ version: number | null }>(
    `select max(version) as version from proofs p
     where project_id = $1 and version < $2 and (sent_at is not null
       or exists (select 1 from approvals a where a.project_id = p.project_id and a.version = p.version))`,
    [projectId, version],
  );
  return rows[0]?.version ?? null;
}

/** Its row of `background_fills` (migration 0078). */
const FILL = 'proof comparisons';

/**
 * Queues the present versions of so many orders from before migration 0078; one process at a time. Returns whether there
 * may be more.
 */
export async function queueFormer(tx: Transaction, most: number): Promise<boolean> {
  const { rows } = await tx.query<{ done_to: string }>(
    'select done_to from background_fills where name = $1 for update skip locked',
    [FILL],
  );
  const [from] = rows;
  if (from === undefined) return false;
  const { rows: queued } = await tx.query<{ id: string }>(
    `with next as (select id, proof_version from projects where id > $1 order by id limit $2),
     queued as (
       insert into proof_comparisons (project_id, version, former)
       select id, proof_version, true from next where proof_version > 0 on conflict do nothing)
     select id from next order by id desc limit 1`,
    [from.done_to, most],
  );
  const [last] = queued;
  if (last === undefined) await tx.query('delete from background_fills where name = $1', [FILL]);
  else await tx.query('update background_fills set done_to = $2 where name = $1', [FILL, last.id]);
  return last !== undefined;
}
