import * as accounts from '@ardoise/domain/contract/accounts.ts';
import * as calls from '@ardoise/domain/contract/session.ts';
import { listOwnAccessChanges } from '@ardoise/domain/contract/sessions.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Account, findUserByName } from '../../base/people/users.repository.ts';

const NEW_PASSWORD = 'une-ardoise-toute-neuve';

let test: TestApp;
let dc: Account;
let next: string;
beforeAll(async () => {
  test = await createTestApp();
  await createUser(test.pool, { role: 'siege', name: 'helene', prenom: 'Hélène', nom: 'Roy' });
  for (const name of ['yves', 'zoe'])
    await createUser(test.pool, { role: 'administrator', name, withPassword: true });
});
beforeEach(async () => {
  await emptyTables(test.pool, 'links', 'mails', 'login_attempts');
  dc = await createUser(test.pool, { role: 'dc', withPassword: true, smhf: null, mdv: null });
  next = `autre-${dc.mail}`;
  await test.pool.query(`update users set active = true where name in ('yves', 'zoe')`);
});

async function changeAddress(mail: string, by = 'helene', uid = dc.uid) {
  const params = { uid: String(uid) };
  const { compte } = (await test.as(by).call(accounts.readAccount, { params })).body;
  const { role, prenom, nom, telephone, adresse, version } = compte;
  const body = {
    role,
    prenom,
    nom,
    telephone,
    adresse,
    version,
    mail,
    smhf: '',
    mdv: '',
    organisation: '',
  };
  return (await test.as(by).call(accounts.changeAccount, { params, body })).status;
}
/** The token of the link that the account requests. */
async function linkOf({ name }: Account): Promise<string> {
  await test.anonymous.call(calls.requestPasswordReset, { body: { identifiant: name } });
  const mail = (await queuedMails(test, { template: 'password-reset' })).at(-1);
  return /mot-de-passe\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}
const check = (token: string) => test.anonymous.call(calls.checkPasswordLink, { params: { token } });
const choose = (token: string, actuel = '') =>
  test.anonymous.call(calls.resetPassword, { params: { token }, body: { pass: NEW_PASSWORD, actuel } });
const mailsTo = async (template: string) =>
  (await queuedMails(test, { template })).map(({ recipient }) => recipient);
const allow = (by: string) => test.as(by).call(accounts.allowReset, { params: { uid: String(dc.uid) } });
/** As if it had happened so long ago. */
const age = (time: string) =>
  test.pool.query('update users set mail_changed_at = mail_changed_at - $2::interval where uid = $1', [
    dc.uid,
    time,
  ]);

afterAll(() => test.close());

it('is told to both, shown on the page, and needs the present password for a new one', async () => {
  expect(await changeAddress(next)).toBe(200);
  expect(await mailsTo('address-changed')).toEqual([dc.mail, next]);
  const [notice] = await queuedMails(test, { template: 'address-changed' });
  expect(notice?.text).toContain('Hélène Roy');
  const token = await linkOf(dc);
  expect((await check(token)).body).toMatchObject({
    name: dc.name,
    adresseChangee: { par: 'Hélène Roy', autorisable: true },
  });
  for (const [actuel, says] of [
    ['', 'Mot de passe actuel obligatoire'],
    ['ce-n-est-pas-lui', 'Le mot de passe actuel n’est pas reconnu.'],
  ] as const) {
    expect((await choose(token, actuel)).body).toMatchObject({
      code: 'VALIDATION',
      champs: [{ chemin: 'actuel', message: says }],
    });
  }
  expect((await choose(token, TEST_PASSWORD)).status).toBe(200);
  expect(await mailsTo('password-changed')).toEqual([next, dc.mail]);
  const seen = (await test.as(dc.name).call(listOwnAccessChanges)).body;
  expect(seen.map(({ evenement, par }) => [evenement, par])).toEqual([
    ['mot_de_passe_reinitialise', null],
    ['adresse_change', 'Hélène Roy'],
  ]);
  // Who they are is shown: the next link suffices.
  expect((await check(await linkOf(dc))).body).toEqual({ name: dc.name });
});

it('counts guesses of the present password as failed logins', { tags: 'long' }, async () => {
  await changeAddress(next);
  const token = await linkOf(dc);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await choose(token, `devine-${count}`)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

it('is allowed by an administrator who did not make the change, once by nobody else', async () => {
  await changeAddress(next, 'yves');
  const token = await linkOf(dc);
  for (const [by, status] of [
    ['helene', 403],
    ['yves', 422],
    ['zoe', 200],
    ['zoe', 200],
  ] as const)
    expect((await allow(by)).status, by).toBe(status);
  expect((await choose(token)).status).toBe(200);
});

it('waits a week, and a day where the only administrator made the change', async () => {
  await changeAddress(next, 'yves');
  const token = await linkOf(dc);
  await age('25 hours');
  expect((await choose(token)).status).toBe(422);
  await test.pool.query(`update users set active = false where name = 'zoe'`);
  expect((await check(token)).body).toEqual({ name: dc.name });
  await test.pool.query(`update users set active = true where name = 'zoe'`);
  await age('6 days');
  expect((await choose(token)).status).toBe(200);
});

it('holds nothing once it is what it was, for one’s own change, nor before a first password', {
  tags: 'long',
}, async () => {
  await changeAddress(next);
  await changeAddress(dc.mail);
  expect((await check(await linkOf(dc))).body).toEqual({ name: dc.name });
  await test.pool.query('truncate mails');
  const invited = await createUser(test.pool, { role: 'dc', smhf: null, mdv: null });
  await changeAddress(next, 'helene', invited.uid);
  expect(await mailsTo('address-changed')).toEqual([]);
  expect((await check(await linkOf(invited))).body).toEqual({ name: invited.name });
  await test.pool.query(`update users set active = true where name = 'yves'`);
  const yves = await findUserByName(test.pool, 'yves');
  if (yves === null) throw new Error('yves was made');
  expect(await changeAddress('yves.autre@ardoise.test', 'yves', yves.uid)).toBe(200);
  expect((await check(await linkOf(yves))).body).toEqual({ name: 'yves' });
});

it('tells a changed password to its account', async () => {
  const { name, mail } = await createUser(test.pool, { role: 'dc', withPassword: true });
  const body = { actuel: TEST_PASSWORD, pass: NEW_PASSWORD };
  expect((await test.as(name).call(calls.changePassword, { body })).status).toBe(200);
  expect((await queuedMails(test)).map(({ template, recipient }) => [template, recipient])).toEqual([
    ['password-changed', mail],
  ]);
});
