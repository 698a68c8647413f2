import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { listContentChanges, undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import { readProject, saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import type { InfoCarte } from '@ardoise/domain/projects/project.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { createKindDraft } from '../../../testing/kind-factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let image: string;
beforeAll(async () => {
  site = await createTestApp();
  image = await drawnSignature();
  await createUser(site.pool, { role: 'siege', name: 'siege' });
});
afterAll(() => site.close());
afterEach(async () => {
  vi.useRealTimers();
  await site.pool.query('delete from catalogue_items');
  await site.pool.query("update projects set choices = '{}'");
});

type List = 'themes' | 'boissons' | 'boards' | 'supportssurmesure';
const siege = () => site.as('siege');
const entryOf = async (list: List, id: string) =>
  (await siege().call(calls.readEntry, { params: { list, id } })).body;
const projectOf = async ({ caller, id }: Pick<ChrDraft, 'caller' | 'id'>) =>
  (await caller.call(readProject, { params: { id } })).body;

async function changed(list: List, id: string, change: Partial<calls.CatalogueEntry>) {
  const { version, item, visible, du, au } = await entryOf(list, id);
  const reply = await siege().call(calls.changeEntry, {
    params: { list, id },
    body: { version, visible, du, au, ...change, item: { ...item, ...change.item } },
  });
  expect(reply.status).toBe(200);
  return reply.body;
}

async function sign(draft: Pick<ChrDraft, 'caller' | 'id'>, role: 'client' | 'dc' = 'client') {
  const { version } = await projectOf(draft);
  return draft.caller.call(signProject, {
    params: { id: draft.id },
    body: { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version },
  });
}

async function choose(draft: ChrDraft, infocarte: Partial<InfoCarte>) {
  const project = await projectOf(draft);
  const reply = await draft.caller.call(saveProject, {
    params: { id: draft.id },
    body: { version: project.version, infocarte: { ...project.infocarte, ...infocarte } },
  });
  expect(reply.status).toBe(200);
}

it('a renamed and re-pictured entry is read anew in drafts, under the next version, and may be signed', async () => {
  const draft = await createChrDraft(site);
  const before = await projectOf(draft);
  await changed('themes', 'ardoise', {
    item: { name: 'Ardoise fine', image: '/catalogue/themes/neuve.svg' },
  });
  const after = await projectOf(draft);
  expect(after.infocarte?.template).toEqual({
    id: 'ardoise',
    name: 'Ardoise fine',
    image: '/catalogue/themes/neuve.svg',
  });
  expect([after.version, after.t_update]).toEqual([before.version + 1, before.t_update]);
  const stale = await draft.caller.call(saveProject, {
    params: { id: draft.id },
    body: { version: before.version, infocarte: before.infocarte },
  });
  expect(stale.body).toMatchObject({ code: 'VERSION' });
  expect((await sign(draft)).status).toBe(200);
});

it('a draft with one signature counts as signed: it stays as it is, and is signed by the second', async () => {
  const draft = await createChrDraft(site);
  expect((await sign(draft)).status).toBe(200);
  const signed = await projectOf(draft);
  await changed('themes', 'ardoise', { item: { name: 'Ardoise fine' } });
  await changed('themes', 'ardoise', { visible: false });
  const after = await projectOf(draft);
  expect([after.version, after.infocarte]).toEqual([signed.version, signed.infocarte]);
  expect((await entryOf('themes', 'ardoise')).usage).toMatchObject({ brouillons: 0 });
  expect((await sign(draft, 'dc')).status).toBe(200);
  expect((await projectOf(draft)).infocarte).toEqual(signed.infocarte);
});

it('a hidden entry stays in the draft that chose it before, and is refused in one that chooses it after', async () => {
  const draft = await createChrDraft(site);
  const late = await createChrDraft(site, (document) => ({
    ...document,
    infocarte: { ...document.infocarte, template: { id: 'faience', name: 'Faïence' } },
  }));
  const { template } = (await projectOf(draft)).infocarte ?? {};
  await changed('themes', 'ardoise', { visible: false });
  await choose(late, { template });
  const kept = await projectOf(draft);
  expect(kept.gardees).toMatchObject([{ liste: 'themes', retiree: false, item: { id: 'ardoise' } }]);
  expect(kept.actions.length).toBeGreaterThan(0);
  expect((await sign(draft)).status).toBe(200);
  const refused = await sign(late);
  expect(refused.body).toMatchObject({
    code: 'GARDE',
    message: 'Thème\u00a0: Le thème «\u00a0Ardoise\u00a0» n’est pas au catalogue.',
    etat: { step: 'creation/theme' },
  });
});

it('an entry past its last day stays in the draft that chose it until then, also once it is hidden', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const draft = await createChrDraft(site);
  const late = await createChrDraft(site, (document) => ({
    ...document,
    infocarte: { ...document.infocarte, template: { id: 'faience', name: 'Faïence' } },
  }));
  const { template } = (await projectOf(draft)).infocarte ?? {};
  const today = new Date(Date.now()).toISOString().slice(0, 10);
  await changed('themes', 'ardoise', { au: today });
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  await choose(late, { template });
  expect((await sign(late)).status).toBe(422);
  await changed('themes', 'ardoise', { visible: false });
  expect((await sign(late)).status).toBe(422);
  expect((await sign(draft)).status).toBe(200);
});

it('a withdrawn entry reopens the step, which names it, until another is chosen or it is offered again', async () => {
  const draft = await createChrDraft(site);
  const entry = await entryOf('themes', 'ardoise');
  const sentence = '«\u00a0Ardoise\u00a0» n’est plus au catalogue. Merci de choisir autre chose.';
  const withdrawn = await siege().call(calls.withdrawEntry, {
    params: { list: 'themes', id: 'ardoise' },
    body: { version: entry.version, prevenir: false, mot: '' },
  });
  expect(withdrawn.body).toMatchObject({ etat: 'retiree', brouillons: 1 });
  const refused = await sign(draft);
  expect(refused.body).toMatchObject({
    code: 'GARDE',
    champs: [{ chemin: 'infocarte.template', message: sentence }],
    etat: { step: 'creation/theme' },
  });
  const complete = async () => {
    const { rows } = await site.pool.query('select wizard_complete from projects where id = $1', [draft.id]);
    return rows[0]?.wizard_complete;
  };
  expect(await complete()).toBe(false);
  await changed('themes', 'ardoise', { visible: true });
  expect(await complete()).toBe(true);
  expect((await sign(draft)).status).toBe(200);
});

it('drafts that chose an entry get its replacement, which may be signed; the entry is hidden', async () => {
  const draft = await createChrDraft(site);
  const { version } = await entryOf('themes', 'ardoise');
  const params = { list: 'themes', id: 'ardoise' } as const;
  const itself = await siege().call(calls.replaceEntry, { params, body: { version, par: 'ardoise' } });
  expect(itself.status).toBe(422);
  await changed('themes', 'faience', { du: '2999-01-01' });
  const later = await siege().call(calls.replaceEntry, { params, body: { version, par: 'faience' } });
  expect([later.status, later.body]).toMatchObject([422, { champs: [{ chemin: 'par' }] }]);
  await changed('themes', 'faience', { du: null });
  const { body } = await siege().call(calls.replaceEntry, { params, body: { version, par: 'faience' } });
  expect(body).toMatchObject({ brouillons: 1, entree: { etat: 'masquee', brouillons: 0 } });
  expect((await projectOf(draft)).infocarte?.template).toMatchObject({ id: 'faience', name: 'Faïence' });
  expect((await sign(draft)).status).toBe(200);
});

it('a replacement of a hidden entry is logged too, with what replaced it', async () => {
  const draft = await createChrDraft(site);
  const { version } = await changed('themes', 'ardoise', { visible: false });
  const replaced = await siege().call(calls.replaceEntry, {
    params: { list: 'themes', id: 'ardoise' },
    body: { version, par: 'faience' },
  });
  expect(replaced.body).toMatchObject({ brouillons: 1 });
  expect((await projectOf(draft)).infocarte?.template).toMatchObject({ id: 'faience' });
  const { body } = await siege().call(listContentChanges, { query: { liste: 'themes', entree: 'ardoise' } });
  expect(body.changements[0]).toMatchObject({ acte: 'remplacement', nom: 'Ardoise', motif: 'Faïence' });
});

it('an entry in use is never erased, and says by what', async () => {
  const draft = await createChrDraft(site);
  await createChrDraft(site);
  await sign(draft);
  const refused = await siege().call(calls.deleteEntry, { params: { list: 'themes', id: 'ardoise' } });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      message:
        '«\u00a0Ardoise\u00a0» est dans 1 brouillon et 1 commande\u00a0: ce qui a servi se masque, et ne s’efface pas.',
    },
  ]);
});

it('a word goes to the delegates of the drafts, once each', async () => {
  const draft = await createChrDraft(site);
  const { version } = await entryOf('themes', 'ardoise');
  await siege().call(calls.hideEntry, {
    params: { list: 'themes', id: 'ardoise' },
    body: { version, mot: 'Plus de papier noir avant mars.' },
  });
  const mails = await queuedMails(site, { template: 'entry-hidden', recipient: draft.dc.mail });
  expect(mails.map(({ subject }) => subject)).toEqual(['«\u00a0Ardoise\u00a0» n’est plus proposé']);
  expect(mails[0]?.text).toContain('Plus de papier noir avant mars.');
  expect(mails[0]?.text).toContain('vous pouvez le signer ainsi');
});

it.each([
  [
    'Boards PVC',
    'boards',
    'gamme-prix',
    'Gammes du jour',
    (text: string) => text.includes('Gammes du jour - 1'),
  ],
  [
    'Sur Mesure',
    'supportssurmesure',
    'totem',
    'Grand totem',
    (text: string) => text.includes('"type":"Grand totem"'),
  ],
] as const)(
  'in an order of %s, what is stored by its name follows it',
  async (type, list, id, name, holds) => {
    const draft = await createKindDraft(site, type, (document) => document);
    const before = (await entryOf(list, id)).usage.brouillons;
    await changed(list, id, { item: { name } });
    const { rows } = await site.pool.query('select doc from projects where id = $1', [draft.id]);
    expect(holds(JSON.stringify(JSON.parse(rows[0]?.doc)))).toBe(true);
    expect((await entryOf(list, id)).usage.brouillons).toBe(before);
    expect((await sign(draft)).status).toBe(200);
  },
);

it('a board has a name of its own, by whichever way it would get another’s', async () => {
  await createKindDraft(site, 'Boards PVC', (document) => document);
  const board = await entryOf('boards', 'gamme-prix');
  const { name } = board.item;
  const message = `Un autre board s’appelle déjà «\u00a0${String(name)}\u00a0».`;
  const twin = await siege().call(calls.addEntry, {
    params: { list: 'boards' },
    body: { item: board.item, visible: false, du: null, au: null },
  });
  expect([twin.status, twin.body]).toMatchObject([422, { champs: [{ chemin: 'name', message }] }]);
  await changed('boards', 'gamme-prix', { item: { name: 'Gammes du jour' } });
  const { body: other } = await siege().call(calls.addEntry, {
    params: { list: 'boards' },
    body: { item: board.item, visible: true, du: null, au: null },
  });
  const { body } = await siege().call(listContentChanges, { query: { entree: 'gamme-prix' } });
  const undone = await siege().call(undoContentChange, { params: { id: body.changements[0]?.id ?? '' } });
  expect([undone.status, undone.body]).toMatchObject([422, { champs: [{ message }] }]);
  expect((await entryOf('boards', 'gamme-prix')).item.name).toBe('Gammes du jour');
  const renamed = await siege().call(calls.changeEntry, {
    params: { list: 'boards', id: other.id },
    body: { ...other, item: { ...other.item, name: 'Gammes du jour' } },
  });
  expect(renamed.status).toBe(422);
});

it('the choices of a project are those that the migration would derive', async () => {
  const drafts = [
    await createChrDraft(site),
    await createKindDraft(site, 'Boards PVC', (document) => document),
    await createKindDraft(site, 'Sur Mesure', (document) => document),
    await createKindDraft(site, 'Direct Agence', (document) => document),
  ];
  const ids = drafts.map(({ id }) => id);
  const keys = async () => {
    const { rows } = await site.pool.query(
      'select id, array(select key from jsonb_object_keys(choices) key order by key) as keys from projects where id = any($1) order by id',
      [ids],
    );
    return rows;
  };
  const derived = await keys();
  expect(derived.every((row) => row.keys.length > 1)).toBe(true);
  const migration = await import('node:fs/promises').then(({ readFile }) =>
    readFile(new URL('../../../db/migrations/0032-catalogue-entries.sql', import.meta.url), 'utf8'),
  );
  await site.pool.query(migration.slice(migration.indexOf('update projects p set choices')));
  expect(await keys()).toEqual(derived);
});
