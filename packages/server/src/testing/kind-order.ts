import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectRecord } from '../features/project/projects/project-record.ts';
import type { Caller } from './caller.ts';
import { createUser } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { type Order, submittedOrder } from './workflow-factories.ts';

/** One support of each kind. */
export const KIND_TYPES = {
  CHR: 'Carte Brasserie',
  VAE: 'Boards PVC',
  VAE_DIGITAL: 'Digital',
  PSM: 'Sur Mesure',
  PDA: 'Direct Agence',
} as const satisfies Record<ProjectKind, string>;

export type Columns = Partial<ProjectRecord>;

/** Columns of a project with an installation, with its contact. */
export const WITH_POSE: Columns = {
  has_pose: true,
  boards_count: 4,
  pose_contact: 'Bertrand Lacombe',
  pose_phone: '06 39 98 01 02',
};

/** Updates columns directly, bypassing the calls: the setup before the part under test. */
export async function setColumns(site: TestApp, id: string, columns: Columns): Promise<void> {
  const names = Object.keys(columns);
  const sets = names.map((name, index) => `${name} = $${index + 2}`);
  await site.pool.query(`update projects set ${sets.join(', ')}, version = version + 1 where id = $1`, [
    id,
    ...Object.values(columns),
  ]);
}

/** Changes the client's address in a document. */
export async function setClientAddress(site: TestApp, id: string, address: string): Promise<void> {
  await site.pool.query(
    `update projects set doc = jsonb_set(doc::jsonb, '{pdv,emailCLient}', to_jsonb($2::text))::json, client_email = trim($2) where id = $1`,
    [id, address],
  );
}

/** Stored columns of a project; `client_uid` is the order's client. */
export async function columnsOf(
  site: TestApp,
  { id }: Pick<Order, 'id'>,
): Promise<ProjectRecord & { client_uid: number | null }> {
  const { rows } = await site.pool.query<ProjectRecord & { client_uid: number | null }>(
    'select * from projects where id = $1',
    [id],
  );
  if (rows[0] === undefined) throw new Error(`there is no project ${id}`);
  return rows[0];
}

/** A submitted order of a kind, with this status and these columns: its answers are a Carte Brasserie's. */
export async function orderOfKind(site: TestApp, kind: ProjectKind, columns: Columns = {}): Promise<Order> {
  const order = await submittedOrder(site);
  const type = KIND_TYPES[kind];
  await setColumns(site, order.id, {
    ...({ kind, type, type_projet: typeCodeOf(type) } as Columns),
    ...columns,
  });
  return order;
}

/** The same, in Prévisite, with an installer who has it in scope. */
export async function orderToPrevisit(
  site: TestApp,
  columns: Columns = {},
): Promise<Order & { installer: Caller }> {
  const order = await orderOfKind(site, 'VAE', {
    ...WITH_POSE,
    statut: 'Prévisite',
    entered_previsite: true,
    ...columns,
  });
  const { name } = await createUser(site.pool, { role: 'installateur' });
  return { ...order, installer: site.as(name) };
}
