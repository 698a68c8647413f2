import { readProject, signProject } from '@ardoise/domain/contract/projects.ts';
import type { InfoCarte } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createKindDraft } from '../../../testing/kind-factories.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let image: string;
beforeAll(async () => {
  site = await createTestApp();
  image = await drawnSignature();
});
afterAll(() => site.close());

/** The reply to the client's signature on an order with these choices. */
async function signedWith(change: Partial<InfoCarte>) {
  const { caller, id } = await createChrDraft(site, (document) => ({
    ...document,
    infocarte: { ...document.infocarte, ...change },
  }));
  const { body } = await caller.call(readProject, { params: { id } });
  const reply = await caller.call(signProject, {
    params: { id },
    body: { role: 'client', nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version: body.version },
  });
  const { body: project } = await caller.call(readProject, { params: { id } });
  return { reply, signatures: project.signatures };
}

it('accepts a signature on what head office offers', async () => {
  const { reply, signatures } = await signedWith({});
  expect(reply.status).toBe(200);
  expect(signatures).toHaveLength(1);
});

it('refuses a signature on what it does not, naming every step and field', async () => {
  const { reply, signatures } = await signedWith({
    template: { id: 'or', name: 'Or' },
    matiere: { id: 'pvc-expanse-3', name: 'PVC expansé 3\u00a0mm' },
    frise: { id: 'inconnue', name: 'Inconnue' },
  });
  const champs = [
    { chemin: 'infocarte.template', message: 'Le thème «\u00a0Or\u00a0» n’est pas au catalogue.' },
    {
      chemin: 'infocarte.matiere',
      message: 'La matière «\u00a0PVC expansé 3\u00a0mm\u00a0» n’existe pas en deux volets.',
    },
    { chemin: 'infocarte.frise', message: 'La frise «\u00a0Inconnue\u00a0» n’est pas au catalogue.' },
  ];
  const steps = ['Thème', 'Format et matière', 'Illustrations et frise'];
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    code: 'GARDE',
    message: champs.map(({ message }, rank) => `${steps[rank]}\u00a0: ${message}`).join(' '),
    champs,
    etat: { step: 'creation/theme' },
  });
  expect(signatures).toEqual([]);
});

it('refuses the second signature when an item was withdrawn since the first', async () => {
  const { caller, id } = await createChrDraft(site);
  const sign = async (role: 'client' | 'dc') => {
    const { body } = await caller.call(readProject, { params: { id } });
    return caller.call(signProject, {
      params: { id },
      body: { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version: body.version },
    });
  };
  expect((await sign('client')).status).toBe(200);
  await site.pool.query(`delete from catalogue_items where list = 'themes' and id = 'ardoise'`);
  const refused = await sign('dc');
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 'GARDE', etat: { step: 'creation/theme' } });
});

it.each([
  ['Caissons Lumineux', { boards: [{ name: 'Board or' }] }, 'creation/choix-boards', 'boards.0'],
  ['Digital', { boards: [{ name: 'Board or' }] }, 'creation/choix-boards', 'boards.0'],
  ['Sur Mesure', { supports: [{ type: 'Fusée' }] }, 'creation/support', 'supports.0.type'],
  ['Direct Agence', { infocarte: { matiere: { id: 'or', name: 'Or' } } }, 'format', 'infocarte.matiere'],
] as const)(
  'refuses a signature on a choice of %s that is not offered',
  async (type, change, step, chemin) => {
    const { caller, id } = await createKindDraft(site, type, (document) => {
      const [board, ...boards] = document.boards ?? [];
      const [support, ...supports] = document.supports ?? [];
      return {
        ...document,
        ...('boards' in change ? { boards: [{ ...board, ...change.boards[0] }, ...boards] } : {}),
        ...('supports' in change ? { supports: [{ ...support, ...change.supports[0] }, ...supports] } : {}),
        ...('infocarte' in change ? { infocarte: { ...document.infocarte, ...change.infocarte } } : {}),
      };
    });
    const { body } = await caller.call(readProject, { params: { id } });
    const reply = await caller.call(signProject, {
      params: { id },
      body: { role: 'client', nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version: body.version },
    });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'GARDE', champs: [{ chemin }], etat: { step } });
  },
);
