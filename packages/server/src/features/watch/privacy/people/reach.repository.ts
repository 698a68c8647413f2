import type { Db } from '../../../../db/transaction.ts';
import type { Reach } from './match.repository.ts';
import { mentionPattern } from './mention-pattern.ts';
import { isTitled, lastNames, type Person } from './person.ts';

/** All people named in projects, clients and accounts, but for the person's own rows. Clients sign themselves. */
const NAMED = `
  select id, client_name as nom, false as signs from projects where id = any($1)
  union all select id, doc #>> '{pdv,nomClient}', false from projects where id = any($1)
  union all select id, doc #>> '{pdv,adresseLivraison,gerant}', false from projects where id = any($1)
  union all select id, pose_contact, false from projects where id = any($1)
  union all select project_id, nom, role = 'client' from signatures
    where project_id = any($1) and not (role = 'dc' and lower(signed_by) = any($4))
  union all select project_id, nom, true from approvals where project_id = any($1) and lower(email) <> all($4)
  union all select project_id, author_name, false from proof_notes
    where project_id = any($1) and lower(author) <> all($4)
  union all select project_id, author_name, false from proof_note_replies
    where project_id = any($1) and lower(author) <> all($4)
  union all select p.id, trim(u.prenom || ' ' || u.nom), false from projects p
    join users u on u.name in (p.dc, p.smhf, p.mdv, p.agence, p.imprimeur) and u.uid is distinct from $5
    where p.id = any($1)`;

/**
 * Which of these projects name somebody else of the same last name: a title or an initial says nothing there. A client
 * who signed by title and last name is the person, where they are the client.
 */
async function findShared(db: Db, person: Person, projects: readonly string[]): Promise<string[]> {
  const last = mentionPattern(lastNames(person), 1);
  if (last === null || projects.length === 0) return [];
  const mentions = person.mentions.map((mention) => mention.toLowerCase());
  const own = [...person.names, ...mentions.filter((mention) => !isTitled(mention))];
  const signed = person.uid === null ? mentions : own;
  const { rows } = await db.query<{ id: string }>(
    `select distinct id from (${NAMED}) named
     where nom ~ $2 and lower(trim(nom)) <> all($3) and not (signs and lower(trim(nom)) = any($6))`,
    [projects, last, own, [...person.logins, ...person.mails], person.uid, signed],
  );
  return rows.map(({ id }) => id);
}

/** Outlets of these projects. No record of an outlet names an employee. */
async function findOutlets(db: Db, { staff }: Person, projects: readonly string[]): Promise<string[]> {
  if (staff === true || projects.length === 0) return [];
  const { rows } = await db.query<{ outlet: string }>(
    `select distinct n_outlet as outlet from projects where id = any($1) and n_outlet <> ''`,
    [projects],
  );
  return rows.map(({ outlet }) => outlet);
}

/** Where a person is named by their name: in these projects, and what is tied to them and to their outlets. */
export async function reachOf(db: Db, person: Person, projects: readonly string[]): Promise<Required<Reach>> {
  const [shared, outlets] = [await findShared(db, person, projects), await findOutlets(db, person, projects)];
  return { projects, shared, outlets };
}

/** The same in one finished project: without its outlet, which is still in use, with the people of its record. */
export async function reachWithin(db: Db, person: Person, project: string): Promise<Reach> {
  return { projects: [project], shared: await findShared(db, person, [project]) };
}
