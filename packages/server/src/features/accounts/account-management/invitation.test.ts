import * as calls from '@ardoise/domain/contract/accounts.ts';
import { listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import { checkPasswordLink, login, resetPassword } from '@ardoise/domain/contract/session.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}` });
});
afterAll(() => site.close());

let made = 0;
const PASSWORD = 'une-ardoise-et-son-marchand';

/** A form that passes, of a new person each time. */
function newPerson(given: Record<string, unknown> = {}) {
  made += 1;
  const name = `j.marchand${made}`;
  return {
    role: 'dc' as Role,
    name,
    prenom: 'Julie',
    nom: 'Marchand',
    mail: `${name}@maison.example`,
    telephone: '06 39 98 10 27',
    smhf: 'un-smhf',
    mdv: 'un-mdv',
    ...given,
  };
}

const invite = (given: Record<string, unknown> = {}, by = 'un-siege') =>
  site.as(by).call(calls.inviteAccount, { body: newPerson(given) });
const resend = (uid: number, by = 'un-siege') =>
  site.as(by).call(calls.resendInvitation, { params: { uid: String(uid) } });

async function tokenMailedTo(recipient: string): Promise<string> {
  const mails = await queuedMails(site, { recipient, template: 'account-invitation' });
  return /mot-de-passe\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const open = (token: string) => site.anonymous.call(checkPasswordLink, { params: { token } });
const choose = (token: string, pass = PASSWORD) =>
  site.anonymous.call(resetPassword, { params: { token }, body: { pass } });

it('mails a link that sets the password, once, and signs in with the username', async () => {
  const { status, body } = await invite();
  expect([status, body.etat, body.t_connexion, body.modifiable]).toEqual([200, 'invite', null, true]);
  expect(Date.parse(body.invitation ?? '')).toBeGreaterThan(Date.now() + 13 * 86_400_000);
  expect([body.nomSmhf, body.nomMdv]).toEqual(['Prénom un-smhf', 'Prénom un-mdv']);
  const [mail] = await queuedMails(site, { recipient: body.mail });
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
    'Prénom un-siege vous ouvre un compte Ardoise (Délégué commercial).',
  );
  expect(mail?.text).toContain(body.name);
  const token = await tokenMailedTo(body.mail);
  expect((await open(token)).body).toEqual({ name: body.name });
  // Two devices at the same time: the link serves once.
  const both = await Promise.all([choose(token), choose(token)]);
  expect(both.map(({ status: each }) => each).sort()).toEqual([200, 410]);
  expect([(await open(token)).status, (await choose(token)).body]).toMatchObject([
    410,
    { message: 'Ce lien a déjà servi ou a expiré.' },
  ]);
  const signedIn = await site.anonymous.call(login, { body: { name: body.name, pass: PASSWORD } });
  expect(signedIn.body.current_user.roles).toContain('dc');
  const { body: read } = await site
    .as('un-siege')
    .call(calls.readAccount, { params: { uid: String(body.uid) } });
  expect([read.compte.etat, read.compte.invitation, read.sessions]).toEqual(['actif', null, 1]);
  expect(read.compte.t_connexion).not.toBeNull();
});

it('ends the former link when it is sent again, and says when it has expired', async () => {
  const { body } = await invite();
  const former = await tokenMailedTo(body.mail);
  expect((await resend(body.uid)).status).toBe(200);
  const present = await tokenMailedTo(body.mail);
  expect(present).not.toBe(former);
  expect([(await open(former)).status, (await open(present)).status]).toEqual([410, 200]);
  await site.pool.query('update links set expires = now() where uid = $1', [body.uid]);
  expect((await open(present)).status).toBe(410);
  const { body: late } = await site
    .as('un-siege')
    .call(calls.readAccount, { params: { uid: String(body.uid) } });
  expect([late.compte.etat, late.compte.invitation]).toEqual(['invite', null]);
  await resend(body.uid);
  expect((await choose(await tokenMailedTo(body.mail))).status).toBe(200);
  expect((await resend(body.uid)).body).toMatchObject({
    code: 'GARDE',
    message: expect.stringContaining('a déjà choisi son mot de passe'),
  });
});

it('is logged without a link, and each account counted as created', async () => {
  const { body } = await invite();
  const { body: log } = await site
    .as('un-siege')
    .call(listContentChanges, { query: { zone: 'comptes', entree: body.name } });
  expect(log.changements).toMatchObject([
    {
      acte: 'invitation',
      nom: 'Julie Marchand',
      avant: null,
      apres: { role: 'dc', mail: body.mail, smhf: 'un-smhf', actif: true },
    },
  ]);
  const token = await tokenMailedTo(body.mail);
  expect(JSON.stringify(log)).not.toContain(token);
  const { rows } = await site.pool.query(
    'select event, name from security_events where subject_uid = $1 order by id',
    [body.uid],
  );
  expect(rows).toEqual([
    { event: 'compte_cree', name: 'un-siege' },
    { event: 'invitation_envoyee', name: 'un-siege' },
  ]);
});

it.each<[string, Record<string, unknown>, string, string]>([
  ['no name', { nom: ' ' }, 'nom', 'Nom obligatoire'],
  ['no first name', { prenom: '' }, 'prenom', 'Prénom obligatoire'],
  ['an emoji', { prenom: 'Julie 🍋' }, 'prenom', 'Prénom\u00a0: des lettres, sans émoji ni symbole.'],
  ['300 characters', { nom: 'é'.repeat(300) }, 'nom', 'Nom\u00a0: 60\u00a0caractères au plus.'],
  ['markup', { nom: '<b>' }, 'nom', 'Nom\u00a0: des lettres, sans émoji ni symbole.'],
  ['no address', { mail: '' }, 'mail', 'Adresse e-mail obligatoire'],
  ['half an address', { mail: 'julie@maison' }, 'mail', 'Adresse e-mail incorrecte'],
  [
    'an address in use, in capitals',
    { mail: 'UN-AGENCE@ardoise.test' },
    'mail',
    'Cette adresse est déjà celle du compte de Prénom un-agence.',
  ],
  ['a number in words', { telephone: 'le soir' }, 'telephone', 'Numéro de téléphone incorrect'],
  [
    'a username with spaces',
    { name: 'Julie Marchand' },
    'name',
    'L’identifiant s’écrit en 2 à 60\u00a0lettres minuscules sans accent, chiffres, points ou tirets.',
  ],
  [
    'a username in use',
    { name: 'un-dc', prenom: 'Zoé', nom: 'Zola' },
    'name',
    'Cet identifiant est déjà pris. Libre\u00a0: z.zola.',
  ],
  ['an SMHF that is none', { smhf: 'un-mdv' }, 'smhf', 'Choisissez un SMHF dont le compte est ouvert.'],
  ['an unknown MDV', { mdv: 'personne' }, 'mdv', 'Choisissez un MDV dont le compte est ouvert.'],
])('refuses %s at its field, and opens no account', async (_, wrong, chemin, message) => {
  const count = async () => (await site.pool.query('select from users')).rowCount;
  const before = await count();
  const refused = await invite(wrong);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'VALIDATION', message, champs: [{ chemin, message }] },
  ]);
  expect(await count()).toBe(before);
});

it('proposes a free username', async () => {
  const propose = async (query: { prenom: string; nom: string }) =>
    (await site.as('un-siege').call(calls.proposeUsername, { query })).body.identifiant;
  expect(await propose({ prenom: 'Éloïse', nom: 'Le Goff' })).toBe('e.legoff');
  await invite({ name: 'e.legoff', prenom: 'Éloïse', nom: 'Le Goff' });
  expect(await propose({ prenom: 'Ernest', nom: 'Le Goff' })).toBe('e.legoff2');
  // A submission before the proposal is loaded gets it all the same.
  const sent = await invite({ name: '', mail: 'ernest@maison.example', prenom: 'Ernest', nom: 'Le Goff' });
  expect([sent.status, sent.body.name]).toEqual([200, 'e.legoff2']);
});

it('opens one account when the same address is invited twice at the same time', async () => {
  const form = { mail: 'deux@maison.example' };
  const both = await Promise.all([invite(form), invite(form, 'un-administrator')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('gives a client their address as username, and no managers', async () => {
  const { body } = await invite({ role: 'client', mail: 'Patron@Bistrot.example', prenom: '' });
  expect([body.name, body.mail, body.smhf, body.mdv]).toEqual([
    'patron@bistrot.example',
    'patron@bistrot.example',
    null,
    null,
  ]);
});

it.each(ROLES)('of the role %s is for those who manage it', async (role) => {
  const form =
    role === 'agence' || role === 'imprimeur' ? { role, prenom: '', nom: `Maison ${role}` } : { role };
  for (const by of ROLES) {
    const { status } = await invite(form, `un-${by}`);
    const manages =
      by === 'administrator' || (by === 'siege' && role !== 'administrator' && role !== 'siege');
    expect(status, by).toBe(manages ? 200 : 403);
  }
});
