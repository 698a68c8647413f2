import { type SettingKey, type SettingValues, settingValue } from '@ardoise/domain/settings/settings.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** Some settings of head office, with the defaults of those that it never set: one query. */
export async function readSettingValues<Key extends SettingKey>(
  db: Db,
  keys: readonly Key[],
): Promise<Pick<SettingValues, Key>> {
  const { rows } = await db.query<{ key: Key; value: unknown }>({
    name: 'read-settings',
    text: 'select key, value from settings where key = any($1)',
    values: [keys],
  });
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const values = keys.map((key) => [key, settingValue(key, stored.get(key))]);
  return Object.fromEntries(values) as Pick<SettingValues, Key>;
}

/** One setting. */
export async function readSetting<Key extends SettingKey>(db: Db, key: Key): Promise<SettingValues[Key]> {
  return (await readSettingValues(db, [key]))[key];
}

/** Serialises changes of settings until the transaction ends: they are rare, and a row may not exist yet. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('settings'))");
}

/** Upserts a setting of head office. */
export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/** Back to its default. */
export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.query('delete from settings where key = $1', [key]);
}

/** Invalidates cached sessions in every process: their lifetime has changed (http/live-sessions.ts). */
export async function tellSessions(tx: Transaction): Promise<void> {
  await tx.query("select pg_notify('session_ends', '')");
}

/** The last line of a setting in the log. */
export interface LastChange {
  key: SettingKey;
  id: number;
  at: string;
  username: string | null;
  shown: string;
}

/** Last change of each setting, its schedule included: its id is the setting's version. */
export async function listLastChanges(db: Db): Promise<LastChange[]> {
  const { rows } = await db.query<LastChange>(
    `select distinct on (c.entry) c.entry as key, c.id, c.at, c.name as username,
       trim(concat(u.prenom, ' ', u.nom)) as shown
     from content_changes c left join users u on u.uid = c.uid
     where c.area = 'reglages' order by c.entry, c.id desc`,
  );
  return rows;
}
