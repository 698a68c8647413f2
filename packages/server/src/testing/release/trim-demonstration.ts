import { refreshDemoTraces } from '@ardoise/demo/seed/demo.repository.ts';
import type { Pool } from 'pg';
import sharp from 'sharp';
import { inTransaction } from '../../db/transaction.ts';

/** Per kind, status and state of signature. */
const KEPT = 2;
/** A drawn line in black and white: still 640x320, at a tenth of the size. */
const SHADES = 2;

/** Deletes mere volume: projects like two others, and the shades of drawn signatures. */
export async function trimDemonstration(pool: Pool): Promise<void> {
  await pool.query(
    `delete from projects where id in (
       select id from (
         select id, row_number() over (partition by kind, statut, client_signed, dc_signed, sur_place order by id) as rank
         from projects
       ) ranked where rank > $1
     )`,
    [KEPT],
  );
  for (const table of ['signatures', 'approvals']) await lightenPictures(pool, table);
  // The denormalised part of the document for replies contains the pictures too.
  await inTransaction(pool, refreshDemoTraces);
}

async function lightenPictures(pool: Pool, table: string): Promise<void> {
  // What was signed is frozen here too.
  await pool.query(`alter table ${table} disable trigger user`);
  const { rows } = await pool.query<{ image: Buffer }>(`select distinct image from ${table}`);
  for (const { image } of rows) {
    const light = await sharp(image).png({ palette: true, colours: SHADES, compressionLevel: 9 }).toBuffer();
    await pool.query(`update ${table} set image = $2 where image = $1`, [image, light]);
  }
  await pool.query(`alter table ${table} enable trigger user`);
}
