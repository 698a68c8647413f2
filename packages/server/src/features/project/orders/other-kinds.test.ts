import { createProject, readProject, saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKindDraft, kindOrderIn, signedKindDraft } from '../../../testing/kind-factories.ts';
import { columnsOf, setColumns } from '../../../testing/kind-order.ts';
import { documentsOf } from '../../../testing/order-documents.ts';
import { createSalesTeam, giveQuota } from '../../../testing/project-factories.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import { type Order, readOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const OTHERS = ['Boards PVC', 'Caissons Lumineux', 'Digital', 'Sur Mesure', 'Direct Agence'] as const;

async function signAs(order: Order, role: 'client' | 'dc') {
  const { version } = await readOrder(order.caller, order.id);
  const body = { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image: await drawnSignature(), version };
  return order.caller.call(signProject, { params: { id: order.id }, body });
}

describe('another kind than a Carte Brasserie', () => {
  it('cannot be created while boards are suspended, where it is one; a Direct Agence can', async () => {
    const { dc } = await createSalesTeam(site.pool);
    await giveQuota(site.pool, dc.smhf ?? '', 'PDA', 20);
    const create = (type: ProjectType) =>
      site.as(dc.name).call(createProject, { body: { type, quotaConfirme: true } });
    for (const type of ['Boards PVC', 'Digital'] as const) {
      const refused = await create(type);
      expect([refused.status, refused.body], type).toMatchObject([422, { code: 'VAE_SUSPENDUE' }]);
    }
    const created = await create('Direct Agence');
    expect([created.status, created.body]).toMatchObject([201, { nextState: 'dc/info-client' }]);
  });

  it.each<[ProjectType, object]>([
    [
      'Boards PVC',
      {
        kind: 'VAE',
        boards_count: 3,
        has_pose: true,
        pose_contact: 'Bertrand Lacombe',
        pose_phone: '06 39 98 01 02',
        drinks: 2,
        print_summary: '4 × Horizontal 60x90cm',
        image: '/catalogue/boards/menu-simple-2-pet-50-coke.svg',
        to_be_printed: true,
      },
    ],
    ['Caissons Lumineux', { kind: 'VAE', boards_count: 3, has_pose: false, pose_contact: '' }],
    [
      'Digital',
      {
        kind: 'VAE_DIGITAL',
        type_projet: 'VAE',
        to_be_printed: false,
        has_pose: false,
        delivery_email: 'ecran@cafe.example',
        print_summary: '',
      },
    ],
    ['Sur Mesure', { kind: 'PSM', boards_count: 2, has_pose: true, drinks: 2, to_be_printed: true }],
    [
      'Direct Agence',
      { kind: 'PDA', boards_count: 0, has_pose: false, drinks: 2, sur_place: true, with_menu: false },
    ],
  ])('%s derives its columns from its document', async (type, columns) => {
    const draft = await createKindDraft(site, type);
    expect(await columnsOf(site, draft)).toMatchObject({ wizard_complete: true, ...columns });
  });

  it('restricts columns to the saved document', async () => {
    const { caller, id } = await createKindDraft(site, 'Boards PVC');
    const { version, pose, boards = [] } = await readOrder(caller, id);
    const saved = await caller.call(saveProject, {
      params: { id },
      body: { version, pose: { ...pose, pose: 'non' }, boards: boards.slice(1) },
    });
    expect(saved.status).toBe(200);
    expect(await columnsOf(site, { id })).toMatchObject({
      has_pose: false,
      boards_count: 2,
      pose_contact: '',
      wizard_complete: false,
      open_tab: 2,
    });
  });

  it('refuses invalid answers', async () => {
    const { caller, id } = await createKindDraft(site, 'Boards PVC');
    const { version, boards = [] } = await readOrder(caller, id);
    const save = (body: object) => caller.call(saveProject, { params: { id }, body: { version, ...body } });
    expect((await save({ boards: [{ ...boards[0], prix: '3' }] })).status).toBe(400);
    expect((await save({ boards: Array.from({ length: 61 }, () => ({ name: 'A' })) })).status).toBe(400);
    expect((await save({ pose: { pose: 'oui', resultat: 'refusPose' } })).status).toBe(200);
    expect((await columnsOf(site, { id })).pose_resultat).toBe('');
  });

  it('returns its pose outcome, accepts a whole project back, and does not change it by that', async () => {
    const { siege, caller, id } = await kindOrderIn(site, 'Boards PVC', 'Prévisite');
    await setColumns(site, id, { t_previsite: '2026-11-20', pose_condition: 'Mur à percer' });
    const order = await readOrder(siege, id);
    expect(order.pose).toMatchObject({
      pose: 'oui',
      contact: { nom: 'Bertrand Lacombe' },
      t_previsite: '2026-11-20',
      t_pose: null,
      resultat: '',
      condition: 'Mur à percer',
    });
    const { status } = await siege.call(saveProject, {
      params: { id },
      body: { ...order, pose: { ...order.pose, t_previsite: '2027-01-01' } },
    });
    expect(status).toBe(200);
    expect(await columnsOf(site, { id })).toMatchObject({ t_previsite: '2026-11-20', client_signed: true });
    expect((await caller.call(readProject, { params: { id } })).body.signatures[0]?.modifie).toBeNull();
  });
});

describe('what other programs store in an order', () => {
  it('is accepted and returned, and voids no signature', async () => {
    const { caller, id } = await signedKindDraft(site, 'Boards PVC');
    const { version, boards = [] } = await readOrder(caller, id);
    const solide = { Salé: { '0': { name: 'Quiche', imageSolide: '/q.svg', numSolide: 1 } } };
    const copies = { nameSolide: 'Quiche', imgSolide: '/q.svg' };
    const stored = boards.map((board) => {
      const menus = board.brief?.menus;
      if (menus?.Formule1 === undefined) return board;
      return { ...board, brief: { menus: { ...menus, Formule1: { ...menus.Formule1, ...copies }, solide } } };
    });
    expect(stored).not.toEqual(boards);
    const docSuiviProjet = { etapes: ['bat', null], lu: true };
    const body = { version, boards: stored, docSuiviProjet };
    const saved = await caller.call(saveProject, { params: { id }, body });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ boards: stored, docSuiviProjet });
    expect(await columnsOf(site, { id })).toMatchObject({ client_signed: true, dc_signed: true });
    const tooMuch = { version: saved.body.version, docSuiviProjet: 'a'.repeat(20_001) };
    expect((await caller.call(saveProject, { params: { id }, body: tooMuch })).status).toBe(400);
  });
});

describe('signatures', () => {
  it('of a Direct Agence are the client’s only, which orders it', async () => {
    const order = await signedKindDraft(site, 'Direct Agence');
    expect(await columnsOf(site, order)).toMatchObject({ client_signed: true, dc_signed: false });
    expect(await documentsOf(order)).toHaveLength(1);
    expect((await signAs(order, 'dc')).body).toMatchObject({
      code: 'GARDE',
      message: 'Un Direct Agence est signé par le client seul.',
    });
    const { version } = await readOrder(order.caller, order.id);
    const update = await order.caller.call(saveProject, {
      params: { id: order.id },
      body: { version, nextState: 'support' },
    });
    expect(update.body.nextState).not.toBe('support');
  });

  it('require every file that the order references, anywhere in it', async () => {
    const draft = await createKindDraft(site, 'Sur Mesure');
    const { version } = await readOrder(draft.caller, draft.id);
    const charte = {
      charteClient: 'non',
      logoClient: 'oui',
      typoClient: 'non',
      isCharteCCE: 'non',
      photo_logo: { gone: { photo: 'gone', filename: 'logo.png' } },
    };
    await draft.caller.call(saveProject, { params: { id: draft.id }, body: { version, charte } });
    const order = { ...draft, agency: draft.caller, siege: draft.caller };
    const refused = await signAs(order, 'client');
    expect(refused.body).toMatchObject({
      code: 'GARDE',
      champs: [{ chemin: 'charte.photo_logo' }],
      etat: { step: 'creation/charte' },
    });
    expect(JSON.stringify(refused.body)).toContain('logo.png');
  });
});

describe('a client', () => {
  it('fills the order from the support to the delivery, and cannot change the dc’s answers', async () => {
    const { caller, id } = await kindOrderIn(site, 'Direct Agence', 'Client');
    const before = await readOrder(caller, id);
    const { rows } = await site.pool.query<{ name: string }>(
      'select u.name from users u join projects p on p.client_uid = u.uid where p.id = $1',
      [id],
    );
    const client = site.as(rows[0]?.name ?? '');
    const { version } = await readOrder(client, id);
    const saved = await client.call(saveProject, {
      params: { id },
      body: {
        version,
        annuleSignatures: true,
        pdv: { ...before.pdv, nomClient: 'Quelqu’un d’autre', adresseIdemCommande: 'non' },
        idprojet: { emailAgence: 'autre@agence.example' },
        boissons: {},
        surPlace: true,
        // Parts without questions in a Direct Agence.
        pose: { pose: 'oui' },
        briefPSM: 'Un totem.',
        livraison: { video_email: 'ecran@cafe.example' },
        infocarte: { ...before.infocarte, nombreExemplaire: '100' },
      },
    });
    expect(saved.status).toBe(200);
    const after = await readOrder(caller, id);
    expect(after.infocarte?.nombreExemplaire).toBe('100');
    expect(after.pdv).toEqual({ ...before.pdv, adresseIdemCommande: 'non' });
    const theDcs = ({ idprojet, boissons, surPlace, agence, pose, briefPSM, livraison }: typeof before) => [
      [idprojet, boissons, surPlace, agence],
      [pose, briefPSM, livraison],
    ];
    expect(theDcs(after)).toEqual(theDcs(before));
    expect(after.surPlace).toBe(false);
  });
});

describe('the order form', () => {
  it.each(
    sample<[(typeof OTHERS)[number], string[]]>(2, [
      ['Boards PVC', ['Croque-monsieur', 'Horizontal 60x90cm', 'Contact de la pose']],
      ['Sur Mesure', ['400 x 80 cm', 'Toile acrylique', 'Nom de l’établissement en grand.']],
      ['Caissons Lumineux', ['Vertical 60x40cm', 'Soda 33 cl 3,50 €', 'Celle du point de vente']],
      ['Digital', ['16:9 horizontal', 'ecran@cafe.example']],
      ['Direct Agence', ['Affiche A4', 'Une affiche pour la soirée du 14 .', 'affiche.pdf']],
    ]),
  )('of %s has every choice in words', async (type, expected) => {
    const order = await signedKindDraft(site, type);
    const [words = ''] = await documentsOf(order);
    for (const word of expected) expect(words).toContain(word);
    expect(words).toContain(type);
    expect(words).toContain('Bertrand Lacombe');
    expect(words).not.toContain('Mentions portées sur la carte');
    expect(words.includes('Le délégué commercial')).toBe(type !== 'Direct Agence');
  });

  it.each(sample(1, OTHERS))(
    'of %s gets a page per amendment by head office',
    { tags: 'long' },
    async (type) => {
      const order = await kindOrderIn(site, type, 'Agence');
      const { version, pdv } = await readOrder(order.siege, order.id);
      const amend = (body: object) =>
        order.siege.call(saveProject, { params: { id: order.id }, body: { version, ...body } });
      expect((await amend({ pdv: { ...pdv, telephone: '05 00 00 00 00' } })).body).toMatchObject({
        code: 'GARDE',
      });
      // Three characters, of which one is visible.
      expect(
        (await amend({ comment: 'x\u200b\u200b', pdv: { ...pdv, telephone: '05 00 00 00 00' } })).body,
      ).toMatchObject({ code: 'GARDE' });
      const comment = 'À la demande du client';
      expect((await amend({ comment, pdv: { ...pdv, telephone: '12' } })).body).toMatchObject({
        code: 'GARDE',
        champs: [{ chemin: 'pdv.telephone', message: 'Téléphone incorrect' }],
      });
      expect((await amend({ comment, pdv: { ...pdv, telephone: '05 00 00 00 00' } })).status).toBe(200);
      const documents = await documentsOf(order);
      expect(documents).toHaveLength(2);
      expect(documents.some((words) => words.includes('05 00 00 00 00') && words.includes(comment))).toBe(
        true,
      );
      expect((await readOrder(order.siege, order.id)).signatures[0]?.modifie).not.toBeNull();
    },
  );

  it('of boards cannot be amended into an invalid order', { tags: 'long' }, async () => {
    const order = await kindOrderIn(site, 'Caissons Lumineux', 'Agence');
    const { version, boards = [] } = await readOrder(order.siege, order.id);
    const refused = await order.siege.call(saveProject, {
      params: { id: order.id },
      body: { version, comment: 'Deux suffisent', boards: boards.slice(0, 2) },
    });
    expect(refused.body).toMatchObject({
      code: 'GARDE',
      champs: [{ chemin: 'boards', message: 'Vous devez choisir au moins 3 Boards.' }],
      etat: { step: 'creation/choix-boards' },
    });
  });
});
