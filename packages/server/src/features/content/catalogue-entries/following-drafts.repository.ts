import type { KeptEntry } from '@ardoise/domain/catalogue/kept-entry.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { isBeforeSubmission, STATUSES } from '@ardoise/domain/projects/statuses.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { keptSql } from '../../base/catalogue/catalogue.repository.ts';
import type { Choices, DerivedColumns } from '../../project/projects/derived-columns.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';

export interface FollowingDraft
  extends Pick<StoredProject, 'id' | 'version' | 'type' | 'type_projet' | 'agence' | 't_creation' | 'doc'> {
  choices: Choices;
  gardees: KeptEntry[] | null;
}

/** Drafts without a signature that have chosen one of these, locked; in the order of their ids, from after `after`. */
export async function lockFollowingDrafts(
  tx: Transaction,
  keys: readonly string[],
  after: string,
  limit: number,
): Promise<FollowingDraft[]> {
  const { rows } = await tx.query<FollowingDraft>(
    `select p.id, p.version, p.type, p.type_projet, p.agence, p.t_creation, p.doc::text as doc, p.choices,
       ${keptSql('$5::date')} as gardees
     from projects p
     where p.statut = any($1::text[]) and not p.client_signed and not p.dc_signed and p.deleted_at is null
       and p.choices ?| $2::text[] and p.id > $3
     order by p.id limit $4 for update of p`,
    [STATUSES.filter(isBeforeSubmission), keys, after, limit, parisDay(new Date())],
  );
  return rows;
}

/** Updates a draft with what follows the catalogue. The time of its last change stays: no person edited it. */
export interface FollowedDraft extends DerivedColumns {
  id: string;
  version: number;
  doc: unknown;
}

export async function writeFollowedDrafts(tx: Transaction, drafts: readonly FollowedDraft[]): Promise<void> {
  const [first] = drafts;
  if (first === undefined) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  await tx.query(
    `update projects p set ${columns.map((column) => `${column} = n.${column}`).join(', ')}
     from json_populate_recordset(null::projects, $1::json) n where p.id = n.id`,
    [JSON.stringify(drafts)],
  );
}
