import type { Contact } from '@ardoise/domain/contract/contacts.ts';
import { factsOfType, KIND_FACTS } from '@ardoise/domain/kinds/kind-facts.ts';
import { type ProjectType, TYPE_CODES, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Db } from '../../db/transaction.ts';

async function readSetting<Value>(db: Db, key: string): Promise<Value | undefined> {
  const { rows } = await db.query<{ value: Value }>({
    name: 'read-setting',
    text: 'select value from settings where key = $1',
    values: [key],
  });
  return rows[0]?.value;
}

/** Upserts a setting of head office. */
export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/** Eligible medals by `typeProjet`, lower case; null is no condition. Head office edits them. */
export async function readMedalsByCode(db: Db): Promise<Record<TypeCode, readonly string[] | null>> {
  const stored = await readSetting<Partial<Record<TypeCode, string[] | null>>>(db, 'eligibleMedals');
  const medals = TYPE_CODES.map((code) => [
    code,
    stored?.[code] === undefined ? KIND_FACTS[code].medals : stored[code],
  ]);
  return Object.fromEntries(medals) as Record<TypeCode, readonly string[] | null>;
}

/** The same for one kind. */
export async function readEligibleMedals(db: Db, typeProjet: TypeCode): Promise<readonly string[] | null> {
  return (await readMedalsByCode(db))[typeProjet];
}

/** Whether head office suspended the creation of VAE projects; the default is yes. */
export async function isVaeSuspended(db: Db): Promise<boolean> {
  return (await readSetting<boolean>(db, 'vaeSuspendue')) ?? true;
}

/** Whether this support's creation is suspended; reads the setting only for those that can be. */
export async function isSuspendedType(db: Db, type: ProjectType): Promise<boolean> {
  return factsOfType(type).suspendable && (await isVaeSuspended(db));
}

/** Head office's text of the home page's banner, if set. */
export async function readBanner(db: Db): Promise<string | undefined> {
  const value = await readSetting<unknown>(db, 'banniere');
  return typeof value === 'string' ? value : undefined;
}

/** Head office's contacts of the help page, of all roles, in its order. */
export async function readAllContacts(db: Db): Promise<Contact[]> {
  return (await readSetting<Contact[]>(db, 'contacts')) ?? [];
}
