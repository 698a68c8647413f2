import { Worker } from 'node:worker_threads';
import { signProject } from '@ardoise/domain/contract/projects.ts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readOrder } from '../../../testing/workflow-factories.ts';
import { drawingsIn } from '../drawings/signed-drawings.ts';

let site: TestApp;
let image: string;
beforeAll(async () => {
  site = await createTestApp();
  image = await drawnSignature();
});
afterAll(() => site.close());

function sign({ caller, id }: ChrDraft, version: number, role: 'client' | 'dc' = 'client') {
  const body = { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version };
  return caller.call(signProject, { params: { id }, body });
}

async function signedWords({ id }: ChrDraft): Promise<string[]> {
  const { rows } = await site.pool.query<{ content: string }>(
    'select content from signatures where project_id = $1 order by id',
    [id],
  );
  return rows.flatMap(({ content }) =>
    drawingsIn(content).flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])),
    ),
  );
}

/** The jobs that threads are given meanwhile: a thread itself stays, also for the next test file. */
async function jobsOf(work: () => Promise<unknown>): Promise<number> {
  const given = vi.spyOn(Worker.prototype, 'postMessage');
  try {
    await work();
    return given.mock.calls.length;
  } finally {
    given.mockRestore();
  }
}

async function untilItWaits(): Promise<void> {
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await site.pool.query(waiting)).rows.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Renames the outlet on the card in another version, committed while a signature waits for the order's row. */
async function signWhileItChanges(draft: ChrDraft, version: number) {
  const other: PoolClient = await site.pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from projects where id = $1 for update', [draft.id]);
    const signing = sign(draft, version);
    await untilItWaits();
    await other.query(
      `update projects set version = version + 1,
         doc = replace(doc::text, 'Formule Déjeuner', 'Formule Souper')::json where id = $1`,
      [draft.id],
    );
    await other.query('commit');
    return await signing;
  } finally {
    other.release();
  }
}

it('is laid out in a thread for the first signature, and for no other', { tags: 'long' }, async () => {
  const draft = await createChrDraft(site);
  const { version } = await readOrder(draft.caller, draft.id);
  expect(await jobsOf(() => sign(draft, version))).toBe(1);
  expect(await signedWords(draft)).toContain('Formule Déjeuner');
  const signed = await readOrder(draft.caller, draft.id);
  expect(await jobsOf(() => sign(draft, signed.version, 'dc'))).toBe(0);
});

it('is not signed as it was drawn before a change that came meanwhile', async () => {
  const draft = await createChrDraft(site);
  const { version } = await readOrder(draft.caller, draft.id);
  // The version that the signer saw, and the one that comes: its drawing was not laid out.
  for (const asked of [version, version + 2]) {
    const reply = await signWhileItChanges(draft, asked);
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { code: 'VERSION', message: 'Le projet a été modifié entre-temps par une autre personne.' },
    ]);
    expect(await signedWords(draft)).toEqual([]);
  }
  expect((await sign(draft, version + 2)).status).toBe(200);
  const words = await signedWords(draft);
  expect(words).toContain('Formule Souper');
  expect(words).not.toContain('Formule Déjeuner');
});
