import { changeDc, previewBulk, runBulk } from '@ardoise/domain/contract/bulk.ts';
import { deleteProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { columnsOf } from '../../../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { askMove, joinProof, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
let siege: Caller;

beforeAll(async () => {
  site = await createTestApp();
  siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
});
afterAll(() => site.close());

describe('a preview', () => {
  it('reports which projects would pass, and why the others would not, and changes nothing', async () => {
    const draft = await createChrDraft(site);
    const order = await submittedOrder(site);
    const ids = [draft.id, order.id, 'ffffffffffffffffffffffff'];
    const before = await columnsOf(site, order);
    const cancelled = await siege.call(previewBulk, { body: { action: 'annuler', ids } });
    expect(cancelled.body).toMatchObject({ refuses: 1, tronque: false });
    expect(new Set(cancelled.body.possibles.map(({ id }) => id))).toEqual(new Set([draft.id, order.id]));
    const agence = await createUser(site.pool, { role: 'agence' });
    const moved = await siege.call(previewBulk, { body: { action: 'agence', cible: agence.name, ids } });
    expect(moved.body.possibles).toEqual([{ id: order.id, version: before.version }]);
    expect(moved.body.refus).toEqual([
      {
        id: draft.id,
        nameProjet: 'Brasserie du Palais',
        statut: 'Brouillon',
        message: 'L’agence ne se change que dans le statut Agence.',
      },
      { id: ids[2], nameProjet: '', statut: null, message: 'Projet introuvable.' },
    ]);
    expect(await columnsOf(site, order)).toEqual(before);
  });

  it('applies filters within the caller’s scope', async () => {
    const draft = await createChrDraft(site);
    const from = draft.dc;
    const smhf = await createUser(site.pool, { role: 'smhf', name: from.smhf ?? '' });
    const to = await createUser(site.pool, { role: 'dc', smhf: smhf.name });
    await createChrDraft(site);
    const caller = site.as(smhf.name);
    const body = { action: 'reaffecter', cible: to.name, filtre: { q_statut: 'Brouillon' } } as const;
    expect((await caller.call(previewBulk, { body })).body.possibles.map(({ id }) => id)).toEqual([draft.id]);
    const none = { ...body, filtre: { q_statut: 'Terminé' } };
    expect((await caller.call(previewBulk, { body: none })).body).toMatchObject({
      possibles: [],
      refuses: 0,
    });
    const mine = { ...body, cible: from.name };
    expect((await caller.call(previewBulk, { body: mine })).body.refus).toMatchObject([
      { id: draft.id, message: expect.stringMatching(/^Déjà confié à .+\.$/) },
    ]);
  });

  it('warns about a dc without an smhf, and no other', async () => {
    const draft = await createChrDraft(site);
    const alone = await createUser(site.pool, { role: 'dc', smhf: null });
    const other = await createUser(site.pool, { role: 'dc' });
    const warning = async (cible: string) =>
      (await siege.call(previewBulk, { body: { action: 'reaffecter', cible, ids: [draft.id] } })).body
        .avertissement;
    expect(await warning(alone.name)).toMatch(
      / n’est rattaché à aucun SMHF\u00a0: aucun SMHF ne suivra ces projets, /,
    );
    expect(await warning(other.name)).toBeUndefined();
  });

  it('reports a missing dc verbatim, and accepts ids or filters', async () => {
    const draft = await createChrDraft(site);
    const nobody = await siege.call(previewBulk, { body: { action: 'reaffecter', ids: [draft.id] } });
    expect([nobody.status, nobody.body]).toMatchObject([422, { message: 'Veuillez sélectionner 1 DC !' }]);
    for (const selection of [{}, { ids: [draft.id], filtre: {} }]) {
      const wrong = await siege.call(previewBulk, { body: { action: 'supprimer', ...selection } });
      expect(wrong.status).toBe(400);
    }
  });

  it.each([
    ['dc', 'supprimer', 403],
    ['agence', 'annuler', 403],
    ['smhf', 'annuler', 403],
    ['smhf', 'supprimer', 403],
    ['mdv', 'agence', 403],
    ['mdv', 'annuler', 200],
    ['mdv', 'supprimer', 200],
    ['administrator', 'supprimer', 403],
    ['administrator', 'annuler', 200],
  ] as const)('for %s of %s returns %i', async (role, action, status) => {
    const draft = await createChrDraft(site);
    const caller = site.as((await createUser(site.pool, { role })).name);
    const cible = action === 'agence' ? { cible: draft.agence.name } : {};
    const call = await caller.call(previewBulk, { body: { action, ...cible, ids: [draft.id] } });
    expect(call.status).toBe(status);
  });
});

describe('an action on several projects', () => {
  it('reports a version conflict, skips that project, and processes the others', async () => {
    const [first, second] = [await createChrDraft(site), await createChrDraft(site)];
    const ids = [first.id, second.id];
    const { body: preview } = await siege.call(previewBulk, { body: { action: 'supprimer', ids } });
    await site.pool.query('update projects set version = version + 1 where id = $1', [first.id]);
    const run = () => siege.call(runBulk, { body: { action: 'supprimer', projets: preview.possibles } });
    const results = new Map((await run()).body.resultats.map((one) => [one.id, one]));
    expect(results.get(first.id)).toMatchObject({ fait: false, modifie: true });
    expect(results.get(second.id)).toMatchObject({ fait: true, message: 'Supprimé.' });
    expect((await columnsOf(site, first)).deleted_at).toBeNull();
    // Repeated, as by a double click or a reload.
    const again = new Map((await run()).body.resultats.map((one) => [one.id, one]));
    expect(again.get(second.id)).toMatchObject({ fait: true, message: 'Déjà supprimé.' });
  });

  it('cancels as the table says: history, mails and counters once, or the reason why not', async () => {
    const order = await submittedOrder(site);
    const projets = [{ id: order.id }];
    const body = { action: 'annuler', projets, comment: 'Fermeture définitive' } as const;
    const replies = await Promise.all([1, 2, 3].map(() => siege.call(runBulk, { body })));
    expect(replies.flatMap((reply) => reply.body.resultats.map(({ fait }) => fait))).toEqual([
      true,
      true,
      true,
    ]);
    const { historique, statut } = await readOrder(siege, order.id);
    expect(statut).toBe('Annulé');
    expect(historique.filter((line) => line.statut_arr === 'Annulé')).toHaveLength(1);
    expect(historique[0]?.comment).toBe('Fermeture définitive');
    await site.pool.query("update projects set statut = 'Terminé' where id = $1", [order.id]);
    expect((await siege.call(runBulk, { body })).body.resultats).toMatchObject([
      { fait: false, statut: 'Terminé', message: "Le statut du projet ne vous permet pas d'en changer." },
    ]);
  });

  it('submits several of an agency’s own proofs at once, and says why the others stay', {
    tags: 'long',
  }, async () => {
    const ready = await submittedOrder(site);
    await joinProof(ready);
    const waiting = await submittedOrder(site);
    const given = [waiting.id, ready.agence.name];
    await site.pool.query('update projects set agence = $2 where id = $1', given);
    const other = await submittedOrder(site);
    await joinProof(other);
    const { agency } = ready;
    const ids = [ready.id, waiting.id, other.id];
    const { body } = await agency.call(previewBulk, { body: { action: 'soumettre', ids } });
    expect(body.possibles.map(({ id }) => id)).toEqual([ready.id]);
    expect(body.refus).toMatchObject([
      { id: waiting.id, statut: 'Agence', message: expect.stringContaining('création') },
      { id: other.id, message: 'Projet introuvable.' },
    ]);
    const asked = {
      action: 'soumettre',
      projets: ids.map((id) => ({ id })),
      comment: 'Premier jet',
    } as const;
    for (const _ of [1, 2]) {
      const { body: done } = await agency.call(runBulk, { body: asked });
      expect(done.resultats.map(({ fait }) => fait)).toEqual([true, false, false]);
      expect(done.resultats[0]).toMatchObject({ statut: 'Validation DC' });
    }
    const { historique } = await readOrder(siege, ready.id);
    expect(historique.filter((line) => line.statut_arr === 'Validation DC')).toHaveLength(1);
    expect(historique[0]?.comment).toBe('Premier jet');
    // What an agency never does, it does not do to several.
    const cancel = await agency.call(runBulk, { body: { ...asked, action: 'annuler' } });
    expect(cancel.status).toBe(403);
    expect((await site.as(ready.dc.name).call(runBulk, { body: asked })).status).toBe(403);
  });

  it('deletes what may be deleted', { tags: 'long' }, async () => {
    const draft = await createChrDraft(site);
    const order = await submittedOrder(site);
    const projets = [{ id: draft.id }, { id: order.id }];
    const { body } = await siege.call(runBulk, { body: { action: 'supprimer', projets } });
    expect(body.resultats.map(({ fait }) => fait)).toEqual([true, false]);
    expect((await columnsOf(site, draft)).quota_column).toBeNull();
  });
});

describe('a reassignment concurrent with a change of status', { tags: 'long' }, () => {
  /** Stored counters, and a recount from the projects. */
  async function counters(): Promise<{ kept: unknown[]; counted: unknown[] }> {
    const kept = await site.pool.query(
      'select smhf, year, kind, avenir, creation from quota_sums where avenir <> 0 or creation <> 0 order by 1, 2, 3',
    );
    const counted = await site.pool.query(
      `select quota_smhf as smhf, quota_year as year, type_projet as kind, count(*) filter (where quota_column = 'avenir')::int as avenir,
         count(*) filter (where quota_column = 'creation')::int as creation
       from projects where quota_column in ('avenir', 'creation') and quota_smhf is not null group by 1, 2, 3 order by 1, 2, 3`,
    );
    return { kept: kept.rows, counted: counted.rows };
  }

  it('loses neither, records no change twice, and keeps the counters exact', async () => {
    for (let round = 0; round < inVolume(2, 6); round += 1) {
      const order = await submittedOrder(site);
      const dcs = await Promise.all([1, 2].map(() => createUser(site.pool, { role: 'dc' })));
      const lines = (await readOrder(siege, order.id)).historique.length;
      const { version } = await columnsOf(site, order);
      const [moved, ...given] = await Promise.all([
        askMove(order.agency, order.id, 'Brouillon', { comment: 'Photo illisible' }),
        ...dcs.map((dc) => siege.call(changeDc, { params: { new_dc: dc.name }, body: [order.id] })),
      ]);
      expect([200, 409]).toContain(moved?.status);
      expect(given.map((reply) => (reply as (typeof given)[number]).status)).toEqual([200, 200]);
      const after = await columnsOf(site, order);
      const changes = moved?.status === 200 ? 3 : 2;
      expect(after.version).toBe(version + changes);
      expect((await readOrder(siege, order.id)).historique).toHaveLength(lines + changes);
      expect(after.statut).toBe(moved?.status === 200 ? 'Brouillon' : 'Agence');
      expect(dcs.map(({ name }) => name)).toContain(after.dc);
      const dc = dcs.find(({ name }) => name === after.dc);
      expect([after.smhf, after.mdv]).toEqual([dc?.smhf, dc?.mdv]);
      // A freed unit counts for the draft's present SMHF; a consumed one stays.
      expect(after.quota_smhf).toBe(after.statut === 'Brouillon' ? after.smhf : order.dc.smhf);
    }
    const { kept, counted } = await counters();
    expect(kept).toEqual(counted);
  });

  it('loses neither a deletion nor a reassignment', async () => {
    const draft = await createChrDraft(site);
    const dc = await createUser(site.pool, { role: 'dc' });
    const [given, deleted] = await Promise.all([
      siege.call(changeDc, { params: { new_dc: dc.name }, body: [draft.id] }),
      siege.call(deleteProject, { params: { id: draft.id } }),
    ]);
    expect(deleted.status).toBe(204);
    const after = await columnsOf(site, draft);
    expect(after.deleted_at).not.toBeNull();
    expect(after.dc).toBe(given.body.resultats[0]?.fait ? dc.name : draft.dc.name);
    const { kept, counted } = await counters();
    expect(kept).toEqual(counted);
  });
});
