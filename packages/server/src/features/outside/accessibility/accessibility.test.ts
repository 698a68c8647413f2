import { previewAccessibility, readAccessibility } from '@ardoise/domain/contract/accessibility.ts';
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
