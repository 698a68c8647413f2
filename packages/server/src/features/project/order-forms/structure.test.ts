import { expect, it } from 'vitest';
import { readPdf } from '../../../testing/pdf-structure.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { renderEvidence } from '../../workflow/approvals/render-evidence.ts';
import { renderOrderForm } from './render-order-form.ts';

const AT = '2026-11-20T13:32:00Z';
const HASH = 'ab'.repeat(32);
const order = {
  nameProjet: 'Brasserie du Palais',
  numProjet: '3104587_2026_11_20',
  type: 'Carte Brasserie',
  nomDc: 'Camille Ferrand',
  nomAgence: 'Studio Lumière',
};
const signer = async () => ({
  nom: 'Bertrand Lacombe',
  qualite: 'Gérant',
  mode: 'trace' as const,
  image: Buffer.from((await drawnSignature()).split(',')[1] ?? '', 'base64'),
});
const long = Array.from({ length: 60 }, (_, index) => `Ligne ${index + 1}`).join('\n');

it('is read in the order of the order, its pictures by their alternatives, its ornaments not at all', async () => {
  const signature = { ...(await signer()), t_signature: AT, empreinte: HASH };
  const line = (label: string, value: string, under?: string) => ({ label, value, ...(under && { under }) });
  const { content, pages } = await renderOrderForm({
    ...order,
    chapters: [
      {
        number: 1,
        title: 'Le contenu',
        sections: [
          { title: 'Le texte', lines: [line('Entrecôte', '24 €', 'Plats'), line('Tarte', '8 €', 'Plats')] },
          { title: 'La livraison', lines: [line('Téléphone', '05 56 48 17 20'), line('Précisions', long)] },
        ],
      },
    ],
    prints: new Map(),
    mentions: ['Prix TTC, service compris.'],
    drawings: [],
    pictures: new Map(),
    photos: [
      {
        title: 'photo 1, menu.png',
        content: await pngFile(),
        width: 4,
        height: 3,
        notes: [{ x: 0.5, y: 0.5, text: 'Ici' }],
      },
    ],
    files: [],
    signatures: [
      { ...signature, role: 'client' },
      { ...signature, role: 'dc', nom: 'Camille Ferrand' },
    ],
    issuedAt: new Date(AT),
  } as unknown as Parameters<typeof renderOrderForm>[0]);
  const { elements, ...read } = await readPdf(content);
  expect(read).toEqual({ language: 'fr-FR', isMarked: true, title: `Bon de commande ${order.numProjet}` });
  expect(pages).toBeGreaterThan(1);
  const expected = [
    'P Ardoise',
    'P Bon de commande',
    'H1 Brasserie du Palais',
    'P Numéro 3104587_2026_11_20',
    'H2 1 Le contenu',
    'H3 Le texte',
    'H4 Plats',
    'LI Entrecôte 24 €',
    'LI Tarte 8 €',
    'H3 La livraison',
    'P Téléphone 05 56 48 17 20',
    'H2 Photos',
    'Figure Photo jointe : photo 1, menu.png, avec un post-it, écrits plus haut',
    'H2 Mentions portées sur la carte',
    'LI • Prix TTC, service compris.',
    'H2 Signatures',
    'P Le client',
    'Figure Signature de Bertrand Lacombe',
    'P Le délégué commercial',
    'Figure Signature de Camille Ferrand',
  ];
  expect(elements.filter((element) => expected.includes(element))).toEqual(expected);
  expect(elements.join()).toContain('Ligne 59 Ligne 60');
  expect(elements.filter((element) => /Page \d sur/.test(element))).toEqual([]);
});

it('reads the evidence of an approval in its order', async () => {
  const { content } = await renderEvidence({
    ...order,
    proof: { version: 2, empreinte: HASH, madeAt: AT, sentAt: AT },
    files: [{ filename: 'carte.pdf', size: 12_000, pages: 1, empreinte: HASH, picture: null }],
    ecarts: ['Un prix diffère.'],
    law: null,
    orderForm: { name: 'bon.pdf', empreinte: HASH },
    signer: {
      ...(await signer()),
      email: 'client@exemple.fr',
      means: 'Par le lien personnel',
      t_approval: AT,
      device: null,
    },
  });
  const { elements, language, isMarked } = await readPdf(content);
  expect({ language, isMarked }).toEqual({ language: 'fr-FR', isMarked: true });
  const headings = elements.filter((element) => /^(H\d|Figure) /.test(element));
  expect(headings).toEqual([
    'H1 Brasserie du Palais',
    'H2 Accord du client',
    'Figure Signature de Bertrand Lacombe',
    'H2 Création approuvée, version 2',
    'Figure Sans aperçu : carte.pdf',
    'H2 Écarts avec la commande signée',
    'H2 Bon de commande',
  ]);
  expect(elements).toContain('P Adresse du client client@exemple.fr');
});
