import { sendLink } from '@ardoise/domain/contract/files.ts';
import { changeStatus } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { type QueuedMail, queuedMails } from '../../../testing/queued-mails.ts';
import { pdfFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  approvedOrder,
  askMove,
  joinExecution,
  move,
  type Order,
  orderShownToClient,
  orderShownToDc,
  readOrder,
  sendFile,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';
import { spokenDay } from '../../base/mails/mail.ts';
import { addWorkingDays } from '../../project/projects/deadline.ts';

const CLIENT = 'b.lacombe@brasserie-du-palais.example';
const notPrinted = (document: ProjectDocument): ProjectDocument => ({
  ...document,
  infocarte: { ...document.infocarte, impression: 'aucun', qrcode: 'non' },
});

let site: TestApp;
let admin: Caller;
beforeAll(async () => {
  site = await createTestApp();
  admin = site.as((await createUser(site.pool, { role: 'administrator' })).name);
});
afterAll(() => site.close());

async function mailsOf({ id }: Order): Promise<QueuedMail[]> {
  return queuedMails(site, { projectId: id });
}

/** The mails queued by some work. */
async function causedBy(order: Order, act: () => Promise<unknown>): Promise<QueuedMail[]> {
  const before = (await mailsOf(order)).length;
  await act();
  return (await mailsOf(order)).slice(before);
}

const readers = (mails: readonly QueuedMail[]) =>
  mails.map(({ template, recipient }) => [template, recipient]);
const said = (mail: QueuedMail | undefined) => mail?.text.replaceAll('\u00a0', ' ') ?? '';

describe('between the agency and the dc', () => {
  it('notifies the agency of an order, and differently of a completed one', async () => {
    const order = await submittedOrder(site);
    const [first] = await mailsOf(order);
    expect(readers(await mailsOf(order))).toEqual([
      ['project-submitted', order.agence.mail],
      ['order-form', CLIENT],
      ['order-form-sent', order.dc.mail],
    ]);
    expect(said(first)).toMatch(/confie le projet.*\n\nFaites un premier retour sous 5 jours ouvrés/);
    expect(said(first)).toMatch(/Échéance : \w+ \d/);

    const returned = await causedBy(order, () =>
      move(order.agency, order.id, 'Brouillon', { comment: 'Il manque le nom de la formule.' }),
    );
    expect(readers(returned)).toEqual([['project-returned-to-draft', order.dc.mail]]);
    expect(said(returned[0])).toContain('> Il manque le nom de la formule.');

    const again = await causedBy(order, () => move(order.caller, order.id, 'Agence'));
    expect(readers(again)).toEqual([['project-submitted', order.agence.mail]]);
    expect(said(again[0])).toContain('complété à votre demande');
  });

  it('notifies the dc of a proof, and the agency of corrections with their comment and files', {
    tags: 'long',
  }, async () => {
    const order = await submittedOrder(site);
    await sendFile(order.agency, order.id, 'photo_crea', { name: 'bat.pdf', content: await pdfFile(2) });
    const shown = await causedBy(order, () => move(order.agency, order.id, 'Validation DC'));
    expect(readers(shown)).toEqual([['proof-to-review', order.dc.mail]]);

    const content = await pdfFile(1);
    const { body } = await sendFile(order.caller, order.id, 'statut', { name: 'retouches.pdf', content });
    const corrections = await causedBy(order, () =>
      move(order.caller, order.id, 'Agence', { comment: 'Le logo est trop petit.', fichiers: [body.id] }),
    );
    expect(readers(corrections)).toEqual([['corrections-requested', order.agence.mail]]);
    expect(said(corrections[0])).toMatch(/\n> Le logo est trop petit\.\nFichier joint : retouches\.pdf\n/);
    expect(said(corrections[0])).toContain('depuis « Validation DC »');
    expect(said(corrections[0])).toContain(`/suivi-projet/${order.id}`);
  });
});

describe('with the client', () => {
  it('mails the link to the client and a notice without it to the dc', async () => {
    const order = await orderShownToClient(site);
    const mails = (await mailsOf(order)).slice(3);
    expect(readers(mails)).toEqual([
      ['proof-at-client', order.dc.mail],
      ['approval-link', CLIENT],
    ]);
    const [notice, link] = mails;
    expect(notice?.text).not.toContain('/accord/');
    expect(said(notice)).toContain(`Un lien vient d’être envoyé à ${CLIENT}`);
    expect(link?.text).toMatch(/\/accord\/[\w-]{43}\n/);
  });

  it('moves without a client’s address, and notifies the dc of it', { tags: 'long' }, async () => {
    const order = await orderShownToDc(site);
    await site.pool.query("update projects set client_email = 'sans adresse' where id = $1", [order.id]);
    const mails = await causedBy(order, () =>
      move(admin, order.id, 'Validation Client', { comment: 'Sans attendre', force: true }),
    );
    expect(readers(mails)).toEqual([['proof-at-client', order.dc.mail]]);
    expect(said(mails[0])).toContain('aucun lien n’est parti');
  });

  it('mails no link to a missing proof, nor the reason of a forced move', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const without = await causedBy(order, () =>
      move(admin, order.id, 'Validation Client', { comment: 'Dossier égaré', force: true }),
    );
    expect(readers(without)).toEqual([['proof-at-client', order.dc.mail]]);
    expect(said(without[0])).toContain('aucune création n’y est jointe');
    const params = { id: order.id };
    const asked = await order.caller.call(sendLink, { params, body: { purpose: 'approval' } });
    expect(asked).toMatchObject({ status: 409, body: { code: 'STATUT' } });

    await move(order.siege, order.id, 'Agence', { comment: 'Joindre la création' });
    await sendFile(order.agency, order.id, 'photo_crea', { name: 'bat.pdf', content: await pdfFile(1) });
    const forced = await causedBy(order, () =>
      move(admin, order.id, 'Validation Client', { comment: 'Dossier égaré', force: true }),
    );
    expect(forced.map((mail) => [mail.template, said(mail).includes('Dossier égaré')])).toEqual([
      ['proof-at-client', true],
      ['approval-link', false],
    ]);
  });

  it('mails the files of an unprinted order to the client, and notifies the dc', {
    tags: 'long',
  }, async () => {
    const order = await approvedOrder(site, notPrinted);
    await joinExecution(order);
    const mails = await causedBy(order, () => move(order.agency, order.id, 'Terminé'));
    expect(readers(mails)).toEqual([
      ['project-finished', order.dc.mail],
      ['delivery-link', CLIENT],
    ]);
    expect(mails[0]?.text).not.toContain('/livraison/');
    expect(mails[1]?.text).toMatch(/\/livraison\/[\w-]{43}\n/);
  });
});

describe('with the printer and head office', () => {
  it('notifies each in turn, to the end', async () => {
    const order = await approvedOrder(site);
    const [execution] = (await mailsOf(order)).slice(-2);
    expect(readers(await mailsOf(order)).slice(-2)).toEqual([
      ['execution-to-make', order.agence.mail],
      ['proof-accepted', CLIENT],
    ]);
    expect(said(execution)).toContain('Le client a donné son accord');
    await joinExecution(order);

    const printer = await createUser(site.pool, { role: 'imprimeur' });
    const press = site.as(printer.name);
    const printing = await causedBy(order, () =>
      move(order.agency, order.id, 'Impression', { imprimeur: printer.name }),
    );
    expect(readers(printing)).toEqual([['printing-to-do', printer.mail]]);

    const refused = await causedBy(order, () =>
      move(press, order.id, 'Exécution', { comment: 'Il manque les fonds perdus.' }),
    );
    expect(readers(refused)).toEqual([['execution-to-make', order.agence.mail]]);
    expect(said(refused[0])).toContain('Joignez un nouveau fichier d’exécution');

    await joinExecution(order, 'execution-2.pdf');
    await move(order.agency, order.id, 'Impression', { imprimeur: printer.name });
    await createUser(site.pool, { role: 'siege', active: false, mail: 'parti@ardoise.test' });
    const { rows: siege } = await site.pool.query<{ mail: string }>(
      "select mail from users where role = 'siege' and active order by uid",
    );
    const asked = await causedBy(order, () =>
      move(press, order.id, 'Validation CCEP', { comment: 'Le papier n’est plus fabriqué.' }),
    );
    expect(readers(asked)).toEqual(siege.map(({ mail }) => ['head-office-check', mail]));

    await move(order.siege, order.id, 'Impression', { imprimeur: printer.name });
    const printed = await causedBy(order, () => move(press, order.id, 'Imprimé'));
    expect(readers(printed)).toEqual([['project-printed', order.dc.mail]]);
    const finished = await causedBy(order, () => move(press, order.id, 'Terminé'));
    expect(readers(finished)).toEqual([['project-finished', order.dc.mail]]);
  });

  it('notifies the printer of a cancellation, once when it is the agency', { tags: 'long' }, async () => {
    const own = await approvedOrder(site);
    await joinExecution(own);
    const printing = await causedBy(own, () =>
      move(own.agency, own.id, 'Impression', { imprimeur: own.agence.name }),
    );
    expect(readers(printing)).toEqual([['printing-to-do', own.agence.mail]]);
    expect(readers(await causedBy(own, () => move(own.siege, own.id, 'Annulé')))).toEqual([
      ['project-cancelled', own.agence.mail],
      ['project-cancelled', own.dc.mail],
    ]);

    const other = await approvedOrder(site);
    await joinExecution(other);
    const printer = await createUser(site.pool, { role: 'imprimeur' });
    await move(other.agency, other.id, 'Impression', { imprimeur: printer.name });
    expect(readers(await causedBy(other, () => move(other.siege, other.id, 'Annulé')))).toEqual([
      ['project-cancelled', other.agence.mail],
      ['project-cancelled', other.dc.mail],
      ['project-cancelled', printer.mail],
    ]);
  });

  it('notifies the dc and the agency of a refusal, and no inactive account', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    await site.pool.query('update users set active = false where name = $1', [order.agence.name]);
    const mails = await causedBy(order, () =>
      move(order.siege, order.id, 'Rejeté', { comment: 'Hors de la gamme.' }),
    );
    expect(readers(mails)).toEqual([['project-refused', order.dc.mail]]);
    expect(said(mails[0])).toContain('> Hors de la gamme.');
  });
});

describe('a move', () => {
  it('that is refused, or repeated, sends no further mail', async () => {
    const order = await orderShownToDc(site);
    expect(await causedBy(order, () => askMove(order.caller, order.id, 'Agence'))).toEqual([]);
    const mails = await causedBy(order, async () => {
      const body = { version: await versionOf(order), comment: 'Encore plus grand' };
      const params = { id: order.id, new_statut: 'Agence' } as const;
      const answers = await Promise.all([1, 2].map(() => order.caller.call(changeStatus, { params, body })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });
    expect(readers(mails)).toEqual([['corrections-requested', order.agence.mail]]);
  });

  it('forced by an administrator notifies as its target does, or nobody', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const told = await causedBy(order, () =>
      move(admin, order.id, 'Exécution', { comment: 'Reprise', force: true }),
    );
    expect(readers(told)).toEqual([['execution-to-make', order.agence.mail]]);
    const silent = await causedBy(order, async () => {
      const version = await versionOf(order);
      await admin.call(changeStatus, {
        params: { id: order.id, new_statut: 'Imprimé' },
        body: { version, comment: 'Sans e-mail', force: true, sansMail: true },
      });
    });
    expect(silent).toEqual([]);
  });

  it('forced into Agence starts its deadline, and counts no round trip', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    await move(admin, order.id, 'Imprimé', { comment: 'Par erreur', force: true });
    const before = await readOrder(order.agency, order.id);
    expect(before.echeance).toBeNull();
    const [mail] = await causedBy(order, () =>
      move(admin, order.id, 'Agence', { comment: 'À refaire', force: true }),
    );
    const after = await readOrder(order.agency, order.id);
    expect(after.echeance).toBe(addWorkingDays(parisDay(new Date()), 5));
    expect(after.nb_ar_agence).toBe(before.nb_ar_agence);
    expect(said(mail)).toContain(`Échéance : ${spokenDay(after.echeance ?? '')}`);
  });
});

async function versionOf({ id }: Order): Promise<number> {
  const { rows } = await site.pool.query<{ version: number }>('select version from projects where id = $1', [
    id,
  ]);
  return rows[0]?.version ?? 0;
}
