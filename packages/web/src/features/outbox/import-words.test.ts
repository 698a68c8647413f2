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
const said = (change: Partial<ImportedOrder>, source: 'file' | 'device' = 'file') =>
  importedWords({ ...ORDER, ...change }, source).map((sentence) => sentence.replaceAll('\u00a0', ' '));
const REFUSED = [{ nom: 'menu.jpg', message: 'Cette image est illisible.' }];

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
      fichiersRefuses: REFUSED,
      signaturesRetenues: true,
    },
    [
      'La commande de Café des Halles est enregistrée, en brouillon.',
      'menu.jpg : Cette image est illisible.',
      'Les signatures couvrent ce qui est refusé : elles ne sont pas déposées, et restent dans l’export.',
    ],
  ],
  [
    'given to another dc',
    { statut: 'Brouillon', chez: 'Inès Roche' },
    [
      'La commande de Café des Halles a été confiée à Inès Roche entre-temps : tout ce qui a été signé ici lui est arrivé.',
    ],
  ],
])('says of an order that was taken over, %s', (_, change, sentences) => {
  expect(said(change)).toEqual(sentences);
});

it.each<[string, Partial<ImportedOrder>, string, string]>([
  [
    'has left already',
    { signaturesRetenues: true },
    'La commande de Café des Halles est déjà partie à son agence.',
    'Les signatures couvrent ce qui est refusé : elles ne sont pas déposées, et restent sur cet appareil.',
  ],
  [
    'is another dc’s',
    { signaturesRetenues: true, chez: 'Inès Roche' },
    'La commande de Café des Halles a été confiée à Inès Roche entre-temps.',
    'Les signatures couvrent ce qui est refusé : elles ne sont pas déposées, et restent sur cet appareil.',
  ],
  [
    'is not signed',
    { statut: 'Brouillon' },
    'La commande de Café des Halles est enregistrée, en brouillon.',
    'Ce qui est refusé reste sur cet appareil.',
  ],
])('names what a device keeps of an order that %s', (_, change, where, kept) => {
  const sentences = said({ ...change, fichiersRefuses: REFUSED }, 'device');
  expect(sentences).toEqual([where, 'menu.jpg : Cette image est illisible.', kept]);
});
