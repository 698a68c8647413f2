import { listProofs, readProof } from '@ardoise/domain/contract/creations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../testing/caller.ts';
import { createUser } from '../../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { joinProof, move, orderShownToDc, readOrder } from '../../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const open = (caller: Caller, id: string, version = 1) => caller.call(readProof, { params: { id, version } });

/** When the caller opened each version, newest first. */
async function readings(caller: Caller, id: string) {
  return (await caller.call(listProofs, { params: { id } })).body.map(({ version, lue }) => [version, lue]);
}

describe('an opened proof', () => {
  it('is remembered for the person who opened it, once, and changes nothing else', async () => {
    const { caller, agency, id } = await orderShownToDc(site);
    const { version } = await readOrder(caller, id);
    expect(await readings(caller, id)).toEqual([[1, null]]);
    const first = await open(caller, id);
    expect(first.status).toBe(200);
    expect((await open(caller, id)).body).toEqual(first.body);
    expect(await readings(caller, id)).toEqual([[1, first.body.lue]]);
    expect(await readings(agency, id)).toEqual([[1, null]]);
    expect((await readOrder(caller, id)).version).toBe(version);
  });

  it('is opened once by two clicks at once', async () => {
    const { caller, id } = await orderShownToDc(site);
    const [one, other] = await Promise.all([open(caller, id), open(caller, id)]);
    expect(one.body).toEqual(other.body);
  });

  it('starts again with a new version', async () => {
    const order = await orderShownToDc(site);
    const { caller, agency, id } = order;
    const { body } = await open(caller, id);
    await move(caller, id, 'Agence', { comment: 'Le prix du café a changé' });
    await joinProof(order, 'corrigee.pdf', { replace: true });
    await move(agency, id, 'Validation DC');
    expect(await readings(caller, id)).toEqual([
      [2, null],
      [1, body.lue],
    ]);
  });

  it('is unknown to whoever may not read it, and in a version that does not exist', async () => {
    const { caller, id } = await orderShownToDc(site);
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    expect((await open(stranger, id)).status).toBe(404);
    expect((await open(caller, id, 2)).status).toBe(404);
    expect((await open(caller, id, 2 ** 40)).status).toBe(404);
  });
});
