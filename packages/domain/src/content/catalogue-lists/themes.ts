import { CARD_DIVIDERS, CARD_FORMULAS, CARD_FRAMES, CARD_HEADS } from '../../base/ornament-names.ts';
import type { EntryList } from './entry-list.ts';
import { inkFields } from './ink-options.ts';
import { ornaments } from './ornaments.ts';
import { NAME, picture, shareField } from './usual-fields.ts';

const LOOK = 'field_apercu';
const USUAL = 'Comme d’habitude';

export const themes: EntryList = {
  list: 'themes',
  title: 'Thèmes',
  noun: { one: 'thème', many: 'thèmes', feminine: false },
  name: 'name',
  pictures: [picture(3 / 4)],
  groups: [
    NAME,
    {
      title: 'Ornements de la carte',
      fields: [
        {
          path: `${LOOK}.word`,
          kind: 'text',
          label: 'Mot en tête',
          help: '20 caractères au plus.',
          length: 20,
        },
        {
          path: `${LOOK}.frame`,
          kind: 'select',
          label: 'Cadre',
          placeholder: USUAL,
          options: ornaments(CARD_FRAMES, {
            plain: 'Simple',
            slate: 'Ardoise',
            arch: 'Arche',
            awning: 'Store',
            tiles: 'Carreaux',
            counter: 'Comptoir',
            waves: 'Vagues',
            sun: 'Soleil',
            roses: 'Roses',
            branches: 'Branches',
            twine: 'Ficelle',
            peaks: 'Sommets',
            deco: 'Art déco',
          }),
          span: 3,
        },
        {
          path: `${LOOK}.divider`,
          kind: 'select',
          label: 'Sous le nom',
          placeholder: USUAL,
          options: ornaments(CARD_DIVIDERS, {
            curl: 'Volute',
            leaf: 'Feuille',
            bulbs: 'Ampoules',
            star: 'Étoile',
            waves: 'Vagues',
            sun: 'Soleil',
            rose: 'Rose',
            bow: 'Nœud',
            firs: 'Sapins',
            fan: 'Éventail',
          }),
          span: 3,
        },
        {
          path: `${LOOK}.heads`,
          kind: 'select',
          label: 'Titres des familles',
          placeholder: USUAL,
          options: ornaments(CARD_HEADS, {
            rule: 'Filet',
            double: 'Double filet',
            leaves: 'Feuilles',
            dots: 'Points',
          }),
          span: 3,
        },
        {
          path: `${LOOK}.formulas`,
          kind: 'select',
          label: 'Formules',
          placeholder: USUAL,
          options: ornaments(CARD_FORMULAS, {
            chalk: 'Craie',
            cartouche: 'Cartouche',
            ticket: 'Ticket',
            plate: 'Plaque',
          }),
          span: 3,
        },
        shareField(`${LOOK}.soft`, 'Intensité des petits mots', 'De 0,3 à 1.'),
        shareField(`${LOOK}.leader`, 'Intensité des points de conduite', 'De 0,3 à 1.'),
      ],
    },
    {
      title: 'Encres de la carte',
      fields: inkFields(`${LOOK}.inks`, {
        ground: 'Fond',
        paper: 'Papier',
        text: 'Texte',
        title: 'Titre',
        family: 'Familles',
        accent: 'Accent',
        rule: 'Filets',
        gold: 'Dorure',
        plate: 'Plaque',
        box: 'Cadre de formule',
        boxText: 'Texte de formule',
        boxTitle: 'Titre de formule',
        boxRule: 'Filet de formule',
        price: 'Prix',
        frame: 'Cadre',
        frameLight: 'Cadre, clair',
        frameShade: 'Cadre, ombre',
      }),
    },
  ],
  derived: [],
};
