import type { CardFormat } from '@ardoise/domain/catalogue/card-format.ts';
import { withFormatSize } from '@ardoise/domain/content/catalogue-lists/format-size.ts';

const image = (id: string) => `/catalogue/format/${id}.svg`;

const WORDS: CardFormat[] = [
  {
    id: 'a4-un-volet',
    name: 'A4, un volet',
    image: image('a4-un-volet'),
    media_format: '21 × 29,7\u00a0cm, recto verso',
    code_produit: 'CB-A4-1V',
    field_1_volet: true,
    field_2_volets: false,
  },
  {
    id: 'a4-deux-volets',
    name: 'A4, deux volets',
    image: image('a4-deux-volets'),
    media_format: '21 × 29,7\u00a0cm fermé, quatre pages',
    code_produit: 'CB-A4-2V',
    field_1_volet: false,
    field_2_volets: true,
  },
  {
    id: 'a5',
    name: 'A5',
    image: image('a5'),
    media_format: '14,8 × 21\u00a0cm, à plat ou plié',
    code_produit: 'CB-A5',
    field_1_volet: true,
    field_2_volets: true,
  },
  {
    id: 'a3-un-volet',
    name: 'A3, un volet',
    image: image('a3-un-volet'),
    media_format: '29,7 × 42\u00a0cm, recto verso',
    code_produit: 'CB-A3-1V',
    field_1_volet: true,
    field_2_volets: false,
  },
  {
    id: 'colonne',
    name: 'Colonne',
    image: image('colonne'),
    media_format: '14,8 × 42\u00a0cm, à plat ou plié',
    code_produit: 'CB-COL',
    field_1_volet: true,
    field_2_volets: true,
  },
  {
    id: 'carre',
    name: 'Carré',
    image: image('carre'),
    media_format: '21 × 21\u00a0cm, à plat ou plié',
    code_produit: 'CB-CAR',
    field_1_volet: true,
    field_2_volets: true,
  },
  {
    id: 'italienne-deux-volets',
    name: 'À l’italienne, deux volets',
    image: image('italienne-deux-volets'),
    media_format: '29,7 × 21\u00a0cm fermé, quatre pages',
    code_produit: 'CB-ITA-2V',
    field_1_volet: false,
    field_2_volets: true,
  },
  {
    id: 'planche',
    name: 'Planche à pince',
    image: image('planche'),
    media_format: '16 × 36\u00a0cm, sur planchette',
    code_produit: 'CB-PLA',
    field_1_volet: true,
    field_2_volets: false,
  },
];

/** Each with the size that its words say, as head office would save it. */
export const FORMATS: CardFormat[] = WORDS.map((format) => withFormatSize(format));
