import { changeStatus, readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createKindDraft } from '../../../testing/kind-factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** A Direct Agence that its client fills. */
async function leftToClient() {
  const draft = await createKindDraft(site, 'Direct Agence');
  await save(draft.caller, draft.id, { surPlace: false });
  return draft;
}

async function save(caller: Caller, id: string, change: object) {
  const { body } = await caller.call(readProject, { params: { id } });
  return caller.call(saveProject, { params: { id }, body: { ...change, version: body.version } });
}

it.each([
  ['the support', { infocarte: { nombreExemplaire: '100' } }],
  ['the brief', { briefPDA: '<p>Autre chose</p>' }],
  ['the charter', { charte: { charteClient: 'oui' } }],
  ['the files', { contenu: [] }],
  ['the delivery', { pdv: { adresseIdemCommande: 'non' } }],
])('prevents a dc from answering %s in place of the client', async (_what, change) => {
  const { caller, id } = await leftToClient();
  const refused = await save(caller, id, change);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    {
      code: 'GARDE',
      message:
        'Ces réponses sont celles du client. Choisissez «\u00a0Compléter avec le client\u00a0» pour les remplir avec lui.',
      etat: { step: 'dc/gamme' },
    },
  ]);
  expect((await save(caller, id, { ...change, surPlace: true })).status).toBe(200);
});

it('lets the dc answer their own steps, and resend the stored answers, with other ids of entries', async () => {
  const { caller, id } = await leftToClient();
  const { body } = await caller.call(readProject, { params: { id } });
  const drink = { Eaux: { eau: { id: 'eau', name: 'Eau' } } };
  const own = { boissons: drink, pdv: { ...body.pdv, comment: 'À rappeler' }, infocarte: body.infocarte };
  const contenu = body.contenu?.map((entry) => ({ ...entry, entree: 'k3x' }));
  const saved = await save(caller, id, { ...own, contenu, charte: body.charte });
  expect([saved.status, saved.body]).toMatchObject([200, { boissons: drink }]);
});

it('concerns dcs only: head office may always edit', async () => {
  const { id } = await leftToClient();
  const { name } = await createUser(site.pool, { role: 'siege' });
  expect((await save(site.as(name), id, { briefPDA: '<p>Autre chose</p>' })).status).toBe(200);
});

it('is sent to nobody by one tab once it is completed with the client in another', async () => {
  const { caller, id } = await leftToClient();
  const send = async (version: number) =>
    caller.call(changeStatus, { params: { id, new_statut: 'Client' }, body: { version } });
  const { body: opened } = await caller.call(readProject, { params: { id } });
  const { body: together } = await save(caller, id, { surPlace: true });
  // The tab that has not heard of it, then the one that reads the order again and repeats.
  expect((await send(opened.version)).body).toMatchObject({ code: 'VERSION' });
  const repeated = await send(together.version);
  expect([repeated.status, repeated.body]).toMatchObject([
    422,
    {
      message:
        'Vous complétez cette commande avec le client. Choisissez «\u00a0Envoyer au client\u00a0» pour qu’il la remplisse seul.',
      etat: { step: 'dc/gamme' },
    },
  ]);
  expect(await queuedMails(site, { projectId: id })).toEqual([]);
  const { body: kept } = await caller.call(readProject, { params: { id } });
  expect([kept.statut, kept.version]).toEqual(['Brouillon', together.version]);
  const { body: alone } = await save(caller, id, { surPlace: false });
  expect((await send(alone.version)).status).toBe(200);
});
