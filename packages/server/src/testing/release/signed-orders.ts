import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Pool } from 'pg';
import { documentOf } from '../../features/project/projects/project-record.ts';
import { coveredFileHashes } from '../../features/project/projects/signatures.repository.ts';
import { RELEASES } from './release.ts';

/** Those of a release whose copy was removed: `NNNN.json.br`, every one of them, at most 200 KB. */
const SIGNED_ORDERS = path.join(RELEASES, 'signed-orders');

/** An order with what was signed of it, once for each text. */
export interface SignedOrder {
  project: string;
  doc: ProjectDocument;
  /** SHA-256 of the files that the signature covers, in hex. */
  covered: string[];
  /** Canonical text, and its SHA-256 in hex. */
  content: string;
  hash: string;
  /** Head office amended the order afterwards: the text is of another state. */
  amended: boolean;
}

/** The valid signatures of a database of the present version. */
export async function signedOrders(pool: Pool): Promise<SignedOrder[]> {
  const { rows } = await pool.query<Omit<SignedOrder, 'doc' | 'covered'> & { doc: string }>(
    `select distinct on (p.id, s.content_hash) p.id as project, p.doc::text as doc, s.content,
       encode(s.content_hash, 'hex') as hash, s.amended_at is not null as amended
     from signatures s join projects p on p.id = s.project_id where s.voided_at is null order by p.id, s.content_hash, s.id`,
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      doc: documentOf(row),
      covered: await coveredFileHashes(pool, row.project),
    })),
  );
}

export async function writeSignedOrders(name: string, orders: readonly SignedOrder[]): Promise<void> {
  const text = Buffer.from(JSON.stringify(orders));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await mkdir(SIGNED_ORDERS, { recursive: true });
  await writeFile(
    path.join(SIGNED_ORDERS, `${name}.json.br`),
    await promisify(brotliCompress)(text, { params }),
  );
}

/** Those of every release whose copy was removed, by its name. */
export async function readSignedOrders(): Promise<[release: string, orders: SignedOrder[]][]> {
  const files = (await readdir(SIGNED_ORDERS)).sort();
  return Promise.all(
    files.map(async (file): Promise<[string, SignedOrder[]]> => {
      const text = await promisify(brotliDecompress)(await readFile(path.join(SIGNED_ORDERS, file)));
      return [file.slice(0, 4), JSON.parse(text.toString('utf8')) as SignedOrder[]];
    }),
  );
}
