import { readBoardBrief } from '../../catalogue/board-brief.ts';
import { SITE_PATH } from '../../catalogue/item-id.ts';
import { NEWS_LINK } from '../../catalogue/news-item.ts';
import { TRACKING_LINK } from '../../catalogue/tracking-link.ts';
import { PROJECT_TYPES } from '../../projects/kinds.ts';
import { answerAt } from '../../wizards/answer-at.ts';
import { asOptions } from '../../wizards/steps/as-options.ts';
import type { EntryList } from './entry-list.ts';
import { inkFields } from './ink-options.ts';
import { NAME, nameField, picture, shareField } from './usual-fields.ts';

const VARIANT = 'field_state_name_brief';
const LOOK = 'field_apercu';

export const boards: EntryList = {
  list: 'boards',
  title: 'Boards',
  noun: { one: 'board', many: 'boards', feminine: false },
  name: 'name',
  family: { path: 'field_type_de_board', label: 'Catégorie' },
  pictures: [picture(120 / 84, 'field_image_board')],
  groups: [
    {
      fields: [
        nameField('name', 'Nom'),
        nameField('field_type_de_board', 'Catégorie', {
          help: '«\u00a0PET\u00a0», «\u00a0Gamme\u00a0» et «\u00a0Pricelist\u00a0» comptent dans les minimums.',
          span: 3,
        }),
        {
          path: VARIANT,
          kind: 'handle',
          label: 'Variante',
          help: 'menu-simple-2-pet-50-coke, pricelist, gamme-prix…',
          required: 'Variante\u00a0: à remplir.',
          length: 80,
          rule: (item) => {
            const brief = String(answerAt(item, VARIANT) ?? '').trim();
            if (brief === '') return [{ chemin: VARIANT, message: 'Variante\u00a0: à remplir.' }];
            return readBoardBrief(brief) === null
              ? [{ chemin: VARIANT, message: `«\u00a0${brief}\u00a0» n’est pas une variante de board.` }]
              : [];
          },
          span: 3,
        },
      ],
    },
    {
      title: 'Aspect du dessin',
      fields: [
        {
          path: `${LOOK}.ornament`,
          kind: 'select',
          label: 'Coins des cadres',
          placeholder: 'Comme d’habitude',
          options: [
            { value: 'notched', label: 'Entaillés' },
            { value: 'square', label: 'Droits' },
          ],
          span: 2,
        },
        {
          path: `${LOOK}.drink.image`,
          kind: 'url',
          label: 'Boisson dessinée',
          help: 'Adresse de son image.',
          length: 300,
          rule: (item) => {
            const address = String(answerAt(item, `${LOOK}.drink.image`) ?? '');
            const chemin = `${LOOK}.drink.image`;
            return address === '' || SITE_PATH.test(address)
              ? []
              : [{ chemin, message: 'Une adresse de ce site, qui commence par «\u00a0/\u00a0».' }];
          },
          span: 2,
        },
        shareField(`${LOOK}.drink.height`, 'Hauteur de la boisson', 'De 0,3 à 1\u00a0: la plus haute.'),
        ...inkFields(`${LOOK}.inks`, {
          ground: 'Fond',
          chalk: 'Craie',
          rule: 'Filets',
          sheet: 'Feuille',
          ink: 'Encre',
          accent: 'Accent',
          onAccent: 'Sur l’accent',
          plate: 'Plaque',
          wood: 'Bois',
        }),
      ],
    },
  ],
  derived: [],
};

export const visuelSolide: EntryList = {
  list: 'visuel-solide',
  title: 'Solides',
  noun: { one: 'solide', many: 'solides', feminine: false },
  name: 'name',
  family: { path: 'field_type_de_solide', label: 'Type' },
  pictures: [picture(1, 'field_image_visuel_solide')],
  groups: [{ fields: [nameField('name', 'Nom'), nameField('field_type_de_solide', 'Type')] }],
  derived: [],
};

export const support: EntryList = {
  list: 'support',
  title: 'Supports',
  noun: { one: 'support', many: 'supports', feminine: false },
  name: 'name',
  pictures: [picture(1)],
  groups: [
    {
      fields: [
        {
          path: 'name',
          kind: 'select',
          label: 'Nom',
          help: 'Un des supports que l’application sait commander.',
          required: 'Nom\u00a0: à choisir.',
          placeholder: 'Choisir…',
          options: asOptions(PROJECT_TYPES),
        },
      ],
    },
  ],
  derived: [],
};

export const matieres: EntryList = {
  list: 'matieres',
  title: 'Matières sur mesure',
  noun: { one: 'matière', many: 'matières', feminine: true },
  name: 'name',
  pictures: [],
  groups: [NAME],
  derived: [],
};

export const supportssurmesure: EntryList = {
  list: 'supportssurmesure',
  title: 'Supports sur mesure',
  noun: { one: 'support', many: 'supports', feminine: false },
  name: 'name',
  pictures: [picture(1)],
  groups: [NAME],
  derived: [],
};

export const chartescce: EntryList = {
  list: 'chartescce',
  title: 'Chartes CCE',
  noun: { one: 'charte', many: 'chartes', feminine: true },
  name: 'name',
  pictures: [picture(1)],
  groups: [NAME],
  derived: [],
};

export const transporteurs: EntryList = {
  list: 'transporteurs',
  title: 'Transporteurs',
  noun: { one: 'transporteur', many: 'transporteurs', feminine: false },
  name: 'name',
  detail: 'lien',
  pictures: [],
  groups: [
    NAME,
    {
      fields: [
        {
          path: 'lien',
          kind: 'url',
          label: 'Page de suivi d’un colis',
          help: '{numero} y tient la place du numéro\u00a0: https://suivi.exemple.fr/colis/{numero}. Vide s’il n’en a pas.',
          length: 300,
          format: {
            pattern: TRACKING_LINK,
            message: 'Une adresse en https, avec {numero} une seule fois, après le nom du site.',
          },
        },
      ],
    },
  ],
  derived: [],
};

export const articles: EntryList = {
  list: 'articles',
  title: 'Actualités',
  noun: { one: 'actualité', many: 'actualités', feminine: true },
  name: 'title',
  detail: 'body',
  pictures: [],
  groups: [
    {
      fields: [
        nameField('title', 'Titre'),
        {
          path: 'body',
          kind: 'long-text',
          label: 'Texte',
          help: 'Une ligne vide sépare deux paragraphes.',
          required: 'Texte\u00a0: à remplir.',
          length: 4000,
          rows: 8,
        },
        {
          path: 'path',
          kind: 'url',
          label: 'Lien',
          help: 'Une adresse en https, ou une page d’Ardoise\u00a0: /dashboard.',
          length: 500,
          format: {
            pattern: NEWS_LINK,
            message: 'Un lien commence par https:// ou par «\u00a0/\u00a0».',
          },
        },
      ],
    },
  ],
  derived: [],
};
