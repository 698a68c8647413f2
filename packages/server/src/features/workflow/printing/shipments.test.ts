import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { printLot } from '@ardoise/domain/contract/printing.ts';
import { noteShipment } from '@ardoise/domain/contract/shipments.ts';
import { dayInWords } from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { orderInPrint, type PrintJob } from '../../../testing/printing-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askMove, move, readOrder } from '../../../testing/workflow-factories.ts';
import { addWorkingDays } from '../../project/projects/deadline.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const today = parisDay(new Date());
const carrier = 'Messageries du Midi';

async function printedJob(change: Parameters<typeof orderInPrint>[1] = {}): Promise<PrintJob> {
  const job = await orderInPrint(site, change);
  const body = { ids: [job.id], action: 'telecharger' as const };
  await job.printerCaller.call(printLot, { body });
  return job;
}

async function ship(caller: Caller, id: string, body: Omit<BodyOf<typeof noteShipment>, 'version'>) {
  const { version } = await readOrder(caller, id);
  return caller.call(noteShipment, { params: { id }, body: { version, ...body } });
}

it('is noted by whoever prints, moves nothing, and is a line of the history', async () => {
  const job = await printedJob();
  const { status, body } = await ship(job.printerCaller, job.id, {
    jour: today,
    transporteur: carrier,
    colis: ['mm 4471 2101 fr', 'MM 4471 2102 FR'],
  });
  expect([status, body.statut]).toEqual([200, 'Imprimé']);
  const said = { jour: today, transporteur: carrier, colis: ['MM 4471 2101 FR', 'MM 4471 2102 FR'] };
  const read = await readOrder(job.caller, job.id);
  expect(read.arrivee).toMatchObject({
    etat: 'a_venir',
    envoi: said,
    mots: `Expédiée le ${dayInWords(today, today)}`,
  });
  expect(read.historique[0]).toMatchObject({
    nature: 'envoi',
    target: today,
    resp: job.printer.name,
    comment: `${carrier}, MM 4471 2101 FR, MM 4471 2102 FR`,
  });
  // The same again, with a version that is over by now.
  const again = await job.printerCaller.call(noteShipment, {
    params: { id: job.id },
    body: { version: 1, ...said },
  });
  expect([again.status, again.body.version]).toEqual([200, read.version]);
  const stale = await job.printerCaller.call(noteShipment, {
    params: { id: job.id },
    body: { version: 1, jour: today },
  });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION' }]);
});

it('refuses a day to come, a wrong number, another printer, and what is not printed', {
  tags: 'long',
}, async () => {
  const job = await printedJob();
  const refused = async (body: Parameters<typeof ship>[2]) =>
    (await ship(job.printerCaller, job.id, body)).body;
  expect(await refused({ jour: addWorkingDays(today, 1) })).toMatchObject({ champs: [{ chemin: 'jour' }] });
  expect(await refused({ jour: '2020-01-06' })).toMatchObject({ champs: [{ chemin: 'jour' }] });
  expect(await refused({ jour: today, colis: ['MM/4471'] })).toMatchObject({
    code: 'VALIDATION',
    champs: [{ chemin: 'colis' }],
  });
  const eleven = Array.from({ length: 11 }, (_, index) => `MM 44 ${index}`);
  expect(await refused({ jour: today, colis: eleven })).toMatchObject({ champs: [{ chemin: 'colis' }] });
  expect((await ship(job.agency, job.id, { jour: today })).body).toMatchObject({ code: 'STATUT' });
  expect((await ship(job.caller, job.id, { jour: today })).status).toBe(403);
  const early = await orderInPrint(site);
  expect((await ship(early.printerCaller, early.id, { jour: today })).body).toMatchObject({ code: 'STATUT' });
});

it('is noted for several, each with its own parcels; one that is refused says why', {
  tags: 'long',
}, async () => {
  const [first, early] = [await printedJob(), await orderInPrint(site)];
  const second = await printedJob({ printer: first.printer });
  const ids = [first.id, second.id, early.id];
  const colis = [{ id: first.id, numeros: ['MM 4471 2101 FR'] }];
  const { siege } = first;
  const { body } = await siege.call(printLot, {
    body: { ids, action: 'expedier', envoi: { jour: today, transporteur: carrier, colis } },
  });
  expect(body.url).toBeNull();
  expect(body.resultats.map(({ fait, statut }) => [fait, statut])).toEqual([
    [true, 'Imprimé'],
    [true, 'Imprimé'],
    [false, 'Impression'],
  ]);
  expect((await readOrder(siege, first.id)).arrivee?.envoi?.colis).toEqual(['MM 4471 2101 FR']);
  expect((await readOrder(siege, second.id)).arrivee?.envoi).toEqual({
    jour: today,
    transporteur: carrier,
    colis: [],
  });
  const silent = await siege.call(printLot, { body: { ids, action: 'expedier' } });
  expect([silent.status, silent.body]).toMatchObject([422, { code: 'VALIDATION' }]);
});

it('gives a delivery its day, and its carrier and parcels where none were noted', {
  tags: 'long',
}, async () => {
  const [noted, bare] = [await printedJob(), await printedJob()];
  await ship(noted.printerCaller, noted.id, { jour: today, transporteur: carrier, colis: ['MM 4471'] });
  for (const { id } of [noted, bare])
    await site.pool.query("update projects set t_creation = t_creation - interval '30 days' where id = $1", [
      id,
    ]);
  const day = addWorkingDays(parisDay(new Date(Date.now() - 10 * 86_400_000)), 1);
  const { body } = await noted.siege.call(printLot, {
    body: {
      ids: [noted.id, bare.id],
      action: 'livrer',
      envoi: {
        jour: day,
        transporteur: 'Un autre',
        colis: [noted, bare].map(({ id }) => ({ id, numeros: ['ZZ 9999'] })),
      },
    },
  });
  expect(body.resultats.map(({ statut }) => statut)).toEqual(['Terminé', 'Terminé']);
  expect((await readOrder(noted.siege, noted.id)).arrivee).toMatchObject({
    etat: 'livree',
    jour: day,
    mots: `Livrée le ${dayInWords(day, today)}`,
    precision: `${carrier}, 1 colis`,
    envoi: { transporteur: carrier, colis: ['MM 4471'] },
  });
  expect((await readOrder(bare.siege, bare.id)).arrivee).toMatchObject({
    jour: day,
    envoi: { jour: null, transporteur: 'Un autre', colis: ['ZZ 9999'] },
  });
});

it('is a delivery of today without a day, refused on a day to come, and gone with a return', {
  tags: 'long',
}, async () => {
  const job = await printedJob();
  const livraison = { jour: addWorkingDays(today, 1) };
  const early = await askMove(job.printerCaller, job.id, 'Terminé', { livraison });
  expect([early.status, early.body]).toMatchObject([422, { champs: [{ chemin: 'jour' }] }]);
  await ship(job.printerCaller, job.id, { jour: today, transporteur: carrier });
  await move(job.printerCaller, job.id, 'Terminé');
  expect((await readOrder(job.siege, job.id)).arrivee).toMatchObject({ etat: 'livree', jour: today });
  const { name } = await createUser(site.pool, { role: 'administrator' });
  await move(site.as(name), job.id, 'Impression', {
    force: true,
    comment: 'À réimprimer',
    imprimeur: job.printer.name,
  });
  expect((await readOrder(job.siege, job.id)).arrivee).toMatchObject({ etat: 'a_venir', envoi: null });
  const { rows } = await site.pool.query('select delivered_on, carrier from projects where id = $1', [
    job.id,
  ]);
  expect(rows).toEqual([{ delivered_on: null, carrier: null }]);
});
