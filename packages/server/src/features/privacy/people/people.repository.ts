import type { AskedPerson, FoundPerson } from '@ardoise/domain/contract/privacy-people.ts';
import type { Db } from '../../../db/transaction.ts';
import { namesOf, namesOfWhole, type Person, phoneDigits } from './person.ts';

/** SQL of a telephone's national digits. */
const digits = (column: string) =>
  `regexp_replace(regexp_replace(${column}, '\\D', '', 'g'), '^(0033|33(?=\\d{9}$))', '0')`;

/**
 * Where people without an account are named: name, address, telephone, project. Documents of orders are opened for a
 * telephone alone.
 */
const WITHOUT_ACCOUNT = `
  select client_name as nom, client_email as courriel,
    case when $2 <> '' then coalesce(doc #>> '{pdv,telephoneCLient}', '') else '' end as telephone, id as projet from projects
  union all select pose_contact, '', pose_phone, id from projects
  union all select '', delivery_email, '', id from projects
  union all select nom, '', '', project_id from signatures
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
}

const ACCOUNT_COLUMNS = 'uid, name, mail, prenom, nom, telephone, active';

function foundAccount(row: AccountRow): FoundPerson {
  return {
    uid: row.uid,
    identifiant: row.name,
    nom: `${row.prenom} ${row.nom}`.trim() || row.name,
    courriel: row.mail,
    telephone: row.telephone,
    actif: row.active,
    projets: null,
  };
}

/**
 * People of this username, e-mail address, whole name or telephone: accounts, then those without one as they are named
 * in projects. Reads those tables through: a rare request of the administrator.
 */
export async function findPeople(db: Db, asked: string): Promise<FoundPerson[]> {
  const phone = phoneDigits(asked);
  const values = [asked.trim().toLowerCase(), phone.length < SHORTEST_PHONE ? '' : phone];
  const accounts = await db.query<AccountRow>(
    `select ${ACCOUNT_COLUMNS} from users
     where $1 in (lower(name), lower(mail), lower(prenom || ' ' || nom), lower(nom || ' ' || prenom), lower(nom))
       or ($2 <> '' and ${digits('telephone')} = $2)
     order by active desc, name limit ${MOST}`,
    values,
  );
  const others = await db.query<Omit<FoundPerson, 'uid' | 'identifiant' | 'actif'>>(
    `select max(nom) as nom, max(courriel) as courriel, max(telephone) as telephone, count(distinct projet)::int as projets
     from (${WITHOUT_ACCOUNT}) named
     where ($1 in (lower(nom), lower(courriel)) or ($2 <> '' and ${digits('telephone')} = $2))
       and not exists (select from users u where lower(u.mail) = lower(courriel) or lower(u.name) = lower(courriel))
     group by lower(courriel), case when courriel = '' then lower(nom) end, case when courriel = '' then ${digits('telephone')} end
     order by projets desc limit ${MOST}`,
    values,
  );
  return [
    ...accounts.rows.map(foundAccount),
    ...others.rows.map((row) => ({ ...row, uid: null, identifiant: null, actif: false })),
  ];
}

const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

async function accountPerson(db: Db, uid: number): Promise<Person | null> {
  const { rows } = await db.query<AccountRow>(`select ${ACCOUNT_COLUMNS} from users where uid = $1`, [uid]);
  const [row] = rows;
  if (row === undefined) return null;
  const { name, mail, prenom, nom, telephone } = row;
  return {
    uid,
    shown: `${prenom} ${nom}`.trim() || name,
    logins: [name.toLowerCase()],
    mails: [mail.toLowerCase()],
    names: [],
    phones: [],
    mentions: [...namesOf(prenom, nom), mail, ...(name.includes('@') ? [name] : []), telephone],
  };
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
  return { names: rows[0]?.names ?? [], phones: rows[0]?.phones ?? [] };
}

/** The person that was found; null for an account that does not exist. */
export async function readPerson(db: Db, asked: AskedPerson): Promise<Person | null> {
  if (asked.uid !== undefined) return accountPerson(db, asked.uid);
  const { courriel = '', nom = '', telephone = '' } = asked;
  const behind = courriel === '' ? { names: [], phones: [] } : await namesBehind(db, courriel);
  const names = courriel === '' ? [nom].filter((name) => name.trim() !== '') : behind.names;
  const phones = courriel === '' ? [telephone].filter((phone) => phone.trim() !== '') : [];
  return {
    uid: null,
    shown: nom || courriel || telephone,
    logins: [],
    mails: courriel === '' ? [] : [courriel.toLowerCase()],
    names: lower(names),
    phones,
    mentions: [...names.flatMap(namesOfWhole), courriel, ...phones, ...behind.phones],
  };
}
