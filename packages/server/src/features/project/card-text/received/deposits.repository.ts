import type { CardParts } from '@ardoise/domain/card-text/card-changes.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import { hashOfToken } from '../../../../secrets/link-token.ts';
import type { Inspection } from '../../documents/files/inspect-file.ts';

/** Of a link: its longest life. */
const DAYS = 14;

/** A file that was read, whose bytes are stored and which is not recorded in the project yet; `sha256` in hex. */
export interface DepositFile extends Inspection {
  sha256: string;
  size: number;
  /** Its future stored name. */
  name: string;
}

export interface Deposit {
  parts: Required<CardParts>;
  /** Null for a pasted or a taken text. */
  file: DepositFile | null;
}

interface Row extends Required<Pick<Inspection, 'width' | 'height' | 'dpi' | 'pages'>> {
  /** JSON, which the driver leaves as text. */
  text: string;
  reading: string;
  sha256: string | null;
  size: string;
  mime: string;
  name: string;
}

const COLUMNS = `text, reading, encode(file_sha256, 'hex') as sha256, file_size as size, file_mime as mime, file_name as name,
  file_width as width, file_height as height, file_dpi as dpi, file_pages as pages`;

/** The two parts of a card as they are stored. */
export function partsOf({ text, reading }: { text: string; reading: string }): Required<CardParts> {
  return { texteCarte: JSON.parse(text), lectureCarte: JSON.parse(reading) } as Required<CardParts>;
}

/** What a link's holder has prepared; null before the first line. */
export async function findDeposit(db: Db, token: string): Promise<Deposit | null> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from card_deposits where token_hash = $1`, [
    hashOfToken(token),
  ]);
  const [row] = rows;
  if (row === undefined) return null;
  const { text, reading, sha256, size, ...file } = row;
  return {
    parts: partsOf({ text, reading }),
    file: sha256 === null ? null : { ...file, sha256, size: Number(size) },
  };
}

/** In place of a former one, with its file. */
export async function putDeposit(
  tx: Transaction,
  { token, projectId }: { token: string; projectId: string },
  { parts, file }: Deposit,
): Promise<void> {
  await tx.query(
    `insert into card_deposits (token_hash, project_id, text, reading, file_sha256, file_size, file_mime, file_name,
       file_width, file_height, file_dpi, file_pages)
     values ($1, $2, $3, $4, decode($5, 'hex'), $6, $7, $8, $9, $10, $11, $12)
     on conflict (token_hash) do update set text = excluded.text, reading = excluded.reading,
       file_sha256 = excluded.file_sha256, file_size = excluded.file_size, file_mime = excluded.file_mime,
       file_name = excluded.file_name, file_width = excluded.file_width, file_height = excluded.file_height,
       file_dpi = excluded.file_dpi, file_pages = excluded.file_pages`,
    [
      hashOfToken(token),
      projectId,
      JSON.stringify(parts.texteCarte),
      JSON.stringify(parts.lectureCarte),
      file?.sha256 ?? null,
      file?.size ?? null,
      file?.mime ?? null,
      file?.name ?? null,
      file?.width ?? null,
      file?.height ?? null,
      file?.dpi ?? null,
      file?.pages ?? null,
    ],
  );
}

export async function deleteDeposit(tx: Transaction, token: string): Promise<void> {
  await tx.query('delete from card_deposits where token_hash = $1', [hashOfToken(token)]);
}

/** Those of ended links, and those older than a link lives; and readings that no limit counts any more. */
export async function deleteOldDeposits(db: Db): Promise<void> {
  await db.query(
    `delete from card_deposits d using links l where l.token_hash = d.token_hash and (
       l.used_at is not null or l.revoked_at is not null or l.expires < now() or d.t_creation < now() - interval '${DAYS} days')`,
  );
  await db.query(`delete from link_readings where at < now() - interval '1 day'`);
}

/** Readings by this link, in the last hour and day. */
export async function countReadings(db: Db, token: string): Promise<{ hour: number; day: number }> {
  const { rows } = await db.query<{ hour: number; day: number }>(
    `select count(*) filter (where at > now() - interval '1 hour')::int as hour, count(*)::int as day
     from link_readings where token_hash = $1 and at > now() - interval '1 day'`,
    [hashOfToken(token)],
  );
  return rows[0] ?? { hour: 0, day: 0 };
}

export async function noteReading(db: Db, token: string): Promise<void> {
  await db.query('insert into link_readings (token_hash) values ($1)', [hashOfToken(token)]);
}
