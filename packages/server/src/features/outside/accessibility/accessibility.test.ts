import {
  listSilentNames,
  previewAccessibility,
  readAccessibility,
} from '@ardoise/domain/contract/accessibility.ts';
import { addEntry, changeEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { readConformity } from '@ardoise/domain/contract/conformity.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ['administrator', 'siege'] as const)
    await createUser(site.pool, { role, name: `un-${role}` });
});
afterAll(() => site.close());

const WRITTEN = {
  nom: 'Brasserie du Nord',
  email: 'accessibilite@nord.example',
  telephone: '05 39 98 00 15, du lundi au vendredi',
  corrections: '2027-03-31',
  plan: 'Chaque écran nouveau est essayé.',
  planAnnee: 'Corriger ce qui reste.',
  jour: '2026-11-23',
};
const publish = (name: string, declaration: object) =>
  site.as(name).call(changeSettings, { body: { declaration: { ...WRITTEN, ...declaration } } });
const visitor = () => site.anonymous;

it('announces no state until an administrator has published it, and the computed one then', async () => {
  expect((await visitor().call(readAccessibility)).body).toEqual({ declaration: null });
  expect((await visitor().call(readConformity)).body).toEqual({ etat: null });
  expect((await visitor().call(previewAccessibility)).status).toBe(401);
  expect((await site.as('un-siege').call(previewAccessibility)).status).toBe(403);
  const { body: preview } = await site.as('un-administrator').call(previewAccessibility);

  expect((await publish('un-administrator', {})).status).toBe(200);
  const { declaration } = (await visitor().call(readAccessibility)).body;
  expect(declaration).toEqual({ publication: WRITTEN, ...preview });
  expect((await visitor().call(readConformity)).body).toEqual({ etat: preview.conformite });
  expect(preview.respectes + preview.non + preview.sansObjet).toBe(106);

  await publish('un-administrator', { jour: null });
  expect((await visitor().call(readAccessibility)).body).toEqual({ declaration: null });
});

it('admits with words and a way around each criterion that is not respected', async () => {
  const { body } = await site.as('un-administrator').call(previewAccessibility);
  const failed = body.themes.flatMap(({ criteres }) => criteres).filter(({ resultat }) => resultat === 'non');
  expect(failed).toHaveLength(body.non);
  for (const { numero, ecart } of failed) {
    expect(ecart?.defaut, numero).toMatch(/\.$/);
    expect(ecart?.enAttendant, numero).toMatch(/\.$/);
  }
});

it.each([
  ['nobody to answer for it', { nom: '' }, 'nom'],
  ['half an address', { email: 'accessibilite@nord' }, 'email'],
  ['no telephone', { telephone: ' ' }, 'telephone'],
  ['no plan', { plan: '' }, 'plan'],
  ['no plan of the year', { planAnnee: '' }, 'planAnnee'],
  ['a name of 300 characters', { nom: 'a'.repeat(300) }, 'nom'],
  ['a day to come', { jour: '2999-01-01' }, 'jour'],
])('is not published with %s', async (_, wrong, chemin) => {
  const { body } = await publish('un-administrator', wrong);
  expect(body).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: `declaration.${chemin}` }] });
});

it('is published by an administrator only', async () => {
  expect((await publish('un-siege', {})).body).toMatchObject({ code: 'ROLE' });
});

it('counts the names of head office that say nothing, until they are mended or hidden', async () => {
  const { body: before } = await site.as('un-administrator').call(previewAccessibility);
  const shown = { visible: true, du: null, au: null };
  const add = async (list: 'illustrations' | 'articles', item: Record<string, unknown>) =>
    (await site.as('un-siege').call(addEntry, { params: { list }, body: { item, ...shown } })).body;
  const drawing = { name: 'IMG_2041', image: '/catalogue/illustrations/olive.svg', type: 'illustration' };
  const { id, version } = await add('illustrations', drawing);
  await add('articles', { title: 'Actualité', body: 'Texte.', path: '' });
  const { body } = await site.as('un-siege').call(listSilentNames);
  expect(body.noms).toEqual([
    { liste: 'illustrations', id, nom: 'IMG_2041', de: 'image', raison: 'fichier' },
    { liste: 'articles', id: 'actualite', nom: 'Actualité', de: 'titre', raison: 'mot' },
  ]);
  const { body: after } = await site.as('un-administrator').call(previewAccessibility);
  expect(after.respectes).toBeLessThan(before.respectes);
  const faults = after.themes.flatMap(({ criteres }) => criteres).map(({ ecart }) => ecart?.defaut ?? '');
  expect(faults.filter((words) => words.includes('du siège'))).toHaveLength(2);

  const renamed = { ...drawing, name: 'Rameau d’olivier' };
  await site.as('un-siege').call(changeEntry, {
    params: { list: 'illustrations', id },
    body: { version, item: renamed, ...shown },
  });
  await site.pool.query("update catalogue_items set visible = false where list = 'articles'");
  expect((await site.as('un-siege').call(listSilentNames)).body).toEqual({ noms: [] });
  expect((await site.as('un-administrator').call(previewAccessibility)).body).toEqual(before);
});
