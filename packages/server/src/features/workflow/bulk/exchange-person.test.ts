import { changeAgency, changeDc, changePrinter } from '@ardoise/domain/contract/bulk.ts';
import { saveProject } from '@ardoise/domain/contract/projects.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { signedKindDraft } from '../../../testing/kind-factories.ts';
import { columnsOf, setColumns } from '../../../testing/kind-order.ts';
import { orderInPrint } from '../../../testing/printing-factories.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askMove, move, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
let siege: Caller;
const UNKNOWN = 'ffffffffffffffffffffffff';

beforeAll(async () => {
  site = await createTestApp();
  siege = site.as((await createUser(site.pool, { role: 'siege', prenom: 'Hélène', nom: 'Marchetti' })).name);
});
afterAll(() => site.close());

const newDc = (people: { smhf?: string; mdv?: string } = {}) =>
  createUser(site.pool, { role: 'dc', prenom: 'Léo', nom: 'Moreau', ...people });
const as = async (role: Role) => site.as((await createUser(site.pool, { role })).name);
const give = (caller: Caller, ids: string[], dc: string) =>
  caller.call(changeDc, { params: { new_dc: dc }, body: ids });

async function mailsOf(id: string): Promise<[template: string, to: string][]> {
  const { rows } = await site.pool.query<{ template: string; recipient: string }>(
    'select template, recipient from mails where project_id = $1 order by id',
    [id],
  );
  return rows.map(({ template, recipient }) => [template, recipient]);
}

async function quotaOf(smhf: string): Promise<{ year: number; avenir: number; creation: number }[]> {
  const { rows } = await site.pool.query<{ year: number; avenir: number; creation: number }>(
    'select year, sum(avenir)::int as avenir, sum(creation)::int as creation from quota_sums where smhf = $1 group by year order by year',
    [smhf],
  );
  return rows.filter(({ avenir, creation }) => avenir !== 0 || creation !== 0);
}

describe('another dc', () => {
  it('gets the project, with its smhf and mdv, and the history records from whom to whom', async () => {
    const draft = await createChrDraft(site);
    const dc = await newDc();
    const before = await columnsOf(site, draft);
    const { status, body } = await give(siege, [draft.id], dc.name);
    expect(status).toBe(200);
    expect(body.resultats).toEqual([
      {
        id: draft.id,
        nameProjet: 'Brasserie du Palais',
        fait: true,
        statut: 'Brouillon',
        message: 'Confié à Léo Moreau.',
      },
    ]);
    const after = await columnsOf(site, draft);
    expect(after).toMatchObject({ dc: dc.name, smhf: dc.smhf, mdv: dc.mdv, version: before.version + 1 });
    expect(after.t_statut).toBe(before.t_statut);
    const [line] = (await readOrder(siege, draft.id)).historique;
    expect(line).toMatchObject({
      statut_dep: 'Brouillon',
      statut_arr: 'Brouillon',
      nomResp: 'Hélène Marchetti',
      comment: `Réaffectation\u00a0: Prénom ${draft.dc.nom} → Léo Moreau`,
      force: false,
    });
    expect((await readOrder(site.as(dc.name), draft.id)).dc).toBe(dc.name);
    const { status: former } = await draft.caller.call(saveProject, {
      params: { id: draft.id },
      body: { version: after.version },
    });
    expect(former).toBe(404);
  });

  it('takes over a draft’s place in the quota, and not a consumed unit', { tags: 'long' }, async () => {
    const draft = await createChrDraft(site);
    const order = await submittedOrder(site);
    const dc = await newDc();
    expect(await quotaOf(draft.dc.smhf ?? '')).toEqual([{ year: 0, avenir: 1, creation: 0 }]);
    const consumed = await quotaOf(order.dc.smhf ?? '');
    await give(siege, [draft.id, order.id], dc.name);
    expect(await quotaOf(draft.dc.smhf ?? '')).toEqual([]);
    expect(await quotaOf(dc.smhf ?? '')).toEqual([{ year: 0, avenir: 1, creation: 0 }]);
    expect(await quotaOf(order.dc.smhf ?? '')).toEqual(consumed);
    // A first return frees the unit: the draft then counts for its present SMHF.
    await move(order.agency, order.id, 'Brouillon', { comment: 'Photo illisible' });
    expect(await quotaOf(order.dc.smhf ?? '')).toEqual([]);
    expect(await quotaOf(dc.smhf ?? '')).toEqual([{ year: 0, avenir: 2, creation: 0 }]);
  });

  it('without an smhf cannot send a draft to the agency, and sees why; head office may, with a comment', {
    tags: 'long',
  }, async () => {
    const order = await signedKindDraft(site, 'Carte Brasserie');
    const alone = await createUser(site.pool, { role: 'dc', smhf: null });
    await give(siege, [order.id], alone.name);
    const reason = "Vous n'êtes pas associé à un SMHF. La création du projet est impossible";
    const mine = await readOrder(site.as(alone.name), order.id);
    expect(mine.actions.find(({ target }) => target === 'Agence')).toMatchObject({ allowed: false, reason });
    const refused = await askMove(site.as(alone.name), order.id, 'Agence');
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'SANS_SMHF', message: reason }]);
    expect((await askMove(siege, order.id, 'Agence')).body).toMatchObject({ code: 'SANS_SMHF' });
    await move(siege, order.id, 'Agence', { comment: 'Accordé par la direction.' });
    expect(await columnsOf(site, order)).toMatchObject({
      statut: 'Agence',
      eligible_quota: true,
      quota_smhf: null,
    });
  });

  it('must be one of an smhf’s or an mdv’s own, for their own projects', { tags: 'long' }, async () => {
    const draft = await createChrDraft(site);
    const stranger = await newDc();
    for (const role of ['smhf', 'mdv'] as const) {
      const manager = draft.dc[role] ?? '';
      await createUser(site.pool, { role, name: manager });
      const caller = site.as(manager);
      const own = await newDc({ [role]: manager });
      const { body } = await give(caller, [draft.id], own.name);
      expect(body.resultats).toMatchObject([{ fait: true }]);
      expect((await give(caller, [draft.id], stranger.name)).status).toBe(404);
      const elsewhere = await createChrDraft(site);
      expect((await give(caller, [elsewhere.id], own.name)).body.resultats).toMatchObject([
        { id: elsewhere.id, fait: false, statut: null, message: 'Projet introuvable.' },
      ]);
      await give(siege, [draft.id], draft.dc.name);
    }
  });

  it('is assigned per project: a missing one does not block the others, and a repetition changes nothing', async () => {
    const draft = await createChrDraft(site);
    const dc = await newDc();
    const once = await give(siege, [UNKNOWN, draft.id, draft.id], dc.name);
    expect(once.body.resultats.map(({ fait }) => fait)).toEqual([false, true]);
    const { version } = await columnsOf(site, draft);
    const twice = await give(siege, [draft.id], dc.name);
    expect(twice.body.resultats).toMatchObject([{ fait: true, message: 'Déjà confié à Léo Moreau.' }]);
    expect((await columnsOf(site, draft)).version).toBe(version);
    expect((await readOrder(siege, draft.id)).historique).toHaveLength(1);
  });

  it('is chosen by head office, an smhf or an mdv, among active dcs', async () => {
    const draft = await createChrDraft(site);
    const dc = await newDc();
    for (const role of ['dc', 'agence', 'imprimeur', 'installateur', 'client'] as const)
      expect((await give(await as(role), [draft.id], dc.name)).status).toBe(403);
    expect((await give(siege, [draft.id], 'personne')).status).toBe(404);
    expect((await give(siege, [draft.id], draft.agence.name)).status).toBe(404);
    const gone = await createUser(site.pool, { role: 'dc', active: false });
    expect((await give(siege, [draft.id], gone.name)).status).toBe(404);
    expect((await give(siege, [], dc.name)).status).toBe(400);
    expect((await give(await as('administrator'), [draft.id], dc.name)).body.resultats).toMatchObject([
      { fait: true },
    ]);
  });
});

describe('another agency', () => {
  const change = (caller: Caller, id: string, agence: string, body = {}) =>
    caller.call(changeAgency, { params: { id, new_agence: agence }, body });

  it('takes over in Agence: recorded, notified by mail, no round trip, and kept by a later save', {
    tags: 'long',
  }, async () => {
    const order = await submittedOrder(site);
    const agence = await createUser(site.pool, { role: 'agence', nom: 'Papier Bleu', prenom: '' });
    const before = await columnsOf(site, order);
    const told = await mailsOf(order.id);
    const { status, body } = await change(siege, order.id, agence.name, { comment: 'Reprise de la charge.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ agence: agence.name, statut: 'Agence', nb_ar_agence: before.nb_ar_agence });
    expect(body.idprojet?.emailAgence).toBe(agence.mail);
    expect(body.historique[0]).toMatchObject({ statut_dep: 'Agence', statut_arr: 'Agence' });
    expect(body.historique[0]?.comment).toMatch(
      /^Changement d’agence\u00a0: .+ → Papier Bleu\nReprise de la charge\.$/,
    );
    expect((await mailsOf(order.id)).slice(told.length)).toEqual([['agency-changed', agence.mail]]);
    const after = await columnsOf(site, order);
    expect(after).toMatchObject({ clock_from: before.clock_from, client_signed: true, dc_signed: true });
    expect((await readOrder(site.as(agence.name), order.id)).agence).toBe(agence.name);
    expect(
      (await order.agency.call(changeAgency, { params: { id: order.id, new_agence: 'x' } })).status,
    ).toBe(403);
    await move(site.as(agence.name), order.id, 'Brouillon', { comment: 'À compléter' });
    const { version } = await columnsOf(site, order);
    const saved = await order.caller.call(saveProject, {
      params: { id: order.id },
      body: { version, idprojet: body.idprojet },
    });
    expect(saved.body).toMatchObject({ agence: agence.name });
  });

  it('is chosen by head office, in Agence, among active agencies', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const agence = await createUser(site.pool, { role: 'agence' });
    for (const role of ['dc', 'smhf', 'mdv', 'agence', 'imprimeur', 'installateur', 'client'] as const)
      expect((await change(await as(role), order.id, agence.name)).status).toBe(403);
    expect((await change(siege, order.id, 'personne')).status).toBe(404);
    expect((await change(siege, UNKNOWN, agence.name)).status).toBe(404);
    const { version } = await columnsOf(site, order);
    const stale = await change(siege, order.id, agence.name, { version: version - 1 });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION' }]);
    const draft = await createChrDraft(site);
    const early = await change(siege, draft.id, agence.name);
    expect([early.status, early.body]).toMatchObject([409, { code: 'STATUT' }]);
    expect((await change(siege, order.id, agence.name, { version })).status).toBe(200);
    const again = await change(siege, order.id, agence.name, { version });
    expect(again.status).toBe(200);
    expect((await mailsOf(order.id)).filter(([template]) => template === 'agency-changed')).toHaveLength(1);
  });
});

describe('another printer', () => {
  const change = (caller: Caller, id: string, printer: string) =>
    caller.call(changePrinter, { params: { id, new_imprimeur: printer } });

  it('takes over in Impression: recorded, notified by mail, and out of the former one’s scope', async () => {
    const job = await orderInPrint(site);
    const printer = await createUser(site.pool, { role: 'imprimeur', prenom: '', nom: 'Presse Neuve' });
    const told = await mailsOf(job.id);
    const { status, body } = await change(siege, job.id, printer.name);
    expect(status).toBe(200);
    expect(body).toMatchObject({ imprimeur: printer.name, statut: 'Impression' });
    expect(body.historique[0]?.comment).toMatch(/^Changement d’imprimeur\u00a0: .+ → Presse Neuve$/);
    expect((await mailsOf(job.id)).slice(told.length)).toEqual([['printing-to-do', printer.mail]]);
    await move(site.as(printer.name), job.id, 'Imprimé');
    await expect(readOrder(job.printerCaller, job.id)).rejects.toThrow('INTROUVABLE');
  });

  it('is a printer or the project’s own agency, chosen by head office in Impression', {
    tags: 'long',
  }, async () => {
    const job = await orderInPrint(site);
    const printer = await createUser(site.pool, { role: 'imprimeur' });
    const stranger = await createUser(site.pool, { role: 'agence' });
    for (const role of ['dc', 'smhf', 'mdv', 'agence', 'imprimeur', 'installateur', 'client'] as const)
      expect((await change(await as(role), job.id, printer.name)).status).toBe(403);
    expect((await change(siege, job.id, 'personne')).status).toBe(404);
    expect((await change(siege, UNKNOWN, printer.name)).status).toBe(404);
    const other = await change(siege, job.id, stranger.name);
    expect([other.status, other.body]).toMatchObject([422, { code: 'GARDE' }]);
    expect((await change(siege, job.id, job.agence.name)).body).toMatchObject({ imprimeur: job.agence.name });
    await setColumns(site, job.id, { statut: 'Imprimé' });
    const late = await change(siege, job.id, printer.name);
    expect([late.status, late.body]).toMatchObject([409, { code: 'STATUT' }]);
  });
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
