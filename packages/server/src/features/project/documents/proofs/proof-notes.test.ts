import {
  addProofNote,
  deleteProofNote,
  listProofs,
  replyToNote,
} from '@ardoise/domain/contract/creations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../testing/caller.ts';
import { createUser } from '../../../../testing/factories.ts';
import { pngFile } from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  askMove,
  joinProof,
  move,
  type Order,
  orderShownToClient,
  orderShownToDc,
  readOrder,
  sendFile,
  submittedOrder,
} from '../../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const TEXT = 'Le logo est trop petit 🍷';

function stick(
  caller: Caller,
  id: string,
  fichier: string,
  change: Record<string, unknown> = {},
  version = 1,
) {
  const body = { fichier, page: 1, x: 0.25, y: 0.75, texte: TEXT, ...change };
  return caller.call(addProofNote, { params: { id, version }, body });
}

const take = (caller: Caller, id: string, note: number) =>
  caller.call(deleteProofNote, { params: { id, note } });

async function notesOf(caller: Caller, id: string) {
  return (await caller.call(listProofs, { params: { id } })).body.map((proof) => proof.postIts);
}

async function sinceEntry({ id }: Order): Promise<number> {
  const { rows } = await site.pool.query<{ notes: number }>(
    'select notes_since_entry as notes from projects where id = $1',
    [id],
  );
  return rows[0]?.notes ?? -1;
}

describe('a post-it', () => {
  it('keeps its position and author, and leaves the project’s version unchanged', async () => {
    const order = await orderShownToDc(site);
    const { caller, agency, id, proof, dc } = order;
    const { version } = await readOrder(caller, id);
    const added = await stick(caller, id, proof.id, { page: 2 });
    expect(added.body).toMatchObject({
      fichier: proof.id,
      page: 2,
      x: 0.25,
      y: 0.75,
      texte: TEXT,
      deAgence: false,
      supprimable: true,
    });
    expect(added.body.auteur).toContain(dc.name);
    expect(await notesOf(caller, id)).toEqual([[added.body]]);
    expect(await notesOf(agency, id)).toEqual([[{ ...added.body, supprimable: false, actes: ['reponse'] }]]);
    expect((await readOrder(caller, id)).version).toBe(version);
    expect(await sinceEntry(order)).toBe(1);
  });

  it('is told apart when the agency wrote it', { tags: 'long' }, async () => {
    const { caller, agency, id, proof } = await orderShownToDc(site);
    expect((await stick(agency, id, proof.id)).status).toBe(200);
    await stick(caller, id, proof.id);
    const [notes = []] = await notesOf(caller, id);
    expect(notes.map(({ deAgence }) => deAgence)).toEqual([true, false]);
  });

  it('replaces a comment as the reason for corrections', async () => {
    const { caller, id, proof } = await orderShownToClient(site);
    expect((await askMove(caller, id, 'Agence')).body).toMatchObject({
      message: 'Merci de préciser votre demande dans le message.',
    });
    const { body } = await stick(caller, id, proof.id);
    expect((await take(caller, id, body.id)).status).toBe(204);
    expect((await askMove(caller, id, 'Agence')).status).toBe(422);
    await stick(caller, id, proof.id);
    expect((await askMove(caller, id, 'Agence')).status).toBe(200);
  });

  it('counts from the entry into the status: an earlier one does not count', { tags: 'long' }, async () => {
    const order = await orderShownToDc(site);
    await stick(order.caller, order.id, order.proof.id);
    await move(order.caller, order.id, 'Validation Client');
    expect(await sinceEntry(order)).toBe(0);
    expect((await askMove(order.caller, order.id, 'Agence')).status).toBe(422);
  });

  it('accepts 2,000 characters, emoji included, and not one more', { tags: 'long' }, async () => {
    const { caller, id, proof } = await orderShownToDc(site);
    const longest = '🍷'.repeat(2000);
    expect((await stick(caller, id, proof.id, { texte: longest })).body.texte).toBe(longest);
    expect((await stick(caller, id, proof.id, { texte: `${longest}!` })).status).toBe(400);
    expect((await stick(caller, id, proof.id, { texte: '   ' })).status).toBe(400);
  });

  it('is refused outside the page, on a missing page, on a file that is not of the proof', {
    tags: 'long',
  }, async () => {
    const order = await orderShownToDc(site);
    const { caller, id, proof } = order;
    expect((await stick(caller, id, proof.id, { x: 1.01 })).status).toBe(400);
    expect((await stick(caller, id, proof.id, { y: -0.01 })).status).toBe(400);
    expect((await stick(caller, id, proof.id, { page: 3 })).body).toMatchObject({
      code: 'VALIDATION',
      champs: [{ chemin: 'page' }],
    });
    const joined = await sendFile(caller, id, 'statut', { name: 'x.png', content: await pngFile() });
    const elsewhere = await orderShownToDc(site);
    for (const fichier of [joined.body.id, elsewhere.proof.id, 'f'.repeat(24)]) {
      expect((await stick(caller, id, fichier)).body).toMatchObject({ champs: [{ chemin: 'fichier' }] });
    }
    expect(await sinceEntry(order)).toBe(0);
  });

  it('is for the current version only, named by the refusal', async () => {
    const order = await submittedOrder(site);
    const { agency, id } = order;
    const first = await joinProof(order);
    const second = await joinProof(order, 'verso.pdf');
    const late = await stick(agency, id, first.id);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'VERSION', etat: { version: 2 } });
    expect((await stick(agency, id, first.id, {}, 2 ** 40)).status).toBe(409);
    expect((await stick(agency, id, second.id, {}, 2)).status).toBe(200);
  });

  it('is limited to a hundred, even concurrently', async () => {
    const order = await orderShownToDc(site);
    const { caller, id, proof } = order;
    await site.pool.query(
      `insert into proof_notes (project_id, version, file_id, x, y, texte, author, author_name)
       select $1, 1, $2, 0.5, 0.5, 'note', 'x', 'X' from generate_series(1, 96)`,
      [id, proof.id],
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => stick(caller, id, proof.id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4);
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(6);
    expect(await sinceEntry(order)).toBe(4);
  });
});

describe('deleting a post-it', () => {
  it('is for its author, until the project leaves the status', async () => {
    const order = await orderShownToDc(site);
    const { caller, agency, id, proof } = order;
    const mine = (await stick(caller, id, proof.id)).body;
    const theirs = (await stick(agency, id, proof.id)).body;
    expect((await take(agency, id, mine.id)).body).toMatchObject({ code: 'STATUT' });
    expect((await take(caller, id, 999_999)).status).toBe(404);
    const elsewhere = await orderShownToDc(site);
    expect((await take(elsewhere.caller, elsewhere.id, mine.id)).status).toBe(404);
    const twice = await Promise.all([take(agency, id, theirs.id), take(agency, id, theirs.id)]);
    expect(twice.map((answer) => answer.status).toSorted()).toEqual([204, 404]);
    expect(await sinceEntry(order)).toBe(1);
    await move(caller, id, 'Agence', { comment: 'À corriger' });
    expect(await notesOf(agency, id)).toEqual([
      [{ ...mine, supprimable: false, actes: ['reponse', 'fait'] }],
    ]);
    await joinProof(order, 'bat.pdf', { replace: true });
    await agency.call(replyToNote, { params: { id, note: mine.id }, body: { acte: 'fait', version: 2 } });
    await move(agency, id, 'Validation DC');
    expect((await take(caller, id, mine.id)).body).toMatchObject({ code: 'STATUT' });
    expect((await notesOf(caller, id)).at(-1)).toHaveLength(1);
    expect(await sinceEntry(order)).toBe(0);
  });
});

describe('permission to annotate', () => {
  it('is for roles that create or review the proof, in the statuses where they do', async () => {
    const order = await orderShownToDc(site);
    const { caller, agency, siege, id, proof, dc } = order;
    for (const who of [caller, agency, siege]) expect((await stick(who, id, proof.id)).status).toBe(200);
    const mdv = await createUser(site.pool, { role: 'mdv', name: dc.mdv ?? 'mdv' });
    expect((await stick(site.as(mdv.name), id, proof.id)).status).toBe(403);
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    expect((await stick(stranger, id, proof.id)).status).toBe(404);
    await move(caller, id, 'Annulé');
    expect((await stick(caller, id, proof.id)).body).toMatchObject({ code: 'STATUT' });
  });
});
