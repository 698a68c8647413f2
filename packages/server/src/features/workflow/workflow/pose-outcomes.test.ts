import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { columnsOf, orderOfKind, orderToPrevisit, WITH_POSE } from '../../../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approve, askMove, joinProof, move, type Order } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const TODAY = '2026-01-05';
const CONDITION = 'Prévoir une échelle de 6 m.';

describe('the outcome of a pre-visit', () => {
  it('is not recorded before its date is known', { tags: 'long' }, async () => {
    const order = await orderToPrevisit(site);
    const answer = await askMove(order.installer, order.id, 'validationPose');
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'GARDE', message: 'La date de prévisite est obligatoire.' },
    });
  });

  it('validated: moves to the agency, and is stored', async () => {
    const order = await orderToPrevisit(site, { t_previsite: TODAY });
    await move(order.installer, order.id, 'validationPose');
    expect(await columnsOf(site, order)).toMatchObject({
      statut: 'Exécution',
      pose_resultat: 'validationPose',
      pose_condition: '',
    });
  });

  it('validated under a condition: requires its comment, stores it, and blocks nothing', async () => {
    const order = await orderToPrevisit(site, { t_previsite: TODAY });
    expect(await askMove(order.installer, order.id, 'sousConditionPose')).toMatchObject({
      status: 422,
      body: { message: 'Merci de préciser votre demande dans le message.' },
    });
    await move(order.installer, order.id, 'sousConditionPose', { comment: `  ${CONDITION} ` });
    expect(await columnsOf(site, order)).toMatchObject({
      statut: 'Exécution',
      pose_resultat: 'sousConditionPose',
      pose_condition: CONDITION,
    });
    await move(order.siege, order.id, 'Annulé');
  });

  it('refused: ends the project, and its unit counts as cancelled', async () => {
    const order = await orderToPrevisit(site);
    await move(order.installer, order.id, 'refusPose', { comment: 'Façade classée' });
    expect(await columnsOf(site, order)).toMatchObject({
      statut: 'Rejeté',
      pose_resultat: 'refusPose',
      quota_column: 'annule',
    });
  });

  it('is kept after a return: no second pre-visit', { tags: 'long' }, async () => {
    const order = await orderOfKind(site, 'VAE', { ...WITH_POSE, pose_resultat: 'validationPose' });
    await toClient(order);
    await approve(order);
    expect(await columnsOf(site, order)).toMatchObject({
      statut: 'Exécution',
      pose_resultat: 'validationPose',
    });
  });

  it('if missing, the client’s approval moves the project to the installers', { tags: 'long' }, async () => {
    const order = await orderOfKind(site, 'PSM', WITH_POSE);
    await toClient(order);
    await approve(order);
    expect(await columnsOf(site, order)).toMatchObject({ statut: 'Prévisite', entered_previsite: true });
  });

  it('a refusal is cleared when an administrator reopens the project', { tags: 'long' }, async () => {
    const order = await orderOfKind(site, 'VAE', {
      ...WITH_POSE,
      statut: 'Rejeté',
      pose_resultat: 'refusPose',
    });
    const { name } = await createUser(site.pool, { role: 'administrator' });
    await move(site.as(name), order.id, 'Validation Client', { force: true, comment: 'Autre emplacement' });
    expect((await columnsOf(site, order)).pose_resultat).toBe('');
  });
});

async function toClient(order: Order): Promise<void> {
  await joinProof(order);
  await move(order.agency, order.id, 'Validation Client');
}

describe('the dc’s agreement to a Direct Agence', () => {
  async function agreed(): Promise<Order> {
    const order = await orderOfKind(site, 'PDA');
    await joinProof(order);
    await move(order.agency, order.id, 'Validation DC');
    await move(order.caller, order.id, 'accordDC');
    return order;
  }

  it('returns the project to the agency with its date, and counts no round trip', async () => {
    const order = await agreed();
    const record = await columnsOf(site, order);
    expect(record).toMatchObject({ statut: 'Agence', nb_ar_agence: 1, clock_from: null });
    expect(record.dc_agreed_at).not.toBeNull();
    // The agreed proof is sent on to the client unchanged.
    await move(order.agency, order.id, 'Validation Client');
    expect((await columnsOf(site, order)).dc_agreed_at).toBe(record.dc_agreed_at);
  });

  it('is cleared by another proof', async () => {
    const order = await agreed();
    await joinProof(order, 'seconde.pdf');
    expect((await columnsOf(site, order)).dc_agreed_at).toBeNull();
  });

  it('is cleared by corrections that the client asks for', async () => {
    const order = await agreed();
    await move(order.agency, order.id, 'Validation Client');
    await move(order.caller, order.id, 'Agence', { comment: 'Plus grand' });
    expect((await columnsOf(site, order)).dc_agreed_at).toBeNull();
  });
});
