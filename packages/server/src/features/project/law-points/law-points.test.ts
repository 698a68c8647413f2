import { listFiles, readFile } from '@ardoise/domain/contract/files.ts';
import { readLawPoints } from '@ardoise/domain/contract/law-points.ts';
import { signProject } from '@ardoise/domain/contract/projects.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { DEFAULT_LAW_POINTS, sampleLawPoints } from '@ardoise/domain/settings/law-points.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvedOrder, readOrder } from '../../../testing/workflow-factories.ts';
import { deleteSetting, writeSetting } from '../../base/settings/settings.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
afterEach(() => deleteSetting(site.pool, 'pointsDeDroit'));

const DAY = '2026-11-02';
const show = (change = {}) =>
  writeSetting(site.pool, 'pointsDeDroit', { ...sampleLawPoints(DAY), ...change });

async function pointsOf(caller: Caller, id: string) {
  const { status, body } = await caller.call(readLawPoints, { params: { id } });
  expect(status).toBe(200);
  return body;
}

const SECTION = 'a'.repeat(24);
const withMeat: ProjectDocument['texteCarte'] = {
  sections: [{ entree: SECTION, titre: 'Plats' }],
  lignes: [{ entree: 'b'.repeat(24), section: SECTION, nom: 'Bavette', prix: '18 €' }],
};

async function write({ id }: ChrDraft, texteCarte: ProjectDocument['texteCarte']): Promise<void> {
  await site.pool.query(
    `update projects set doc = jsonb_set(doc::jsonb, '{texteCarte}', $2::jsonb)::json, version = version + 1 where id = $1`,
    [id, JSON.stringify(texteCarte)],
  );
}

const stateOf = (points: Awaited<ReturnType<typeof pointsOf>>['points'], point: string) =>
  points.find((one) => one.point === point)?.etat;

it('are shown to nobody until head office has read them and set the day, nor while they are hidden', async () => {
  const draft = await createChrDraft(site);
  await write(draft, withMeat);
  expect((await pointsOf(draft.caller, draft.id)).points).toEqual([]);
  const { viandes } = sampleLawPoints(DAY);
  await show({ ...DEFAULT_LAW_POINTS, viandes });
  expect((await pointsOf(draft.caller, draft.id)).points).toEqual([
    {
      point: 'viandes',
      etat: 'absent',
      nom: 'L’origine des viandes',
      pourquoi: 'La carte nomme une viande\u00a0: Bavette.',
      mention: viandes.mention,
      source: viandes.source,
      ou: '',
      etape: 'autres-infos',
      champ: 'autresInfos.autreInfo',
      exemple: true,
    },
  ]);
  await show({ ...DEFAULT_LAW_POINTS, viandes: { ...viandes, masque: true } });
  expect((await pointsOf(draft.caller, draft.id)).points).toEqual([]);
});

it('follow the order until it is signed, absent first; the signature keeps what was shown', async () => {
  const draft = await createChrDraft(site);
  await show();
  await write(draft, withMeat);
  const { points, t_signature } = await pointsOf(draft.caller, draft.id);
  expect([stateOf(points, 'viandes'), t_signature]).toEqual(['absent', null]);
  const states = points.map(({ etat }) => etat);
  const ranks = states.map((etat) => ['absent', 'a-voir', 'present'].indexOf(etat));
  expect(ranks).toEqual(ranks.toSorted());

  const { version } = await readOrder(draft.caller, draft.id);
  const body = {
    role: 'client' as const,
    nom: 'Bertrand Lacombe',
    qualite: 'Gérant',
    image: await drawnSignature(),
    version,
  };
  expect((await draft.caller.call(signProject, { params: { id: draft.id }, body })).status).toBe(200);
  const { viandes } = sampleLawPoints(DAY);
  await show({ viandes: { ...viandes, nom: 'Autre nom' } });
  const signed = await pointsOf(draft.caller, draft.id);
  expect(signed.points).toEqual(points);
  expect(signed.t_signature).not.toBeNull();

  // What was shown is frozen, but for the end of its retention.
  await expect(
    site.pool.query(`update signatures set law_points = '[]' where project_id = $1`, [draft.id]),
  ).rejects.toThrow('what was signed is frozen');
});

async function wordsOfDocument({ caller, id }: Pick<ChrDraft, 'caller' | 'id'>, type: FileType) {
  const { body } = await caller.call(listFiles, { params: { id } });
  const file = body.find(({ myplv_file_type }) => myplv_file_type === type);
  const { bytes } = await caller.call(readFile, { params: { id: file?.id ?? '' } });
  return (await wordsOf(bytes)).join(' ');
}

it('are written in the evidence, and read by the sales force, the agency and head office, by nobody else', {
  tags: 'long',
}, async () => {
  await show();
  const order = await approvedOrder(site);
  const title = 'Points de droit montrés avant la signature de la commande';
  const evidence = await wordsOfDocument({ caller: order.siege, id: order.id }, 'preuve_accord');
  expect(evidence).toContain(title);
  for (const { nom } of (await pointsOf(order.caller, order.id)).points) expect(evidence).toContain(nom);
  // Its client reads the copy.
  expect(await wordsOfDocument(order, 'copie_accord')).not.toContain(title);

  for (const caller of [order.caller, order.agency, order.siege]) await pointsOf(caller, order.id);
  const read = async (role: 'client' | 'imprimeur' | 'dc') => {
    const { name } = await createUser(site.pool, { role });
    return (await site.as(name).call(readLawPoints, { params: { id: order.id } })).status;
  };
  expect([await read('client'), await read('imprimeur'), await read('dc')]).toEqual([403, 403, 404]);
});
