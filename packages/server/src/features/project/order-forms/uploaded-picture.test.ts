import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { addEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { uploadCataloguePicture } from '@ardoise/domain/contract/catalogue-pictures.ts';
import { listFiles, readFile, uploadFile } from '@ardoise/domain/contract/files.ts';
import { readProject, saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { rasterPages } from '../../../testing/drawn-pdf.ts';
import { createUser } from '../../../testing/factories.ts';
import { createKindDraft } from '../../../testing/kind-factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
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
async function signedForm({ caller, id }: Pick<ChrDraft, 'caller' | 'id'>): Promise<Buffer> {
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

type Rgb = readonly [red: number, green: number, blue: number];
const isMagenta = ([red, green, blue]: Rgb) => red > 230 && green < 40 && blue > 230;
const isPostIt = ([red, green, blue]: Rgb) => red > 230 && green > 180 && blue < 60;

/** The pixels of a colour on the pages of a document, two a point. */
async function pixelsOf(pdf: Buffer, is: (colour: Rgb) => boolean): Promise<{ x: number; y: number }[]> {
  const pages = await rasterPages(pdf, 2);
  return pages.flatMap((page) => {
    const { data } = page.getContext('2d').getImageData(0, 0, page.width, page.height);
    const at = (pixel: number): Rgb => [
      data[pixel * 4] ?? 0,
      data[pixel * 4 + 1] ?? 0,
      data[pixel * 4 + 2] ?? 0,
    ];
    const found = Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter((pixel) =>
      is(at(pixel)),
    );
    return found.map((pixel) => ({ x: pixel % page.width, y: Math.floor(pixel / page.width) }));
  });
}

const endsOf = (numbers: readonly number[]): [least: number, most: number] =>
  numbers.reduce<[number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Infinity, 0],
  );

it('a drink with an uploaded picture is offered, chosen on a card, and printed on its order form', {
  tags: 'long',
}, async () => {
  expect(await pixelsOf(await signedForm(await createChrDraft(site)), isMagenta)).toEqual([]);
  const drink = await addDrink();
  const offered = (await site.as('helene').call(readCatalogue, { params: { list: 'boissons' } })).body;
  expect(offered).toContainEqual(
    expect.objectContaining({ id: drink.id, field_gamme_image_boissons_1: drink.image }),
  );
  const printed = await signedForm(await createChrDraft(site, (document) => withDrink(document, drink)));
  expect((await pixelsOf(printed, isMagenta)).length).toBeGreaterThan(400);
});

it('the photos of a price list are on its order form, with the post-its where they were put', {
  tags: 'long',
}, async () => {
  const { caller, id } = await createKindDraft(site, 'Boards PVC');
  const content = await sharp({ create: { width: 300, height: 400, channels: 3, background: MAGENTA } })
    .png()
    .toBuffer();
  const form = multipart({ projet_id: id, file_type: 'photo_pricelist' }, { name: 'prix.png', content });
  const { id: photo, filename } = (await caller.call(uploadFile, form)).body;
  const anno = [
    { x: 0.5, y: 0.25, texte: 'Café à 2,10' },
    { x: 0.5, y: 0.75, texte: 'Enlever' },
  ];
  const { version, boards = [] } = (await caller.call(readProject, { params: { id } })).body;
  const inPhotos = { pricelist: { photo: { [photo]: { photo, name: filename, anno } } } };
  const body = {
    version,
    boards: boards.map((board) => (board.state === 'pricelist' ? { ...board, brief: inPhotos } : board)),
  };
  expect((await caller.call(saveProject, { params: { id }, body })).status).toBe(200);
  const printed = await signedForm({ caller, id });
  const words = (await wordsOf(printed)).join(' ').replaceAll('\u00a0', ' ');
  expect(words).toContain('Liste des prix, photo 1, prix.png');
  expect(words).toContain('L’agence mettra ici les prix de votre photo.');

  const shown = await pixelsOf(printed, isMagenta);
  const [left, right] = endsOf(shown.map(({ x }) => x));
  const [top, bottom] = endsOf(shown.map(({ y }) => y));
  const [wide, high] = [right - left, bottom - top];
  expect(wide / high).toBeCloseTo(0.75, 1);
  const pins = await pixelsOf(printed, isPostIt);
  const places = new Set(
    pins.map(({ x, y }) => `${((x - left) / wide).toFixed(1)} ${Math.round(((y - top) / high) * 4) / 4}`),
  );
  expect([...places].sort()).toEqual(['0.5 0.25', '0.5 0.75']);
});
