import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { AdministratorRefused, createAdministrator } from './create-administrator.ts';
import { passwordFits } from './password-hash.ts';

const CHEF = { name: 'chef', mail: 'chef@exemple.fr', prenom: 'Inès', nom: 'Roussel' };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('creates an administrator who can log in with the returned password, to be replaced', async () => {
  const password = await createAdministrator(database.pool, CHEF);
  const { rows } = await database.pool.query(
    'select role, active, prenom, nom, password_hash, password_changed_at from users where name = $1',
    ['chef'],
  );
  expect(rows).toMatchObject([
    {
      role: 'administrator',
      active: true,
      prenom: 'Inès',
      nom: 'Roussel',
      password_changed_at: '1970-01-01T00:00:00.000Z',
    },
  ]);
  const logged = await database.pool.query('select event, uid from security_events');
  expect(logged.rows).toEqual([{ event: 'compte_cree', uid: null }]);
  expect(password).toHaveLength(20);
  expect(await passwordFits(password, rows[0].password_hash)).toBe(true);
});

it.each([
  ['CHEF', 'autre@exemple.fr', /already/],
  ['autre', 'Chef@Exemple.fr', /already/],
  ['un nom', 'autre@exemple.fr', /name/],
  ['autre', 'exemple.fr', /not an e-mail address/],
])('refuses %s, %s', async (name, mail, reason) => {
  await createAdministrator(database.pool, CHEF).catch(() => undefined);
  const attempt = createAdministrator(database.pool, { ...CHEF, name, mail });
  await expect(attempt).rejects.toThrow(AdministratorRefused);
  await expect(attempt).rejects.toThrow(reason);
});

it('refuses one whom mails could not name', async () => {
  const unnamed = { ...CHEF, name: 'autre', mail: 'autre@exemple.fr', nom: '' };
  await expect(createAdministrator(database.pool, unnamed)).rejects.toThrow(/first and the last name/);
});
