import { FRIEZE_PATTERNS } from '../../base/ornament-names.ts';
import type { EntryList } from './entry-list.ts';
import { ornaments } from './ornaments.ts';
import { ALCOHOL, colourField, FLAPS, NAME, nameField, picture, sideField } from './usual-fields.ts';

const LOOK = 'field_apercu';
export const boissons: EntryList = {
  list: 'boissons',
  title: 'Boissons',
  noun: { one: 'boisson', many: 'boissons', feminine: true },
  name: 'name_1',
  detail: 'field_gamme_format_boissons',
  family: { path: 'name', label: 'Famille' },
  pictures: [
    picture(1, 'field_gamme_image_boissons_1'),
    picture(1, 'field_gamme_image_boissons', 'Image de la famille'),
  ],
  groups: [
    {
      fields: [
        nameField('name_1', 'Nom'),
        nameField('field_gamme_format_boissons', 'Format', {
          help: 'Verre 33\u00a0cl, PET 50\u00a0cl…',
          span: 3,
        }),
        nameField('name', 'Famille', { span: 3 }),
        ALCOHOL,
      ],
    },
  ],
  derived: ['fullName', 'weight_children'],
};

const FORMAT = {
  noun: { one: 'format', many: 'formats', feminine: false },
  name: 'name',
  detail: 'media_format',
  pictures: [picture(1)],
  groups: [
    {
      fields: [
        nameField('name', 'Nom'),
        nameField('media_format', 'Dimensions', { help: 'Dimensions et pli, en toutes lettres.', span: 3 }),
        nameField('code_produit', 'Code produit', { span: 3 }),
      ],
    },
    {
      title: 'Taille d’un volet',
      fields: [
        {
          ...sideField('largeurMm', 'Largeur en millimètres'),
          help: 'Lue dans les dimensions, sinon non reconnue.',
        },
        sideField('hauteurMm', 'Hauteur en millimètres'),
      ],
    },
    FLAPS,
  ],
  derived: [],
} satisfies Omit<EntryList, 'list' | 'title'>;

export const format: EntryList = { list: 'format', title: 'Formats de carte', ...FORMAT };
export const formatPDA: EntryList = { list: 'formatPDA', title: 'Formats Direct Agence', ...FORMAT };

export const matieresChr: EntryList = {
  list: 'matieres_chr',
  title: 'Matières de carte',
  noun: { one: 'matière', many: 'matières', feminine: true },
  name: 'name',
  pictures: [],
  groups: [NAME, FLAPS],
  derived: [],
};

export const cocktails: EntryList = {
  list: 'cocktails',
  title: 'Cocktails',
  noun: { one: 'cocktail', many: 'cocktails', feminine: false },
  name: 'name',
  detail: 'ingredient',
  pictures: [picture(1)],
  groups: [
    NAME,
    {
      fields: [
        {
          path: 'ingredient',
          kind: 'long-text',
          label: 'Ingrédients',
          help: 'Imprimés sous son nom.',
          required: 'Ingrédients\u00a0: à remplir.',
          length: 300,
        },
        ALCOHOL,
      ],
    },
  ],
  derived: [],
};

export const illustrations: EntryList = {
  list: 'illustrations',
  title: 'Illustrations et frises',
  noun: { one: 'illustration', many: 'illustrations', feminine: true },
  name: 'name',
  family: { path: 'type', label: 'Sorte' },
  pictures: [picture(1)],
  groups: [
    NAME,
    {
      fields: [
        {
          path: 'type',
          kind: 'choice',
          label: 'Sorte',
          required: 'Sorte\u00a0: à choisir.',
          options: [
            { value: 'illustration', label: 'Illustration' },
            { value: 'frise', label: 'Frise' },
          ],
        },
        {
          path: `${LOOK}.pattern`,
          kind: 'select',
          label: 'Motif de la frise sur la carte',
          help: 'Sans motif, son image est répétée.',
          placeholder: 'Son image',
          options: ornaments(FRIEZE_PATTERNS, {
            garland: 'Guirlande',
            waves: 'Vagues',
            olive: 'Olivier',
            'cement-tiles': 'Carreaux de ciment',
            chequers: 'Damier',
            awning: 'Store',
            cutlery: 'Couverts',
            citrus: 'Agrumes',
            fans: 'Éventails',
            firs: 'Sapins',
          }),
        },
      ],
    },
  ],
  derived: [],
};

const QR_MODEL = {
  noun: { one: 'modèle', many: 'modèles', feminine: false },
  name: 'name',
  pictures: [picture(1)],
  groups: [
    NAME,
    {
      title: 'Code imprimé',
      fields: [
        {
          path: 'taille',
          kind: 'amount',
          label: 'Côté du code en millimètres',
          help: 'Un code se lit jusqu’à dix fois sa taille.',
          format: {
            pattern: /^(?!0+(?:[.,]0+)?$)\d{1,3}(?:[.,]\d)?$/,
            message: 'De 0,1 à 999,9 millimètres.',
          },
          span: 2,
        },
        colourField('encre', 'Couleur du code'),
        colourField('fond', 'Couleur du fond'),
      ],
    },
  ],
  derived: [],
} satisfies Omit<EntryList, 'list' | 'title'>;

export const modeleqrcodes: EntryList = { list: 'modeleqrcodes', title: 'Modèles de QR code', ...QR_MODEL };
export const modeleqrcodesstickers: EntryList = {
  list: 'modeleqrcodesstickers',
  title: 'Modèles de sticker',
  ...QR_MODEL,
};

export const mentions: EntryList = {
  list: 'mentions',
  title: 'Mentions de la carte',
  noun: { one: 'mention', many: 'mentions', feminine: true },
  name: 'name',
  detail: 'texte',
  pictures: [],
  groups: [
    NAME,
    {
      fields: [
        {
          path: 'texte',
          kind: 'long-text',
          label: 'Texte imprimé',
          required: 'Texte imprimé\u00a0: à remplir.',
          length: 500,
        },
      ],
    },
  ],
  derived: [],
};
