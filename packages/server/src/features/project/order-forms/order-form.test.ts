import { createHash } from 'node:crypto';
import { deleteFile, listFiles, readFile, uploadFile } from '@ardoise/domain/contract/files.ts';
import { changeStatus, readProject, saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { changedAnswers } from './compare-sections.ts';
import { renderAmendment } from './render-amendment.ts';
import { renderOrderForm } from './render-order-form.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await site.pool.query(
    `insert into catalogue_items (list, id, data) values ('mentions', 'eau', '{"id":"eau","name":"Eau","texte":"La carafe d’eau est gratuite."}')`,
  );
});
afterAll(() => site.close());

async function sign({ caller, id }: ChrDraft, role: 'client' | 'dc', nom: string) {
  const { body } = await caller.call(readProject, { params: { id } });
  const signature = {
    role,
    nom,
    qualite: role === 'dc' ? 'Déléguée' : 'Gérant',
    image: await drawnSignature(),
  };
  const signed = await caller.call(signProject, {
    params: { id },
    body: { ...signature, version: body.version },
  });
  expect(signed.status).toBe(200);
  return signed.body;
}

async function signedOrder(change?: (document: ProjectDocument) => ProjectDocument) {
  const draft = await createChrDraft(site, change);
  const form = multipart(
    { projet_id: draft.id, file_type: 'photo_carte' },
    { name: 'menu.png', content: await pngFile() },
  );
  const photo = (await draft.caller.call(uploadFile, form)).body;
  await sign(draft, 'client', 'Bertrand Lacombe');
  const project = await sign(draft, 'dc', 'Camille Ferrand');
  const { body: files } = await draft.caller.call(listFiles, { params: { id: draft.id } });
  return {
    ...draft,
    photo,
    project,
    files,
    orders: files.filter((file) => file.myplv_file_type === 'bon_commande'),
  };
}

describe('the order form', () => {
  it('is created once both have signed: every choice in words, the mentions, the files, the signatures', async () => {
    const { caller, orders, photo, project } = await signedOrder();
    expect(orders).toHaveLength(1);
    const [order] = orders;
    expect(order).toMatchObject({ mime: 'application/pdf', deletable: false });
    expect(order?.filename).toMatch(/^bon_commande_3104587_\d{4}_\d\d_\d\d_\d{8}-\d{6}\.pdf$/);
    const { bytes } = await caller.call(readFile, { params: { id: order?.id ?? '' } });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(order?.empreinte);
    const pages = await wordsOf(bytes);
    expect(pages).toHaveLength(order?.pages ?? 0);
    const words = pages.join(' ');
    for (const expected of [
      'Brasserie du Palais',
      '12, place du Palais, 33000 Bordeaux',
      'Polyart mat 240 g',
      'Eau gazeuse Verre 50 cl',
      'Carte et QR code',
      'La carafe d’eau est gratuite.',
      'menu.png',
      photo.empreinte.slice(0, 16),
      'Bertrand Lacombe',
      'Camille Ferrand',
      'heure de Paris',
      `Page 1 sur ${pages.length}`,
    ]) {
      expect(words).toContain(expected);
    }
    expect(words).not.toContain('photo_carte');
    const hash = project.signatures[0]?.empreinte ?? '';
    expect(words.replaceAll(' ', '')).toContain(hash);
  });

  it('cannot be deleted, nor can the files that it covers', async () => {
    const { id, orders, photo } = await signedOrder();
    const admin = site.as((await createUser(site.pool, { role: 'administrator' })).name);
    for (const filename of [orders[0]?.filename ?? '', photo.filename]) {
      expect((await admin.call(deleteFile, { params: { id }, query: { filename } })).body).toBe(false);
    }
  });

  it('requests the logo from the client when there is one, with its own link', { tags: 'long' }, async () => {
    const withLogo = await signedOrder((document) => ({
      ...document,
      autresInfos: { ...document.autresInfos, logoClient: 'oui' },
    }));
    const without = await signedOrder();
    const { rows } = await site.pool.query<{ project_id: string; recipient: string }>(
      `select project_id, recipient from mails where template = 'logo-link' and project_id = any($1)`,
      [[withLogo.id, without.id]],
    );
    expect(rows).toEqual([{ project_id: withLogo.id, recipient: 'b.lacombe@brasserie-du-palais.example' }]);
  });

  it('supports names with unknown glyphs, and very long texts', { tags: 'long' }, async () => {
    const { caller, orders } = await signedOrder((document) => ({
      ...document,
      pdv: {
        ...document.pdv,
        nomPDV: '🍷 Chez Łódź 中文 \u202Eevil',
        comment: `${'mot '.repeat(490)}\n\u0007fin`,
        rcs: 'x'.repeat(2000),
      },
    }));
    const { bytes } = await caller.call(readFile, { params: { id: orders[0]?.id ?? '' } });
    const words = (await wordsOf(bytes)).join(' ');
    expect(words).toContain('Chez Łódź');
    expect(words).toContain('fin');
    expect(words).not.toContain('\u202E');
    expect(
      words
        .replaceAll(' ', '')
        .match(/x{20,}/g)
        ?.join('').length,
    ).toBe(2000);
  });
});

it('an amendment by head office after submission adds a page, and marks the signatures', {
  tags: 'long',
}, async () => {
  const { caller, id } = await signedOrder();
  const { body } = await caller.call(readProject, { params: { id } });
  await caller.call(changeStatus, { params: { id, new_statut: 'Agence' }, body: { version: body.version } });
  const siege = site.as(
    (await createUser(site.pool, { role: 'siege', name: 'helene', prenom: '', nom: '' })).name,
  );
  const { body: submitted } = await siege.call(readProject, { params: { id } });
  const amended = await siege.call(saveProject, {
    params: { id },
    body: {
      version: submitted.version,
      comment: 'À la demande du client',
      autresInfos: { ...submitted.autresInfos, nomPdv: 'Le Palais' },
    },
  });
  expect(amended.status).toBe(200);
  expect(amended.body.signatures.map((signature) => signature.modifie !== null)).toEqual([true, true]);
  const { body: files } = await siege.call(listFiles, { params: { id } });
  const documents = files.filter((file) => file.myplv_file_type === 'bon_commande');
  expect(documents.map((file) => file.deletable)).toEqual([false, false]);
  const page = documents.find((file) => file.filename.includes('modification'));
  const { bytes } = await siege.call(readFile, { params: { id: page?.id ?? '' } });
  const words = (await wordsOf(bytes)).join(' ');
  for (const expected of [
    'helene, le ',
    'À la demande du client',
    'Brasserie du Palais',
    'Le Palais',
    'avant la modification du',
  ]) {
    expect(words).toContain(expected);
  }
});

const head = {
  nameProjet: 'Zinc',
  numProjet: '31_2026',
  type: 'Carte Brasserie',
  nomDc: 'A',
  nomAgence: 'B',
};

it('prints the whole text of a card: long names, details, a price without a name, and the drinks that have a price', {
  tags: 'long',
}, async () => {
  const long = `Entrecôte ${'de bœuf maturée '.repeat(12)}servie saignante`.slice(0, 200);
  const lignes = Array.from({ length: 120 }, (_, rank) => ({
    entree: `l${rank}`,
    section: rank < 60 ? 's1' : 's2',
    nom: `Plat numéro ${rank}.`,
    prix: `${rank},50 €`,
  }));
  const { caller, orders } = await signedOrder((document) => ({
    ...document,
    texteCarte: {
      sections: [
        { entree: 's1', titre: 'Pour commencer' },
        { entree: 's2', titre: 'Pour suivre' },
      ],
      lignes: [
        ...lignes,
        {
          entree: 'x',
          section: 's2',
          nom: long,
          detail: 'moelle, fleur de sel. '.repeat(15),
          prix: 'selon arrivage',
        },
        { entree: 'y', section: 's2', prix: '9 €' },
      ],
      boissons: Object.values(document.infocarte?.boissons ?? {})
        .flatMap((family) => Object.keys(family))
        .slice(0, 1)
        .map((cle) => ({ cle, prix: '3,85 €' })),
    },
  }));
  const { bytes } = await caller.call(readFile, { params: { id: orders[0]?.id ?? '' } });
  const words = (await wordsOf(bytes)).join(' ').replace(/\s+/g, ' ');
  for (const { nom, prix } of lignes)
    expect([words.includes(nom), words.includes(prix)]).toEqual([true, true]);
  const squeezed = words.replaceAll(' ', '');
  for (const expected of [long, 'moelle, fleur de sel. '.repeat(15), '(sans nom)', '3,85 €', 'Pour suivre'])
    expect(squeezed).toContain(expected.replaceAll(' ', ''));
});

it('is deterministic', async () => {
  const input = {
    ...head,
    chapters: [],
    prints: new Map(),
    mentions: [],
    drawings: [],
    pictures: new Map(),
    photos: [],
    files: [],
    signatures: [],
    issuedAt: new Date('2026-11-20T10:00:00Z'),
  };
  const [first, second] = [await renderOrderForm(input), await renderOrderForm(input)];
  expect(first.content.equals(second.content)).toBe(true);
});

it('an amendment states before and after, author and reason', async () => {
  const section = (title: string, lines: Record<string, string>) => ({
    path: title,
    tab: title,
    title,
    lines: Object.entries(lines).map(([label, value]) => ({ label, value })),
  });
  const changes = changedAnswers(
    [section('Livraison', { Exemplaires: '50', Adresse: 'Bar' }), section('Divers', { Site: 'x' })],
    [section('Livraison', { Exemplaires: '60', Adresse: 'Bar', Sticker: 'Rond' })],
  );
  expect(changes).toEqual([
    { section: 'Livraison', label: 'Exemplaires', before: '50', after: '60' },
    { section: 'Livraison', label: 'Sticker', before: '', after: 'Rond' },
    { section: 'Divers', label: 'Site', before: 'x', after: '' },
  ]);
  const { content, pages } = await renderAmendment({
    ...head,
    author: 'Hélène Marchetti',
    comment: 'À la demande du client',
    amendedAt: new Date('2026-11-22T09:00:00Z'),
    changes: [...changes, { section: 'Divers', label: 'Long', before: 'mot '.repeat(2000), after: 'x' }],
    signatures: [
      {
        nom: 'Bertrand',
        qualite: 'Gérant',
        t_signature: '2026-11-20T13:32:05.000Z',
        empreinte: 'ab'.repeat(32),
      },
    ],
  });
  const words = (await wordsOf(content)).join(' ');
  expect(pages).toBeGreaterThan(1);
  expect(words).toContain('Hélène Marchetti, le 22 novembre 2026 à 10:00:00');
  expect(words).toContain('avant la modification du 22 novembre 2026');
  expect(words).toContain('non demandé');
  expect(words.match(/\bmot\b/g)).toHaveLength(2000);
});
