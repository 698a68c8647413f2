import * as contract from '@ardoise/domain/contract/imports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { dryRun, readDryRun, runBackground } from '../../testing/import-calls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findUserByName } from '../people/users.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
  await createUser(site.pool, { role: 'smhf', name: 'antoine' });
  await createUser(site.pool, { role: 'mdv', name: 'sonia', smhf: 'antoine' });
});
afterAll(() => site.close());

it('invites each line, refuses those that cannot be, and deactivates them when it is undone', async () => {
  const file = [
    'Identifiant;Rôle;Prénom;Nom;E-mail;Téléphone;SMHF;MDV',
    'camille;DC;Camille;Ferrand;camille@ardoise.test;06 39 98 11 22;antoine;sonia',
    'yves;administrator;Yves;Carpentier;yves@ardoise.test;;;',
    'lea;chef;Léa;Moreau;lea@ardoise.test;;;',
    'paul;siege;Paul;Roux;paul@ardoise.test;;;',
    'marc;siege;Marc;Roux;paul@ardoise.test;;;',
  ].join('\n');
  const helene = site.as('helene');
  const { id, row, lines } = await dryRun(site, helene, file, { zone: 'comptes' });
  expect(row.comptes).toMatchObject({ ajoutee: 1, refusee: 4 });
  expect(lines.map(({ effet, motif }) => motif?.quoi ?? effet)).toEqual([
    'Vous ne pouvez pas ouvrir de compte de ce rôle.',
    'Le rôle «\u00a0chef\u00a0» n’existe pas.',
    'La même adresse e-mail est à la ligne 6.',
    'La même adresse e-mail est à la ligne 5.',
    'ajoutee',
  ]);
  await helene.call(contract.applyImport, { params: { id }, body: {} });
  await runBackground(site);
  expect((await readDryRun(helene, id)).row.etat).toBe('applique');
  expect(await findUserByName(site.pool, 'camille')).toMatchObject({
    role: 'dc',
    smhf: 'antoine',
    active: true,
  });
  const { rows } = await site.pool.query('select recipient from mails');
  expect(rows).toEqual([{ recipient: 'camille@ardoise.test' }]);
  const again = await dryRun(site, helene, file, { zone: 'comptes' });
  expect(again.row.comptes).toMatchObject({ ajoutee: 0, inchangee: 1 });
  await helene.call(contract.undoImport, { params: { id } });
  await runBackground(site);
  expect((await readDryRun(helene, id)).row.etat).toBe('annule');
  expect(await findUserByName(site.pool, 'camille')).toMatchObject({ active: false });
});
