import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { INKS } from '@ardoise/domain/base/ink.ts';
import { readDrawingStart } from '@ardoise/domain/contract/drawings.ts';
import { saveProject } from '@ardoise/domain/contract/projects.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { rasterPages } from '../../../testing/drawn-pdf.ts';
import { createUser } from '../../../testing/factories.ts';
import { signedKindDraft } from '../../../testing/kind-factories.ts';
import { operatorsIn } from '../../../testing/pdf-operators.ts';
import { readPdf } from '../../../testing/pdf-structure.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Order, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';
import { renderStart } from './render-start.ts';

let site: TestApp;
/** A card at its agency, which the tests share. */
let card: Order;
beforeAll(async () => {
  site = await createTestApp();
  card = await submittedOrder(site, (document) => ({ ...document, texteCarte: TEXT }));
});
afterAll(() => site.close());

const TEXT = {
  sections: [{ entree: 's', titre: 'Plats' }],
  lignes: [{ entree: 'a', section: 's', nom: 'Entrecôte frites', prix: '24,50 €' }],
};

async function startOf(caller: Caller, id: string): Promise<Buffer> {
  const reply = await caller.call(readDrawingStart, { params: { id } });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  return reply.bytes;
}

/** A box of each page, in millimetres: left, bottom, right, top. */
function boxesOf(pdf: Buffer, name: 'MediaBox' | 'BleedBox' | 'TrimBox'): number[][] {
  const found = pdf.toString('latin1').matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'));
  return [...found].map(([, sides = '']) =>
    sides.split(' ').map((side) => Math.round((Number(side) / 72) * 254) / 10),
  );
}

it('is the card at its size with its bleed, its words live and its colours inks', async () => {
  const { agency, id } = card;
  const pdf = await startOf(agency, id);
  expect(boxesOf(pdf, 'TrimBox')).toEqual([[12, 12, 432, 309]]);
  expect(boxesOf(pdf, 'BleedBox')).toEqual([[9, 9, 435, 312]]);
  expect(boxesOf(pdf, 'MediaBox')).toEqual([[0, 0, 444, 321]]);
  const file = pdf.toString('latin1');
  const fonts = file.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(fonts.length).toBeGreaterThan(2);
  expect(file.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
  const [words = ''] = await wordsOf(pdf);
  for (const said of ['Entrecôte frites', '24,50 €', 'Formule Déjeuner']) {
    // Once: what is mirrored into the bleed has no words.
    expect(words.replace(/\u00a0/g, ' ').split(said), said).toHaveLength(2);
  }
  const operators = operatorsIn(pdf);
  expect(operators).toContain('/DeviceCMYK cs');
  // Compressed bytes may look like anything: their operators are read above.
  const objects = file.replace(/\bstream\r?\n[\s\S]*?endstream/g, '');
  expect(objects + operators).not.toMatch(/DeviceRGB|\d (?:rg|RG|g|G)\n/);
  const ink = INKS.ardoise.cmyk.map((part) => part / 100).join(' ');
  expect(operators).toContain(`${ink} scn`);
});

it('says everywhere, to screen readers as well, that it is a start, and not the execution file', {
  tags: 'long',
}, async () => {
  const { agency, id } = card;
  const { numProjet } = await readOrder(agency, id);
  const reply = await agency.call(readDrawingStart, { params: { id } });
  expect(reply.headers['content-disposition']).toBe(`attachment; filename=point-de-depart_${numProjet}.pdf`);
  const [words = ''] = await wordsOf(reply.bytes);
  expect(words).toContain('ce n’est pas le fichier d’exécution');
  expect(words).toContain('420 × 297');
  const { elements, ...read } = await readPdf(reply.bytes);
  const title = `Point de départ, pas un fichier d’exécution – ${numProjet}`;
  expect(read).toEqual({ language: 'fr-FR', isMarked: true, title });
  expect(elements[0]).toMatch(new RegExp(`^H1 ${numProjet} · .*420 × 297`));
  expect(elements[1]).toMatch(/^P Point de départ tiré de l’aperçu/);
  expect(elements).toContain('P Entrecôte frites 24,50 €');
  expect(elements.filter((element) => !/^(P|Figure) \S/.test(element)).slice(1)).toEqual([]);
  expect(elements).not.toContain('Figure Image sans nom');
});

it('is a page for each board, at its size', { tags: 'long' }, async () => {
  const { id } = await signedKindDraft(site, 'Boards PVC');
  const { name } = await createUser(site.pool, { role: 'siege' });
  const boxes = boxesOf(await startOf(site.as(name), id), 'TrimBox');
  expect(boxes).toEqual(Array.from({ length: 3 }, () => [12, 12, 912, 612]));
});

it('is for the agency of the order, head office and the administrator', { tags: 'long' }, async () => {
  const { id } = card;
  for (const role of ROLES) {
    const { name } = await createUser(site.pool, { role });
    const { status } = await site.as(name).call(readDrawingStart, { params: { id } });
    const expected = { agence: 404, siege: 200, administrator: 200 }[role as string] ?? 403;
    expect([role, status]).toEqual([role, expected]);
  }
});

it.each(['Digital', 'Sur Mesure'] as const)(
  'is not there for %s: nothing is drawn at its size',
  async (type) => {
    const { id } = await signedKindDraft(site, type);
    const { name } = await createUser(site.pool, { role: 'siege' });
    expect((await site.as(name).call(readDrawingStart, { params: { id } })).status).toBe(404);
  },
);

it('is what was signed, whatever the catalogue says since; what is amended, or not signed, as it is now', {
  tags: 'long',
}, async () => {
  const order = card;
  const draft = await createChrDraft(site, (document) => ({ ...document, texteCarte: TEXT }));
  await site.pool.query(
    `update catalogue_items set data = (data::jsonb || '{"field_apercu":{"word":"AUTRE"}}')::json where list = 'themes'`,
  );
  const letters = async (id: string) =>
    (await wordsOf(await startOf(order.siege, id))).join('').replace(/\s/g, '');
  expect(await letters(order.id)).not.toContain('AUTRE');
  expect(await letters(draft.id)).toContain('AUTRE');
  const { version, infopdv } = await readOrder(order.siege, order.id);
  const lignes = [{ ...TEXT.lignes[0], entree: 'a', prix: '26,50 €' }];
  const saved = await order.siege.call(saveProject, {
    params: { id: order.id },
    body: { version, comment: 'À la demande du client', infopdv, texteCarte: { ...TEXT, lignes } },
  });
  expect(saved.status).toBe(200);
  expect(await letters(order.id)).toContain('26,50€');
});

it('leaves the thread that lays out to those who sign, however many ask for it at once', {
  tags: 'long',
}, async () => {
  const { id } = await createChrDraft(site, (document) => ({ ...document, texteCarte: TEXT }));
  const { name } = await createUser(site.pool, { role: 'siege' });
  const asking = Array.from({ length: 50 }, () => site.as(name).call(readDrawingStart, { params: { id } }));
  const statuses = (await Promise.all(asking)).map(({ status }) => status);
  // Never 503: the layouts that wait are as few as the files.
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

it('runs its edges into the bleed', async () => {
  const mark = { kind: 'rect', x: 0, y: 0, w: 100, h: 60 } as const;
  const marks = [
    { ...mark, fill: 'brique' },
    { ...mark, w: 100, h: 2, fill: 'marine' },
  ] as const;
  const drawing = { title: '', format: '', width: 100, height: 60, marks };
  const pdf = await renderStart({
    number: '1',
    drawings: [drawing],
    pictures: new Map(),
    names: new Map(),
    madeAt: new Date(),
  });
  const scale = (72 / 25.4) ** -1 * 4;
  const [page] = await rasterPages(pdf, scale);
  const at = (x: number, y: number) => {
    const pixel = page
      ?.getContext('2d')
      .getImageData(Math.round((12 + x) * 4), Math.round((12 + y) * 4), 1, 1);
    return [...(pixel?.data ?? [])].slice(0, 3).join(' ');
  };
  const [ground, band] = [at(50, 30), at(50, 1)];
  expect(ground).not.toBe(band);
  for (const [x, y] of [
    [-2.5, 30],
    [102.5, 30],
    [50, 62.5],
    [-2.5, 62.5],
    [102.5, 62.5],
    [0, 30],
    [100, 30],
  ] as const)
    expect(at(x, y), `${x} ${y}`).toBe(ground);
  for (const [x, y] of [
    [50, -1.5],
    [-1.5, -1.5],
    [101.5, 1],
    [50, 0],
  ] as const)
    expect(at(x, y), `${x} ${y}`).toBe(band);
  for (const [x, y] of [
    [-3.6, 30],
    [50, -3.6],
    [103.6, 30],
  ] as const)
    expect(at(x, y)).toBe('255 255 255');
});

it('shows no paper between the drawing and its bleed, wherever a pixel falls', async () => {
  const marks = [{ kind: 'rect', x: 0, y: 0, w: 100, h: 60, fill: 'ardoise' }] as const;
  const drawing = { title: '', format: '', width: 100, height: 60, marks };
  const pdf = await renderStart({
    number: '1',
    drawings: [drawing],
    pictures: new Map(),
    names: new Map(),
    madeAt: new Date(),
  });
  for (const dotsPerMm of [0.7, 1.3, 2.9]) {
    const [page] = await rasterPages(pdf, (dotsPerMm * 25.4) / 72);
    const { data } = page?.getContext('2d').getImageData(0, Math.round(42 * dotsPerMm), page.width, 1) ?? {
      data: [],
    };
    const row = Array.from({ length: data.length / 4 }, (_, x) => data[4 * x] ?? 255);
    // From the bleed on, where a pixel is whole.
    const inside = row.slice(Math.ceil(9 * dotsPerMm) + 1, Math.floor(115 * dotsPerMm) - 1);
    expect(Math.max(...inside) - Math.min(...inside), `${dotsPerMm}`).toBeLessThanOrEqual(2);
  }
});

it('has the pictures that head office uploaded in inks, with what is see-through in them', async () => {
  const content = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#ff00ff80' } })
    .webp({ lossless: true })
    .toBuffer();
  const src = '/catalogue/images/limonade.webp';
  const drawing = {
    title: '',
    format: '',
    width: 100,
    height: 60,
    marks: [{ kind: 'image', x: 10, y: 10, w: 60, h: 40, src }] as const,
  };
  const pictures = new Map([[src, content]]);
  const names = new Map([[src, 'Limonade']]);
  const pdf = await renderStart({ number: '1', drawings: [drawing], pictures, names, madeAt: new Date() });
  expect((await readPdf(pdf)).elements.at(-1)).toBe('Figure Limonade');
  const file = pdf.toString('latin1');
  expect(file).toMatch(/\/Subtype \/Image[^>]*\/ColorSpace \/DeviceCMYK[^>]*\/SMask/);
  expect(file).not.toContain('DeviceRGB');
  const [page] = await rasterPages(pdf, 1);
  const { data } = page?.getContext('2d').getImageData(140, 110, 1, 1) ?? { data: [0, 0, 0] };
  const [red = 0, green = 0, blue = 0] = data;
  // Half of a magenta on white.
  expect(green).toBeGreaterThan(100);
  expect(Math.min(red, blue)).toBeGreaterThan(green + 30);
});

const PDFINFO = '/usr/bin/pdfinfo';
it.runIf(existsSync(PDFINFO))('is read so by Poppler', { tags: 'long' }, async () => {
  const { agency, id } = card;
  const file = path.join(site.config.dataDir, 'start.pdf');
  await writeFile(file, await startOf(agency, id));
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(path.dirname(PDFINFO), program), args, { encoding: 'utf8' });
  const said = run('pdfinfo', '-box', file);
  expect(said).toMatch(/TrimBox:\s+34\.02\s+34\.02\s+1224\.57\s+875\.91/);
  expect(said).toMatch(/BleedBox:\s+25\.51\s+25\.51\s+1233\.07\s+884\.41/);
  expect(said).toContain('Point de départ, pas un fichier d’exécution');
  expect(run('pdftotext', file, '-')).toContain('Entrecôte frites');
  for (const font of run('pdffonts', file).trim().split('\n').slice(2))
    expect(font).toMatch(/TrueType\s+Identity-H\s+yes yes yes/);
});
