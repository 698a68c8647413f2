import { askForDay } from '@ardoise/domain/contract/shipments.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { orderInPrint, type PrintJob } from '../../../testing/printing-factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  approvedOrder,
  askMove,
  joinExecution,
  move,
  readOrder,
} from '../../../testing/workflow-factories.ts';
import { addWorkingDays } from '../../project/projects/deadline.ts';
import { tellLateDeliveries } from './tell-late-deliveries.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const today = parisDay(new Date());
/** Ten in the morning of a working day. */
const morning = new Date(`${addWorkingDays(today, 5)}T09:00:00Z`);

const told = (template: string, { id }: Pick<PrintJob, 'id'>) =>
  queuedMails(site, { projectId: id, template });

const ask = (caller: Caller, id: string) => caller.call(askForDay, { params: { id } });

/** Promises a day by the call, and lets it pass. */
async function promised(job: PrintJob): Promise<void> {
  await move(job.siege, job.id, 'Imprimé');
  await site.pool.query(
    `insert into project_history (project_id, statut_dep, statut_arr, target, resp, comment, forced, based_on, nature)
     values ($1, 'Imprimé', 'Imprimé', $2, $3, '', false, 1, 'promesse')`,
    [job.id, today, job.printer.name],
  );
  await site.pool.query('update projects set promised_on = $2 where id = $1', [job.id, today]);
}

it('mails a promise that has passed once to the delegate and to whoever promised, over all processes', async () => {
  const job = await orderInPrint(site);
  await promised(job);
  const { version } = await readOrder(job.siege, job.id);
  await tellLateDeliveries(site.pool, site.mails, new Date(`${today}T09:00:00Z`));
  // Not at night, nor on the day itself.
  await tellLateDeliveries(site.pool, site.mails, new Date(`${addWorkingDays(today, 5)}T03:00:00Z`));
  expect(await told('delivery-late', job)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => tellLateDeliveries(site.pool, site.mails, morning)));
  await tellLateDeliveries(site.pool, site.mails, morning);
  const mails = await told('delivery-late', job);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [job.dc.mail, job.printer.mail].toSorted(),
  );
  expect(mails.find(({ recipient }) => recipient === job.printer.mail)?.text).toContain(
    'promettez un autre jour',
  );
  // Nothing that somebody edits has changed.
  expect((await readOrder(job.siege, job.id)).version).toBe(version);
});

it('says nothing of what was delivered, or comes with a pose', { tags: 'long' }, async () => {
  const job = await orderInPrint(site);
  await promised(job);
  const posed = await orderInPrint(site);
  await promised(posed);
  await site.pool.query('update projects set has_pose = true, t_pose = current_date + 20 where id = $1', [
    posed.id,
  ]);
  await move(job.siege, job.id, 'Terminé');
  await tellLateDeliveries(site.pool, site.mails, morning);
  expect(await told('delivery-late', posed)).toEqual([]);
  expect(await told('delivery-late', job)).toEqual([]);
});

it('asks whoever prints for a day once a day, of an order without one or late', {
  tags: 'long',
}, async () => {
  const job = await orderInPrint(site);
  const { status, body } = await ask(job.caller, job.id);
  expect([status, body.arrivee?.demandee]).toEqual([200, today]);
  expect((await ask(job.siege, job.id)).status).toBe(200);
  const [mail, ...others] = await told('day-asked', job);
  expect([mail?.recipient, others]).toEqual([job.printer.mail, []]);
  expect((await ask(job.printerCaller, job.id)).status).toBe(403);
  const stranger = await createUser(site.pool, { role: 'dc' });
  expect((await ask(site.as(stranger.name), job.id)).status).toBe(404);
  await site.pool.query(
    'update projects set promised_on = current_date + 9, date_asked_on = null where id = $1',
    [job.id],
  );
  expect((await ask(job.caller, job.id)).body).toMatchObject({ code: 'STATUT' });
});

it('leaves a printer two working days without a day, then says that it is their turn', {
  tags: 'long',
}, async () => {
  const job = await orderInPrint(site);
  const line = async (caller: Caller) => {
    const { arrivee } = await readOrder(caller, job.id);
    return [arrivee?.mots, arrivee?.aPromettre];
  };
  expect(await line(job.printerCaller)).toEqual(['Date à venir', false]);
  const { rows } = await site.pool.query('select promise_by::text as by from projects where id = $1', [
    job.id,
  ]);
  expect(rows).toEqual([{ by: addWorkingDays(today, 2) }]);
  await site.pool.query('update projects set promise_by = current_date - 1 where id = $1', [job.id]);
  expect(await line(job.printerCaller)).toEqual(['À vous\u00a0: promettez un jour', true]);
  expect(await line(job.caller)).toEqual(['Date à venir', false]);
  // The agency gave the printing away.
  expect(await line(job.agency)).toEqual(['Date à venir', false]);
});

it('takes a promise with the choice of the printer, from head office and from an agency that prints', {
  tags: 'long',
}, async () => {
  const soon = addWorkingDays(today, 10);
  const printer = await createUser(site.pool, { role: 'imprimeur' });
  const ready = async () => {
    const order = await approvedOrder(site);
    await joinExecution(order);
    return order;
  };
  const [own, given, headOffice] = [await ready(), await ready(), await ready()];
  await move(own.agency, own.id, 'Impression', { imprimeur: own.agence.name, promesse: soon });
  // Of another's work an agency promises nothing.
  await move(given.agency, given.id, 'Impression', { imprimeur: printer.name, promesse: soon });
  const past = await askMove(headOffice.siege, headOffice.id, 'Impression', {
    imprimeur: printer.name,
    promesse: '2026-01-05',
  });
  expect([past.status, past.body]).toMatchObject([422, { champs: [{ chemin: 'promesse' }] }]);
  await move(headOffice.siege, headOffice.id, 'Impression', { imprimeur: printer.name, promesse: soon });
  const states = await Promise.all(
    [own, given, headOffice].map(async ({ siege, id }) => {
      const { arrivee, historique } = await readOrder(siege, id);
      return [arrivee?.jour, historique[0]?.nature, historique[0]?.target];
    }),
  );
  expect(states).toEqual([
    [soon, 'promesse', soon],
    [null, 'mouvement', 'Impression'],
    [soon, 'promesse', soon],
  ]);
});
