import { PROJECT_TYPES } from '@ardoise/domain/projects/kinds.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKindDraft, kindOrderIn } from './kind-factories.ts';
import { columnsOf } from './kind-order.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { sample } from './volume.ts';
import { readOrder } from './workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe('an order of each support', () => {
  it.each(sample(1, PROJECT_TYPES))('%s completes its path, complete and signed', async (type) => {
    const draft = await columnsOf(site, await createKindDraft(site, type));
    expect(draft).toMatchObject({ type, statut: 'Brouillon', wizard_complete: true, client_signed: false });
    const done = await columnsOf(site, await kindOrderIn(site, type, 'Terminé'));
    expect(done).toMatchObject({
      type,
      statut: 'Terminé',
      wizard_complete: true,
      client_signed: true,
      dc_signed: type !== 'Direct Agence',
      nb_ar_agence: 1,
    });
  });

  it.each(
    sample<[(typeof PROJECT_TYPES)[number], Status]>(2, [
      ['Direct Agence', 'Client'],
      ['Boards PVC', 'Prévisite'],
      ['Direct Agence', 'Validation DC'],
      ['Direct Agence', 'Validation CCEP'],
      ['Boards PVC', 'Validation CCEP'],
      ['Sur Mesure', 'Validation Client'],
      ['Digital', 'Livré'],
      ['Caissons Lumineux', 'Rejeté'],
      ['Sur Mesure', 'Annulé'],
    ]),
  )('%s reaches %s', async (type, statut) => {
    const order = await kindOrderIn(site, type, statut);
    expect((await readOrder(order.siege, order.id)).statut).toBe(statut);
  });
});
