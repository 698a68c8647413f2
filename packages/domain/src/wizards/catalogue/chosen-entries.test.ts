import { describe, expect, it } from 'vitest';
import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import { kindOf } from '../../kind-facts/kind-facts.ts';
import { KINDS } from '../../kinds/kinds.ts';
import type { ProjectType } from '../../projects/kinds.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { completeOrder } from '../../testing/complete-orders.ts';
import { EMPTY_CATALOGUE } from '../../testing/empty-catalogue.ts';
import { missingSteps } from '../wizard.ts';
import type { ChoiceKey } from './choice-keys.ts';
import { chosenEntries, withSuccessors } from './chosen-entries.ts';
import type { EntryOf } from './copied-choice.ts';

const placesOf = (type: ProjectType) => KINDS[kindOf(type)].catalogue.places;
const TYPES = ['Boards PVC', 'Caissons Lumineux', 'Digital', 'Sur Mesure', 'Direct Agence'] as const;
const CARD: ProjectDocument = {
  infocarte: {
    template: { id: 'ardoise', name: 'Ardoise', image: '/a.svg' },
    format: { id: 'a4', name: 'A4', media_format: '21 x 29,7', field_1_volet: true },
    matiere: { id: 'mat', name: 'Mat' },
    boissons: { Colas: { cola: { id: 'cola', name: 'Cola', image: '/c.svg', format: '33' } } },
    cocktails: { mojito: { id: 'mojito', name: 'Mojito', visuelCocktails: 'oui' } },
    illustrations: { salade: { id: 'salade', name: 'Salade' } },
    frise: { id: 'vagues', name: 'Vagues' },
    qrcode: 'oui',
    impression: 'carte_qrcode',
    modeleQrCode: { id: 'rond', name: 'Rond' },
    modeleQrCodeSticker: { id: 'sticker', name: 'Sticker' },
  },
};

/** How many choices an empty catalogue refuses, each once. */
function refusedBy(type: ProjectType, document: ProjectDocument): number {
  const problems = KINDS[kindOf(type)].catalogue.problems(document, EMPTY_CATALOGUE);
  const names = problems.flatMap(({ champs }) =>
    champs.flatMap(({ message }) => [...message.matchAll(/«\u00a0(.*?)\u00a0»/g)].map(([, name]) => name)),
  );
  return new Set(names).size;
}

describe('what an order has chosen', () => {
  it.each(TYPES)('of a complete order of %s is what the catalogue is asked for', (type) => {
    const document = completeOrder(type);
    // The second list of a Direct Agence's material.
    const besides = type === 'Direct Agence' ? 1 : 0;
    expect(chosenEntries(placesOf(type), document)).toHaveLength(refusedBy(type, document) + besides);
  });

  it('of a card is every entry of it', () => {
    expect(chosenEntries(placesOf('Carte Brasserie'), CARD)).toEqual([
      'themes/ardoise',
      'format/a4',
      'matieres_chr/mat',
      'boissons/cola',
      'cocktails/mojito',
      'illustrations/salade',
      'illustrations/vagues',
      'modeleqrcodes/rond',
      'modeleqrcodesstickers/sticker',
    ]);
    expect(refusedBy('Carte Brasserie', CARD)).toBe(9);
  });
});

const becomes = (key: ChoiceKey, list: CatalogueList, item: EntryOf['item']) =>
  new Map([[key, { list, item }]]);

describe('a draft that follows', () => {
  it('takes the new name and picture, and keeps what else was answered', () => {
    const to = becomes('cocktails/mojito', 'cocktails', {
      id: 'mojito',
      name: 'Mojito royal',
      image: '/m.svg',
      ingredient: 'Menthe',
    });
    expect(withSuccessors(placesOf('Carte Brasserie'), CARD, to)).toEqual({
      infocarte: {
        ...CARD.infocarte,
        cocktails: {
          mojito: {
            id: 'mojito',
            name: 'Mojito royal',
            image: '/m.svg',
            ingredient: 'Menthe',
            visuelCocktails: 'oui',
          },
        },
      },
    });
  });

  it('moves a drink to the family that it is in now, and has a replacement once', () => {
    const item = {
      id: 'soda',
      name: 'Sodas',
      name_1: 'Soda',
      field_gamme_format_boissons: '25',
      field_gamme_image_boissons_1: '/s.svg',
    };
    const both: ProjectDocument = {
      boissons: { Colas: { cola: { id: 'cola' }, eau: { id: 'eau' } }, Sodas: { soda: { id: 'soda' } } },
    };
    expect(
      withSuccessors(placesOf('Direct Agence'), both, becomes('boissons/cola', 'boissons', item)).boissons,
    ).toEqual({
      Colas: { eau: { id: 'eau' } },
      Sodas: { soda: { id: 'soda' } },
    });
    const alone = withSuccessors(
      placesOf('Carte Brasserie'),
      CARD,
      becomes('boissons/cola', 'boissons', item),
    );
    expect(alone.infocarte?.boissons).toEqual({
      Sodas: { soda: { id: 'soda', name: 'Soda', image: '/s.svg', format: '25' } },
    });
  });

  it('renames a board, a support by its name, and the name under a solid that nobody wrote', () => {
    const order = completeOrder('Boards PVC');
    const [menu] = order.boards ?? [];
    const board = {
      id: 'm',
      name: 'Menu du jour',
      field_type_de_board: 'Menu PET',
      field_state_name_brief: 'menu-simple-2-pet-50-coke',
      field_image_board: '/b.svg',
    };
    const named = withSuccessors(
      placesOf('Boards PVC'),
      order,
      becomes(`boards:${menu?.name}`, 'boards', board),
    );
    expect(named.boards?.[0]).toMatchObject({
      name: 'Menu du jour',
      imageBoard: '/b.svg',
      nombreExemplaire: '1',
    });
    expect(named.boards?.[0]).not.toHaveProperty('displayName');
    const solid = {
      id: 'croque-monsieur',
      name: 'Croque',
      field_image_visuel_solide: '/k.svg',
      field_type_de_solide: 'Chaud',
    };
    const eaten = withSuccessors(
      placesOf('Boards PVC'),
      order,
      becomes('visuel-solide/croque-monsieur', 'visuel-solide', solid),
    );
    expect(eaten.boards?.[0]?.brief?.menus?.Formule1).toMatchObject({
      nomsolide: 'Croque',
      solide: { name: 'Croque', parent: 'Chaud' },
    });
    const signs = withSuccessors(
      placesOf('Sur Mesure'),
      completeOrder('Sur Mesure'),
      becomes('supportssurmesure:Totem', 'supportssurmesure', { id: 'totem', name: 'Grand totem' }),
    );
    expect(signs.supports?.map(({ type }) => type)).toEqual(['Store banne', 'Grand totem']);
  });

  it('without what was changed is the same object', () => {
    expect(
      withSuccessors(
        placesOf('Carte Brasserie'),
        CARD,
        becomes('themes/or', 'themes', { id: 'or', name: 'Or' }),
      ),
    ).toBe(CARD);
  });
});

describe('a withdrawn entry', () => {
  const stepsOf = (
    type: ProjectType,
    document: ProjectDocument,
    liste: CatalogueList,
    item: { id: string; name: string },
    retiree = true,
  ) =>
    missingSteps(KINDS[kindOf(type)].wizard, {
      ...document,
      type,
      agence: 'a',
      eligibleMedals: null,
      gardees: [{ liste, retiree, item }],
    });

  it.each([
    [
      'Boards PVC',
      'boards',
      { id: 'gamme-prix', name: 'Gamme et prix des boissons' },
      'creation/choix-boards',
      'Gamme et prix des boissons - 1',
    ],
    [
      'Boards PVC',
      'visuel-solide',
      { id: 'croque-monsieur', name: 'Croque-monsieur' },
      'contenu/boards',
      'Croque-monsieur',
    ],
    ['Boards PVC', 'boissons', { id: 'cola-zero-verre-33', name: 'Colas' }, 'contenu/boards', 'Cola zéro'],
    ['Sur Mesure', 'supportssurmesure', { id: 'totem', name: 'Totem' }, 'creation/support', 'Totem'],
    ['Sur Mesure', 'boissons', { id: 'cola-zero-verre-33', name: 'Colas' }, 'contenu/gamme', 'Cola zéro'],
    ['Direct Agence', 'formatPDA', { id: 'affiche-a4', name: 'Affiche A4' }, 'format', 'Affiche A4'],
    ['Direct Agence', 'boissons', { id: 'cola-zero-verre-33', name: 'Colas' }, 'dc/gamme', 'Cola zéro'],
  ] as const)('reopens the step of an order of %s: %s', (type, liste, item, path, name) => {
    const before = stepsOf(type, completeOrder(type), liste, item, false);
    const steps = stepsOf(type, completeOrder(type), liste, item);
    const opened = steps.filter((step) => !before.some((known) => known.path === step.path));
    expect(opened.map((step) => step.path)).toEqual([path]);
    expect(opened[0]?.champs[0]?.message).toBe(
      `«\u00a0${name}\u00a0» n’est plus au catalogue. Merci de choisir autre chose.`,
    );
  });
});
