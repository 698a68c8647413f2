import type { AskedPerson, FoundPerson } from '@ardoise/domain/contract/privacy-people.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../../db/transaction.ts';
import { digitsSql } from './match.repository.ts';
import { namesOf, namesOfWhole, type Person, phoneDigits } from './person.ts';

/** Where people without an account are named: name, address, telephone, project. */
const WITHOUT_ACCOUNT = `
  select client_name as nom, client_email as courriel, doc #>> '{pdv,telephoneCLient}' as telephone, id as projet from projects
  union all select pose_contact, '', pose_phone, id from projects
  union all select '', delivery_email, '', id from projects
  union all select nom, '', '', project_id from signatures where role = 'client'
  union all select nom, email, '', project_id from approvals
  union all select '', email, '', project_id from links where uid is null
  union all select '', recipient, '', project_id from mails`;

const MOST = 50;
const SHORTEST_PHONE = 9;

interface AccountRow {
  uid: number;
  name: string;
  mail: string;
  prenom: string;
  nom: string;
  telephone: string;
  active: boolean;
  role: Role;
}

const ACCOUNT_COLUMNS = 'uid, name, mail, prenom, nom, telephone, active, role';

function foundAccount(row: AccountRow): FoundPerson {
  return {
    uid: row.uid,
    identifiant: row.name,
    nom: `${row.prenom} ${row.nom}`.trim() || row.name,
    courriel: row.mail,
    telephone: row.telephone,
    actif: row.active,
    projets: null,
    lieu: null,
  };
}

/**
 * People of this username, e-mail address, full name or telephone: accounts, then those without one as they are named
 * in projects. An address is one person; a name is one with a telephone, else at one outlet, since others bear it
 * elsewhere. Sequential scans of those tables: a rare request of the administrator.
 */
export async function findPeople(db: Db, asked: string): Promise<FoundPerson[]> {
  const phone = phoneDigits(asked);
  const values = [asked.trim().toLowerCase(), phone.length < SHORTEST_PHONE ? '' : phone];
  const accounts = await db.query<AccountRow>(
    `select ${ACCOUNT_COLUMNS} from users
     where $1 in (lower(name), lower(mail), lower(prenom || ' ' || nom), lower(nom || ' ' || prenom), lower(nom))
       or ($2 <> '' and ${digitsSql('telephone')} = $2)
     order by active desc, name limit ${MOST}`,
    values,
  );
  const others = await db.query<OtherRow>(
    `with named as (
       select nom, courriel, telephone, projet from (${WITHOUT_ACCOUNT}) said
       where ($1 in (lower(nom), lower(courriel)) or ($2 <> '' and ${digitsSql('telephone')} = $2))
         and not exists (select from users u where lower(u.mail) = lower(courriel) or lower(u.name) = lower(courriel))),
     placed as (
       select named.*, coalesce(${digitsSql('telephone')}, '') as chiffres,
         coalesce(nullif(p.n_outlet, ''), p.id, '') as lieu, p.n_outlet, p.ville
       from named left join projects p on p.id = projet)
     select max(nom) as nom, max(courriel) as courriel, coalesce(max(telephone), '') as telephone,
       count(distinct projet)::int as projets, max(lieu) as lieu, max(n_outlet) as numero, max(ville) as ville, min(lieu) = max(lieu) as one
     from placed
     group by lower(courriel), case when courriel = '' then lower(nom) end, case when courriel = '' then chiffres end,
       case when courriel = '' and chiffres = '' then lieu end
     order by projets desc limit ${MOST}`,
    values,
  );
  return [...accounts.rows.map(foundAccount), ...others.rows.map(foundOther)];
}

interface OtherRow {
  nom: string;
  courriel: string;
  telephone: string;
  projets: number;
  lieu: string;
  numero: string | null;
  ville: string | null;
  /** All of it is at one place. */
  one: boolean;
}

function foundOther({ lieu, numero, ville, one, ...row }: OtherRow): FoundPerson {
  const place = one && lieu !== '' ? { id: lieu, numero: numero ?? '', ville: ville ?? '' } : null;
  return { ...row, uid: null, identifiant: null, actif: false, lieu: place };
}

const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
const given = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

/** Whether other accounts have the same telephone (a switchboard), and the same full name. */
async function sharedBy(db: Db, row: AccountRow): Promise<{ phone: boolean; name: boolean }> {
  const { rows } = await db.query<{ phone: boolean; name: boolean }>(
    `select coalesce(bool_or(${digitsSql('telephone')} = $2), false) as phone,
       coalesce(bool_or(lower(trim(prenom || ' ' || nom)) = lower($3)), false) as name
     from users where uid <> $1`,
    [row.uid, phoneDigits(row.telephone), `${row.prenom} ${row.nom}`.trim()],
  );
  return rows[0] ?? { phone: false, name: false };
}

async function accountPerson(db: Db, row: AccountRow): Promise<Person> {
  const { uid, name, mail, prenom, nom, telephone, role } = row;
  const shared = await sharedBy(db, row);
  const isClient = role === 'client';
  // The delegate typed how a client is called before there was an account.
  const behind = isClient ? await namesBehind(db, mail) : { names: [], phones: [] };
  const own = [mail, ...(name.includes('@') ? [name] : []), ...(shared.phone ? [] : [telephone])];
  return {
    uid,
    shown: `${prenom} ${nom}`.trim() || name,
    logins: [name.toLowerCase()],
    mails: [mail.toLowerCase()],
    names: lower(behind.names),
    phones: [],
    mentions: given([
      ...namesOf(prenom, nom),
      ...behind.names.flatMap(namesOfWhole),
      ...own,
      ...behind.phones,
    ]),
    parts: given([prenom, nom]),
    alone: !shared.name && !isClient,
    staff: !isClient,
  };
}

/** The account of this number, or behind this address. */
async function findAccount(db: Db, { uid, courriel = '' }: AskedPerson): Promise<AccountRow | null> {
  const { rows } = await db.query<AccountRow>(
    `select ${ACCOUNT_COLUMNS} from users where uid = $1 or ($1 is null and $2 <> '' and $2 in (lower(mail), lower(name)))`,
    [uid ?? null, courriel.toLowerCase()],
  );
  return rows[0] ?? null;
}

/** How the projects of an address name its holder, and the telephones given with it. */
async function namesBehind(db: Db, mail: string): Promise<{ names: string[]; phones: string[] }> {
  const { rows } = await db.query<{ names: string[]; phones: string[] }>(
    `select array_remove(array_agg(distinct nom), '') as names, array_remove(array_agg(distinct telephone), null) as phones
     from (
       select client_name as nom, doc #>> '{pdv,telephoneCLient}' as telephone from projects where lower(client_email) = $1
       union select nom, null from approvals where lower(email) = $1
       union select nom, null from signatures where lower(signed_by) = $1) behind`,
    [mail.toLowerCase()],
  );
  return { names: rows[0]?.names ?? [], phones: given(rows[0]?.phones ?? []) };
}

async function personOfAddress(db: Db, courriel: string, nom: string): Promise<Person> {
  const { names, phones } = await namesBehind(db, courriel);
  return {
    uid: null,
    shown: nom || courriel,
    logins: [],
    mails: [courriel.toLowerCase()],
    names: lower(names),
    phones: [],
    mentions: [...names.flatMap(namesOfWhole), courriel, ...phones],
  };
}

/** A name with a telephone, or at one outlet; a telephone alone; null for an ambiguous name. */
function personOfName({ nom = '', telephone = '', lieu = '' }: AskedPerson): Person | null {
  const [names, phones] = [given([nom]), given([telephone])];
  if (phones.length === 0 && (names.length === 0 || lieu === '')) return null;
  return {
    uid: null,
    shown: nom || telephone,
    logins: [],
    mails: [],
    names: lower(names).map((name) => name.trim()),
    phones,
    mentions: [...names.flatMap(namesOfWhole), ...phones],
    ...(phones.length === 0 && { place: lieu }),
  };
}

/** The person that was found; null for an account that does not exist, and for a name alone. */
export async function readPerson(db: Db, asked: AskedPerson): Promise<Person | null> {
  const account = await findAccount(db, asked);
  if (account !== null) return accountPerson(db, account);
  if (asked.uid !== undefined) return null;
  const { courriel = '', nom = '' } = asked;
  return courriel.trim() === '' ? personOfName(asked) : personOfAddress(db, courriel.trim(), nom);
}
