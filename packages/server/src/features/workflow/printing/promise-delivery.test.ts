import { printLot } from '@ardoise/domain/contract/printing.ts';
import { listProjects } from '@ardoise/domain/contract/projects.ts';
import { promiseDelivery } from '@ardoise/domain/contract/promises.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { orderInPrint } from '../../../testing/printing-factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvedOrder, move, readOrder } from '../../../testing/workflow-factories.ts';
import { spokenDay } from '../../base/mails/mail.ts';
import { addWorkingDays } from '../../project/projects/deadline.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const today = parisDay(new Date());
const soon = addWorkingDays(today, 10);
const later = addWorkingDays(today, 12);

async function promise(caller: Caller, id: string, body: { jour: string; motif?: string }) {
  const { version } = await readOrder(caller, id);
  return caller.call(promiseDelivery, { params: { id }, body: { version, ...body } });
}

const printed = (ids: string[], jour?: string) => ({
  body: { ids, action: 'telecharger' as const, ...(jour && { promesses: ids.map((id) => ({ id, jour })) }) },
});

it('is proposed at ten working days, promised by whoever prints, and read by all', async () => {
  const job = await orderInPrint(site);
  expect((await readOrder(job.printerCaller, job.id)).arrivee).toMatchObject({
    etat: 'a_venir',
    jour: null,
    mots: 'Date à venir',
    retard: 0,
    propose: soon,
  });
  const { status, body } = await promise(job.printerCaller, job.id, { jour: soon });
  expect(status).toBe(200);
  expect(body.arrivee).toMatchObject({ etat: 'promise', jour: soon, retard: 0, propose: null });
  expect(body.arrivee?.mots).toMatch(/^Livraison le \d/);
  const [line] = (await readOrder(job.caller, job.id)).historique;
  expect(line).toMatchObject({ nature: 'promesse', target: soon, resp: job.printer.name, comment: '' });
  const { body: rows } = await job.caller.call(listProjects, { query: {} });
  expect(Array.isArray(rows) && rows.find(({ _id }) => _id.$oid === job.id)?.arrivee?.jour).toBe(soon);
});

it('changes with a reason, which is mailed to the delegate and not to the client; the first day is kept', {
  tags: 'long',
}, async () => {
  const job = await orderInPrint(site);
  await promise(job.printerCaller, job.id, { jour: soon });
  const silent = await promise(job.printerCaller, job.id, { jour: later });
  expect([silent.status, silent.body]).toMatchObject([
    422,
    { code: 'VALIDATION', message: 'Dites pourquoi le jour change.', champs: [{ chemin: 'motif' }] },
  ]);
  const motif = 'Papier en rupture';
  expect((await promise(job.printerCaller, job.id, { jour: later, motif })).status).toBe(200);
  const told = await queuedMails(site, { projectId: job.id });
  const [toClient] = told.filter(({ template }) => template === 'delivery-day');
  const [toDelegate] = told.filter(({ template }) => template === 'delivery-day-moved');
  expect(toDelegate?.text).toContain(motif);
  expect(toClient?.text.replaceAll('\u00a0', ' ')).toContain(spokenDay(later).replaceAll('\u00a0', ' '));
  expect(toClient?.text).not.toMatch(new RegExp(`${motif}|${job.printer.name}|imprimeur`, 'i'));
  const { rows } = await site.pool.query(
    'select promised_on::text as now, first_promised_on::text as first from projects where id = $1',
    [job.id],
  );
  expect(rows).toEqual([{ now: later, first: soon }]);
});

it('refuses a past day, another printer, and an order that is not printed', { tags: 'long' }, async () => {
  const job = await orderInPrint(site);
  const past = await promise(job.printerCaller, job.id, { jour: '2026-01-05' });
  expect(past.body).toMatchObject({ champs: [{ chemin: 'jour' }] });
  // The agency gave the printing away.
  const agency = await promise(job.agency, job.id, { jour: soon });
  expect([agency.status, agency.body]).toMatchObject([409, { code: 'STATUT' }]);
  expect((await promise(job.caller, job.id, { jour: soon })).status).toBe(403);
  const early = await approvedOrder(site);
  expect((await promise(early.siege, early.id, { jour: soon })).body).toMatchObject({ code: 'STATUT' });
  expect((await readOrder(early.siege, early.id)).arrivee).toBeNull();
});

it('is made with a download, which moves as before without', { tags: 'long' }, async () => {
  const { name } = await createUser(site.pool, { role: 'siege' });
  const siege = site.as(name);
  const [promised, silent] = [await orderInPrint(site), await orderInPrint(site)];
  expect((await promised.printerCaller.call(printLot, printed([promised.id], soon))).status).toBe(200);
  await silent.printerCaller.call(printLot, printed([silent.id]));
  expect(await readOrder(siege, promised.id)).toMatchObject({
    statut: 'Imprimé',
    arrivee: { etat: 'promise', jour: soon },
  });
  expect(await readOrder(siege, silent.id)).toMatchObject({
    statut: 'Imprimé',
    arrivee: { etat: 'a_venir' },
  });
  // A promise that stands is not changed by another download.
  await promised.printerCaller.call(printLot, printed([promised.id], later));
  expect((await readOrder(siege, promised.id)).arrivee?.jour).toBe(soon);
});

it('is late from the next day on, and ends with a return', { tags: 'long' }, async () => {
  const job = await orderInPrint(site);
  await promise(job.printerCaller, job.id, { jour: soon });
  await site.pool.query('update projects set promised_on = current_date - 1 where id = $1', [job.id]);
  expect((await readOrder(job.caller, job.id)).arrivee).toMatchObject({ etat: 'retard', retard: 1 });
  await move(job.printerCaller, job.id, 'Agence', { comment: 'Fichier à reprendre', causes: ['format'] });
  expect((await readOrder(job.caller, job.id)).arrivee).toBeNull();
  const { rows } = await site.pool.query(
    'select 1 from projects where id = $1 and (promised_on is not null or first_promised_on is not null)',
    [job.id],
  );
  expect(rows).toEqual([]);
});
