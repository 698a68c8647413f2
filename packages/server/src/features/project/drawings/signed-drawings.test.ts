import { createHash } from 'node:crypto';
import { DRAWINGS_FOLDER } from '@ardoise/demo/drawings-folder.ts';
import { listSignedDrawings } from '@ardoise/domain/contract/drawings.ts';
import { listFiles, readFile } from '@ardoise/domain/contract/files.ts';
import { signProject } from '@ardoise/domain/contract/projects.ts';
import type { SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import { canonicalText } from '@ardoise/domain/rules/signed-content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStore } from '../../../storage/file-store.ts';
import { createUser } from '../../../testing/factories.ts';
import { createKindDraft } from '../../../testing/kind-factories.ts';
import { operatorsIn } from '../../../testing/pdf-operators.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Order, readOrder } from '../../../testing/workflow-factories.ts';
import { readCataloguePicture } from '../../base/catalogue/catalogue-pictures.ts';
import { faceFile } from './drawing-faces.ts';
import { drawingsIn, hasChanged } from './signed-drawings.ts';
import { signedPictures } from './signed-pictures.ts';

let site: TestApp;
/** The application's own, as another process sees it. */
let store: FileStore;
beforeAll(async () => {
  site = await createTestApp();
  store = await FileStore.open(site.config.dataDir, { drawings: DRAWINGS_FOLDER });
  // Tests write what other versions signed.
  await site.pool.query('alter table signatures disable trigger user');
});
afterAll(() => site.close());

type Signer = Pick<Order, 'caller' | 'id'>;

async function sign({ caller, id }: Signer, role: 'client' | 'dc'): Promise<void> {
  const { version } = await readOrder(caller, id);
  const body = { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image: await drawnSignature(), version };
  expect((await caller.call(signProject, { params: { id }, body })).status).toBe(200);
}

async function contentsOf({ id }: Signer): Promise<string[]> {
  const { rows } = await site.pool.query<{ content: string; hash: string }>(
    `select content, encode(content_hash, 'hex') as hash from signatures where project_id = $1 and voided_at is null order by id`,
    [id],
  );
  for (const { content, hash } of rows) expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
  return rows.map(({ content }) => content);
}

async function orderFormOf({ caller, id }: Signer): Promise<Buffer> {
  const { body } = await caller.call(listFiles, { params: { id } });
  const [order] = body.filter(({ myplv_file_type: type }) => type === 'bon_commande');
  return (await caller.call(readFile, { params: { id: order?.id ?? '' } })).bytes;
}

/** The text of an order form, as extracted from the PDF. */
async function orderFormWords(signer: Signer): Promise<string> {
  return (await wordsOf(await orderFormOf(signer))).join(' ').replace(/\s+/g, ' ');
}

const hashOf = (bytes: Buffer | null) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

describe('the drawings of a signed order of boards', () => {
  it('are laid out at the first signature, which covers their marks and the hash of each picture and font', async () => {
    const draft = await createKindDraft(site, 'Boards PVC');
    await sign(draft, 'client');
    const [content = ''] = await contentsOf(draft);
    const drawings = drawingsIn(content);
    expect(drawings.map(({ title, format }) => [title, format])).toEqual([
      ['Menu simple 2 éléments, PET 50\u00a0cl, colas - 1', 'Horizontal 60x90cm'],
      ['Gamme et prix des boissons - 1', 'Horizontal 60x90cm'],
      ['Pricelist, texte ou photos - 1', 'Horizontal 60x90cm'],
    ]);
    const [menu] = drawings;
    expect(menu).toMatchObject({ width: 900, height: 600 });
    expect(menu?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))).toEqual(
      expect.arrayContaining(['MENU', 'Formule du midi', 'Croque-monsieur', '8', '90']),
    );
    const address = '/catalogue/visuel-solide/croque-monsieur.svg';
    expect(menu?.pictures[address]).toBe(hashOf(await readCataloguePicture(store, address)));
    expect(menu?.faces.display).toBe(hashOf(faceFile('display').bytes));
  });

  it('stay those of the first signature when the catalogue changes, and are in the order form', {
    tags: 'long',
  }, async () => {
    const draft = await createKindDraft(site, 'Boards PVC');
    await sign(draft, 'client');
    const { rowCount } = await site.pool.query(
      `update catalogue_items set data = (data::jsonb || '{"field_apercu":{"inks":{"ground":"sapin"}}}')::json where list = 'boards'`,
    );
    expect(rowCount).toBeGreaterThan(0);
    await sign(draft, 'dc');
    const [client, dc] = await contentsOf(draft);
    expect(dc).toBe(client);
    expect(dc).not.toContain('sapin');
    const words = await orderFormWords(draft);
    expect(words).toContain('Aperçus signés');
    // Letter-spaced words are extracted letter by letter.
    const letters = words.replaceAll(' ', '');
    for (const printed of ['MENU', 'NOSBOISSONS', 'NOSPRIX', 'Prixnetseneuros', 'Formuledumidi'])
      expect(letters).toContain(printed);
  });

  it('are absent for an order first signed before the feature, whose second signature is valid', async () => {
    const draft = await createKindDraft(site, 'Digital');
    await sign(draft, 'client');
    const [content = '{}'] = await contentsOf(draft);
    const { dessins: _drawings, ...before } = JSON.parse(content);
    const text = canonicalText(before);
    await site.pool.query(
      `update signatures set content = $2, content_hash = sha256(convert_to($2, 'utf8')) where project_id = $1`,
      [draft.id, text],
    );
    await sign(draft, 'dc');
    expect(await contentsOf(draft)).toEqual([text, text]);
    expect(await orderFormWords(draft)).not.toMatch(/Aperçus? signé/);
  });
});

describe('the drawing of a signed Carte Brasserie', () => {
  it('is the card with both its flaps, with the hash of each picture and font, the same in both signatures', async () => {
    const draft = await createKindDraft(site, 'Carte Brasserie');
    await sign(draft, 'client');
    await sign(draft, 'dc');
    const [client = '', dc] = await contentsOf(draft);
    expect(dc).toBe(client);
    const drawings = drawingsIn(client);
    expect(drawings).toMatchObject([
      { title: 'Carte Brasserie', format: 'A4, deux volets', width: 420, height: 297 },
    ]);
    const [card] = drawings;
    expect(card?.marks.some(({ waiting }) => waiting)).toBe(false);
    const words = card?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(words).toEqual(expect.arrayContaining(['Cola classique', 'Formule Déjeuner', '13\u00a0€']));
    for (const address of [
      '/catalogue/illustrations/plat-du-jour.svg',
      '/catalogue/modeleqrcodes/cadre-simple.svg',
    ])
      expect(card?.pictures[address]).toBe(hashOf(await readCataloguePicture(store, address)));
    expect(Object.keys(card?.faces ?? {}).sort()).toEqual(['display', 'italic', 'strong', 'text']);
  });

  it('is in the order form, with what the agency still adds', async () => {
    const draft = await createKindDraft(site, 'Carte Brasserie');
    await sign(draft, 'client');
    await sign(draft, 'dc');
    const words = await orderFormWords(draft);
    expect(words).toContain('Aperçu signé');
    expect(words).toMatch(/L’agence .+ y mettra vos plats et vos prix, d’après vos photos ou votre texte\./);
    expect(words.replaceAll(' ', '')).toContain('NotreformuleFormuleDéjeuner');
  });
});

it('a picture or a font that differs from the signed one is not displayed in its place', async () => {
  const address = '/catalogue/visuel-solide/burger.svg';
  const signed: SignedDrawing = {
    title: 'Menu',
    format: '',
    width: 10,
    height: 10,
    marks: [{ kind: 'image', x: 0, y: 0, w: 5, h: 5, src: address }],
    pictures: { [address]: hashOf(await readCataloguePicture(store, address)) },
    faces: { text: faceFile('text').sha256 },
  };
  const other = { ...signed, pictures: { [address]: 'ab'.repeat(32) } };
  expect([...(await signedPictures(store, [signed])).keys()]).toEqual([address]);
  expect((await signedPictures(store, [other])).size).toBe(0);
  const pictures = await signedPictures(store, [signed]);
  expect(hasChanged(signed, pictures)).toBe(false);
  expect(hasChanged(other, await signedPictures(store, [other]))).toBe(true);
  expect(hasChanged({ ...signed, faces: { text: 'cd'.repeat(32) } }, pictures)).toBe(true);
});

describe('the pictures of a signed order', () => {
  it('are preserved by the first signature', async () => {
    const draft = await createKindDraft(site, 'Carte Brasserie');
    await sign(draft, 'client');
    const [content = ''] = await contentsOf(draft);
    const pictures = drawingsIn(content).flatMap((drawing) => Object.entries(drawing.pictures));
    expect(pictures.length).toBeGreaterThan(1);
    for (const [address, hash] of pictures)
      expect(await store.readPreserved(hash), address).toEqual(await readCataloguePicture(store, address));
  });

  it('stay those that were signed when the catalogue has others since, in the order form and the recap', async () => {
    const draft = await createKindDraft(site, 'Carte Brasserie');
    await sign(draft, 'client');
    const [signed = ''] = await contentsOf(draft);
    const address = '/catalogue/illustrations/plat-du-jour.svg';
    // As if it had been signed when the catalogue had this picture there.
    const former =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#ff00ff" d="M0 0h9v9h-9z"/></svg>';
    const present = drawingsIn(signed)[0]?.pictures[address] ?? '';
    const content = signed.replaceAll(present, await store.preserve(Buffer.from(former)));
    expect(content).not.toBe(signed);
    await site.pool.query(
      `update signatures set content = $2, content_hash = sha256(convert_to($2, 'utf8')) where project_id = $1`,
      [draft.id, content],
    );
    await sign(draft, 'dc');
    expect(await contentsOf(draft)).toEqual([content, content]);
    expect(operatorsIn(await orderFormOf(draft))).toContain('1 0 1 scn');
    const { body } = await draft.caller.call(listSignedDrawings, { params: { id: draft.id } });
    const pictures = body.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'image' ? mark.src : [])),
    );
    const source = `data:image/svg+xml;base64,${Buffer.from(former).toString('base64')}`;
    expect(pictures).toContain(source);
    expect(pictures).not.toContain(address);
    expect(pictures.filter((src) => src !== source)).not.toEqual([]);
    expect(body.map(({ change }) => change)).toEqual([false]);
    expect(await orderFormWords(draft)).not.toContain('a changé depuis la signature');
  });
});

describe('the signed drawings of an order, for its recap', () => {
  it('are none before the first signature, then those it covers, whatever the catalogue says since', async () => {
    const draft = await createKindDraft(site, 'Carte Brasserie');
    const read = () => draft.caller.call(listSignedDrawings, { params: { id: draft.id } });
    expect((await read()).body).toEqual([]);
    await sign(draft, 'client');
    const [content = ''] = await contentsOf(draft);
    const [signed] = drawingsIn(content);
    await site.pool.query(
      `update catalogue_items set data = (data::jsonb || '{"field_apercu":{"word":"AUTRE"}}')::json where list = 'themes'`,
    );
    const { body } = await read();
    expect(body).toEqual([
      {
        title: 'Carte Brasserie',
        format: 'A4, deux volets',
        width: 420,
        height: 297,
        marks: signed?.marks,
        change: false,
      },
    ]);
  });

  it('omit a picture that is lost, and say so', async () => {
    const draft = await createKindDraft(site, 'Carte Brasserie');
    await sign(draft, 'client');
    const [content = '{}'] = await contentsOf(draft);
    const [signed] = drawingsIn(content);
    const [[address = '', hash = ''] = []] = Object.entries(signed?.pictures ?? {});
    const text = content.replace(hash, '0'.repeat(64));
    await site.pool.query('update signatures set content = $2 where project_id = $1', [draft.id, text]);
    const { body } = await draft.caller.call(listSignedDrawings, { params: { id: draft.id } });
    expect(body).toMatchObject([{ change: true }]);
    expect(JSON.stringify(signed?.marks)).toContain(address);
    expect(JSON.stringify(body)).not.toContain(address);
  });

  it('are not there for whoever may not read the order', async () => {
    const draft = await createKindDraft(site, 'Carte Brasserie');
    const { name } = await createUser(site.pool, { role: 'dc' });
    expect((await site.as(name).call(listSignedDrawings, { params: { id: draft.id } })).status).toBe(404);
  });
});
