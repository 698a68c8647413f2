import { sendLink } from '@ardoise/domain/contract/files.ts';
import { askOwnExport } from '@ardoise/domain/contract/privacy-people.ts';
import {
  listProjects,
  type ProjectPage,
  type ProjectRow,
  readProject,
  saveProject,
} from '@ardoise/domain/contract/projects.ts';
import { checkPasswordLink, login, resetPassword } from '@ardoise/domain/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { columnsOf, orderOfKind, setClientAddress, setColumns } from '../../../testing/kind-order.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { type QueuedMail, queuedMails } from '../../../testing/queued-mails.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askMove, move, type Order, readOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

let made = 0;
const newAddress = () => `client${++made}@bistrot.example`;

/** A Direct Agence that its dc may send to the client of this address. */
async function draft(address: string): Promise<Order> {
  const order = await orderOfKind(site, 'PDA', {
    statut: 'Brouillon',
    eligible_quota: false,
    quota_column: 'avenir',
    quota_year: 0,
    drinks: 3,
  });
  await giveQuota(site.pool, order.dc.smhf ?? '', 'PDA', 10);
  await setClientAddress(site, order.id, address);
  return order;
}

async function mailsTo(address: string): Promise<QueuedMail[]> {
  const mails = await queuedMails(site, { recipient: address });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return mails.map((mail) => ({ ...mail, subject: plain(mail.subject), text: plain(mail.text) }));
}

const tokenIn = (mail: QueuedMail | undefined) => /mot-de-passe\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

async function accountsOf(address: string) {
  const { rows } = await site.pool.query<{ uid: number; name: string; role: string; nom: string }>(
    'select uid, name, role, nom from users where lower(mail) = lower($1)',
    [address],
  );
  return rows;
}

const sees = async (caller: Caller, { id }: Order) =>
  (await caller.call(readProject, { params: { id } })).status;

describe('a client without an account', () => {
  it('gets one at the first send, with an invitation that sets its password, and signs in with the address', async () => {
    const address = newAddress();
    const order = await draft(` ${address.toUpperCase()} `);
    await move(order.caller, order.id, 'Client');
    expect(await accountsOf(address)).toMatchObject([
      { name: address, role: 'client', nom: 'Bertrand Lacombe' },
    ]);

    const [mail] = await mailsTo(address);
    expect(mail?.template).toBe('order-to-complete');
    expect(mail?.text).toContain(`votre identifiant est « ${address} »`);
    expect(mail?.text).toContain(`?targetUrl=${encodeURIComponent(`/commande/${order.id}`)}`);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Direct Agence|statut|brief/i);
    const params = { token: tokenIn(mail) };
    expect((await site.anonymous.call(checkPasswordLink, { params })).body).toEqual({ name: address });
    const { rows } = await site.pool.query<{ days: number }>(
      'select extract(day from expires - t_creation)::int as days from links where email = $1',
      [address],
    );
    expect(rows).toEqual([{ days: 14 }]);

    const set = await site.anonymous.call(resetPassword, { params, body: { pass: TEST_PASSWORD } });
    expect(set.status).toBe(200);
    const signed = await site.anonymous.call(login, {
      query: { _format: 'json' },
      body: { name: address, pass: TEST_PASSWORD },
    });
    expect(signed.body).toMatchObject({
      current_user: { name: address, roles: ['authenticated', 'client'] },
    });
    expect(await sees(site.as(address), order)).toBe(200);
  });

  it('is created once when two orders are sent concurrently', { tags: 'long' }, async () => {
    const address = newAddress();
    const orders = [await draft(address), await draft(address)];
    await Promise.all(orders.map((order) => move(order.caller, order.id, 'Client')));
    const [account, ...others] = await accountsOf(address);
    expect(others).toEqual([]);
    for (const order of orders)
      expect(await columnsOf(site, order)).toMatchObject({ statut: 'Client', client_uid: account?.uid });
    const logged = await site.pool.query(
      "select count(*)::int as count from security_events where event = 'compte_cree' and subject_uid = $1",
      [account?.uid],
    );
    expect(logged.rows).toEqual([{ count: 1 }]);
  });
});

describe('a client’s order', () => {
  it('is in scope from its first entry into Client on, in any later status, and for no other client', async () => {
    const { mail, name } = await createUser(site.pool, { role: 'client' });
    const other = await createUser(site.pool, { role: 'client' });
    const order = await draft(mail);
    expect(await sees(site.as(name), order)).toBe(404);
    await move(order.caller, order.id, 'Client');
    expect(await sees(site.as(name), order)).toBe(200);
    await move(order.caller, order.id, 'Brouillon');
    expect(await sees(site.as(name), order)).toBe(200);
    const { body } = await site.as(name).call(listProjects, { query: {} });
    expect((body as ProjectRow[]).map(({ _id }) => _id.$oid)).toEqual([order.id]);
    expect(await sees(site.as(other.name), order)).toBe(404);
  });

  it('uses the client’s existing account: no invitation to somebody who has a password', async () => {
    const { mail, name } = await createUser(site.pool, { role: 'client', withPassword: true });
    const order = await draft(mail);
    await move(order.caller, order.id, 'Client', { comment: 'À vous de jouer' });
    const [sent, ...more] = await mailsTo(mail);
    expect(more).toEqual([]);
    expect(sent?.text).toContain(`Votre identifiant est « ${name} »`);
    expect(sent?.text).toContain('À vous de jouer');
    expect(sent?.text).toContain(`/commande/${order.id}`);
    expect(tokenIn(sent)).toBe('');
  });

  it('has no comment of its own when sent without one, except in the history', { tags: 'long' }, async () => {
    const address = newAddress();
    const order = await draft(address);
    await move(order.caller, order.id, 'Client');
    expect((await readOrder(order.caller, order.id)).historique[0]).toMatchObject({
      statut_arr: 'Client',
      comment: 'Changement de statut: Client',
    });
    expect((await mailsTo(address))[0]?.text).not.toContain('Changement de statut');
  });

  it('is not sent to the address of somebody else’s account, nor of a closed one', {
    tags: 'long',
  }, async () => {
    const closed = await createUser(site.pool, { role: 'client', active: false });
    const order = await draft('');
    for (const [address, message] of [
      [order.agence.mail, 'n’est pas un compte client'],
      [order.dc.mail.toUpperCase(), 'n’est pas un compte client'],
      [closed.mail, 'est fermé'],
    ] as const) {
      await setClientAddress(site, order.id, address);
      const answer = await askMove(order.caller, order.id, 'Client');
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: 'GARDE',
          message: expect.stringContaining(message),
          champs: [{ chemin: 'pdv.emailCLient' }],
          etat: { step: 'dc/info-client' },
        },
      });
    }
    expect(await columnsOf(site, order)).toMatchObject({ statut: 'Brouillon', client_uid: null });
  });

  it('is rebound to a changed address only when sent again', { tags: 'long' }, async () => {
    const [first, second] = [newAddress(), newAddress()];
    const order = await draft(first);
    await move(order.caller, order.id, 'Client');
    await setClientAddress(site, order.id, second);
    expect(await sees(site.as(first), order)).toBe(200);
    const again = () =>
      order.caller.call(sendLink, { params: { id: order.id }, body: { purpose: 'approval' } });
    expect((await again()).body).toMatchObject({ message: "L'Email a bien été envoyé", email: second });
    expect([await sees(site.as(first), order), await sees(site.as(second), order)]).toEqual([404, 200]);
    expect((await mailsTo(second)).map(({ template }) => template)).toEqual(['order-to-complete']);
    for (let sending = 0; sending < 3; sending += 1) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
  });

  it('is closed once its dc has taken it back and corrects the address', { tags: 'long' }, async () => {
    const [mistaken, right] = [newAddress(), newAddress()];
    const order = await draft(mistaken);
    await move(order.caller, order.id, 'Client');
    await move(order.caller, order.id, 'Brouillon');
    const { version, pdv } = await readOrder(order.caller, order.id);
    const save = (address: string, from: number) =>
      order.caller.call(saveProject, {
        params: { id: order.id },
        body: { version: from, annuleSignatures: true, pdv: { ...pdv, emailCLient: address } },
      });
    // Another way to write the same address.
    const same = await save(` ${mistaken.toUpperCase()}`, version);
    expect([same.status, await sees(site.as(mistaken), order)]).toEqual([200, 200]);
    expect((await save(right, same.body.version)).status).toBe(200);
    expect(await sees(site.as(mistaken), order)).toBe(404);
    expect(await columnsOf(site, order)).toMatchObject({ statut: 'Brouillon', client_uid: null });
  });

  it('is rebound by “Renvoyer au client” of its proof as well', { tags: 'long' }, async () => {
    const [first, second] = [newAddress(), newAddress()];
    const order = await draft(first);
    await move(order.caller, order.id, 'Client');
    await setColumns(site, order.id, { statut: 'Validation Client', proof_version: 1 });
    await setClientAddress(site, order.id, second);
    const sent = await order.siege.call(sendLink, {
      params: { id: order.id },
      body: { purpose: 'approval' },
    });
    expect(sent.body.email).toBe(second);
    expect([await sees(site.as(first), order), await sees(site.as(second), order)]).toEqual([404, 200]);
  });

  it('is bound to the client even by an administrator’s silent forced move', { tags: 'long' }, async () => {
    const address = newAddress();
    const order = await draft(address);
    await setColumns(site, order.id, { statut: 'Agence' });
    const { name } = await createUser(site.pool, { role: 'administrator' });
    const forced = { force: true, sansMail: true, comment: 'À compléter' };
    await move(site.as(name), order.id, 'Client', forced);
    expect(await mailsTo(address)).toEqual([]);
    expect(await sees(site.as(address), order)).toBe(200);
  });
});

describe('an order that the agency returns', () => {
  it('says what is asked in its mail, in the same sent again, and to the client alone of what others wrote', {
    tags: 'long',
  }, async () => {
    const address = newAddress();
    const order = await draft(address);
    await move(order.caller, order.id, 'Client', { comment: 'Voici votre commande' });
    await setColumns(site, order.id, { statut: 'Agence' });
    await move(order.agency, order.id, 'Client', { comment: 'Merci de joindre votre logo.' });
    await order.caller.call(sendLink, { params: { id: order.id }, body: { purpose: 'approval' } });
    const [, returned, again] = await mailsTo(address);
    for (const mail of [returned, again]) {
      expect(mail?.subject).toMatch(/ : votre commande est à reprendre$/);
      expect(mail?.text).toContain('Merci de joindre votre logo.');
    }
    const { historique } = await readOrder(site.as(address), order.id);
    const [last, ...before] = historique.map(({ comment }) => comment);
    expect([last, new Set(before)]).toEqual(['Merci de joindre votre logo.', new Set([''])]);
  });
});

describe('a client who submits', () => {
  /** In Client, complete and signed, with the quota exhausted. */
  async function kept(address: string): Promise<Order> {
    const order = await draft(address);
    await giveQuota(site.pool, order.dc.smhf ?? '', 'PDA', 0);
    await move(order.caller, order.id, 'Client');
    await setColumns(site, order.id, { wizard_complete: true, client_signed: true });
    return order;
  }

  it('is told that head office decides when the quota is exhausted, which is mailed once', {
    tags: 'long',
  }, async () => {
    const address = newAddress();
    const order = await kept(address);
    const client = site.as(address);
    const seen = await readOrder(client, order.id);
    expect(seen.actions).toMatchObject([{ target: 'Agence', allowed: true }]);
    expect(JSON.stringify(seen)).not.toMatch(/quota/i);
    for (let time = 0; time < 2; time += 1)
      expect(await askMove(client, order.id, 'Agence')).toMatchObject({
        status: 422,
        body: { code: 'QUOTA_PDA', message: 'Votre dossier est transmis au siège' },
      });
    const { rows } = await site.pool.query<{ heads: number; mails: number }>(
      `select (select count(*)::int from users where role = 'siege' and active) as heads,
         (select count(*)::int from mails where project_id = $1 and template = 'arbitration-request') as mails`,
      [order.id],
    );
    expect(rows[0]?.mails).toBe(rows[0]?.heads);
    const told = async (caller: Caller) => {
      const { body } = await caller.call(listProjects, { query: { limit: 50 } });
      const { projets } = body as ProjectPage;
      const row = projets.find(({ _id }) => _id.$oid === order.id);
      return [row?.arbitrage, (await readOrder(caller, order.id)).arbitrage];
    };
    expect(seen.arbitrage).toBe(false);
    expect(await told(client)).toEqual([true, true]);
    expect(await told(order.caller)).toEqual([false, false]);
    await setColumns(site, order.id, { client_signed: false });
    expect(await told(client)).toEqual([false, false]);
    await setColumns(site, order.id, { client_signed: true });
    // Head office overrides with a comment; the signature is kept.
    await move(order.siege, order.id, 'Agence', { comment: 'Accordé' });
    expect(await columnsOf(site, order)).toMatchObject({ statut: 'Agence', client_signed: true });
    expect(await told(client)).toEqual([false, false]);
  });

  it('finds in their copy of their data when the refused order was passed on, and nobody else does', {
    tags: 'long',
  }, async () => {
    const address = newAddress();
    const order = await kept(address);
    const told = async (name: string) => {
      const { body } = await site.as(name).call(askOwnExport);
      const zip = readZip((await site.as(name).inject({ method: 'GET', url: body.url })).rawPayload);
      const rows = zip.get('donnees/arbitrations.json')?.content.toString() ?? '[]';
      return (JSON.parse(rows) as { project_id: string; t_creation: string }[]).map((row) => row.project_id);
    };
    expect(await told(address)).toEqual([]);
    await askMove(site.as(address), order.id, 'Agence');
    expect(await told(address)).toEqual([order.id]);
    expect(await told(order.dc.name)).toEqual([]);
    expect(await told((await createUser(site.pool, { role: 'client' })).name)).toEqual([]);
  });

  it('sees a sign action where other roles validate', async () => {
    const address = newAddress();
    const order = await draft(address);
    await move(order.caller, order.id, 'Client');
    await setColumns(site, order.id, { statut: 'Validation Client', proof_version: 1 });
    const labels = async (caller: Caller) =>
      (await readOrder(caller, order.id)).actions.map(({ label }) => label);
    expect(await labels(site.as(address))).toContain('Valider et signer');
    expect(await labels(order.caller)).toContain('Valider la création');
  });
});
