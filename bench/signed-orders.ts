import { signaturePicture } from '../packages/demo/src/projects/handwriting.ts';
import { projectIdOf } from './rows.ts';
import { run as ask } from './run-statement.ts';

/** SQL of the ids of these rows. */
export function listed(rows: readonly number[]): string {
  return rows.map((index) => `'${projectIdOf(index)}'`).join(',');
}

/**
 * Signs these rows as client and dc, each with a picture as the pad draws it (17 KB of PNG, a data URL of 23), and the
 * signed text. Idempotent.
 */
export async function signOrders(database: string, rows: readonly number[]): Promise<void> {
  const [client, dc] = await Promise.all(['Bertrand Lacombe', 'Camille Ferrand'].map(signaturePicture));
  await ask(
    database,
    `insert into signatures (project_id, role, nom, qualite, mode, image, content_hash, content, signed_by)
     select p.id, s.role, s.nom, s.qualite, 'trace', s.image, sha256(convert_to(p.doc::text, 'UTF8')), p.doc::text, p.dc
     from projects p cross join (values
       ('client', 'Bertrand Lacombe', 'Gérant', '\\x${client?.toString('hex')}'::bytea),
       ('dc', 'Camille Ferrand', 'Délégué commercial', '\\x${dc?.toString('hex')}'::bytea)) s (role, nom, qualite, image)
     where p.id in (${listed(rows)}) on conflict do nothing`,
  );
  await ask(
    database,
    `update projects set client_signed = true, dc_signed = true where id in (${listed(rows)})`,
  );
  await ask(database, `select refresh_light_trace(id) from projects where id in (${listed(rows)})`);
}

/** Undoes it: a save of a signed draft would void its signatures. */
export async function unsignOrders(database: string, rows: readonly number[]): Promise<void> {
  await ask(database, `delete from signatures where project_id in (${listed(rows)})`);
  await ask(
    database,
    `update projects set client_signed = false, dc_signed = false where id in (${listed(rows)})`,
  );
  await ask(database, `select refresh_light_trace(id) from projects where id in (${listed(rows)})`);
}
