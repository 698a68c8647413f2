import type { ImportedOrder } from '@ardoise/domain/contract/order-files.ts';
import { expect, it } from 'vitest';
import { importedWords } from './import-words.ts';

const ORDER: ImportedOrder = {
  _id: { $oid: '65f1'.repeat(6) },
  nameProjet: 'Café des Halles',
  statut: 'Agence',
  aRegulariser: [],
  fichiersRefuses: [],
  signaturesRetenues: false,
};
const said = (change: Partial<ImportedOrder>) =>
  importedWords({ ...ORDER, ...change }).map((sentence) => sentence.replaceAll('\u00a0', ' '));

it.each<[string, Partial<ImportedOrder>, string[]]>([
  ['sent', {}, ['La commande de Café des Halles est partie à son agence.']],
  ['without a name', { nameProjet: '' }, ['La commande est partie à son agence.']],
  ['a draft', { statut: 'Brouillon' }, ['La commande de Café des Halles est enregistrée, en brouillon.']],
  [
    'to settle',
    { statut: 'Brouillon', aRegulariser: ['quota'] },
    ['La commande de Café des Halles est enregistrée, en brouillon, à régulariser : quota épuisé.'],
  ],
  [
    'without a file that was refused',
    {
      statut: 'Brouillon',
      fichiersRefuses: [{ nom: 'menu.jpg', message: 'Cette image est illisible.' }],
      signaturesRetenues: true,
    },
    [
      'La commande de Café des Halles est enregistrée, en brouillon.',
      'menu.jpg : Cette image est illisible.',
      'Les signatures couvrent ces fichiers : elles ne sont pas déposées, et restent dans l’export.',
    ],
  ],
])('says of an order that was taken over, %s', (_, change, sentences) => {
  expect(said(change)).toEqual(sentences);
});
