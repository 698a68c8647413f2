import { addressee } from '@ardoise/domain/contract/addressee.ts';
import { listProjects } from '@ardoise/domain/contract/projects.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { setColumns } from '../../../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Order, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
let order: Order;
/** Its smhf, and one of another team. */
const [smhf, stranger] = ['smhf-of-it', 'smhf-elsewhere'];

beforeAll(async () => {
  site = await createTestApp();
  order = await submittedOrder(site);
  for (const name of [smhf, stranger]) await createUser(site.pool, { role: 'smhf', name });
  await createUser(site.pool, { role: 'imprimeur', name: 'presse' });
  await createUser(site.pool, {
    role: 'agence',
    name: 'une-agence-salariee',
    organisation: order.agence.name,
  });
  await setColumns(site, order.id, { smhf, imprimeur: 'presse', client_email: 'patron@zinc.test' });
});
afterAll(() => site.close());

async function read(name: string, statut: Status) {
  await setColumns(site, order.id, { statut });
  const { status, body } = await site.as(name).call(addressee, { params: { id: order.id } });
  return status === 200 ? body : status;
}

it('tells a manager the address of the dc, of the client or of the agency alone, else their dc’s', async () => {
  expect(await read(smhf, 'Agence')).toEqual({ qui: 'agence', adresses: [order.agence.mail] });
  expect(await read(smhf, 'Validation Client')).toEqual({ qui: 'client', adresses: ['patron@zinc.test'] });
  expect(await read(smhf, 'Validation DC')).toEqual({ qui: 'dc', adresses: [order.dc.mail] });
  for (const statut of ['Validation CCEP', 'Impression', 'Prévisite'] as const)
    expect(await read(smhf, statut)).toEqual({ qui: 'dc', adresses: [order.dc.mail] });
});

it('tells head office whoever it is', async () => {
  await createUser(site.pool, { role: 'siege', name: 'un-siege' });
  await createUser(site.pool, { role: 'administrator', name: 'une-admin' });
  expect(await read('un-siege', 'Impression')).toEqual({
    qui: 'imprimeur',
    adresses: ['presse@ardoise.test'],
  });
  const ccep = await read('une-admin', 'Validation CCEP');
  expect(ccep).toMatchObject({ qui: 'siege', adresses: expect.arrayContaining(['un-siege@ardoise.test']) });
  expect(JSON.stringify(ccep)).not.toContain('une-admin');
});

it('adds who replaces the dc today, and tells no closed account', async () => {
  const today = parisDay(new Date());
  await createUser(site.pool, { role: 'dc', name: 'remplacante' });
  await site.pool.query(
    `insert into replacements (absent, replacement, from_day, to_day, created_by) values ($1, 'remplacante', $2, $3, $1)`,
    [order.dc.name, dayAfter(today, -1), dayAfter(today, 1)],
  );
  const both = [order.dc.mail, 'remplacante@ardoise.test'];
  expect(await read(smhf, 'Validation DC')).toEqual({ qui: 'dc', adresses: both });
  await site.pool.query("update users set active = false where name = 'remplacante'");
  expect(await read(smhf, 'Validation DC')).toEqual({ qui: 'dc', adresses: [order.dc.mail] });
});

it('tells nothing of an ended project, outside of one’s scope, to other roles, nor in the list', async () => {
  expect(await read(smhf, 'Annulé')).toBe(409);
  expect(await read(stranger, 'Agence')).toBe(404);
  for (const name of [order.dc.name, order.agence.name]) expect(await read(name, 'Agence')).toBe(403);
  await setColumns(site, order.id, { t_statut: new Date(Date.now() - 9 * 86_400_000).toISOString() });
  const { body } = await site.as(smhf).call(listProjects, { query: { q_immobile: '1' } });
  expect(body).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('@');
});
