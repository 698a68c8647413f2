import { filledBrief } from '@ardoise/domain/drawing/testing/board-cases.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { chaptersOf } from '@ardoise/domain/kinds/signed-summary.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { SIGNATURE_NOTICE } from '@ardoise/domain/settings/legal-texts.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import type { Canvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { rasterPages } from '../../../testing/drawn-pdf.ts';
import { completeChrDocument } from '../../../testing/project-factories.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { inVolume, sample } from '../../../testing/volume.ts';
import { renderEvidence } from '../../workflow/approvals/render-evidence.ts';
import { PAGE } from './ink.ts';
import { type OrderFormInput, renderOrderForm } from './render-order-form.ts';

const AT = '2026-11-20T13:32:00Z';
const PHONE = '05 56 48 17 20';
const MAIL = 'bertrand-alexandre.lacombe-dupont@grande-brasserie-du-palais.example';
const ADDRESS = '128 bis, avenue du Maréchal de Lattre de Tassigny, bâtiment C, 33000 Saint-Rémy-sur-Garonne';
const PIECES = Array.from({ length: 40 }, (_, index) => ({ label: `Pièce ${index + 1}`, value: 'Oui' }));

let signatures: OrderFormInput['signatures'];
beforeAll(async () => {
  const image = Buffer.from((await drawnSignature()).split(',')[1] ?? '', 'base64');
  const signer = { nom: 'Bertrand Lacombe', qualite: 'Gérant', mode: 'trace', image } as const;
  const signature = { ...signer, t_signature: AT, empreinte: 'ab'.repeat(32) };
  signatures = [
    { ...signature, role: 'client', notice: SIGNATURE_NOTICE },
    { ...signature, role: 'dc' },
  ];
});

const form = (given: Partial<OrderFormInput>): OrderFormInput => ({
  nameProjet: 'Brasserie du Palais',
  numProjet: '3104587_2026_11_20',
  type: 'Carte Brasserie',
  nomDc: 'Camille Ferrand',
  nomAgence: 'Studio Lumière',
  chapters: [],
  prints: new Map(),
  mentions: [],
  drawings: [],
  pictures: new Map(),
  photos: [],
  files: [],
  signatures,
  issuedAt: new Date(AT),
  ...given,
});

/** The texts of each page as drawn, one per line. */
async function linesOf(content: Buffer): Promise<string[][]> {
  const document = await getDocument({ data: new Uint8Array(content) }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
  });
  return (await Promise.all(pages)).map((lines) => lines.map((line) => line.replaceAll('\u00a0', ' ')));
}

const [WIDE, TALL] = ['Horizontal 60x90cm', 'Vertical 60x40cm'];

/** Distance of an element from the top of its page, above the footer; in pixels. */
function lowestInk(page: Canvas): number {
  const { data } = page.getContext('2d').getImageData(0, 0, page.width, Math.floor(PAGE.bottom));
  const last = data.findLastIndex((value, index) => index % 4 < 3 && value < 200);
  return Math.floor(last / 4 / page.width);
}

const chapter = (lines: { label: string; value: string }[]): OrderFormInput['chapters'] => [
  { key: 'a', title: 'Livraison', number: 1, sections: [{ path: 'a', tab: 'a', title: 'Livraison', lines }] },
];

describe('the order form', () => {
  it('never leaves the signatures alone on a page, nor a title at the foot of one, at any length', async () => {
    const document = completeChrDocument('studio@agence.example');
    const chapters = chaptersOf(KINDS.CHR.wizard, {
      ...document,
      type: 'Carte Brasserie',
      agence: 'agence1',
    });
    const lines = (await linesOf((await renderOrderForm(form({ chapters }))).content)).flat();
    for (const { number, title } of chapters) expect(lines[lines.indexOf(title) - 1]).toBe(String(number));
    expect(chapters.map(({ title }) => title)).toEqual([
      'Informations client',
      'Création de la carte',
      'Contenu de la carte',
      'Photo de la carte',
      'Autres informations',
      'Livraison',
    ]);
    for (const { title } of chapters.flatMap(({ sections }) => (sections.length > 1 ? sections : [])))
      expect(lines).toContain(title);
  });

  it('never leaves the signatures alone on a page, nor a title at the foot of one, however long it is', async () => {
    // From a page with room for them, past the first page break, to the second page.
    for (let count = 16; count <= PIECES.length; count += inVolume(4, 1)) {
      const pages = await linesOf(
        (await renderOrderForm(form({ chapters: chapter(PIECES.slice(0, count)) }))).content,
      );
      const last = pages.at(-1) ?? [];
      expect([count, last.indexOf('Signatures') > 0]).toEqual([count, true]);
      expect(last.slice(0, last.indexOf('Signatures'))).toContain(`Pièce ${count}`);
      expect(pages.flat().filter((line) => line.startsWith('Pièce '))).toHaveLength(count);
      for (const page of pages.slice(0, -1)) expect(page.at(-4)).not.toBe('Livraison');
    }
  });

  it('keeps the signatures with their title under a notice of several lines, however long it is', {
    tags: 'long',
  }, async () => {
    const [client, dc] = signatures;
    if (client === undefined || dc === undefined) throw new Error('no signatures');
    const signed = [{ ...client, notice: `${SIGNATURE_NOTICE} `.repeat(6).trim() }, dc];
    for (let count = 10; count <= 20; count += inVolume(3, 1)) {
      const order = form({ chapters: chapter(PIECES.slice(0, count)), signatures: signed });
      const last = (await linesOf((await renderOrderForm(order)).content)).at(-1) ?? [];
      expect([count, last.indexOf('Signatures') > 0, last.includes('Le client')]).toEqual([
        count,
        true,
        true,
      ]);
    }
  });

  /** Boards of these formats, each with usual content, as they are signed. */
  function boardOrder(formats: readonly string[]): Partial<OrderFormInput> {
    const states = ['menu-double-3-pet-50-coke-option', 'menu-simple-2-can-33-mm', 'gamme-prix', 'pricelist'];
    const boards = formats.map((format, index): Board => {
      const state = states[index % states.length] ?? '';
      const name = `Board ${index + 1}`;
      return { type: 'Menu PET', name, displayName: name, state, format, brief: filledBrief(state, 'usual') };
    });
    const document = { ...completeOrder('Boards PVC', 'studio@agence.example'), boards };
    const drawings = KINDS.VAE.drawings.of(document, { boards: [] });
    return {
      type: 'Boards PVC',
      chapters: chaptersOf(KINDS.VAE.wizard, { ...document, type: 'Boards PVC', agence: 'agence1' }),
      drawings: drawings.map((drawing) => ({ ...drawing, pictures: {}, faces: {} })),
    };
  }

  it.each(
    sample(1, [
      [4, WIDE],
      [6, WIDE],
      [3, WIDE],
      [4, TALL],
      [9, TALL],
    ]),
  )(
    'of %d boards %s has at most four pages, then few more, none of them half white',
    async (count, format) => {
      for (const mixed of [format, 'Carré 50x50cm']) {
        const formats = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? format : mixed));
        const { content, pages } = await renderOrderForm(form(boardOrder(formats)));
        expect(pages).toBeLessThanOrEqual(count <= 4 ? 4 : 5);
        for (const page of (await rasterPages(content, 1)).slice(0, -1))
          expect(lowestInk(page)).toBeGreaterThan(PAGE.top + (PAGE.bottom - PAGE.top) * 0.6);
      }
    },
  );

  it('breaks neither an address nor a telephone number across lines', async () => {
    const answers = [
      { label: 'Adresse', value: ADDRESS },
      { label: 'Téléphone', value: PHONE },
      { label: 'E-mail du client', value: MAIL },
      {
        label: 'Informations pour la pose',
        value: `${'Le matin seulement, par la cour. '.repeat(6)}Appeler le ${PHONE}`,
      },
    ];
    const [lines = []] = await linesOf((await renderOrderForm(form({ chapters: chapter(answers) }))).content);
    for (const whole of [ADDRESS, MAIL]) expect(lines).toContain(whole);
    expect(lines.filter((line) => line.includes(PHONE))).toHaveLength(2);
  });

  it.each(['Boards PVC', 'Sur Mesure', 'Direct Agence'] as const)(
    'of %s keeps its phones and addresses on one line',
    async (type) => {
      const document = completeOrder(type, 'studio@agence.example');
      const wizard = KINDS[type === 'Boards PVC' ? 'VAE' : type === 'Sur Mesure' ? 'PSM' : 'PDA'].wizard;
      const chapters = chaptersOf(wizard, { ...document, type, agence: 'agence1' });
      const lines = (await linesOf((await renderOrderForm(form({ type, chapters }))).content)).flat();
      const { telephone = '', emailCLient = '', adresse = '' } = document.pdv ?? {};
      for (const whole of [telephone, emailCLient, adresse])
        expect(lines.filter((line) => line.includes(whole))).not.toEqual([]);
    },
  );
});

it('the evidence breaks no mail address across lines', async () => {
  const [signature] = signatures;
  if (signature === undefined) throw new Error('no signature');
  const { content } = await renderEvidence({
    nameProjet: 'Brasserie du Palais',
    numProjet: '1',
    type: 'Carte Brasserie',
    nomDc: 'Camille Ferrand',
    nomAgence: 'Studio Lumière',
    proof: { version: 1, empreinte: 'ab'.repeat(32), madeAt: AT, sentAt: AT },
    files: [],
    ecarts: [],
    law: null,
    orderForm: null,
    signer: {
      ...signature,
      email: MAIL,
      means: `Par le lien personnel envoyé à ${MAIL}`,
      t_approval: AT,
      device: null,
    },
  });
  const lines = (await linesOf(content)).flat();
  expect(lines.filter((line) => line.includes(MAIL))).toHaveLength(2);
});
