import { changeStatus, readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { pdfFile } from '../../../testing/sample-files.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  approvedOrder,
  askMove,
  joinExecution,
  move,
  type Order,
  readOrder,
  sendFile,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function amend({ siege, id }: Order, infocarte: ProjectDocument['infocarte']): Promise<void> {
  const present = await readOrder(siege, id);
  const { status } = await siege.call(saveProject, {
    params: { id },
    body: {
      version: present.version,
      comment: 'Demande du client',
      infocarte: { ...present.infocarte, ...infocarte },
    },
  });
  expect(status).toBe(200);
}

describe('an order that head office amends', () => {
  const sumsOf = async ({ dc }: Order) => {
    const { rows } = await site.pool.query<Record<string, number>>(
      'select creation, imprime, digital, annule from quota_sums where smhf = $1 and year > 0',
      [dc.smhf],
    );
    return rows;
  };

  it('counts as digital once the print is removed, and as printed once it is added again', async () => {
    const order = await approvedOrder(site);
    await joinExecution(order);
    for (const target of ['Impression', 'Imprimé', 'Terminé'] as const)
      await move(order.agency, order.id, target);
    expect(await sumsOf(order)).toEqual([{ creation: 0, imprime: 1, digital: 0, annule: 0 }]);
    const { infocarte } = await readOrder(order.siege, order.id);
    await amend(order, { impression: 'aucun', qrcode: 'non' });
    expect(await sumsOf(order)).toEqual([{ creation: 0, imprime: 0, digital: 1, annule: 0 }]);
    await amend(order, infocarte);
    expect(await sumsOf(order)).toEqual([{ creation: 0, imprime: 1, digital: 0, annule: 0 }]);
  });

  it('has its execution file made again in the amended format', { tags: 'long' }, async () => {
    const order = await approvedOrder(site);
    await joinExecution(order, 'carte.pdf');
    // Waits for the check, whatever becomes of the move.
    await askMove(order.siege, order.id, 'Impression', { imprimeur: 'nobody' });
    const reason = async () =>
      (await readOrder(order.agency, order.id)).actions.find(({ target }) => target === 'Impression')?.reason;
    expect(await reason()).toBeUndefined();
    const words = { name: 'A5', media_format: '14,8 × 21\u00a0cm' };
    await amend(order, { format: { id: 'a5', image: '', code_produit: 'A5', ...words } });
    expect(await reason()).toBe('carte.pdf est à refaire\u00a0: format.');
  });

  it('requires a separate card when an exterior menu is added to one called menu', {
    tags: 'long',
  }, async () => {
    const order = await approvedOrder(site);
    await joinExecution(order, 'menu-du-soir.pdf');
    // Head office: the agency is held back by the card's size as well, once it counts for the menu.
    const printable = async () =>
      (await readOrder(order.siege, order.id)).actions.find(({ target }) => target === 'Impression')?.allowed;
    expect(await printable()).toBe(true);
    await amend(order, {
      impression: 'carte_qrcode_menu',
      nombreExemplaireMenu: '2xA3',
      orientationMenu: 'vertical',
    });
    expect(await printable()).toBe(false);
    await joinExecution(order, 'carte.pdf');
    expect(await printable()).toBe(true);
  });
});

describe('an agency with a closed account', () => {
  it('receives no order, not even by force', async () => {
    const order = await submittedOrder(site);
    await move(order.agency, order.id, 'Brouillon', { comment: 'Il manque les prix' });
    await site.pool.query('update users set active = false where name = $1', [order.agence.name]);
    const administrator = site.as((await createUser(site.pool, { role: 'administrator' })).name);
    for (const answer of [
      await askMove(order.caller, order.id, 'Agence'),
      await askMove(administrator, order.id, 'Agence', { comment: 'Il le faut', force: true }),
    ])
      expect(answer).toMatchObject({ status: 422, body: { code: 'GARDE', message: 'Email inconnu' } });
    expect(await readOrder(order.caller, order.id)).toMatchObject({ statut: 'Brouillon', nb_ar_agence: 1 });
  });
});

describe('the printer', () => {
  it('is not the agency with a closed account, unless another is chosen', { tags: 'long' }, async () => {
    const order = await approvedOrder(site);
    await joinExecution(order);
    await site.pool.query('update users set active = false where name = $1', [order.agence.name]);
    expect(await askMove(order.siege, order.id, 'Impression')).toMatchObject({
      status: 422,
      body: { code: 'GARDE', message: 'Veuillez choisir un imprimeur.' },
    });
    const { name } = await createUser(site.pool, { role: 'imprimeur' });
    expect(await move(order.siege, order.id, 'Impression', { imprimeur: name })).toMatchObject({
      imprimeur: name,
    });
  });

  it('is matched case-insensitively, and has in scope what they are to print', { tags: 'long' }, async () => {
    const order = await approvedOrder(site);
    await joinExecution(order);
    const printer = await createUser(site.pool, { role: 'imprimeur', name: 'Presses-du-Port' });
    await move(order.agency, order.id, 'Impression', { imprimeur: 'presses-du-PORT' });
    expect(await readOrder(site.as(printer.name), order.id)).toMatchObject({ imprimeur: printer.name });
  });
});

describe('a repeated move', () => {
  it('by an actor whose scope it left returns the state after the move, and nothing later', async () => {
    const order = await submittedOrder(site);
    const { version } = await readOrder(order.agency, order.id);
    const ask = () =>
      order.agency.call(changeStatus, {
        params: { id: order.id, new_statut: 'Brouillon' },
        body: { version, comment: 'Il manque les prix' },
      });
    for (const answer of [await ask(), await ask()])
      expect(answer).toMatchObject({ status: 200, body: { statut: 'Brouillon', version: version + 1 } });

    const other = await createUser(site.pool, { role: 'agence' });
    const { idprojet } = await readOrder(order.caller, order.id);
    const given = await order.caller.call(saveProject, {
      params: { id: order.id },
      body: { version: version + 1, idprojet: { ...idprojet, emailAgence: other.mail } },
    });
    expect(given).toMatchObject({ status: 200, body: { agence: other.name } });
    expect((await order.agency.call(readProject, { params: { id: order.id } })).status).toBe(404);
    expect(await ask()).toMatchObject({ status: 404, body: { code: 'INTROUVABLE' } });
  });
});

describe('files attached to a message', () => {
  const send = async (caller: Caller, id: string) =>
    sendFile(caller, id, 'statut', { name: 'note.pdf', content: await pdfFile(1) });

  it('that are missing, or another’s, prevent sending it without them', async () => {
    const order = await submittedOrder(site);
    const own = (await send(order.agency, order.id)).body;
    const others = (await send(order.siege, order.id)).body;
    const comment = 'Voir le fichier';
    for (const fichiers of [[own.id, others.id], ['0'.repeat(24)]])
      expect(await askMove(order.agency, order.id, 'Brouillon', { comment, fichiers })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION', message: expect.stringContaining('plus disponible') },
      });
    expect((await readOrder(order.agency, order.id)).statut).toBe('Agence');
    const sent = await move(order.agency, order.id, 'Brouillon', { comment, fichiers: [own.id, own.id] });
    expect(sent.historique[0]?.fichiers).toEqual([{ id: own.id, filename: own.filename }]);
  });

  it('are kept by a forced move too, from a status without other exits', async () => {
    const order = await submittedOrder(site);
    await move(order.siege, order.id, 'Rejeté', { comment: 'En double' });
    const administrator = site.as((await createUser(site.pool, { role: 'administrator' })).name);
    expect((await send(order.siege, order.id)).status).toBe(409);
    const { status, body } = await send(administrator, order.id);
    expect(status).toBe(200);
    const moved = await move(administrator, order.id, 'Agence', {
      comment: 'Ce n’en était pas un',
      fichiers: [body.id],
      force: true,
    });
    expect(moved.historique[0]?.fichiers).toHaveLength(1);
  });
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
