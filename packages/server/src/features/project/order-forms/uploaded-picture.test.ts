import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { addEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { uploadCataloguePicture } from '@ardoise/domain/contract/catalogue-pictures.ts';
import { listFiles, readFile } from '@ardoise/domain/contract/files.ts';
import { readProject, signProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { rasterPages } from '../../../testing/drawn-pdf.ts';
import { createUser } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
});
afterAll(() => site.close());

/** A colour that nothing else on an order form has. */
const MAGENTA = { r: 255, g: 0, b: 255 };

/** A drink of head office's own, with a picture that it uploads. */
async function addDrink(): Promise<{ id: string; image: string }> {
  const content = await sharp({ create: { width: 600, height: 900, channels: 3, background: MAGENTA } })
    .png()
    .toBuffer();
  const helene = site.as('helene');
  const uploaded = await helene.call(
    uploadCataloguePicture,
    multipart({}, { name: 'limonade.png', content }),
  );
  const { image } = uploaded.body;
  const item = {
    name: 'Limonades',
    name_1: 'Limonade du siège',
    field_gamme_format_boissons: 'Verre 25 cl',
    field_gamme_image_boissons: '',
    field_gamme_image_boissons_1: image,
  };
  const added = await helene.call(addEntry, {
    params: { list: 'boissons' },
    body: { item, visible: true, du: null, au: null },
  });
  expect(added.status).toBe(200);
  return { id: added.body.id, image };
}

function withDrink(document: ProjectDocument, { id, image }: { id: string; image: string }): ProjectDocument {
  const drink = { id, name: 'Limonade du siège', image, format: 'Verre 25 cl' };
  const boissons = { ...document.infocarte?.boissons, Limonades: { [id]: drink } };
  return { ...document, infocarte: { ...document.infocarte, boissons } };
}

/** Signed by both. */
async function signedForm(change?: (document: ProjectDocument) => ProjectDocument): Promise<Buffer> {
  const { caller, id } = await createChrDraft(site, change);
  for (const role of ['client', 'dc'] as const) {
    const { version } = (await caller.call(readProject, { params: { id } })).body;
    const image = await drawnSignature();
    const body = { role, nom: 'Camille Ferrand', qualite: 'Gérant', image, version };
    expect((await caller.call(signProject, { params: { id }, body })).status).toBe(200);
  }
  const files = (await caller.call(listFiles, { params: { id } })).body;
  const form = files.find(({ myplv_file_type }) => myplv_file_type === 'bon_commande');
  return (await caller.call(readFile, { params: { id: form?.id ?? '' } })).bytes;
}

async function magentaPixels(pdf: Buffer): Promise<number> {
  let count = 0;
  for (const page of await rasterPages(pdf, 1)) {
    const { data } = page.getContext('2d').getImageData(0, 0, page.width, page.height);
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) > 230 && (data[at + 1] ?? 255) < 40 && (data[at + 2] ?? 0) > 230) count++;
  }
  return count;
}

it('a drink with an uploaded picture is offered, chosen on a card, and printed on its order form', async () => {
  expect(await magentaPixels(await signedForm())).toBe(0);
  const drink = await addDrink();
  const offered = (await site.as('helene').call(readCatalogue, { params: { list: 'boissons' } })).body;
  expect(offered).toContainEqual(
    expect.objectContaining({ id: drink.id, field_gamme_image_boissons_1: drink.image }),
  );
  const printed = await signedForm((document) => withDrink(document, drink));
  expect(await magentaPixels(printed)).toBeGreaterThan(100);
});
