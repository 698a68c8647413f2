import { listFiles, openLink, uploadByLink } from '@ardoise/domain/contract/files.ts';
import { listInvitations, revokeInvitation, sendInvitation } from '@ardoise/domain/contract/invitations.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsAround, callersOf } from '../../../testing/accounts-around.ts';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { type FormFile, multipart } from '../../../testing/multipart.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { pdfFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Order, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
let order: Order;
let callers: Record<Role, Caller>;
beforeAll(async () => {
  site = await createTestApp();
  order = await submittedOrder(site);
  callers = callersOf(site, await accountsAround(site, order));
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from links'));

const TO = 'graphiste@atelier.example';
const ASKED = 'Merci d’envoyer le plan\nde la terrasse.';

function invite(caller: Caller, body: { destEmail?: string; textEmail?: string } = {}, projectId = order.id) {
  return caller.call(sendInvitation, { body: { projectId, destEmail: TO, textEmail: ASKED, ...body } });
}

async function inStatus(statut: Status, more = '') {
  await site.pool.query(`update projects set statut = $2 ${more} where id = $1`, [order.id, statut]);
}

async function lastMail() {
  return (await queuedMails(site, { projectId: order.id })).at(-1);
}

async function invited(caller = callers.agence): Promise<string> {
  await inStatus('Agence');
  expect((await invite(caller)).status).toBe(200);
  const token = /\/lien\/([\w-]+)/.exec((await lastMail())?.text ?? '')?.[1];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

async function send(token: string, ...files: FormFile[]) {
  return site.anonymous.call(uploadByLink, { params: { token }, ...multipart({}, ...files) });
}

describe('an invitation is sent', () => {
  it('by head office and the project’s dc in four statuses, by its agency in three of them', async () => {
    const open: Partial<Record<Role, Status[]>> = {};
    for (const role of ['siege', 'administrator', 'dc', 'agence'] as const) {
      for (const statut of STATUSES) {
        await inStatus(statut);
        await site.pool.query('delete from links');
        const { status } = await invite(callers[role]);
        const unseen = role === 'agence' && (statut === 'Brouillon' || statut === 'Client');
        if (status === 200) open[role] = [...(open[role] ?? []), statut];
        else expect([role, statut, status]).toEqual([role, statut, unseen ? 404 : 409]);
        if (!unseen) {
          const told = (await readOrder(callers[role], order.id)).permissions['invitation.send'].allowed;
          expect([role, statut, told]).toEqual([role, statut, status === 200]);
        }
      }
    }
    const all = ['Brouillon', 'Agence', 'Validation DC', 'Validation Client'];
    expect(open).toEqual({ siege: all, administrator: all, dc: all, agence: all.slice(1) });
  });

  it.each(['mdv', 'smhf', 'imprimeur', 'installateur', 'client'] as const)(
    'not by a role %s',
    async (role) => {
      await inStatus('Agence');
      expect((await invite(callers[role])).status).toBe(403);
    },
  );

  it('not for a project out of scope', async () => {
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    expect((await invite(stranger)).status).toBe(404);
    expect((await stranger.call(listInvitations, { params: { id: order.id } })).status).toBe(404);
  });

  it.each<[string, object, object[]]>([
    [
      'an address that is none',
      { destEmail: 'graphiste' },
      [{ chemin: 'destEmail', message: 'Email incorrect' }],
    ],
    [
      'no instructions',
      { textEmail: ' \n ' },
      [{ chemin: 'textEmail', message: 'Instructions obligatoire' }],
    ],
    [
      'nothing',
      { destEmail: '', textEmail: '' },
      [
        { chemin: 'destEmail', message: 'Email incorrect' },
        { chemin: 'textEmail', message: 'Instructions obligatoire' },
      ],
    ],
  ])('not with %s', async (_, body, champs) => {
    await inStatus('Agence');
    expect(await invite(callers.dc, body)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', champs },
    });
    expect((await callers.dc.call(listInvitations, { params: { id: order.id } })).body).toEqual([]);
  });

  it('with its mail, which states who asks for what', async () => {
    await inStatus('Validation Client');
    const { body } = await invite(callers.dc, { destEmail: ` ${TO} ` });
    expect(body.message).toBe("L'Email a bien été envoyé");
    const mail = await lastMail();
    expect(mail).toMatchObject({ template: 'file-invitation', recipient: TO });
    expect(mail?.text).toContain('de la terrasse.');
    expect(mail?.text).toContain(`Prénom ${order.dc.name}`);
  });

  it('only a limited number of times', async () => {
    await inStatus('Agence');
    const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await invite(siege)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('the link of an invitation', () => {
  it('states what is asked for, for 14 days, independently of others', async () => {
    const token = await invited();
    const other = await invited(callers.dc);
    const { status, body } = await site.anonymous.call(openLink, { params: { token } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      purpose: 'invitation',
      instructions: ASKED,
      demandeur: `Prénom ${order.agence.name}`,
      nameProjet: 'Brasserie du Palais',
    });
    expect(body.formats).toContain('psd');
    expect(Date.parse(body.expire) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
    expect((await site.anonymous.call(openLink, { params: { token: other } })).status).toBe(200);
  });

  it('receives files once, notifies its sender, and marks them as received after the signature', async () => {
    const token = await invited();
    const plan = { name: 'plan.pdf', content: await pdfFile(1) };
    expect(await send(token, plan)).toMatchObject({ status: 200, body: { fichiers: ['plan.pdf'] } });
    const [file] = (await callers.agence.call(listFiles, { params: { id: order.id } })).body;
    expect(file).toMatchObject({ myplv_file_type: 'invitation', recuApresSignature: true, pages: 1 });
    expect(await lastMail()).toMatchObject({ template: 'files-received', recipient: order.agence.mail });
    expect((await send(token, plan)).status).toBe(410);
    expect((await callers.agence.call(listInvitations, { params: { id: order.id } })).body).toEqual([]);
  });

  it('adds files to an unsigned order as part of it', async () => {
    await inStatus('Brouillon', ', client_signed = false, dc_signed = false');
    await invite(callers.dc);
    const token = /\/lien\/([\w-]+)/.exec((await lastMail())?.text ?? '')?.[1] ?? '';
    await send(token, { name: 'photo.pdf', content: await pdfFile(2) });
    const [file] = (await callers.dc.call(listFiles, { params: { id: order.id } })).body;
    expect(file).toMatchObject({ myplv_file_type: 'invitation', recuApresSignature: false });
    expect(await lastMail()).toMatchObject({ template: 'files-received', recipient: order.dc.mail });
    await inStatus('Agence', ', client_signed = true, dc_signed = true');
  });

  it('accepts no HTML page, and no program with a document’s extension', async () => {
    const token = await invited();
    for (const file of [
      { name: 'page.html', content: Buffer.from('<script>alert(1)</script>') },
      { name: 'plan.pdf', content: Buffer.from('MZ\u0000\u0000program') },
    ])
      expect((await send(token, file)).status).toBe(415);
    expect((await site.anonymous.call(openLink, { params: { token } })).status).toBe(200);
  });
});

describe('a pending invitation', () => {
  it('is listed without its token, and can be revoked in any status', async () => {
    const token = await invited();
    const list = () => callers.dc.call(listInvitations, { params: { id: order.id } });
    const [pending, ...others] = (await list()).body;
    if (pending === undefined) throw new Error('none is listed');
    expect(others).toEqual([]);
    expect(pending).toMatchObject({ email: TO, instructions: ASKED, nomPar: `Prénom ${order.agence.name}` });
    expect(JSON.stringify(pending)).not.toContain(token);
    await inStatus('Exécution');
    const revoke = (caller: Caller) =>
      caller.call(revokeInvitation, { params: { id: order.id, invitation: pending.id } });
    expect((await revoke(callers.mdv)).status).toBe(403);
    expect((await revoke(site.as((await createUser(site.pool, { role: 'agence' })).name))).status).toBe(404);
    expect((await revoke(callers.dc)).status).toBe(204);
    expect((await revoke(callers.dc)).status).toBe(404);
    expect((await list()).body).toEqual([]);
    const opened = await site.anonymous.call(openLink, { params: { token } });
    expect(opened).toMatchObject({
      status: 410,
      body: { message: expect.stringContaining('a été annulée') },
    });
  });

  it('ends when it expires, or the project is finished', async () => {
    const token = await invited();
    await inStatus('Annulé');
    expect((await site.anonymous.call(openLink, { params: { token } })).status).toBe(410);
    await inStatus('Agence');
    await site.pool.query(`update links set expires = now() - interval '1 second'`);
    expect((await site.anonymous.call(openLink, { params: { token } })).status).toBe(410);
    expect((await callers.dc.call(listInvitations, { params: { id: order.id } })).body).toEqual([]);
  });
});
