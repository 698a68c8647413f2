import { openDelivery, readDeliveredFile } from '@ardoise/domain/contract/client-links.ts';
import { planPose } from '@ardoise/domain/contract/poses.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { columnsOf, orderOfKind, WITH_POSE } from '../../../testing/kind-order.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import {
  approve,
  joinExecution,
  joinProof,
  move,
  type Order,
  readOrder,
} from '../../../testing/workflow-factories.ts';

let site: TestApp;
let installer: Caller;
let installerMail: string;
beforeAll(async () => {
  site = await createTestApp();
  const account = await createUser(site.pool, { role: 'installateur' });
  installer = site.as(account.name);
  installerMail = account.mail;
});
afterAll(() => site.close());

const CLIENT = 'b.lacombe@brasserie-du-palais.example';

/** The mails queued for a project by some work: template and recipient. */
async function mailsOf(order: Order, work: () => Promise<unknown>): Promise<string[]> {
  const { rows: before } = await site.pool.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from mails',
  );
  await work();
  const { rows } = await site.pool.query<{ line: string }>(
    `select template || ' ' || recipient as line from mails where project_id = $1 and id > $2 order by line`,
    [order.id, before[0]?.last ?? 0],
  );
  return rows.map(({ line }) => line);
}

async function mailText(order: Order, template: string): Promise<string> {
  const last = (await queuedMails(site, { projectId: order.id, template })).at(-1);
  return (last?.text ?? '').replaceAll('\u00a0', ' ');
}

async function planned(order: Order, days: { t_previsite?: string; t_pose?: string }): Promise<void> {
  const { version } = await readOrder(installer, order.id);
  const { status } = await installer.call(planPose, { params: { id: order.id }, body: { version, ...days } });
  expect(status).toBe(200);
}

const today = () => parisDay(new Date());

describe('boards with an installation', () => {
  it('pass the installer twice, from the client’s approval to the end', async () => {
    const order = await orderOfKind(site, 'VAE', WITH_POSE);
    await joinProof(order);
    await move(order.agency, order.id, 'Validation Client');
    expect(await mailsOf(order, () => approve(order))).toEqual([
      `previsit-announced ${CLIENT}`,
      `previsit-to-plan ${installerMail}`,
    ]);
    const { echeance } = await readOrder(installer, order.id);
    expect(await mailText(order, 'previsit-announced')).toMatch(/ au plus tard, pour convenir/);
    expect(echeance).not.toBeNull();

    await planned(order, { t_previsite: today() });
    const condition = 'Prévoir une nacelle';
    const outcome = () => move(installer, order.id, 'sousConditionPose', { comment: condition });
    expect(await mailsOf(order, outcome)).toEqual(
      [order.agence.mail, order.dc.mail, installerMail].map((mail) => `pose-condition ${mail}`).sort(),
    );
    expect(await mailText(order, 'pose-condition')).toContain(condition);
    expect((await readOrder(order.caller, order.id)).pose).toMatchObject({
      resultat: 'sousConditionPose',
      condition,
    });

    await joinExecution(order);
    const printer = await createUser(site.pool, { role: 'imprimeur' });
    const press = site.as(printer.name);
    await move(order.agency, order.id, 'Impression', { imprimeur: printer.name });
    await move(press, order.id, 'Imprimé');
    expect(await mailsOf(order, () => move(press, order.id, 'Livré'))).toEqual([
      `installation-to-do ${installerMail}`,
      `project-delivered ${order.dc.mail}`,
    ]);
    await planned(order, { t_pose: today() });
    expect(await mailsOf(order, () => move(installer, order.id, 'Terminé'))).toEqual([
      `project-finished ${order.dc.mail}`,
    ]);
    expect(await columnsOf(site, order)).toMatchObject({ statut: 'Terminé', quota_column: 'imprime' });
  });

  it('stop where an installation is impossible', async () => {
    const order = await orderOfKind(site, 'PSM', {
      ...WITH_POSE,
      statut: 'Prévisite',
      entered_previsite: true,
    });
    const refuse = () => move(installer, order.id, 'refusPose', { comment: 'Façade classée' });
    expect(await mailsOf(order, refuse)).toEqual(
      [order.agence.mail, order.dc.mail].map((mail) => `project-refused ${mail}`).sort(),
    );
  });
});

describe('a Digital', () => {
  it('is delivered by a link to its order’s address, valid after it is finished', {
    tags: 'long',
  }, async () => {
    const order = await orderOfKind(site, 'VAE_DIGITAL', {
      to_be_printed: false,
      delivery_email: 'ecran@bistrot.example',
    });
    await joinProof(order);
    await move(order.agency, order.id, 'Validation Client');
    await approve(order);
    expect(await mailText(order, 'execution-to-make')).toContain('puis livrez les fichiers');
    await joinExecution(order, 'ecran.pdf');
    expect(await mailsOf(order, () => move(order.agency, order.id, 'Livré'))).toEqual([
      'digital-delivered ecran@bistrot.example',
      `project-delivered ${order.dc.mail}`,
    ]);
    expect((await columnsOf(site, order)).quota_column).toBe('digital');
    const token = /livraison\/([\w-]+)/.exec(await mailText(order, 'digital-delivered'))?.[1] ?? '';
    const opened = () => site.anonymous.call(openDelivery, { params: { token } });
    const { body } = await opened();
    expect(body.fichiers).toHaveLength(1);
    const file = await site.anonymous.call(readDeliveredFile, {
      params: { token, id: body.fichiers[0]?.id ?? '' },
    });
    expect([file.status, file.bytes.length > 0]).toEqual([200, true]);
    await move(order.caller, order.id, 'Terminé');
    expect((await opened()).status).toBe(200);
  });

  it('forced there without a file mails nobody an empty page', { tags: 'long' }, async () => {
    const order = await orderOfKind(site, 'VAE_DIGITAL', { delivery_email: 'ecran@bistrot.example' });
    const { name } = await createUser(site.pool, { role: 'administrator' });
    const force = () =>
      move(site.as(name), order.id, 'Livré', { force: true, comment: 'Livré en main propre' });
    expect(await mailsOf(order, force)).toEqual([`project-delivered ${order.dc.mail}`]);
  });
});

describe('a Sur Mesure that is not printed', () => {
  it.each(
    sample<[boolean, 'Terminé' | 'Livré']>(1, [
      [true, 'Livré'],
      [false, 'Terminé'],
    ]),
  )('with a pose: %s, is %s by its agency', { tags: 'long' }, async (posed, target) => {
    const order = await orderOfKind(site, 'PSM', {
      to_be_printed: false,
      eligible_quota: false,
      quota_column: null,
      ...(posed ? { ...WITH_POSE, pose_resultat: 'validationPose' } : {}),
    });
    await joinProof(order);
    await move(order.agency, order.id, 'Validation Client');
    await approve(order);
    await joinExecution(order);
    expect((await readOrder(order.agency, order.id)).actions.map(({ target: to }) => to)).not.toContain(
      'Impression',
    );
    await move(order.agency, order.id, target);
    expect(await columnsOf(site, order)).toMatchObject({ statut: target, quota_column: null });
  });
});

describe('a Direct Agence', () => {
  it('passes head office after its client, and is printed from the approved proof', async () => {
    const order = await orderOfKind(site, 'PDA');
    await joinProof(order);
    await move(order.agency, order.id, 'Validation DC');
    expect(await mailText(order, 'proof-to-review')).toContain('puis donnez votre accord');
    expect(await mailsOf(order, () => move(order.caller, order.id, 'accordDC'))).toEqual([
      `dc-agreed ${order.agence.mail}`,
    ]);
    await move(order.agency, order.id, 'Validation Client');
    const { name, mail } = await createUser(site.pool, { role: 'siege' });
    expect(await mailsOf(order, () => approve(order))).toContain(`head-office-check ${mail}`);
    const printer = await createUser(site.pool, { role: 'imprimeur' });
    await move(site.as(name), order.id, 'Impression', { imprimeur: printer.name });
    const press = site.as(printer.name);
    await move(press, order.id, 'Imprimé');
    await move(press, order.id, 'Terminé');
    expect(await columnsOf(site, order)).toMatchObject({ statut: 'Terminé', quota_column: 'imprime' });
  });
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
