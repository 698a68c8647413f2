import { listFiles } from '@ardoise/domain/contract/files.ts';
import { saveProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument, Support } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createKindDraft, kindOrderIn, signDraft, signedKindDraft } from '../../../testing/kind-factories.ts';
import { columnsOf } from '../../../testing/kind-order.ts';
import { documentsOf } from '../../../testing/order-documents.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readOrder, sendFile } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** Saves the order with a change of its first support. */
async function saveFirst(caller: Caller, id: string, change: Support, said: object = {}) {
  const { version, supports: [first, ...others] = [] } = await readOrder(caller, id);
  const body = { version, ...said, supports: [{ ...first, ...change }, ...others] };
  return caller.call(saveProject, { params: { id }, body });
}

it('a signed order is updated once the loss of its signatures is accepted', async () => {
  const order = await signedKindDraft(site, 'Sur Mesure');
  const refused = await saveFirst(order.caller, order.id, { largeur: '420' });
  expect(refused.body).toMatchObject({ code: 'SIGNATURES' });
  expect(await columnsOf(site, order)).toMatchObject({ client_signed: true, dc_signed: true });
  const saved = await saveFirst(order.caller, order.id, { largeur: '420' }, { annuleSignatures: true });
  expect(saved.body).toMatchObject({ signatureClient: null, signatureDC: null });
  expect((await readOrder(order.caller, order.id)).supports?.[0]?.largeur).toBe('420');
});

it('head office amends a support, into a complete order only', async () => {
  const order = await kindOrderIn(site, 'Sur Mesure', 'Agence');
  const comment = 'La façade a été remesurée';
  expect((await saveFirst(order.siege, order.id, { largeur: '' }, { comment })).body).toMatchObject({
    code: 'GARDE',
    champs: [{ chemin: 'supports.0.largeur' }],
    etat: { step: 'creation/support' },
  });
  expect((await saveFirst(order.siege, order.id, { largeur: '420' }, { comment })).status).toBe(200);
  const page = (await documentsOf(order)).find((words) => words.includes(comment));
  for (const words of ['400 x 80 cm', '420 x 80 cm']) expect(page).toContain(words);
  expect((await readOrder(order.siege, order.id)).signatures[0]?.modifie).not.toBeNull();
});

it('words in another size are signed anew in a draft, and amended afterwards', { tags: 'long' }, async () => {
  const [creation, restyled] = ['<p>Les horaires</p>', '<p><span class="taille-21">Les horaires</span></p>'];
  const described = ({ supports: [first, ...others] = [], ...document }: ProjectDocument) => ({
    ...document,
    supports: [{ ...first, creation }, ...others],
  });
  const draft = await signedKindDraft(site, 'Sur Mesure', described);
  expect((await saveFirst(draft.caller, draft.id, { creation: restyled })).body).toMatchObject({
    code: 'SIGNATURES',
  });
  const order = await kindOrderIn(site, 'Sur Mesure', 'Agence');
  for (const [text, comment] of [
    [creation, 'Les horaires manquaient'],
    [restyled, 'Le client les veut en grand'],
    ['Les horaires', 'Comme avant'],
  ] as const)
    expect((await saveFirst(order.siege, order.id, { creation: text }, { comment })).status).toBe(200);
  const pages = await documentsOf(order);
  const page = (comment: string) => pages.find((words) => words.includes(comment)) ?? '';
  expect(page('en grand').match(/Les horaires/g)).toHaveLength(2);
  expect(page('Comme avant').match(/Les horaires/g)).toHaveLength(2);
});

it('a photo of a support’s place is signed with the order, and stays from then on', {
  tags: 'long',
}, async () => {
  const draft = await createKindDraft(site, 'Sur Mesure');
  const content = await pngFile();
  const { body: photo } = await sendFile(draft.caller, draft.id, 'photo_charte', {
    name: 'facade.png',
    content,
  });
  const photos = { [photo.id]: { photo: photo.id, filename: photo.filename, comment: 'Le store va ici' } };
  expect((await saveFirst(draft.caller, draft.id, { photos })).status).toBe(200);
  const order = await signDraft(site, 'Sur Mesure', draft);
  const { rows } = await site.pool.query<{ covered: boolean }>(
    'select position($2 in content) > 0 as covered from signatures where project_id = $1',
    [order.id, photo.empreinte],
  );
  expect(rows).toEqual([{ covered: true }, { covered: true }]);
  const { body: files } = await order.caller.call(listFiles, { params: { id: order.id } });
  expect(files.find(({ id }) => id === photo.id)?.deletable).toBe(false);
  expect((await documentsOf(order))[0]).toContain('Le store va ici');
});

it('the order form of what is not printed asks for no copies and no delivery', async () => {
  const unprinted = (document: ProjectDocument) => ({
    ...document,
    autresInfos: { ...document.autresInfos, impression: 'non' },
  });
  const [words] = await documentsOf(await signedKindDraft(site, 'Sur Mesure', unprinted));
  expect(words).toContain('Aucune impression');
  expect(words).not.toContain('Exemplaires de');
});
