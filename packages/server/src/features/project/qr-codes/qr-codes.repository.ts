import { randomInt } from 'node:crypto';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** No 0, 1, i, l, o, u: a code can be read aloud, and forms no word. 30 characters, ten of them: 49 bits. */
const SIGNS = '23456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/**
 * Creates a project's code, once: an existing one is kept, since it may be printed already
 * (specification/qr-codes.md#the-printed-code).
 */
export async function ensureQrCode(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    'insert into qr_codes (code, project_id) values ($1, $2) on conflict (project_id) do nothing',
    [newCode(), projectId],
  );
}

/** A stored banner. */
export interface QrBanner {
  sha256: string;
  name: string;
  mime: string;
  size: number;
  width: number;
  height: number;
  /** Seconds. */
  timer: number;
}

export interface QrCode {
  code: string;
  type: 'url' | 'fichier' | null;
  url: string | null;
  file: { sha256: string; name: string } | null;
  banner: QrBanner | null;
}

interface QrCodeRow {
  code: string;
  type: 'url' | 'fichier' | null;
  url: string | null;
  file_sha256: string | null;
  file_name: string;
  banner_sha256: string | null;
  banner_name: string;
  banner_mime: string;
  banner_size: number;
  banner_width: number;
  banner_height: number;
  banner_timer: number;
}

const COLUMNS = `q.code, q.type, q.url, encode(q.file_sha256, 'hex') as file_sha256, q.file_name,
  encode(q.banner_sha256, 'hex') as banner_sha256, q.banner_name, q.banner_mime, q.banner_size, q.banner_width,
  q.banner_height, q.banner_timer`;

function qrCodeOf(row: QrCodeRow): QrCode {
  const { code, type, url, file_sha256: file, banner_sha256: banner } = row;
  return {
    code,
    type,
    url,
    file: file === null ? null : { sha256: file, name: row.file_name },
    banner:
      banner === null
        ? null
        : {
            sha256: banner,
            name: row.banner_name,
            mime: row.banner_mime,
            size: row.banner_size,
            width: row.banner_width,
            height: row.banner_height,
            timer: row.banner_timer,
          },
  };
}

/** The code of a project, if it has one. */
export async function findQrCodeOf(db: Db, projectId: string): Promise<QrCode | null> {
  const { rows } = await db.query<QrCodeRow>(`select ${COLUMNS} from qr_codes q where project_id = $1`, [
    projectId,
  ]);
  return rows[0] === undefined ? null : qrCodeOf(rows[0]);
}

/** Writes a code's target and banner. The project's row must be locked. */
export async function updateQrCode(
  tx: Transaction,
  { code, type, url, file, banner }: QrCode,
): Promise<void> {
  await tx.query(
    `update qr_codes set type = $2, url = $3, file_sha256 = decode($4, 'hex'), file_name = $5,
       banner_sha256 = decode($6, 'hex'), banner_name = $7, banner_mime = $8, banner_size = $9, banner_width = $10,
       banner_height = $11, banner_timer = $12 where code = $1`,
    [
      code,
      type,
      url,
      file?.sha256 ?? null,
      file?.name ?? null,
      banner?.sha256 ?? null,
      banner?.name ?? null,
      banner?.mime ?? null,
      banner?.size ?? null,
      banner?.width ?? null,
      banner?.height ?? null,
      banner?.timer ?? null,
    ],
  );
}

/** Data of a scan: of the project only its outlet's name. */
export interface ScannedCode extends QrCode {
  outlet: string;
}

/** The target of a printed code; none once its project is deleted. */
export async function findScannedCode(db: Db, code: string): Promise<ScannedCode | null> {
  const { rows } = await db.query<QrCodeRow & { outlet: string }>(
    `select ${COLUMNS}, coalesce(nullif(p.doc -> 'pdv' ->> 'nomPDV', ''), p.name_projet) as outlet
     from qr_codes q join projects p on p.id = q.project_id where q.code = $1 and p.deleted_at is null`,
    [code],
  );
  return rows[0] === undefined ? null : { ...qrCodeOf(rows[0]), outlet: rows[0].outlet };
}
