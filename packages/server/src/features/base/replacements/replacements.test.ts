import { listProjects, type ProjectPage, readProject } from '@ardoise/domain/contract/projects.ts';
import * as calls from '@ardoise/domain/contract/replacements.ts';
import { me } from '@ardoise/domain/contract/users.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { move, orderShownToDc, submittedOrder } from '../../../testing/workflow-factories.ts';

const dayIn = (days: number) => dayAfter(parisDay(new Date()), days);
const TODAY = dayIn(0);

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** Has `absent` replaced from today on, by themselves. */
async function replace(absent: string, remplacant: string, au = dayIn(7)): Promise<calls.Replacement> {
  const { status, body } = await site
    .as(absent)
    .call(calls.createReplacement, { body: { absent, remplacant, du: TODAY, au } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

async function idsSeenBy(name: string): Promise<string[]> {
  const { body } = await site.as(name).call(listProjects, { query: { limit: 9 } });
  return (body as ProjectPage).projets.map(({ _id }) => _id.$oid);
}

it('shows the absent person’s projects to the stand-in, from the first day to the last', async () => {
  const order = await submittedOrder(site);
  const absent = order.dc.name;
  const { name: substitute } = await createUser(site.pool, { role: 'dc' });
  expect(await idsSeenBy(substitute)).toEqual([]);
  const { id } = await replace(absent, substitute);
  expect(await idsSeenBy(substitute)).toEqual([order.id]);
  const { body: person } = await site.as(substitute).call(me);
  expect(person.remplace).toEqual([{ username: absent, nom: `Prénom ${absent}`, au: dayIn(7) }]);
  await site.pool.query('update replacements set from_day = $2, to_day = $2 where id = $1', [id, dayIn(-1)]);
  expect(await idsSeenBy(substitute)).toEqual([]);
  expect((await site.as(substitute).call(readProject, { params: { id: order.id } })).status).toBe(404);
  expect(await idsSeenBy(absent)).toEqual([order.id]);
});

it('acts in one’s own name, on behalf of the absent person, and mails both', async () => {
  const order = await orderShownToDc(site);
  const absent = order.dc.name;
  const substitute = await createUser(site.pool, { role: 'dc' });
  await replace(absent, substitute.name);
  const moved = await move(site.as(substitute.name), order.id, 'Agence', { comment: 'Plus grand, merci' });
  expect(moved.historique[0]).toMatchObject({
    resp: substitute.name,
    pourLeCompteDe: `Prénom ${absent}`,
    statut_arr: 'Agence',
  });
  await site.pool.query('delete from mails');
  await move(order.siege, order.id, 'Annulé');
  const { rows } = await site.pool.query<{ recipient: string }>(
    "select recipient from mails where template = 'project-cancelled' order by recipient",
  );
  const readers = rows.map(({ recipient }) => recipient);
  expect(readers).toContain(order.dc.mail);
  expect(readers).toContain(substitute.mail);
});

it('acts only in one’s own name where the project is one’s own', { tags: 'long' }, async () => {
  const order = await orderShownToDc(site);
  const colleague = await createUser(site.pool, { role: 'dc' });
  await replace(colleague.name, order.dc.name);
  const moved = await move(order.caller, order.id, 'Agence', { comment: 'Plus grand, merci' });
  expect(moved.historique[0]).toMatchObject({ resp: order.dc.name, pourLeCompteDe: '' });
});

it('is arranged by oneself, one’s managers and head office, among people of one role', async () => {
  const smhf = await createUser(site.pool, { role: 'smhf' });
  const siege = await createUser(site.pool, { role: 'siege' });
  const dc = await createUser(site.pool, { role: 'dc', smhf: smhf.name });
  const other = await createUser(site.pool, { role: 'dc' });
  const agence = await createUser(site.pool, { role: 'agence' });
  const statusFor = async (name: string, absent: string, remplacant: string) =>
    (
      await site.as(name).call(calls.createReplacement, {
        body: { absent, remplacant, du: dayIn(1), au: dayIn(2) },
      })
    ).status;
  expect(await statusFor(other.name, dc.name, other.name)).toBe(404);
  expect(await statusFor(smhf.name, other.name, dc.name)).toBe(404);
  expect(await statusFor(dc.name, dc.name, agence.name)).toBe(422);
  expect(await statusFor(siege.name, siege.name, siege.name)).toBe(404);
  expect(await statusFor(smhf.name, dc.name, other.name)).toBe(200);
  expect(await statusFor(siege.name, dc.name, other.name)).toBe(422);
  const { body: people } = await site.as(dc.name).call(calls.replaceablePeople);
  expect(people.absents.map(({ username }) => username)).toEqual([dc.name]);
  const installer = await createUser(site.pool, { role: 'installateur' });
  expect((await site.as(installer.name).call(calls.replaceablePeople)).status).toBe(403);
});

it.each([
  [{ du: dayIn(-1), au: dayIn(1) }, 'du'],
  [{ du: dayIn(3), au: dayIn(2) }, 'au'],
  [{ du: TODAY, au: dayIn(400) }, 'au'],
  [{ du: '2026-02-31', au: dayIn(2) }, 'du'],
])('refuses %o', async (days, chemin) => {
  const dc = await createUser(site.pool, { role: 'dc' });
  const other = await createUser(site.pool, { role: 'dc' });
  const { status, body } = await site
    .as(dc.name)
    .call(calls.createReplacement, { body: { absent: dc.name, remplacant: other.name, ...days } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ champs: [{ chemin }] });
});

it('ends when it is ended, by those who may, and stays in the list', async () => {
  const dc = await createUser(site.pool, { role: 'dc' });
  const other = await createUser(site.pool, { role: 'dc' });
  const { id } = await replace(dc.name, other.name);
  const end = (name: string) => site.as(name).call(calls.endReplacement, { params: { id: String(id) } });
  expect((await end(other.name)).status).toBe(404);
  expect((await end(dc.name)).status).toBe(204);
  const { body } = await site.as(other.name).call(calls.listReplacements);
  expect(body).toMatchObject([{ id, etat: 'termine', modifiable: false }]);
});

it('is created once for concurrent requests', async () => {
  const dc = await createUser(site.pool, { role: 'dc' });
  const other = await createUser(site.pool, { role: 'dc' });
  const body = { absent: dc.name, remplacant: other.name, du: TODAY, au: dayIn(2) };
  const answers = await Promise.all(
    [1, 2, 3].map(() => site.as(dc.name).call(calls.createReplacement, { body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});
