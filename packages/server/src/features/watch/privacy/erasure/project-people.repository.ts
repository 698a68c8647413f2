import { STAGES } from '@ardoise/domain/projects/stages.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import { sqlList } from '../../../../db/values.ts';

/**
 * Projects that have been over for so many months and still name people without an account, after an id. One whose signed
 * documents are kept waits for their end.
 */
export async function findOldProjects(
  db: Db,
  { months, after, limit }: { months: number; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from projects
     where id > $2 and people_erased_at is null
       and (statut = any($4) and months_since(t_statut) >= $1 or deleted_at is not null and months_since(deleted_at) >= $1)
       and not (statut in ${sqlList(STAGES.finished)} and deleted_at is null and has_evidence(id))
     order by id limit $3`,
    [months, after, limit, FINAL_STATUSES],
  );
  return rows.map(({ id }) => id);
}

/** One way in which a project names a person. */
export interface NamedPerson {
  nom: string;
  courriel: string;
  telephone: string;
}

/** The people without an account in a project. */
export async function peopleOfProject(tx: Transaction, id: string): Promise<NamedPerson[]> {
  const { rows } = await tx.query<NamedPerson>(
    `select coalesce(nom, '') as nom, coalesce(courriel, '') as courriel, coalesce(telephone, '') as telephone from (
       select client_name as nom, client_email as courriel, doc #>> '{pdv,telephoneCLient}' as telephone from projects where id = $1
       union select doc #>> '{pdv,nomClient}', doc #>> '{pdv,emailCLient}', doc #>> '{pdv,telephoneCLient}' from projects where id = $1
       union select pose_contact, doc #>> '{pose,contact,email}', pose_phone from projects where id = $1
       union select doc #>> '{pdv,adresseLivraison,gerant}', '', doc #>> '{pdv,adresseLivraison,telephone}' from projects where id = $1
       union select '', delivery_email, '' from projects where id = $1
       union select nom, '', '' from signatures where project_id = $1 and role = 'client'
       union select nom, email, '' from approvals where project_id = $1
       union select '', email, '' from links where project_id = $1 and uid is null
       union select '', recipient, '' from mails where project_id = $1
       union select author_name, author, '' from proof_notes where project_id = $1 and author like '%@%'
       union select author_name, author, '' from proof_note_replies where project_id = $1 and author like '%@%'
     ) named
     where coalesce(nom, '') || coalesce(courriel, '') || coalesce(telephone, '') <> '' and not exists (
       select from users u where lower(u.mail) = lower(courriel) or lower(u.name) = lower(courriel))`,
    [id],
  );
  return rows;
}

/** From where the files of its links were taken. */
export async function forgetDownloads(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `update link_downloads set address = '', user_agent = ''
     where token_hash in (select token_hash from links where project_id = $1) and (address <> '' or user_agent <> '')`,
    [id],
  );
}

/** Locks it where its people are still named; false for another process's, or one that is done. */
export async function lockOldProject(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from projects where id = $1 and people_erased_at is null for update skip locked',
    [id],
  );
  return rowCount === 1;
}

export async function markPeopleErased(tx: Transaction, id: string): Promise<void> {
  await tx.query('update projects set people_erased_at = now() where id = $1', [id]);
}
