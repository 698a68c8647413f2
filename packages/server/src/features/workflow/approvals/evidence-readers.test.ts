import { listProofs } from '@ardoise/domain/contract/creations.ts';
import { listFiles, readFile, readThumbnail } from '@ardoise/domain/contract/files.ts';
import { downloadProject, readArchive } from '@ardoise/domain/contract/printing.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStore } from '../../../storage/file-store.ts';
import { accountsAround, callersOf } from '../../../testing/accounts-around.ts';
import type { Caller } from '../../../testing/caller.ts';
import { setColumns, WITH_POSE } from '../../../testing/kind-order.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvedOrder, type Order } from '../../../testing/workflow-factories.ts';
import { copyEvidence } from './copy-evidence.ts';

const DOCUMENTS: readonly FileType[] = ['preuve_accord', 'copie_accord'];
/**
 * What each role reads of the evidence (specification/proofs-and-approvals.md#evidence); other roles only that an
 * approval exists.
 */
const READS: Partial<Record<Role, FileType>> = {
  administrator: 'preuve_accord',
  siege: 'preuve_accord',
  dc: 'copie_accord',
  client: 'copie_accord',
};

let site: TestApp;
let order: Order;
let callers: Record<Role, Caller>;

/** An approved order in every role's scope. */
beforeAll(async () => {
  site = await createTestApp();
  order = await approvedOrder(site);
  const accounts = await accountsAround(site, order);
  await setColumns(site, order.id, {
    ...WITH_POSE,
    imprimeur: accounts.imprimeur.name,
    entered_impression: true,
    entered_previsite: true,
    entered_client: true,
  });
  await site.pool.query('update projects set client_uid = $2 where id = $1', [order.id, accounts.client.uid]);
  callers = callersOf(site, accounts);
}, 60_000);
afterAll(() => site.close());

const onlyDocuments = (types: readonly string[]) =>
  types.filter((type) => (DOCUMENTS as readonly string[]).includes(type));

async function documents(): Promise<{ id: string; type: FileType; filename: string }[]> {
  const { rows } = await site.pool.query<{ id: string; type: FileType; filename: string }>(
    'select id, file_type as type, filename from files where project_id = $1 and file_type = any($2) order by file_type desc',
    [order.id, DOCUMENTS],
  );
  return rows;
}

describe.each(ROLES)('of the evidence, %s', (role) => {
  it(`reads ${READS[role] ?? 'neither the original nor the copy'}, by every route to the bytes`, async () => {
    const wanted = READS[role] === undefined ? [] : [READS[role]];
    const caller = callers[role];
    const files = await caller.call(listFiles, { params: { id: order.id } });
    expect(onlyDocuments(files.body.map((file) => file.myplv_file_type))).toEqual(wanted);
    for (const { id, type } of await documents()) {
      const expected = wanted.includes(type) ? 200 : 404;
      expect((await caller.call(readFile, { params: { id } })).status).toBe(expected);
      expect((await caller.call(readThumbnail, { params: { id } })).status).toBe(expected);
    }
    const zip = await caller.call(downloadProject, { params: { id: order.id } });
    if (zip.status !== 200) return;
    const jeton = zip.body.url.split('/').at(-1) ?? '';
    const names = [...readZip((await caller.call(readArchive, { params: { jeton } })).bytes).keys()];
    expect(onlyDocuments(names.map((name) => /([a-z]+_accord)_/.exec(name)?.[1] ?? ''))).toEqual(wanted);
  });

  it('reads version, author and date of the approval', async () => {
    const { status, body } = await callers[role].call(listProofs, { params: { id: order.id } });
    expect(status).toBe(200);
    const [accord] = body.flatMap(({ accords }) => accords);
    expect(accord).toMatchObject({
      version: 1,
      nom: 'Bertrand Lacombe',
      qualite: 'Gérant',
      t_accord: expect.any(String),
    });
    expect(accord?.email !== '').toBe(READS[role] !== undefined);
  });
});

describe('the copy of the evidence', () => {
  const said = async (type: FileType) => {
    const id = (await documents()).find((file) => file.type === type)?.id ?? '';
    const { bytes } = await callers[type === 'preuve_accord' ? 'siege' : 'dc'].call(readFile, {
      params: { id },
    });
    return (await wordsOf(bytes)).join(' ');
  };

  it('contains all of the original except address and browser', async () => {
    const [original, copy] = [await said('preuve_accord'), await said('copie_accord')];
    for (const device of ['127.0.0.1', 'Adresse IP', 'Navigateur', 'lightMyRequest']) {
      expect(original).toContain(device);
      expect(copy).not.toContain(device);
    }
    for (const both of [
      'Bertrand Lacombe, Gérant',
      'version 1',
      'En face à face',
      'Empreinte SHA-256 de la création',
    ]) {
      expect(original).toContain(both);
      expect(copy).toContain(both);
    }
  });

  it('is created for older evidence, once', async () => {
    const before = (await said('copie_accord')).replace(/\s/g, '');
    await site.pool.query("delete from files where project_id = $1 and file_type = 'copie_accord'", [
      order.id,
    ]);
    const store = await FileStore.open(site.config.dataDir);
    await copyEvidence(site.pool, store);
    await copyEvidence(site.pool, store);
    expect((await documents()).map(({ type }) => type)).toEqual(['preuve_accord', 'copie_accord']);
    expect((await said('copie_accord')).replace(/\s/g, '')).toBe(before);
  });
});
