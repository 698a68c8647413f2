import { randomInt } from 'node:crypto';
import type { Db, Transaction } from '../../db/transaction.ts';

/** No 0, 1, i, l, o, u: a code can be read aloud, and spells nothing. 30 signs, ten of them: 49 bits. */
const SIGNS = '23456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/**
 * Gives a project its code, once: a project that has one keeps it, since it may be printed already
 * (3-decisions.md section 7).
 */
export async function ensureQrCode(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    'insert into qr_codes (code, project_id) values ($1, $2) on conflict (project_id) do nothing',
    [newCode(), projectId],
  );
}

export interface QrCode {
  code: string;
  type: 'url' | 'fichier' | null;
  url: string | null;
}

/** The code of a project, if it has one. */
export async function findQrCodeOf(db: Db, projectId: string): Promise<QrCode | null> {
  const { rows } = await db.query<QrCode>('select code, type, url from qr_codes where project_id = $1', [
    projectId,
  ]);
  return rows[0] ?? null;
}

/** What a scan leads to: nothing of the project but its outlet's name. */
export interface ScannedCode extends QrCode {
  outlet: string;
}

/** The target of a printed code; none once its project is deleted. */
export async function findScannedCode(db: Db, code: string): Promise<ScannedCode | null> {
  const { rows } = await db.query<ScannedCode>(
    `select q.code, q.type, q.url, coalesce(nullif(p.doc -> 'pdv' ->> 'nomPDV', ''), p.name_projet) as outlet
     from qr_codes q join projects p on p.id = q.project_id where q.code = $1 and p.deleted_at is null`,
    [code],
  );
  return rows[0] ?? null;
}
