import { createHash } from 'node:crypto';
import { addProofNote, listProofs } from '@ardoise/domain/contract/creations.ts';
import { deleteFile, listFiles, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../testing/caller.ts';
import { createUser } from '../../../../testing/factories.ts';
import { pdfFile, pngFile } from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  approvedOrder,
  askMove,
  joinExecution,
  joinProof,
  move,
  orderShownToClient,
  orderShownToDc,
  readOrder,
  sendFile,
  submittedOrder,
} from '../../../../testing/workflow-factories.ts';
import { filesOfProof, findProof } from './proofs.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const WANTED = 'Veuillez joindre une création (BAT) avant de soumettre.';

function hashOf(files: readonly ProjectFile[]): string {
  const hashes = files.map((file) => file.empreinte).toSorted();
  return createHash('sha256').update(hashes.join('\n')).digest('hex');
}

async function proofs(caller: Caller, id: string) {
  const { status, body } = await caller.call(listProofs, { params: { id } });
  expect(status).toBe(200);
  return body;
}

function remove(caller: Caller, id: string, { filename }: ProjectFile) {
  return caller.call(deleteFile, { params: { id }, query: { filename } });
}

const names = (files: readonly ProjectFile[]) => files.map((file) => file.id);

describe('a proof', () => {
  it('gets a new version, with its hash, for every added or removed file', async () => {
    const { agency, agence, id } = await submittedOrder(site);
    expect(await proofs(agency, id)).toEqual([]);
    const front = await sendFile(agency, id, 'photo_crea', { name: 'a.png', content: await pngFile(9, 9) });
    const [first] = await proofs(agency, id);
    expect(first).toMatchObject({ version: 1, actuelle: true, envoyee: null, postIts: [], accords: [] });
    expect(first?.par).toContain(agence.name);
    expect(first?.empreinte).toBe(hashOf([front.body]));
    const back = await sendFile(agency, id, 'photo_crea', { name: 'b.pdf', content: await pdfFile(1) });
    const [second, ...older] = await proofs(agency, id);
    expect(older).toEqual([]);
    expect(second).toMatchObject({ version: 2, empreinte: hashOf([front.body, back.body]) });
    expect(names(second?.fichiers ?? [])).toEqual([front.body.id, back.body.id]);
    expect((await remove(agency, id, front.body)).body).toBe(true);
    const [third] = await proofs(agency, id);
    expect(third).toMatchObject({ version: 3, empreinte: hashOf([back.body]) });
    expect((await remove(agency, id, back.body)).body).toBe(true);
    expect(await proofs(agency, id)).toEqual([]);
    expect((await agency.call(listFiles, { params: { id } })).body.map((file) => file.id)).not.toContain(
      back.body.id,
    );
    expect(await readOrder(agency, id)).toMatchObject({ versionCreation: 0 });
    const again = await joinProofOf(agency, id);
    expect((await proofs(agency, id)).map((proof) => [proof.version, names(proof.fichiers)])).toEqual([
      [4, [again.id]],
    ]);
  });

  it('is numbered without gaps or duplicates for ten concurrent files, with one file more each time', {
    tags: 'long',
  }, async () => {
    const { agency, id } = await submittedOrder(site);
    const contents = await Promise.all(Array.from({ length: 10 }, (_, index) => pngFile(10 + index, 10)));
    const sent = await Promise.all(
      contents.map((content) => sendFile(agency, id, 'photo_crea', { name: 'bat.png', content })),
    );
    expect(sent.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    for (let version = 1; version <= 10; version += 1) {
      expect(await filesOfProof(site.pool, id, version)).toHaveLength(version);
      expect((await findProof(site.pool, id, version))?.hash).toHaveLength(32);
    }
    expect(await findProof(site.pool, id, 11)).toBeNull();
    const [current, ...others] = await proofs(agency, id);
    expect(others).toEqual([]);
    expect(current).toMatchObject({
      version: 10,
      empreinte: hashOf(sent.map((answer) => answer.body)),
    });
  });

  it('is never read half-written while it is replaced repeatedly', { tags: 'long' }, async () => {
    const { agency, caller, id } = await submittedOrder(site);
    const content = await pngFile(12, 12);
    await sendFile(agency, id, 'photo_crea', { name: 'bat.png', content });
    let sending = true;
    const replaced = (async () => {
      for (let round = 0; round < 8; round += 1) {
        const sent = await sendFile(
          agency,
          id,
          'photo_crea',
          { name: 'bat.png', content },
          { remplace: '1' },
        );
        expect(sent.status).toBe(200);
      }
      sending = false;
    })();
    while (sending) {
      const [current] = await proofs(caller, id);
      expect(current?.fichiers).toHaveLength(1);
      expect(current?.empreinte).toBe(hashOf(current?.fichiers ?? []));
    }
    await replaced;
    expect((await proofs(caller, id)).map((proof) => proof.version)).toEqual([9]);
    // Eight files that were never displayed are deleted with their versions.
    expect(
      (await caller.call(listFiles, { params: { id } })).body.map((file) => file.myplv_file_type),
    ).toEqual(['photo_crea', 'bon_commande']);
  });
});

async function joinProofOf(agency: Caller, id: string): Promise<ProjectFile> {
  return (await sendFile(agency, id, 'photo_crea', { name: 'c.png', content: await pngFile(30, 10) })).body;
}

describe('the guard of a fresh proof', () => {
  it('requires a proof for each counted entry into Agence', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const { agency, caller, id } = order;
    const without = await askMove(agency, id, 'Validation DC');
    expect(without.status).toBe(422);
    expect(without.body).toMatchObject({ code: 'GARDE', message: WANTED, etat: { cure: 'creation' } });
    await joinProof(order);
    await move(agency, id, 'Validation DC');
    expect((await proofs(caller, id))[0]?.envoyee).not.toBeNull();
    await move(caller, id, 'Agence', { comment: 'Le logo est trop petit' });
    expect((await askMove(agency, id, 'Validation DC')).body).toMatchObject({ message: WANTED });
    expect((await askMove(agency, id, 'Validation Client')).body).toMatchObject({ message: WANTED });
    await joinProof(order, 'bat-corrigé.pdf', { replace: true });
    await move(agency, id, 'Validation DC');
    expect((await proofs(caller, id)).map((proof) => proof.version)).toEqual([2, 1]);
  });

  it('rejects a proof without files', async () => {
    const order = await submittedOrder(site);
    const proof = await joinProof(order);
    await remove(order.agency, order.id, proof);
    expect((await askMove(order.agency, order.id, 'Validation DC')).body).toMatchObject({ message: WANTED });
  });
});

describe('a displayed proof', () => {
  it('stays in its version when it is replaced, and is not in the next', async () => {
    const order = await orderShownToDc(site);
    const { agency, caller, id, proof } = order;
    await move(caller, id, 'Agence', { comment: 'À revoir' });
    const next = await joinProof(order, 'bat.pdf', { replace: true });
    const [second, first] = await proofs(caller, id);
    expect(second).toMatchObject({ version: 2, actuelle: true });
    expect(names(second?.fichiers ?? [])).toEqual([next.id]);
    expect(first).toMatchObject({ version: 1, actuelle: false });
    expect(first?.fichiers).toMatchObject([{ id: proof.id, retire: true, deletable: false }]);
    expect(first?.empreinte).toBe(hashOf([proof]));
    expect((await caller.inject({ method: 'GET', url: proof.url })).statusCode).toBe(200);
    expect((await remove(agency, id, proof)).body).toBe(false);
    expect((await proofs(caller, id)).map((each) => each.version)).toEqual([2, 1]);
  });

  it('is removed from the current proof instead of deleted; one never displayed is deleted', {
    tags: 'long',
  }, async () => {
    const order = await orderShownToDc(site);
    const { agency, caller, id, proof } = order;
    await move(caller, id, 'Agence', { comment: 'À revoir' });
    const other = await joinProof(order, 'verso.pdf');
    expect((await remove(agency, id, proof)).body).toBe(true);
    const listed = (await agency.call(listFiles, { params: { id } })).body;
    expect(listed.find((file) => file.id === proof.id)).toMatchObject({ retire: true, deletable: false });
    expect((await proofs(caller, id)).map((each) => [each.version, names(each.fichiers)])).toEqual([
      [3, [other.id]],
      [1, [proof.id]],
    ]);
    expect((await remove(agency, id, other)).body).toBe(true);
    expect((await proofs(caller, id)).map((each) => [each.version, each.actuelle])).toEqual([[1, false]]);
  });

  it('can be replaced but not deleted once approved; the approval stays with its version', {
    tags: 'long',
  }, async () => {
    const order = await approvedOrder(site);
    const { agency, caller, id, proof } = order;
    expect((await remove(agency, id, proof)).body).toBe(false);
    const [approved] = await proofs(caller, id);
    expect(approved?.accords).toMatchObject([{ version: 1, retire: null, empreinte: approved?.empreinte }]);
    expect(approved?.fichiers).toMatchObject([{ id: proof.id, deletable: false, retire: false }]);
    const next = await joinProof(order, 'bat.pdf', { replace: true });
    const [second, first] = await proofs(caller, id);
    expect(names(second?.fichiers ?? [])).toEqual([next.id]);
    expect(second?.accords).toEqual([]);
    expect(first?.accords).toHaveLength(1);
    expect(await readOrder(caller, id)).toMatchObject({ versionCreation: 2, versionAccord: 1 });
    await joinExecution(order);
    expect((await askMove(agency, id, 'Impression')).body).toMatchObject({
      message: 'L’accord signé du client sur la création est obligatoire.',
    });
  });

  it('is listed with withdrawn approvals, and the reason', { tags: 'long' }, async () => {
    const order = await approvedOrder(site);
    const { agency, caller, siege, id } = order;
    await joinExecution(order);
    await move(agency, id, 'Impression');
    await move(siege, id, 'Validation CCEP', { comment: 'À vérifier' });
    await move(siege, id, 'Agence', { comment: 'À refaire' });
    const [first] = await proofs(caller, id);
    expect(first?.accords).toMatchObject([{ version: 1, motifRetrait: 'Retour en «\u00a0Agence\u00a0»' }]);
    expect(first?.accords[0]?.retire).not.toBeNull();
  });
});

describe('permission to change it', () => {
  it('is refused outside Agence and Exécution, for head office too', { tags: 'long' }, async () => {
    const { caller, agency, siege, id, proof } = await orderShownToDc(site);
    const file = { name: 'bat.png', content: await pngFile() };
    for (const who of [agency, siege]) {
      expect((await sendFile(who, id, 'photo_crea', file)).body).toMatchObject({ code: 'STATUT' });
      expect((await remove(who, id, proof)).status).toBe(409);
    }
    expect((await sendFile(caller, id, 'photo_crea', file)).status).toBe(403);
    expect((await proofs(caller, id)).map((each) => each.version)).toEqual([1]);
  });

  it('is refused once the project has left during the upload, without a partial version', {
    tags: 'long',
  }, async () => {
    const order = await submittedOrder(site);
    const { agency, id } = order;
    await joinProof(order);
    const content = await pngFile(50, 50);
    const [moved, ...sent] = await Promise.all([
      askMove(agency, id, 'Validation DC'),
      ...Array.from({ length: 4 }, () => sendFile(agency, id, 'photo_crea', { name: 'x.png', content })),
    ]);
    expect(moved.status).toBe(200);
    const kept = sent.filter((answer) => answer.status === 200).length;
    expect(sent.filter((answer) => answer.status === 409)).toHaveLength(4 - kept);
    const [current] = await proofs(agency, id);
    expect(current).toMatchObject({ version: 1 + kept });
    expect(current?.envoyee).not.toBeNull();
    expect(current?.fichiers).toHaveLength(1 + kept);
  });

  it('lists versions for accounts with the project in scope only', async () => {
    const { id, agency, siege } = await orderShownToDc(site);
    expect(await proofs(siege, id)).toHaveLength(1);
    expect(await proofs(agency, id)).toHaveLength(1);
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    expect((await stranger.call(listProofs, { params: { id } })).status).toBe(404);
    expect((await site.anonymous.call(listProofs, { params: { id } })).status).toBe(401);
  });

  it('lists for a client displayed versions, with their own post-its only', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    const { caller, agency, id, proof } = order;
    const client = await createUser(site.pool, { role: 'client' });
    await site.pool.query('update projects set client_uid = $2, entered_client = true where id = $1', [
      id,
      client.uid,
    ]);
    const own = site.as(client.name);
    const note = { fichier: proof.id, page: 1, x: 0.5, y: 0.5, texte: 'Bonjour' };
    await caller.call(addProofNote, { params: { id, version: 1 }, body: note });
    const mine = await own.call(addProofNote, { params: { id, version: 1 }, body: note });
    const [shown] = await proofs(own, id);
    expect(shown?.postIts).toEqual([mine.body]);
    expect((await proofs(caller, id))[0]?.postIts).toHaveLength(2);
    await move(caller, id, 'Agence', { comment: 'À corriger' });
    await joinProof(order, 'bat.pdf', { replace: true });
    expect((await proofs(own, id)).map((each) => each.version)).toEqual([1]);
    expect((await proofs(agency, id)).map((each) => each.version)).toEqual([2, 1]);
  });
});
