import {
  addProofNote,
  deleteProofNote,
  listProofs,
  replyToNote,
} from '@ardoise/domain/contract/creations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../testing/caller.ts';
import { createUser } from '../../../../testing/factories.ts';
import { LinkClient } from '../../../../testing/link-client.ts';
import { approvalToken } from '../../../../testing/mailed-token.ts';
import { drawnSignature } from '../../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  approvedOrder,
  askMove,
  joinProof,
  move,
  type Order,
  orderShownToClient,
  orderShownToDc,
  readOrder,
  submittedOrder,
} from '../../../../testing/workflow-factories.ts';

let site: TestApp;
let image: string;
let client: LinkClient;
beforeAll(async () => {
  site = await createTestApp({ trustProxy: true });
  image = await drawnSignature();
});
afterAll(() => site.close());
beforeEach(() => {
  client = new LinkClient(site, image);
});

async function stick(caller: Caller, id: string, fichier: string, version = 1, page = 1) {
  const body = { fichier, page, x: 0.25, y: 0.75, texte: 'Le café est à 2,20 €' };
  const added = await caller.call(addProofNote, { params: { id, version }, body });
  if (added.status !== 200) throw new Error(JSON.stringify(added.body));
  return added.body;
}

type Words = { acte: string; version?: number; texte?: string };

const say = (caller: Caller, id: string, note: number, { version = 1, ...words }: Words) =>
  caller.call(replyToNote, { params: { id, note }, body: { version, ...words } });

async function threads(caller: Caller, id: string) {
  return (await caller.call(listProofs, { params: { id } })).body.flatMap(({ postIts }) => postIts);
}

async function waiting({ id }: Order): Promise<number> {
  const { rows } = await site.pool.query<{ n: number }>(
    'select remarks_waiting as n from projects where id = $1',
    [id],
  );
  return rows[0]?.n ?? -1;
}

/** Sent back by its delegate with a remark, and a second version joined. */
async function sentBack() {
  const order = await orderShownToDc(site);
  const { caller, id, proof } = order;
  const note = await stick(caller, id, proof.id, 1, 2);
  await move(caller, id, 'Agence', { comment: 'Voir la remarque', causes: ['prix'] });
  const second = await joinProof(order, 'bat2.pdf', { replace: true });
  return { ...order, note, second };
}

/** In Validation Client, with a remark of the client by their link. */
async function notedByClient() {
  const order = await orderShownToClient(site);
  const token = await approvalToken(site, order);
  const note = (await client.note(token, order.proof.id)).body;
  return { ...order, token, note };
}

describe('a remark that the agency has not answered', () => {
  it('holds its moves, says so with the place to cure it, and lets head office pass', async () => {
    const order = await sentBack();
    const { agency, siege, id } = order;
    expect(await waiting(order)).toBe(1);
    for (const target of ['Validation DC', 'Validation Client'] as const) {
      expect((await askMove(agency, id, target)).body).toMatchObject({
        code: 'GARDE',
        message: 'Une remarque attend votre réponse.',
      });
      expect((await readOrder(agency, id)).actions.find((one) => one.target === target)).toMatchObject({
        allowed: false,
        reason: 'Une remarque attend votre réponse.',
        cure: 'remarques',
      });
      expect((await readOrder(siege, id)).actions.find((one) => one.target === target)?.allowed).toBe(true);
    }
    expect((await askMove(siege, id, 'Validation DC')).status).toBe(200);
  });

  it.each([{ acte: 'fait' }, { acte: 'reponse', texte: 'Le café est corrigé.' }])(
    'is answered by %o',
    async (words) => {
      const order = await sentBack();
      const { agency, id, note } = order;
      const answered = await say(agency, id, note.id, { ...words, version: 2 });
      expect(answered.body).toMatchObject({ attend: false, etat: 'aVerifier', depuis: 1 });
      expect(answered.body.reponses).toMatchObject([{ ...words, deAgence: true, version: 2 }]);
      expect((await askMove(agency, id, 'Validation DC')).status).toBe(200);
    },
  );

  it('is not answered before the return, nor by another', async () => {
    const order = await orderShownToDc(site);
    const { caller, agency, siege, id, proof } = order;
    const note = await stick(caller, id, proof.id);
    await say(agency, id, note.id, { acte: 'reponse', texte: 'Entendu' });
    expect((await say(agency, id, note.id, { acte: 'fait' })).body).toMatchObject({ code: 'STATUT' });
    await move(caller, id, 'Agence', { comment: 'Voir la remarque', causes: ['prix'] });
    await say(siege, id, note.id, { acte: 'reponse', texte: 'À faire' });
    expect(await waiting(order)).toBe(1);
  });

  it('holds a new proof after the approval as well', { tags: 'long' }, async () => {
    const order = await approvedOrder(site);
    const { caller, agency, id, proof } = order;
    const note = await stick(caller, id, proof.id);
    await joinProof(order, 'bat2.pdf', { replace: true });
    for (const target of ['Validation DC', 'Validation Client'] as const)
      expect((await askMove(agency, id, target)).body).toMatchObject({ code: 'GARDE' });
    await say(agency, id, note.id, { acte: 'fait', version: 2 });
    expect((await askMove(agency, id, 'Validation Client')).status).toBe(200);
  });

  it('was answered, if it is from before there were threads', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const { agency, id } = order;
    const { id: file } = await joinProof(order);
    await site.pool.query(
      `insert into proof_notes (project_id, version, file_id, x, y, texte, author, author_name)
       values ($1, 1, $2, 0.5, 0.5, 'Plus grand', $3, 'X')`,
      [id, file, order.dc.name],
    );
    expect(await threads(agency, id)).toMatchObject([{ attend: false, etat: 'ouverte', reponses: [] }]);
    expect((await askMove(agency, id, 'Validation DC')).status).toBe(200);
  });

  it('waits no more once it is taken back or settled', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const { caller, id } = order;
    const { id: file } = await joinProof(order);
    const [one, other] = [await stick(caller, id, file), await stick(caller, id, file)];
    expect(await waiting(order)).toBe(2);
    await caller.call(deleteProofNote, { params: { id, note: one.id } });
    expect(await waiting(order)).toBe(1);
    await say(caller, id, other.id, { acte: 'reglee' });
    expect(await waiting(order)).toBe(0);
  });
});

describe('a remark on the next version', () => {
  it('is to be verified at its place, then settled or asked for again by its delegate', async () => {
    const { caller, agency, id, note, second } = await sentBack();
    await say(agency, id, note.id, { acte: 'fait', version: 2 });
    await move(agency, id, 'Validation DC');
    expect(await threads(caller, id)).toMatchObject([
      {
        version: 1,
        etat: 'aVerifier',
        report: { fichier: second.id, page: 2 },
        actes: ['reponse', 'reglee', 'pasEncore'],
      },
    ]);
    const again = await say(caller, id, note.id, { acte: 'pasEncore', version: 2 });
    expect(again.body).toMatchObject({ etat: 'ouverte', attend: true, depuis: 2 });
    expect((await say(agency, id, note.id, { acte: 'reglee', version: 2 })).body).toMatchObject({
      code: 'STATUT',
      message: 'Seul son auteur peut dire cette remarque réglée.',
    });
    const settled = await say(caller, id, note.id, { acte: 'reglee', version: 2 });
    expect(settled.body).toMatchObject({ etat: 'reglee', attend: false, regleeSur: 2 });
  });

  it('of a version that nobody else was shown keeps that version and its file', {
    tags: 'long',
  }, async () => {
    const order = await submittedOrder(site);
    const { caller, agency, id } = order;
    const first = await joinProof(order);
    const note = await stick(caller, id, first.id);
    const second = await joinProof(order, 'bat2.pdf', { replace: true });
    const proofs = (await agency.call(listProofs, { params: { id } })).body;
    expect(proofs.map(({ version }) => version)).toEqual([2, 1]);
    expect(proofs[1]?.fichiers.map((file) => file.id)).toEqual([first.id]);
    expect(await threads(agency, id)).toMatchObject([
      { id: note.id, report: { fichier: second.id, page: 1 }, attend: true },
    ]);
  });

  it('a client’s is settled by the delegate once the client was shown a newer one', {
    tags: 'long',
  }, async () => {
    const order = await notedByClient();
    const { caller, agency, id, note } = order;
    const refusal = 'Au client de la régler\u00a0: il n’a pas vu plus récent.';
    expect(await threads(caller, id)).toMatchObject([{ deClient: true, refus: refusal, actes: ['reponse'] }]);
    expect((await say(caller, id, note.id, { acte: 'reglee' })).body).toMatchObject({ message: refusal });
    await move(caller, id, 'Agence', { causes: ['prix'] });
    await joinProof(order, 'bat2.pdf', { replace: true });
    await say(agency, id, note.id, { acte: 'fait', version: 2 });
    await move(agency, id, 'Validation DC');
    expect((await say(caller, id, note.id, { acte: 'reglee', version: 2 })).body).toMatchObject({
      message: refusal,
    });
    await move(caller, id, 'Validation Client');
    const settled = await say(caller, id, note.id, { acte: 'reglee', version: 2 });
    expect(settled.body).toMatchObject({ etat: 'reglee', regleeSur: 2, refus: '' });
  });
});

describe('a client', () => {
  it('by link reads and answers the remarks of their own hand, on the version they are shown', async () => {
    const order = await notedByClient();
    const { caller, agency, id, proof, note, token } = order;
    const other = await stick(caller, id, proof.id);
    await say(caller, id, note.id, { acte: 'reponse', texte: 'Nous demandons' });
    await say(agency, id, note.id, { acte: 'reponse', texte: 'À quel prix ?' });
    const mine = await client.reply(token, note.id, { acte: 'reponse', texte: '2,20 €', version: 1 });
    expect(mine.body).toMatchObject({
      reponses: [
        { texte: 'Nous demandons', deAgence: false },
        { texte: 'À quel prix ?', deAgence: true },
        { texte: '2,20 €' },
      ],
      supprimable: false,
    });
    expect((await client.open(token)).body.postIts).toEqual([mine.body]);
    expect((await client.reply(token, other.id, { acte: 'reglee', version: 1 })).status).toBe(404);
    expect((await client.reply(token, note.id, { acte: 'fait', version: 1 })).body).toMatchObject({
      code: 'ROLE',
    });

    await client.correct(token, { version: 1, causes: ['prix'] });
    expect((await client.reply(token, note.id, { acte: 'reglee', version: 1 })).status).toBe(410);
    const second = await joinProof(order, 'bat2.pdf', { replace: true });
    for (const one of [note, other]) await say(agency, id, one.id, { acte: 'fait', version: 2 });
    await move(agency, id, 'Validation Client');
    const next = await approvalToken(site, order);
    expect((await client.open(next)).body).toMatchObject({
      version: 2,
      postIts: [{ id: note.id, version: 1, etat: 'aVerifier', report: { fichier: second.id, page: 2 } }],
    });
    expect((await client.reply(next, note.id, { acte: 'reglee', version: 2 })).body).toMatchObject({
      etat: 'reglee',
      regleeSur: 2,
    });
  });

  it('asks for corrections with ‘Pas encore’ alone', { tags: 'long' }, async () => {
    const order = await notedByClient();
    const { agency, id, note, token } = order;
    await client.correct(token, { version: 1, causes: ['prix'] });
    await joinProof(order, 'bat2.pdf', { replace: true });
    await say(agency, id, note.id, { acte: 'fait', version: 2 });
    await move(agency, id, 'Validation Client');
    const next = await approvalToken(site, order);
    const refused = await client.correct(next, { version: 2, causes: ['prix'] });
    expect(refused.body).toMatchObject({ code: 'GARDE' });
    await client.reply(next, note.id, { acte: 'pasEncore', version: 2 });
    expect((await client.correct(next, { version: 2, causes: ['prix'] })).status).toBe(200);
    expect(await waiting(order)).toBe(1);
  });

  it('with an account reads none of the others’ remarks, and answers none', { tags: 'long' }, async () => {
    const { caller, id, proof } = await orderShownToClient(site);
    const other = await stick(caller, id, proof.id);
    const { name, uid } = await createUser(site.pool, { role: 'client' });
    await site.pool.query('update projects set client_uid = $2, entered_client = true where id = $1', [
      id,
      uid,
    ]);
    const account = site.as(name);
    const mine = await stick(account, id, proof.id);
    expect((await threads(account, id)).map((note) => note.id)).toEqual([mine.id]);
    expect((await say(account, id, other.id, { acte: 'reponse', texte: 'Bonjour' })).status).toBe(404);
    await say(caller, id, mine.id, { acte: 'reponse', texte: 'C’est noté' });
    const settled = await say(account, id, mine.id, { acte: 'reglee' });
    expect(settled.body).toMatchObject({ etat: 'reglee', reponses: [{ texte: 'C’est noté' }, {}] });
  });
});

describe('at the same time', () => {
  it('a double click says it once, and two people both', { tags: 'long' }, async () => {
    const { caller, agency, siege, id, note } = await sentBack();
    const words = { acte: 'reponse', texte: 'C’est fait.', version: 2 };
    const [who, others] = [Array.from({ length: 4 }, () => agency), [siege, caller]];
    const said = await Promise.all([...who, ...others].map((one) => say(one, id, note.id, words)));
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const [thread] = await threads(agency, id);
    expect(thread?.reponses.map(({ deAgence }) => deAgence).toSorted()).toEqual([false, false, true]);
    for (const acte of ['fait', 'fait']) await say(agency, id, note.id, { acte, version: 2 });
    const settled = [1, 2, 3].map(() => say(caller, id, note.id, { acte: 'reglee', version: 2 }));
    expect((await Promise.all(settled)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const acts = (await threads(agency, id))[0]?.reponses.map(({ acte }) => acte) ?? [];
    expect(acts.filter((acte) => acte === 'fait')).toHaveLength(1);
    expect(acts.filter((acte) => acte === 'reglee')).toHaveLength(1);
  });

  it('a remark under which somebody replies stays, or the reply finds none', { tags: 'long' }, async () => {
    const { caller, agency, id, proof } = await orderShownToDc(site);
    const note = await stick(caller, id, proof.id);
    const [taken, said] = await Promise.all([
      caller.call(deleteProofNote, { params: { id, note: note.id } }),
      say(agency, id, note.id, { acte: 'reponse', texte: 'Entendu' }),
    ]);
    expect([
      [204, 404],
      [409, 200],
    ]).toContainEqual([taken.status, said.status]);
    const kept = await stick(caller, id, proof.id);
    await say(agency, id, kept.id, { acte: 'reponse', texte: 'Entendu' });
    expect((await caller.call(deleteProofNote, { params: { id, note: kept.id } })).body).toMatchObject({
      code: 'STATUT',
      message: 'Quelqu’un a répondu à cette remarque\u00a0: elle reste.',
    });
    expect((await say(agency, id, 999_999, { acte: 'reponse', texte: 'Entendu' })).status).toBe(404);
  });

  it('nothing is settled on a version that was replaced', { tags: 'long' }, async () => {
    const { caller, agency, id, note } = await sentBack();
    expect((await say(agency, id, note.id, { acte: 'fait', version: 1 })).body).toMatchObject({
      code: 'VERSION',
      etat: { version: 2 },
    });
    expect((await say(caller, id, note.id, { acte: 'reglee', version: 1 })).status).toBe(409);
  });

  it('a move that began before a remark is held by it', { tags: 'long' }, async () => {
    const order = await sentBack();
    const { caller, agency, id, note, second } = order;
    await say(agency, id, note.id, { acte: 'fait', version: 2 });
    const [, moved] = await Promise.all([
      stick(caller, id, second.id, 2).catch(() => null),
      askMove(agency, id, 'Validation DC'),
    ]);
    const waits = await waiting(order);
    expect(moved.status === 200 || waits === 1).toBe(true);
    if (moved.status !== 200) expect(moved.body).toMatchObject({ code: 'GARDE' });
  });
});

it('is refused without words, with too few, and beyond a hundred replies', { tags: 'long' }, async () => {
  const { caller, id, proof } = await orderShownToDc(site);
  const note = await stick(caller, id, proof.id);
  for (const texte of ['', 'ok', '\u200b\u200b\u200b\u200b'])
    expect((await say(caller, id, note.id, { acte: 'reponse', texte })).body).toMatchObject({
      champs: [{ chemin: 'texte' }],
    });
  expect((await say(caller, id, note.id, { acte: 'reponse', texte: 'a'.repeat(2001) })).status).toBe(400);
  await site.pool.query(
    `insert into proof_note_replies (project_id, note_id, act, texte, version, author, author_name)
     select $1, $2, 'reponse', 'encore', 1, 'x', 'X' from generate_series(1, 100)`,
    [id, note.id],
  );
  expect((await say(caller, id, note.id, { acte: 'reponse', texte: 'Bonjour' })).status).toBe(422);
});
