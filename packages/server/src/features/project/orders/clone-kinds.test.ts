import { cloneProject, undoClone } from '@ardoise/domain/contract/clones.ts';
import { listFiles } from '@ardoise/domain/contract/files.ts';
import { saveProject } from '@ardoise/domain/contract/projects.ts';
import { kindOf, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { PROJECT_TYPES, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { createKindDraft, kindOrderIn } from '../../../testing/kind-factories.ts';
import { columnsOf, setColumns } from '../../../testing/kind-order.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { unitsLeft } from '../../../testing/quota-factories.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import { readOrder, sendFile } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function suspendVae(suspended: boolean): Promise<void> {
  await site.pool.query(
    `insert into settings (key, value) values ('vaeSuspendue', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(suspended)],
  );
}
beforeEach(() => suspendVae(false));

async function giveUnits({ dc }: ChrDraft, count: number): Promise<void> {
  for (const kind of ['CHR', 'VAE', 'PDA'] as const) await giveQuota(site.pool, dc.smhf ?? '', kind, count);
}

async function cloneOf({ caller, id }: ChrDraft): Promise<{ id: string; nextState: string }> {
  const { body } = await caller.call(cloneProject, { params: { id } });
  if ('error' in body) throw new Error(body.error);
  return { id: body._id.$oid, nextState: body.nextState };
}

async function errorOf({ caller, id }: ChrDraft): Promise<string> {
  const { status, body } = await caller.call(cloneProject, { params: { id } });
  expect(status).toBe(200);
  if (!('error' in body)) throw new Error('it was cloned');
  return body.error;
}

describe.each(sample(3, PROJECT_TYPES))('a clone of a project of type %s', (type: ProjectType) => {
  const kind = quotaKindOf(typeCodeOf(type));

  it('copies its answers and consumes a unit, and nothing that came after the wizard', async () => {
    const order = await kindOrderIn(site, type, 'Agence');
    await giveUnits(order, 5);
    await setColumns(site, order.id, {
      prix_final: '900.00',
      t_previsite: '2026-11-02',
      t_pose: '2026-11-03',
      imprimeur: 'imprimeur',
      returns_to_draft: 1,
    });
    const left = kind === null ? null : await unitsLeft(site.pool, order.dc.smhf ?? '', kind);
    const copy = await cloneOf(order);
    expect(copy.nextState).toBe(KINDS[kindOf(type)].wizard.steps[0]?.path);
    const [source, cloned] = [await columnsOf(site, order), await columnsOf(site, copy)];
    expect(cloned).toMatchObject({
      statut: 'Brouillon',
      original_id: order.id,
      kind: source.kind,
      type,
      agence: order.agence.name,
      boards_count: source.boards_count,
      drinks: source.drinks,
      has_pose: source.has_pose,
      eligible_quota: kind !== null,
      imprimeur: null,
      prix_final: null,
      t_previsite: null,
      t_pose: null,
      nb_ar_agence: 0,
      returns_to_draft: 0,
      client_signed: false,
      dc_signed: false,
      client_uid: null,
    });
    expect(await readOrder(order.caller, copy.id)).toMatchObject({ historique: [], signatures: [] });
    if (kind !== null) expect(await unitsLeft(site.pool, order.dc.smhf ?? '', kind)).toBe((left ?? 0) - 1);
    await order.caller.call(undoClone, { params: { id: copy.id } });
    if (kind !== null) expect(await unitsLeft(site.pool, order.dc.smhf ?? '', kind)).toBe(left);
  });
});

describe('a clone', () => {
  it('has its own copies of the photos in its charter', async () => {
    const draft = await createKindDraft(site, 'Sur Mesure');
    const sent = await sendFile(draft.caller, draft.id, 'photo_charte', {
      name: 'charte.png',
      content: await pngFile(),
    });
    const { version, charte } = await readOrder(draft.caller, draft.id);
    const photo = sent.body.id;
    await draft.caller.call(saveProject, {
      params: { id: draft.id },
      body: {
        version,
        charte: { ...charte, charteClient: 'oui', photo_charte: { [photo]: { photo, comment: 'Le rouge' } } },
      },
    });
    const copy = await cloneOf(draft);
    const files = await draft.caller.call(listFiles, { params: { id: copy.id } });
    const file = files.body.find(({ empreinte }) => empreinte === sent.body.empreinte);
    if (file === undefined) throw new Error('the photo was not copied');
    expect(file.id).not.toBe(photo);
    expect((await readOrder(draft.caller, copy.id)).charte?.photo_charte).toEqual({
      [file.id]: { photo: file.id, comment: 'Le rouge' },
    });
  });

  it('has its own copies of the photos of a support’s place', async () => {
    const draft = await createKindDraft(site, 'Sur Mesure');
    const sent = await sendFile(draft.caller, draft.id, 'photo_charte', {
      name: 'facade.png',
      content: await pngFile(),
    });
    const { version, supports = [] } = await readOrder(draft.caller, draft.id);
    const { id: photo, filename } = sent.body;
    const ofPlace = (one: string) => ({ [one]: { photo: one, filename, comment: 'Le store va ici' } });
    await draft.caller.call(saveProject, {
      params: { id: draft.id },
      body: { version, supports: [{ ...supports[0], photos: ofPlace(photo) }, ...supports.slice(1)] },
    });
    const copy = await cloneOf(draft);
    const files = await draft.caller.call(listFiles, { params: { id: copy.id } });
    const file = files.body.find(({ empreinte }) => empreinte === sent.body.empreinte);
    if (file === undefined) throw new Error('the photo was not copied');
    expect(file.id).not.toBe(photo);
    const [first, second] = (await readOrder(draft.caller, copy.id)).supports ?? [];
    expect(Object.values(first?.photos ?? {})).toMatchObject([
      { photo: file.id, comment: 'Le store va ici' },
    ]);
    expect(second).not.toHaveProperty('photos');
  });

  it('of a VAE is refused while their creation is suspended', async () => {
    const draft = await createKindDraft(site, 'Boards PVC');
    await giveUnits(draft, 5);
    await suspendVae(true);
    expect(await errorOf(draft)).toBe('La création de projets VAE est suspendue pour le moment');
  });

  it.each<[ProjectType, string]>([
    ['Carte Brasserie', 'Attention : quota dépassé. La création d’un projet est impossible.'],
    ['Digital', 'Attention : quota dépassé. La création d’un projet est impossible.'],
    ['Direct Agence', 'Attention : quota dépassé. La création d’un projet Direct Agence est impossible.'],
  ])('of a %s is refused without a unit left', async (type, message) => {
    const draft = await createKindDraft(site, type);
    await giveUnits(draft, 0);
    expect(await errorOf(draft)).toBe(message);
  });

  it('is refused for a dc whose SMHF was removed', async () => {
    const draft = await createKindDraft(site, 'Sur Mesure');
    await site.pool.query('update users set smhf = null where name = $1', [draft.dc.name]);
    expect(await errorOf(draft)).toBe(
      "Vous n'êtes pas associé à un SMHF. La création du projet est impossible",
    );
  });

  it('is refused once the outlet’s medal is not eligible', async () => {
    const draft = await createKindDraft(site, 'Sur Mesure', (document) => ({
      ...document,
      pdv: { ...document.pdv, medaillePDV: 'Silver' },
    }));
    expect(await errorOf(draft)).toContain('médaille');
  });

  it('can be undone for ten minutes', async () => {
    const draft = await createKindDraft(site, 'Sur Mesure');
    const copy = await cloneOf(draft);
    await site.pool.query(`update projects set t_creation = now() - interval '11 minutes' where id = $1`, [
      copy.id,
    ]);
    expect(await draft.caller.call(undoClone, { params: { id: copy.id } })).toMatchObject({
      status: 409,
      body: { message: 'Une copie ne peut être reprise que dans les 10 minutes.' },
    });
  });

  it('is for the dc and head office', async () => {
    const draft = await createKindDraft(site, 'Sur Mesure');
    const allowed: string[] = [];
    for (const role of ROLES.filter((one) => one !== 'dc')) {
      const caller = site.as((await createUser(site.pool, { role })).name);
      const { status } = await caller.call(cloneProject, { params: { id: draft.id } });
      if (status === 200) allowed.push(role);
      else expect([role, status]).toEqual([role, 403]);
    }
    expect(allowed.sort()).toEqual(['administrator', 'siege']);
  });
});
