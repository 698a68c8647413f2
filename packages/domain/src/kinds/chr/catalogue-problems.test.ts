import { describe, expect, it } from 'vitest';
import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import type { InfoCarte } from '../../projects/project.ts';
import { EMPTY_CATALOGUE } from '../../testing/empty-catalogue.ts';
import type { CatalogueOf } from '../../wizards/catalogue/offered.ts';
import { withoutIllustrations } from '../../wizards/steps/illustration-choices.ts';
import { chrCatalogue } from './catalogue-problems.ts';
import { withoutCocktails } from './steps/cocktails.ts';

const image = '/catalogue/x.svg';
const item = (id: string, name: string) => ({ id, name, image });
const flaps = (one: boolean, two: boolean) => ({ field_1_volet: one, field_2_volets: two });
const drink = (id: string, name: string) => ({
  id,
  name: 'Colas',
  name_1: name,
  field_gamme_format_boissons: 'Verre 33 cl',
  field_gamme_image_boissons: image,
  field_gamme_image_boissons_1: image,
  weight_children: 0,
  fullName: name,
});

const CATALOGUE: CatalogueOf<CatalogueList> = {
  ...EMPTY_CATALOGUE,
  themes: [item('ardoise', 'Ardoise')],
  format: [{ ...item('a4', 'A4'), media_format: '21 × 29,7', code_produit: 'A4', ...flaps(true, false) }],
  matieres_chr: [
    { id: 'polyart', name: 'Polyart', ...flaps(true, true) },
    { id: 'toile', name: 'Toile', ...flaps(false, true) },
  ],
  boissons: [drink('cola', 'Cola'), drink('zero', 'Cola zéro')],
  cocktails: [{ ...item('mojito', 'Mojito'), ingredient: 'Rhum' }],
  illustrations: [
    { ...item('salade', 'Salade'), type: 'illustration' },
    { ...item('vague', 'Vague'), type: 'frise' },
  ],
  modeleqrcodes: [item('simple', 'Simple')],
  modeleqrcodesstickers: [item('rond', 'Rond')],
};

const ORDER: InfoCarte = {
  template: item('ardoise', 'Ardoise'),
  format: { ...item('a4', 'A4'), ...flaps(true, false) },
  matiereFormat: '1_volet',
  matiere: { id: 'polyart', name: 'Polyart' },
  boissons: { Colas: { cola: { id: 'cola', name: 'Cola' } } },
  cocktails: { mojito: { id: 'mojito', name: 'Mojito' } },
  illustrations: { salade: item('salade', 'Salade') },
  frise: item('vague', 'Vague'),
  qrcode: 'oui',
  impression: 'carte_qrcode',
  modeleQrCode: item('simple', 'Simple'),
  modeleQrCodeSticker: item('rond', 'Rond'),
};

const problemsOf = (infocarte: InfoCarte) => chrCatalogue.problems({ infocarte }, CATALOGUE);

describe('catalogueProblems', () => {
  it.each<[string, Partial<InfoCarte>]>([
    ['every choice is offered', {}],
    ['no choice is made yet', Object.fromEntries(Object.keys(ORDER).map((field) => [field, undefined]))],
    ['there is no cocktail', { cocktails: withoutCocktails() }],
    ['there is no illustration', { illustrations: withoutIllustrations() }],
    ['what is not printed is not looked at', { impression: 'carte', modeleQrCodeSticker: item('x', 'X') }],
  ])('returns nothing when %s', (_case, change) => {
    expect(problemsOf({ ...ORDER, ...change })).toEqual([]);
  });

  it.each<[string, Partial<InfoCarte>, path: string, chemin: string, message: string]>([
    [
      'a theme',
      { template: item('or', 'Or') },
      'creation/theme',
      'infocarte.template',
      'Le thème «\u00a0Or\u00a0» n’est pas au catalogue.',
    ],
    [
      'a name that is not the item’s',
      { template: item('ardoise', 'Or massif') },
      'creation/theme',
      'infocarte.template',
      'Le thème «\u00a0Or massif\u00a0» n’est pas au catalogue.',
    ],
    [
      'a format',
      { format: item('a1', 'A1') },
      'creation/format',
      'infocarte.format',
      'Le format «\u00a0A1\u00a0» n’est pas au catalogue.',
    ],
    [
      'flaps that only the call says there are',
      { format: { ...item('a4', 'A4'), ...flaps(true, true) }, matiereFormat: '2_volets' },
      'creation/format',
      'infocarte.format',
      'Le format «\u00a0A4\u00a0» n’existe pas en deux volets.',
    ],
    [
      'a material',
      { matiere: { id: 'or', name: 'Or' } },
      'creation/format',
      'infocarte.matiere',
      'La matière «\u00a0Or\u00a0» n’est pas au catalogue.',
    ],
    [
      'a material in these flaps',
      { matiere: { id: 'toile', name: 'Toile' } },
      'creation/format',
      'infocarte.matiere',
      'La matière «\u00a0Toile\u00a0» n’existe pas en un volet.',
    ],
    [
      'a drink',
      {
        boissons: {
          Colas: { cola: { id: 'cola', name: 'Cola' } },
          Vins: { rouge: { id: 'r', name: 'Rouge' } },
        },
      },
      'contenu/gamme',
      'infocarte.boissons',
      'La boisson «\u00a0Rouge\u00a0» n’est pas au catalogue.',
    ],
    [
      'two cocktails',
      { cocktails: { a: { id: 'a', name: 'Alpha' }, b: { name: 'Bravo' } } },
      'contenu/cocktails',
      'infocarte.cocktails',
      'Ces cocktails ne sont pas au catalogue\u00a0: «\u00a0Alpha\u00a0», «\u00a0Bravo\u00a0».',
    ],
    [
      'a frieze among the illustrations',
      { illustrations: { vague: item('vague', 'Vague') } },
      'contenu/illustrations',
      'infocarte.illustrations',
      'L’illustration «\u00a0Vague\u00a0» n’est pas au catalogue.',
    ],
    [
      'a frieze',
      { frise: item('salade', 'Salade') },
      'contenu/illustrations',
      'infocarte.frise',
      'La frise «\u00a0Salade\u00a0» n’est pas au catalogue.',
    ],
    [
      'a model of QR code',
      { modeleQrCode: item('rond', 'Rond') },
      'livraison',
      'infocarte.modeleQrCode',
      'Le modèle de QR code «\u00a0Rond\u00a0» n’est pas au catalogue.',
    ],
    [
      'a sticker',
      { modeleQrCodeSticker: item('simple', 'Simple') },
      'livraison',
      'infocarte.modeleQrCodeSticker',
      'Le modèle de sticker «\u00a0Simple\u00a0» n’est pas au catalogue.',
    ],
  ])('rejects %s that is not offered', (_what, change, path, chemin, message) => {
    expect(problemsOf({ ...ORDER, ...change })).toEqual([
      { path, short: expect.any(String), champs: [{ chemin, message }] },
    ]);
  });
});
