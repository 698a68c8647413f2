import { KIND_FACTS } from '@ardoise/domain/kinds/kind-facts.ts';
import type { TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Db } from '../../db/transaction.ts';

async function readSetting<Value>(db: Db, key: string): Promise<Value | undefined> {
  const { rows } = await db.query<{ value: Value }>({
    name: 'read-setting',
    text: 'select value from settings where key = $1',
    values: [key],
  });
  return rows[0]?.value;
}

/** Medals that open a right to a kind, lower case; null is no condition. Head office edits them. */
export async function readEligibleMedals(db: Db, typeProjet: TypeCode): Promise<readonly string[] | null> {
  const stored = await readSetting<Partial<Record<TypeCode, string[] | null>>>(db, 'eligibleMedals');
  return stored?.[typeProjet] !== undefined ? (stored[typeProjet] ?? null) : KIND_FACTS[typeProjet].medals;
}

/** Whether head office suspended the creation of VAE projects; it is by default. */
export async function isVaeSuspended(db: Db): Promise<boolean> {
  return (await readSetting<boolean>(db, 'vaeSuspendue')) ?? true;
}

/** The sentence of the home page's banner that head office wrote, if it wrote one. */
export async function readBanner(db: Db): Promise<string | undefined> {
  const value = await readSetting<unknown>(db, 'banniere');
  return typeof value === 'string' ? value : undefined;
}
