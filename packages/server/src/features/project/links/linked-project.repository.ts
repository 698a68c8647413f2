import type { Db, Transaction } from '../../../db/transaction.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { RECORD_COLUMNS } from '../projects/record-columns.repository.ts';

const SELECT = `select ${RECORD_COLUMNS.join(', ')}, doc from projects where id = $1 and deleted_at is null`;

/** The project of a link: access is by its token, not by an account's scope. Null once deleted. */
export async function findLinkedProject(db: Db, id: string): Promise<StoredProject | null> {
  const { rows } = await db.query<StoredProject>(SELECT, [id]);
  return rows[0] ?? null;
}

/** The same, with its row locked until the transaction ends. */
export async function lockLinkedProject(tx: Transaction, id: string): Promise<StoredProject | null> {
  const { rows } = await tx.query<StoredProject>(`${SELECT} for update`, [id]);
  return rows[0] ?? null;
}
