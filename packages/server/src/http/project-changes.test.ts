import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { Actor, Role } from '@ardoise/domain/projects/roles.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { SCOPES } from '@ardoise/domain/rules/scopes.ts';
import { statusesOf } from '@ardoise/domain/rules/transitions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseListener } from '../db/database-listener.ts';
import { Values } from '../db/values.ts';
import { scopeSql } from '../features/project/projects/scope.repository.ts';
import { createUser } from '../testing/factories.ts';
import { KIND_TYPES } from '../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { submittedOrder } from '../testing/workflow-factories.ts';

let site: TestApp;
let stopListening: () => Promise<void>;
beforeAll(async () => {
  site = await createTestApp();
  const listener = new DatabaseListener();
  site.changes.listenOn(listener);
  const listening = new Promise<void>((resolve) => {
    listener.on('ready', { onNotification: () => undefined, onListening: resolve, onLost: () => undefined });
  });
  stopListening = listener.start(site.databaseUrl, (error) => {
    throw error;
  });
  await listening;
});
afterAll(async () => {
  await stopListening();
  await site.close();
});

/** Every boolean column that a scope uses, set and unset, in each status of each kind. */
const FLAGS = ['has_pose', 'entered_previsite', 'entered_impression', 'entered_client', 'named'] as const;
type Cell = Record<(typeof FLAGS)[number], boolean> & { id: string; kind: ProjectKind; statut: Status };

function cells(): Cell[] {
  const every: Cell[] = [];
  for (const kind of Object.keys(KIND_TYPES) as ProjectKind[])
    for (const statut of statusesOf(kind))
      for (let bits = 0; bits < 2 ** FLAGS.length; bits += 1) {
        const flags = Object.fromEntries(FLAGS.map((flag, bit) => [flag, (bits & (2 ** bit)) > 0]));
        const id = every.length.toString(16).padStart(24, '0');
        every.push({ id, kind, statut, ...flags } as Cell);
      }
  return every;
}

/** An account of each role, and a dc's stand-in. */
async function people(): Promise<(Actor & { who: string })[]> {
  const made = ROLES.map(async (role) => {
    const { uid, name, smhf, mdv } = await createUser(site.pool, { role });
    return { uid, name, role, smhf, mdv, who: role };
  });
  const actors: (Actor & { who: string })[] = await Promise.all(made);
  const { uid, name } = await createUser(site.pool, { role: 'dc' });
  const absent = actors.find(({ role }) => role === 'dc')?.name ?? '';
  return [...actors, { uid, name, role: 'dc', smhf: null, mdv: null, standsFor: [absent], who: 'stand-in' }];
}

/** A project per combination, which names these people, or others. */
async function stage(every: readonly Cell[], actors: readonly Actor[]): Promise<void> {
  const { id } = await submittedOrder(site);
  const nameOf = (wanted: Role) => actors.find(({ role }) => role === wanted)?.name ?? '';
  const client = actors.find(({ role }) => role === 'client')?.uid;
  const rows = every.map(({ named, kind, ...cell }) => ({
    ...cell,
    kind,
    type: KIND_TYPES[kind],
    type_projet: typeCodeOf(KIND_TYPES[kind]),
    dc: named ? nameOf('dc') : 'another',
    ...Object.fromEntries(
      (['smhf', 'mdv', 'agence', 'imprimeur'] as const).map((role) => [
        role,
        named ? nameOf(role) : 'another',
      ]),
    ),
    client_uid: named ? client : null,
  }));
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await site.pool.query(
    `insert into projects (${columns}, doc) select ${columns}, (select doc from projects where id = $2)
     from json_populate_recordset(null::projects, $1)`,
    [JSON.stringify(rows), id],
  );
}

/** The projects in an actor's list, by the SQL condition of every list. */
async function listed(actor: Actor): Promise<Set<string>> {
  const values = new Values();
  const { rows } = await site.pool.query<{ id: string }>(
    `select id from projects p where ${scopeSql(actor, values)}`,
    values.list,
  );
  return new Set(rows.map(({ id }) => id));
}

it('notifies exactly the accounts with the project in scope: every role, kind, status and pose', async () => {
  const [every, actors] = [cells(), await people()];
  await stage(every, actors);
  const heard = new Map(actors.map(({ who }) => [who, new Set<string>()]));
  const stops = actors.map((actor) =>
    site.changes.subscribe(actor, (change) => 'id' in change && heard.get(actor.who)?.add(change.id)),
  );
  for (const kind of ['projet', 'contenu'] as const) {
    for (const ids of heard.values()) ids.clear();
    for (const { id } of every) site.changes.announce({ project: id }, kind);
    await site.changes.settle();
    await expect
      .poll(() => every.every(({ id }) => heard.get('siege')?.has(id)), { timeout: 20_000 })
      .toBe(true);
    for (const actor of actors) {
      const seen = await listed(actor);
      const wrong = every.filter(({ id }) => heard.get(actor.who)?.has(id) !== seen.has(id));
      expect({ who: actor.who, scope: SCOPES[actor.role], wrong }).toMatchObject({ wrong: [] });
      expect(seen.size).toBeGreaterThan(0);
    }
  }
  for (const stop of stops) stop();
});

it('notifies those it was reassigned from, if it ever was in their scope', async () => {
  const order = await submittedOrder(site);
  const { pool } = site;
  const [never, once] = await Promise.all([
    createUser(pool, { role: 'agence' }),
    createUser(pool, { role: 'agence' }),
  ]);
  const change = (statut: Status, agence: string) =>
    pool.query('update projects set statut = $2, agence = $3 where id = $1', [order.id, statut, agence]);
  await change('Brouillon', never.name);
  await change('Agence', once.name);
  await change('Agence', order.agence.name);
  const heard = new Set<string>();
  const stops = [never, once, order.agence].map(({ uid, name }) =>
    site.changes.subscribe({ uid, name, role: 'agence', smhf: null, mdv: null }, (change) => {
      if ('id' in change && change.id === order.id) heard.add(name);
    }),
  );
  site.changes.announce({ project: order.id });
  await site.changes.settle();
  await expect.poll(() => heard.size, { timeout: 5_000 }).toBeGreaterThan(1);
  expect(heard).toEqual(new Set([once.name, order.agence.name]));
  for (const stop of stops) stop();
});
