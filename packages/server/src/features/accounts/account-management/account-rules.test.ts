import * as calls from '@ardoise/domain/contract/accounts.ts';
import { listContentChanges, undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import * as imports from '@ardoise/domain/contract/imports.ts';
import { createReplacement, listReplacements } from '@ardoise/domain/contract/replacements.ts';
import { endSessionsOf } from '@ardoise/domain/contract/sessions.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { dryRun, readDryRun, runBackground } from '../../../testing/import-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { submittedOrder } from '../../../testing/workflow-factories.ts';
import { findUserByName } from '../../base/people/users.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene', withPassword: true });
  for (const name of ['yves', 'adele'])
    await createUser(site.pool, { role: 'administrator', name, withPassword: true });
});
afterAll(() => site.close());

const uidOf = async (name: string) => String((await findUserByName(site.pool, name))?.uid);
const read = async (name: string) =>
  (await site.as('yves').call(calls.readAccount, { params: { uid: await uidOf(name) } })).body.compte;

/** Sends the present form of an account with some fields changed. */
async function change(name: string, changes: Record<string, unknown>, by = 'helene') {
  const { role, prenom, nom, mail, telephone, adresse, smhf, mdv, organisation, version } = await read(name);
  const form = { role, prenom, nom, mail, telephone, adresse, smhf: smhf ?? '', mdv: mdv ?? '', version };
  const body = { ...form, organisation: organisation ?? '', ...changes };
  return site.as(by).call(calls.changeAccount, { params: { uid: await uidOf(name) }, body });
}
const act = async (
  call: typeof calls.deactivateAccount | typeof calls.reactivateAccount,
  name: string,
  by = 'helene',
) => site.as(by).call(call, { params: { uid: await uidOf(name) } });

async function lastLine(name: string): Promise<string> {
  const query = { zone: 'comptes' as const, entree: name };
  const { body } = await site.as('helene').call(listContentChanges, { query });
  return String(body.changements[0]?.id);
}
const undo = async (name: string, by: string) =>
  site.as(by).call(undoContentChange, { params: { id: await lastLine(name) } });

describe('head office and an administrator’s account', () => {
  const same = async () => {
    const { version, etat, role, mail } = await read('adele');
    return { version, etat, role, mail };
  };

  it('touches it by no call', async () => {
    const before = await same();
    const params = { uid: await uidOf('adele') };
    const helene = site.as('helene');
    for (const call of [
      calls.deactivateAccount,
      calls.reactivateAccount,
      calls.unblockAccount,
      calls.resendInvitation,
      calls.listSessionsOf,
      endSessionsOf,
    ])
      expect((await helene.call(call, { params })).status, call.path).toBe(403);
    expect((await helene.call(calls.giveTeam, { params, body: { cible: 'yves' } })).status).toBe(403);
    expect((await change('adele', { mail: 'helene-bis@ardoise.test' })).status).toBe(403);
    const day = parisDay(new Date());
    const body = { absent: 'adele', remplacant: 'yves', du: day, au: day };
    expect((await helene.call(createReplacement, { body })).status).toBe(404);
    expect(await same()).toEqual(before);
  });

  it('makes nobody an administrator, nor again by taking a change back', async () => {
    await createUser(site.pool, { role: 'administrator', name: 'ancien', withPassword: true });
    expect((await change('ancien', { role: 'siege' }, 'yves')).status).toBe(200);
    expect((await change('ancien', { role: 'administrator' })).status).toBe(403);
    expect((await undo('ancien', 'helene')).status).toBe(403);
    expect((await read('ancien')).role).toBe('siege');
    expect((await undo('ancien', 'yves')).status).toBe(204);
    expect((await read('ancien')).role).toBe('administrator');
  });

  const FILE = [
    'Identifiant;Rôle;Prénom;Nom;E-mail;Téléphone;SMHF;MDV',
    'nouvel-admin;administrator;Léo;Petit;leo@ardoise.test;;;',
    'nouveau-siege;siege;Léa;Petit;lea@ardoise.test;;;',
  ].join('\n');
  const stateOf = async (id: string) => (await readDryRun(site.as('yves'), id)).row.etat;

  it('does not apply an administrator’s import that invites one', async () => {
    const { id, row } = await dryRun(site, site.as('yves'), FILE, { zone: 'comptes' });
    expect(row.comptes).toMatchObject({ ajoutee: 2 });
    await site.as('helene').call(imports.applyImport, { params: { id }, body: {} });
    await runBackground(site);
    // Judged again, as what it would do by now.
    await runBackground(site);
    expect(await stateOf(id)).toBe('essai');
    expect(await findUserByName(site.pool, 'nouvel-admin')).toBeNull();
  });

  it('does not take such an import back; nor is the last administrator closed by it', async () => {
    const { id } = await dryRun(site, site.as('yves'), FILE, { zone: 'comptes' });
    await site.as('yves').call(imports.applyImport, { params: { id }, body: {} });
    await runBackground(site);
    expect(await stateOf(id)).toBe('applique');
    await site.as('helene').call(imports.undoImport, { params: { id } });
    await runBackground(site);
    expect(await stateOf(id)).toBe('applique');
    expect(await findUserByName(site.pool, 'nouvel-admin')).toMatchObject({ active: true });
    expect(await findUserByName(site.pool, 'nouveau-siege')).toMatchObject({ active: true });
    // The only one who can sign in: everybody else is closed behind the calls.
    await site.pool.query(
      "update users set password_hash = (select password_hash from users where name = 'yves') where name = 'nouvel-admin'",
    );
    await site.pool.query("update users set active = false where name in ('adele', 'ancien')");
    await site.pool.query("update users set password_hash = null where name = 'yves'");
    await site.as('yves').call(imports.undoImport, { params: { id } });
    await runBackground(site);
    expect(await findUserByName(site.pool, 'nouvel-admin')).toMatchObject({ active: true });
    expect((await readDryRun(site.as('yves'), id)).row.motif).toContain('dernier administrateur');
  });

  it('writes nothing for whoever was closed since they asked for it', async () => {
    await createUser(site.pool, { role: 'siege', name: 'partie', withPassword: true });
    const file = FILE.split('\n')
      .toSpliced(1, 1)
      .join('\n')
      .replaceAll('nouveau-siege', 'encore')
      .replace('lea@', 'l@');
    const { id } = await dryRun(site, site.as('partie'), file, { zone: 'comptes' });
    await site.as('partie').call(imports.applyImport, { params: { id }, body: {} });
    expect((await act(calls.deactivateAccount, 'partie', 'yves')).status).toBe(200);
    await runBackground(site);
    // Judged again, as what it would do by now.
    await runBackground(site);
    expect(await stateOf(id)).toBe('essai');
    expect(await findUserByName(site.pool, 'encore')).toBeNull();
  });
});

describe('an account that others depend on', () => {
  const MESSAGE = { champs: [{ chemin: 'role' }] };

  it('keeps its role while projects or a team are under its name', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const smhf = await createUser(site.pool, { role: 'smhf' });
    await createUser(site.pool, { role: 'mdv', smhf: smhf.name });
    for (const name of [order.dc.name, order.agence.name, smhf.name])
      expect((await change(name, { role: 'mdv', smhf: '' })).body, name).toMatchObject(MESSAGE);
    const other = await createUser(site.pool, { role: 'agence' });
    expect((await change(order.agence.name, { organisation: other.name })).body).toMatchObject({
      champs: [{ chemin: 'organisation' }],
    });
    await site.pool.query("update projects set statut = 'Terminé' where id = $1", [order.id]);
    expect((await change(order.dc.name, { role: 'mdv', smhf: '' })).status).toBe(200);
  });

  it('is opened before the people of its organisation', async () => {
    const agence = await createUser(site.pool, { role: 'agence', nom: 'Atelier Sud', prenom: '' });
    const { name } = await createUser(site.pool, { role: 'agence', organisation: agence.name });
    for (const each of [name, agence.name])
      expect((await act(calls.deactivateAccount, each)).status).toBe(200);
    expect((await act(calls.reactivateAccount, name)).body).toMatchObject({
      code: 'GARDE',
      message: 'Le compte de l’entreprise Atelier Sud est fermé\u00a0: réactivez-le d’abord.',
    });
    for (const each of [agence.name, name])
      expect((await act(calls.reactivateAccount, each)).status, each).toBe(200);
  });
});

describe('a replacement', () => {
  const day = parisDay(new Date());
  const arrange = async (absent: string, remplacant: string) =>
    (await site.as('helene').call(createReplacement, { body: { absent, remplacant, du: day, au: day } }))
      .status;
  const stateOf = async (absent: string) =>
    (await site.as('helene').call(listReplacements)).body.find((each) => each.absent === absent)?.etat;

  it('ends with the account of whoever stands in, so that somebody else can', async () => {
    const [absent, one, two] = await Promise.all(
      [1, 2, 3].map(() => createUser(site.pool, { role: 'dc', smhf: 'x' })),
    );
    if (!absent || !one || !two) throw new Error('three dcs were made');
    expect(await arrange(absent.name, one.name)).toBe(200);
    expect((await act(calls.deactivateAccount, one.name)).status).toBe(200);
    expect(await stateOf(absent.name)).toBe('termine');
    expect(await arrange(absent.name, two.name)).toBe(200);
    expect(await stateOf(absent.name)).toBe('en-cours');
    // A replaced person who leaves: the stand-in's work continues.
    expect((await act(calls.deactivateAccount, absent.name)).status).toBe(200);
    expect(await stateOf(absent.name)).toBe('en-cours');
  });

  it.each(['absent', 'substitute'])('ends with a new role of the %s', async (who) => {
    const absent = await createUser(site.pool, { role: 'mdv' });
    const substitute = await createUser(site.pool, { role: 'mdv' });
    expect(await arrange(absent.name, substitute.name)).toBe(200);
    const { name } = who === 'absent' ? absent : substitute;
    expect((await change(name, { role: 'smhf' })).status).toBe(200);
    expect(await stateOf(absent.name)).toBe('termine');
  });
});
