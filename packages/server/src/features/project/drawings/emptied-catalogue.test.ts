import { DRAWINGS_FOLDER } from '@ardoise/demo/drawings-folder.ts';
import { listSignedDrawings } from '@ardoise/domain/contract/drawings.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { PROJECT_TYPES } from '@ardoise/domain/projects/kinds.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileStore } from '../../../storage/file-store.ts';
import { signedKindDraft } from '../../../testing/kind-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Order } from '../../../testing/workflow-factories.ts';
import { renderOrderForm } from '../order-forms/render-order-form.ts';
import { firstSignedContent } from '../projects/signatures.repository.ts';
import { drawingsIn } from './signed-drawings.ts';
import { signedPictures } from './signed-pictures.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** What the recap is sent, and the order form's pages with the drawings. */
async function paintedNow({ caller, id }: Order) {
  const { body } = await caller.call(listSignedDrawings, { params: { id } });
  const drawings = drawingsIn((await firstSignedContent(site.pool, id)) ?? '{}');
  const { content } = await renderOrderForm({
    nameProjet: 'Zinc',
    numProjet: '31_2026',
    type: 'Carte Brasserie',
    nomDc: 'A',
    nomAgence: 'B',
    chapters: [],
    prints: new Map(),
    mentions: [],
    drawings,
    pictures: await signedPictures(
      await FileStore.open(site.config.dataDir, { drawings: DRAWINGS_FOLDER }),
      drawings,
    ),
    photos: [],
    files: [],
    signatures: [],
    issuedAt: new Date('2026-11-20T10:00:00Z'),
  });
  return { body, pages: content.toString('latin1') };
}

it('signed drawings paint the same once their themes, formats, boards and pictures left the catalogue', {
  tags: 'long',
}, async () => {
  const drawn = PROJECT_TYPES.filter((type) => KINDS[kindOf(type)].drawings.lists.length > 0);
  expect(drawn.length).toBeGreaterThan(3);
  const orders = await Promise.all(drawn.map((type) => signedKindDraft(site, type)));
  const before = await Promise.all(orders.map(paintedNow));
  for (const { body } of before) expect(body.flatMap(({ marks }) => marks)).not.toEqual([]);
  await site.pool.query('delete from catalogue_items');
  expect(await Promise.all(orders.map(paintedNow))).toEqual(before);
});
