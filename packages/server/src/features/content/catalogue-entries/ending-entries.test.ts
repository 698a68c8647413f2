import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { createProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createSalesTeam } from '../../../testing/project-factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindEndingEntries } from './remind-ending-entries.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
  await createUser(site.pool, { role: 'administrator', name: 'yves' });
  await createUser(site.pool, { role: 'siege', name: 'sans-courriels' });
  await site.pool.query("update users set courriels = 'aucun' where name = 'sans-courriels'");
  await site.pool.query("update users set courriels = 'quotidien' where name = 'yves'");
  const { dc } = await createSalesTeam(site.pool);
  await site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from catalogue_items');
  await site.pool.query('delete from mails');
});

const params = { list: 'cocktails' } as const;
const item = (name: string) => ({ name, ingredient: 'Gin', image: '' });
async function add(name: string, more: { au?: string; visible?: boolean }) {
  const body = { item: item(name), visible: true, du: null, au: null, ...more };
  const added = await site.as('helene').call(calls.addEntry, { params, body });
  expect(added.status).toBe(200);
  return added.body;
}
const remind = (day: string) => remindEndingEntries(site.pool, site.mails, new Date(`${day}T08:00:00Z`));
const told = () => queuedMails(site, { template: 'entries-end' });
async function addresses(...names: string[]): Promise<string[]> {
  const { rows } = await site.pool.query<{ mail: string }>('select mail from users where name = any($1)', [
    names,
  ]);
  return rows.map(({ mail }) => mail).sort();
}

it('tells those who edit the catalogues once which entries end, and how many drafts chose them', async () => {
  const { id } = await add('Negroni', { au: '2031-06-15' });
  await add('Spritz', { au: '2031-06-10' });
  await add('Plus tard', { au: '2031-06-16' });
  await add('Passé', { au: '2031-05-31' });
  await add('Masqué', { au: '2031-06-10', visible: false });
  await add('Toujours', {});
  await site.pool.query('update projects set choices = jsonb_build_object($1::text, 0)', [`cocktails/${id}`]);
  await remind('2031-05-01');
  expect(await told()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => remind('2031-06-01')));
  await remind('2031-06-01');
  const mails = await told();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(await addresses('helene', 'yves'));
  const [{ subject, text } = { subject: '', text: '' }] = mails;
  expect(subject.replaceAll('\u00a0', ' ')).toBe('2 éléments des catalogues arrivent à leur dernier jour');
  expect(text).toMatch(
    /Spritz[\s\S]*10 juin 2031, aucun brouillon[\s\S]*Negroni[\s\S]*15 juin 2031, 1.brouillon/,
  );
  expect(text).not.toMatch(/Plus tard|Passé|Masqué|Toujours/);
});

it('tells again of another last day, and of none that was told', async () => {
  const { id } = await add('Negroni', { au: '2031-06-10' });
  await remind('2031-06-01');
  const body = { version: 1, item: item('Negroni'), visible: true, du: null, au: '2031-06-12' };
  const changed = await site.as('helene').call(calls.changeEntry, { params: { ...params, id }, body });
  expect(changed.status).toBe(200);
  await remind('2031-06-02');
  await remind('2031-06-12');
  const days = (await told()).map(({ subject }) => /Negroni.*jusqu’au \S+\s(\d+)\sjuin/.exec(subject)?.[1]);
  expect(days).toEqual(['10', '10', '12', '12']);
});
