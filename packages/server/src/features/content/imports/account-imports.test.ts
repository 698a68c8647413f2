import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as contract from '@ardoise/domain/contract/imports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { dryRun, readDryRun, runBackground } from '../../../testing/import-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserByName } from '../../base/people/users.repository.ts';

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
    'paul;smhf;Paul;Roux;paul@ardoise.test;;;',
    'marc;smhf;Marc;Roux;paul@ardoise.test;;;',
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
  expect((await readDryRun(helene, id)).row).toMatchObject({
    etat: 'annule',
    comptes: { retablie: 0, gardee: 1 },
  });
  expect(await findUserByName(site.pool, 'camille')).toMatchObject({ active: false });
});

it('reads roles and managers in words, and knows a person without username by their address', async () => {
  await createUser(site.pool, { role: 'smhf', name: 'antoine.d', prenom: 'Antoine', nom: 'Delmas' });
  await createUser(site.pool, { role: 'mdv', name: 'jumeau1', prenom: 'Jean', nom: 'Roy' });
  await createUser(site.pool, { role: 'mdv', name: 'jumeau2', prenom: 'Jean', nom: 'Roy' });
  const file = [
    'Rôle;Prénom;Nom;E-mail;SMHF;MDV',
    'Délégué commercial;Nadia;Petit;nadia@ardoise.test;antoine  DELMAS;',
    'delegue commercial;Luc;Grand;luc chez ardoise;Personne Ici;Nul',
    'dc;Eva;Long;eva@ardoise.test;antoine;Jean Roy',
    'SMHF;Ida;Court;ida@ardoise.test;;',
    'MDV;Ido;Bref;IDA@ardoise.test;;',
  ].join('\n');
  const helene = site.as('helene');
  const { id, row, lines } = await dryRun(site, helene, file, { zone: 'comptes' });
  expect(lines.map(({ nom, motif }) => [nom, motif?.quoi ?? null])).toEqual([
    ['Luc Grand', 'Le SMHF «\u00a0Personne Ici\u00a0» n’a pas de compte ouvert.'],
    ['Eva Long', 'Le MDV «\u00a0Jean Roy\u00a0»\u00a0: 2\u00a0comptes portent ce nom.'],
    ['Ida Court', 'La même adresse e-mail est à la ligne 6.'],
    ['Ido Bref', 'La même adresse e-mail est à la ligne 5.'],
    ['Nadia Petit', null],
  ]);
  expect(lines[0]?.motif?.autres?.map(({ quoi }) => quoi)).toEqual([
    'Le MDV «\u00a0Nul\u00a0» n’a pas de compte ouvert.',
    'Adresse e-mail incorrecte',
  ]);
  expect(row.comptes).toMatchObject({ ajoutee: 1, refusee: 4 });
  await helene.call(contract.applyImport, { params: { id }, body: {} });
  await runBackground(site);
  expect(await findUserByName(site.pool, 'n.petit')).toMatchObject({ role: 'dc', smhf: 'antoine.d' });
  const again = await dryRun(site, helene, file, { zone: 'comptes' });
  expect(again.row.comptes).toMatchObject({ ajoutee: 0, inchangee: 1, refusee: 4 });
  await helene.call(contract.undoImport, { params: { id } });
  await runBackground(site);
  const { id: third } = await dryRun(site, helene, file, { zone: 'comptes' });
  const { body } = await helene.call(contract.listImportLines, {
    params: { id: third },
    query: { effet: 'inchangee' },
  });
  expect(body.lignes[0]?.notes).toEqual([
    { texte: 'Son compte est fermé\u00a0: réactivez-le dans Comptes.', alerte: true },
  ]);
});

it('invites the people of the first hour, level by level, from its files', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../../../docs/first-hour');
  const fresh = await createTestApp();
  try {
    const { name } = await createUser(fresh.pool, { role: 'siege' });
    for (const level of ['smhf', 'mdv', 'delegues']) {
      const file = await readFile(path.join(folder, `comptes-${level}.csv`));
      const { id, row } = await dryRun(fresh, fresh.as(name), file, { zone: 'comptes' });
      expect(row.comptes, level).toMatchObject({ ajoutee: 2, refusee: 0, averifier: 0 });
      await fresh.as(name).call(contract.applyImport, { params: { id }, body: {} });
      await runBackground(fresh);
    }
    expect(await findUserByName(fresh.pool, 'n.faure')).toMatchObject({
      role: 'dc',
      mdv: 's.belkacem',
      smhf: 'a.delmas',
    });
  } finally {
    await fresh.close();
  }
});
