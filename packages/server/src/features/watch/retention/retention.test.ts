import { access } from 'node:fs/promises';
import { listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import { listSignedDrawings } from '@ardoise/domain/contract/drawings.ts';
import { listFiles, readFile, readThumbnail } from '@ardoise/domain/contract/files.ts';
import { downloadProject, readArchive } from '@ardoise/domain/contract/printing.ts';
import { saveProject } from '@ardoise/domain/contract/projects.ts';
import { changeSettings, countSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { SETTINGS } from '@ardoise/domain/settings/settings.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdFiles } from '../../../db/backup/backup-lock.ts';
import { diskPath } from '../../../storage/disk-files.ts';
import { createUser } from '../../../testing/factories.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import { approvedOrder, readOrder } from '../../../testing/workflow-factories.ts';
import { removeUnreferencedBlobs } from '../../project/documents/files/remove-unreferenced.ts';
import { copyEvidence } from '../../workflow/approvals/copy-evidence.ts';
import { eraseDueOrders } from './erase-due-orders.ts';

const EVIDENCE = ['bon_commande', 'copie_accord', 'preuve_accord'];

let site: TestApp;
let order: Awaited<ReturnType<typeof approvedOrder>>;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'administrator', name: 'chef' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from settings');
  await site.pool.query("update projects set statut = 'Agence'");
  order = await approvedOrder(site);
  await finish(25);
}, 60_000);

async function finish(months: number, statut = 'Terminé', id = order.id): Promise<void> {
  await site.pool.query(
    'update projects set statut = $2, t_statut = now() - make_interval(months => $3, days => 1) where id = $1',
    [id, statut, months],
  );
}

async function keepFor(conservation: number | null): Promise<void> {
  const { status } = await site.as('chef').call(changeSettings, { body: { conservation } });
  expect(status).toBe(200);
}

const erase = () => eraseDueOrders(site.pool, site.files);

async function rowsOf(id = order.id) {
  const [signatures, approvals, files] = await Promise.all([
    site.pool.query('select * from signatures where project_id = $1 order by id', [id]),
    site.pool.query('select * from approvals where project_id = $1 order by id', [id]),
    site.pool.query<{ id: string; sha256: Buffer; erased_at: string | null; file_type: string }>(
      'select id, sha256, erased_at, file_type, t_creation from files where project_id = $1 order by file_type, id',
      [id],
    ),
  ]);
  return { signatures: signatures.rows, approvals: approvals.rows, files: files.rows };
}

async function bytesThere(id = order.id): Promise<string[]> {
  const { files } = await rowsOf(id);
  const found = await Promise.all(
    files.map(({ sha256, file_type }) =>
      access(diskPath(site.config.dataDir, sha256.toString('hex'))).then(
        () => [file_type],
        () => [],
      ),
    ),
  );
  return found.flat();
}

/** Erases the order in a transaction that never commits. */
async function inUndoneTransaction(then: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await site.pool.connect();
  try {
    await client.query('begin');
    await client.query('select erase_evidence($1)', [order.id]);
    await then(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('nothing is erased', () => {
  it.each(
    sample(1, [
      ['while the setting is empty', null, 'Terminé', 600],
      ['before the duration is over', 26, 'Terminé', 25],
      ['of an order that is not over', 12, 'Livré', 600],
      ['of an order that was forced out of Terminé', 12, 'Exécution', 600],
      ['of a refused or stopped order', 12, 'Annulé', 600],
    ]),
  )('%s', async (_case, months, statut, age) => {
    await keepFor(months);
    await finish(age, statut);
    const before = await rowsOf();
    expect(await erase()).toBe(0);
    expect(await rowsOf()).toEqual(before);
    expect(await bytesThere()).toEqual(expect.arrayContaining(EVIDENCE));
  });

  it('once the duration was raised or emptied again', { tags: 'long' }, async () => {
    await keepFor(24);
    await keepFor(60);
    expect(await erase()).toBe(0);
    await keepFor(null);
    expect(await erase()).toBe(0);
    expect((await rowsOf()).signatures.map(({ erased_at }) => erased_at)).toEqual([null, null]);
  });

  it('by the function itself, whoever calls it too early', { tags: 'long' }, async () => {
    const call = () => site.pool.query('select erase_evidence($1) as erased', [order.id]);
    expect((await call()).rows).toEqual([{ erased: false }]);
    await site.pool.query("insert into settings (key, value) values ('conservation', '1')");
    expect((await call()).rows).toEqual([{ erased: false }]);
    await keepFor(36);
    expect((await call()).rows).toEqual([{ erased: false }]);
    await keepFor(24);
    expect((await call()).rows).toEqual([{ erased: true }]);
  });
});

describe('at the end of the duration', () => {
  it('exactly the due order is erased, whole; hashes and dates stay', async () => {
    const due = order;
    order = await approvedOrder(site);
    await finish(23);
    const [before, kept] = [await rowsOf(due.id), await rowsOf()];
    await keepFor(24);
    expect(await erase()).toBe(1);
    const after = await rowsOf(due.id);
    expect(await rowsOf()).toEqual(kept);
    expect(after.signatures).toEqual(
      before.signatures.map((row) => ({
        ...row,
        content: '',
        image: expect.any(Buffer),
        address: '',
        user_agent: '',
        erased_at: expect.any(String),
      })),
    );
    for (const [index, { image }] of after.signatures.entries())
      expect(image).not.toEqual(before.signatures[index]?.image);
    expect(after.approvals).toEqual(
      before.approvals.map((row) => ({
        ...row,
        image: after.signatures[0]?.image,
        email: '',
        address: '',
        user_agent: '',
        erased_at: expect.any(String),
      })),
    );
    expect(after.files.filter(({ erased_at }) => erased_at !== null).map((file) => file.file_type)).toEqual(
      EVIDENCE,
    );
    expect(after.files.map(({ sha256 }) => sha256)).toEqual(before.files.map(({ sha256 }) => sha256));
    const left = await bytesThere(due.id);
    expect(left).toContain('photo_crea');
    expect(left.filter((type) => EVIDENCE.includes(type))).toEqual([]);
    expect(await erase()).toBe(0);
  });

  it('screens and downloads say it was erased, and the zip leaves it out', { tags: 'long' }, async () => {
    await keepFor(24);
    await erase();
    const { siege, id } = order;
    const files = (await siege.call(listFiles, { params: { id } })).body;
    const form = files.find((file) => file.myplv_file_type === 'bon_commande');
    expect(form).toMatchObject({ efface: expect.any(String), photo: null, deletable: false });
    for (const call of [readFile, readThumbnail] as const) {
      const { status, body } = await siege.call(call, { params: { id: form?.id ?? '' } });
      expect([status, JSON.stringify(body)]).toEqual([404, expect.stringContaining('a été effacé le ')]);
    }
    const { signatures, signatureClient, historique } = await readOrder(siege, id);
    expect(signatures).toMatchObject([
      { role: 'client', efface: expect.any(String), empreinte: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { role: 'dc', efface: expect.any(String) },
    ]);
    expect(signatureClient).toMatch(/^data:image\/png;base64,/);
    expect(historique.find(({ accord }) => accord !== null)?.accord?.email).toBe('');
    expect((await siege.call(listSignedDrawings, { params: { id } })).body).toEqual([]);
    const zip = await siege.call(downloadProject, { params: { id } });
    const jeton = zip.body.url.split('/').at(-1) ?? '';
    const entries = readZip((await siege.call(readArchive, { params: { jeton } })).bytes);
    const names = [...entries.keys()].map((name) => name.split('/').at(-1));
    expect(names.filter((name) => /^(bon_commande|preuve_accord)_/.test(name ?? ''))).toEqual([]);
    expect(names).toContain('documents-effaces.txt');
  });

  it('is a line of the log, which nobody takes back', { tags: 'long' }, async () => {
    await keepFor(24);
    await erase();
    const { body } = await site.as('chef').call(listContentChanges, { query: { zone: 'commandes' } });
    expect(body.changements[0]).toMatchObject({ acte: 'effacement', entree: order.id, qui: null });
    expect(body.changements[0]).toMatchObject({ annulable: false });
  });

  it('the settings page says beforehand how many orders that will be', { tags: 'long' }, async () => {
    const { body } = await site.as('chef').call(countSettings);
    const said = (months: number | null) =>
      SETTINGS.conservation.touches?.(null, months, body.conservation ?? []);
    expect(said(25)).toBe('1\u00a0commande perdrait ces pièces au prochain passage, sans retour possible.');
    expect(said(26)).toContain('rien ne serait effacé aujourd’hui');
    expect(said(null)).toBeNull();
    await keepFor(25);
    expect(await erase()).toBe(1);
    const after = await site.as('chef').call(countSettings);
    expect(after.body.conservation ?? []).toEqual([]);
  });
});

describe('stopped half-way', () => {
  it('bytes that a crash left after the commit go with the next hour', { tags: 'long' }, async () => {
    await keepFor(24);
    await site.pool.query('select erase_evidence($1)', [order.id]);
    expect(await bytesThere()).toEqual(expect.arrayContaining(EVIDENCE));
    expect(await erase()).toBe(0);
    await removeUnreferencedBlobs(site.pool, site.files);
    expect((await bytesThere()).filter((type) => EVIDENCE.includes(type))).toEqual([]);
    expect(await bytesThere()).toContain('photo_crea');
  });

  it('a crash before the commit leaves everything', { tags: 'long' }, async () => {
    await keepFor(24);
    const before = await rowsOf();
    await inUndoneTransaction(async () => undefined);
    expect(await rowsOf()).toEqual(before);
    expect(await erase()).toBe(1);
  });

  it('bytes stay while a backup runs', { tags: 'long' }, async () => {
    await keepFor(24);
    const backup = new pg.Client({ connectionString: site.databaseUrl });
    await backup.connect();
    await holdFiles(backup);
    expect(await erase()).toBe(1);
    expect(await bytesThere()).toEqual(expect.arrayContaining(EVIDENCE));
    await backup.query('select pg_advisory_unlock_all()');
    await backup.end();
    await removeUnreferencedBlobs(site.pool, site.files);
    expect((await bytesThere()).filter((type) => EVIDENCE.includes(type))).toEqual([]);
  });

  it('two processes at once erase each order once', { tags: 'long' }, async () => {
    await keepFor(24);
    const erased = await Promise.all([erase(), erase()]);
    expect(erased.toSorted()).toEqual([0, 1]);
  });
});

const FROZEN = [
  "update signatures set content = 'x'",
  "update signatures set image = 'x'",
  'update signatures set erased_at = now()',
  "update signatures set content_hash = 'x'",
  'update signatures set t_signature = now()',
  "update approvals set image = 'x'",
  "update approvals set hash = 'x'",
  'update files set erased_at = now()',
  "update files set sha256 = 'x'",
];

describe('the freeze', () => {
  it('refuses each change of what was signed, before and after', async () => {
    const refused = async (statement: string) =>
      site.pool.query(statement).then(
        () => `${statement}: done`,
        ({ message }: Error) => (message.includes('frozen') ? 'frozen' : message),
      );
    for (const statement of FROZEN)
      expect([statement, await refused(statement)]).toEqual([statement, 'frozen']);
    await keepFor(24);
    await erase();
    for (const statement of FROZEN) {
      const later = statement.replace('= now()', "= now() + interval '1 day'");
      expect([later, await refused(later)]).toEqual([later, 'frozen']);
    }
  });

  it('lets nothing through after the function, in the same transaction', { tags: 'long' }, async () => {
    await keepFor(24);
    await inUndoneTransaction(async (client) => {
      const back = client.query('update signatures set erased_at = null where project_id = $1', [order.id]);
      await expect(back).rejects.toThrow('frozen');
    });
  });
});

it('an order that was erased can still be amended, and what that prints goes at the next pass', {
  tags: 'long',
}, async () => {
  await keepFor(24);
  await erase();
  // Forced back, changed, finished again.
  await finish(0, 'Exécution');
  const { siege, id } = order;
  const read = await readOrder(siege, id);
  const { status, body } = await siege.call(saveProject, {
    params: { id },
    body: {
      version: read.version,
      comment: 'À la demande du client',
      autresInfos: { ...read.autresInfos, nomPdv: 'Le Palais' },
    },
  });
  expect([status, body]).toMatchObject([200, {}]);
  const printed = (await rowsOf()).files.filter(
    ({ erased_at, file_type }) => erased_at === null && file_type === 'bon_commande',
  );
  expect(printed).toHaveLength(1);
  expect(await erase()).toBe(0);
  await finish(25);
  expect(await erase()).toBe(1);
});

it('evidence that was erased is not printed again for its readers', { tags: 'long' }, async () => {
  await site.pool.query("delete from files where project_id = $1 and file_type = 'copie_accord'", [order.id]);
  await keepFor(24);
  await erase();
  await copyEvidence(site.pool, site.files);
  expect((await rowsOf()).files.map(({ file_type }) => file_type)).not.toContain('copie_accord');
});
