import { DRINKS_NEEDED, LIST_NEEDED } from '../boards/board-content.ts';
import type { Board } from '../catalogue/board.ts';
import {
  BOARD_CONTAINERS,
  type BoardLine,
  type BoardVariant,
  boardBriefName,
  type MenuBrief,
  type MenuVariant,
  readBoardBrief,
} from '../catalogue/board-brief.ts';
import { solidMessage } from '../catalogue/menu-solids.ts';
import type { Option } from '../wizards/field.ts';

/** Boards in words: a variant is six answers, and says what a delegate will be asked (specification/content-management.md#boards). */

/** Drink lines as head office names them. */
export const LINE_WORDS: Readonly<Record<BoardLine, string>> = {
  coke: 'colas',
  mm: 'jus de fruits',
  capri: 'boissons aux fruits',
};

/** The answers to the six questions, as they are chosen. */
export interface VariantAnswers {
  contenu: BoardVariant['brief'];
  miseEnPage: MenuBrief['layout'];
  elements: '2' | '3';
  contenant: MenuBrief['container'];
  gamme: BoardLine;
  option: 'sans' | 'avec';
}
export type VariantQuestion = keyof VariantAnswers;

export const FIRST_VARIANT: VariantAnswers = {
  contenu: 'menu',
  miseEnPage: 'simple',
  elements: '2',
  contenant: 'pet-50',
  gamme: 'coke',
  option: 'sans',
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const QUESTIONS: Readonly<Record<VariantQuestion, { label: string; options: readonly Option[] }>> = {
  contenu: {
    label: 'Contenu',
    options: [
      { value: 'menu', label: 'Un menu' },
      { value: 'gamme-prix', label: 'Gamme et prix' },
      { value: 'pricelist', label: 'Pricelist' },
    ],
  },
  miseEnPage: {
    label: 'Mise en page',
    options: [
      { value: 'simple', label: 'Simple' },
      { value: 'double', label: 'Double' },
      { value: 'standard-2018', label: 'Standard 2018' },
    ],
  },
  elements: {
    label: 'Éléments par formule',
    options: [
      { value: '2', label: '2' },
      { value: '3', label: '3' },
    ],
  },
  contenant: {
    label: 'Boisson vendue en',
    options: Object.entries(BOARD_CONTAINERS).map(([value, label]) => ({ value, label })),
  },
  gamme: {
    label: 'Gamme',
    options: Object.entries(LINE_WORDS).map(([value, label]) => ({ value, label: capital(label) })),
  },
  option: {
    label: 'Second prix',
    options: [
      { value: 'sans', label: 'Sans option' },
      { value: 'avec', label: 'Avec option' },
    ],
  },
};

/** The variant of these answers. */
export function variantOf({
  contenu,
  miseEnPage,
  elements,
  contenant,
  gamme,
  option,
}: VariantAnswers): BoardVariant {
  if (contenu !== 'menu') return { brief: contenu };
  return {
    brief: 'menu',
    layout: miseEnPage,
    items: miseEnPage === 'standard-2018' || elements === '2' ? 2 : 3,
    container: contenant,
    line: gamme,
    option: option === 'avec',
  };
}

/** The answers of a brief's name; those that it does not have are the first ones. */
export function answersOf(name: string): VariantAnswers {
  const brief = readBoardBrief(name);
  if (brief === null) return FIRST_VARIANT;
  if (brief.brief !== 'menu') return { ...FIRST_VARIANT, contenu: brief.brief };
  return {
    contenu: 'menu',
    miseEnPage: brief.layout,
    elements: brief.items === 3 ? '3' : '2',
    contenant: brief.container,
    gamme: brief.line,
    option: brief.option ? 'avec' : 'sans',
  };
}

/** The relevant questions for these answers, with the options of the grammar. */
export function variantQuestions(
  answers: VariantAnswers,
): { question: VariantQuestion; label: string; options: readonly Option[] }[] {
  const asked = Object.entries(QUESTIONS) as [VariantQuestion, (typeof QUESTIONS)[VariantQuestion]][];
  return asked
    .filter(([question]) => question === 'contenu' || answers.contenu === 'menu')
    .map(([question, { label, options }]) => ({
      question,
      label,
      options:
        question === 'elements' && answers.miseEnPage === 'standard-2018'
          ? options.filter(({ value }) => value === '2')
          : options,
    }));
}

const isMenu = (variant: BoardVariant): variant is MenuVariant => variant.brief === 'menu';

/** The complete brief of a variant, with its numbers of formulas and solids. */
function menuOf(variant: MenuVariant): MenuBrief {
  return readBoardBrief(boardBriefName(variant)) as MenuBrief;
}

/** Its layout in words: 'Menu double 3 éléments'. */
function layoutInWords({ layout, items }: MenuVariant): string {
  return layout === 'standard-2018' ? 'Menu standard 2018' : `Menu ${layout} ${items} éléments`;
}

/** The name proposed for a board: 'Menu double 3 éléments, PET 50 cl, colas, avec option'. */
export function boardName(variant: BoardVariant): string {
  if (variant.brief === 'gamme-prix') return 'Gamme et prix des boissons';
  if (variant.brief === 'pricelist') return 'Pricelist, texte ou photos';
  const { container, line, option } = variant;
  return `${layoutInWords(variant)}, ${BOARD_CONTAINERS[container]}, ${LINE_WORDS[line]}${option ? ', avec option' : ''}`;
}

/** The category proposed for it: rules count it by 'PET', 'Gamme' and 'Pricelist' (specification/boards.md#how-many). */
export function boardCategory(variant: BoardVariant): string {
  if (!isMenu(variant)) return 'Gamme ou Pricelist';
  return variant.container === 'can-33' ? 'Menu CAN' : 'Menu PET';
}

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre'];

/** What a delegate fills in for it, in one sentence; `strong` parts are emphasised. */
export function boardSentence(variant: BoardVariant): { text: string; strong?: true }[] {
  if (variant.brief === 'gamme-prix')
    return [
      { text: 'Le délégué commercial écrira ' },
      { text: 'des lignes de prix', strong: true },
      { text: ', chacune avec ses boissons.' },
    ];
  if (variant.brief === 'pricelist')
    return [
      { text: 'Le délégué commercial écrira ' },
      { text: 'un texte', strong: true },
      { text: ', ou joindra ' },
      { text: 'au moins une photo', strong: true },
      { text: '.' },
    ];
  const { formulas, solids, optionalSolids, option } = menuOf(variant);
  const all = formulas * solids;
  const each = formulas > 1 ? `, ${NUMBERS[solids]} par formule` : '';
  return [
    { text: 'Le délégué commercial remplira ' },
    { text: formulas > 1 ? `${formulas}\u00a0formules` : '1\u00a0formule', strong: true },
    { text: option || optionalSolids > 0 ? ', choisira ' : ' et choisira ' },
    { text: all > 1 ? `${all}\u00a0solides` : '1\u00a0solide', strong: true },
    { text: `${each}${optionalSolids > 0 ? ' (un second s’il le veut)' : ''}` },
    ...(option
      ? [
          { text: ', et pourra ajouter ' },
          { text: 'un second prix', strong: true as const },
          { text: formulas > 1 ? ' à chacune' : '' },
        ]
      : []),
    { text: '.' },
  ];
}

/** What a delegate reads when a board's content is missing. */
export function boardMissing(variant: BoardVariant): string {
  if (variant.brief === 'gamme-prix') return DRINKS_NEEDED;
  if (variant.brief === 'pricelist') return LIST_NEEDED;
  return solidMessage(menuOf(variant), 0);
}

/** The questions of the content step, in order. */
export function boardAsks(variant: BoardVariant): { text: string; optional?: true }[] {
  if (variant.brief === 'gamme-prix') return [{ text: 'Un prix' }, { text: 'Ses boissons' }];
  if (variant.brief === 'pricelist') return [{ text: 'Un texte, ou des photos' }];
  const { formulas, solids, optionalSolids, option } = menuOf(variant);
  const names = formulas > 1 ? ['de la formule\u00a01', 'de la formule\u00a02'] : ['de la formule'];
  return names.flatMap((of): { text: string; optional?: true }[] => [
    { text: `Nom et prix ${of}` },
    { text: solids > 1 ? `${solids}\u00a0solides` : '1\u00a0solide' },
    ...(optionalSolids > 0 ? [{ text: 'Un second solide', optional: true as const }] : []),
    ...(option ? [{ text: 'Second prix', optional: true as const }] : []),
  ]);
}

const plural = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;

/**
 * What another variant of a board does to the drafts that have it: what they filled is kept, what is missing reopens
 * their step. Null if it adds no question for them.
 */
export function variantEffect(before: BoardVariant, after: BoardVariant): string | null {
  if (boardBriefName(before) === boardBriefName(after)) return null;
  const kept = 'Ce qui est déjà rempli est gardé.';
  if (!(isMenu(before) && isMenu(after)))
    return `Son contenu est autre\u00a0: l’étape Contenu sera à remplir. ${kept}`;
  const [was, is] = [menuOf(before), menuOf(after)];
  const more = is.formulas * is.solids - was.formulas * was.solids;
  const from =
    was.layout === is.layout
      ? `Passer de ${was.items} à ${is.items} éléments`
      : `Passer de «\u00a0${layoutInWords(was)}\u00a0» à «\u00a0${layoutInWords(is)}\u00a0»`;
  if (more > 0)
    return `${from} leur demandera ${plural(more, 'solide', 'solides')} de plus à l’étape Contenu. ${kept}`;
  return kept;
}

/** The board that is already on offer with this variant; undefined if there is none, or it is this one. */
export function sameVariant<Item extends Pick<Board, 'id' | 'field_state_name_brief'>>(
  variant: BoardVariant,
  boards: readonly Item[],
  ownId: string | undefined,
): Item | undefined {
  const name = boardBriefName(variant);
  return boards.find((board) => board.id !== ownId && board.field_state_name_brief === name);
}

/**
 * The look proposed for a board that has none: that of a menu of its line on offer, sold in the same container if there
 * is one, so that it is drawn as its line's are.
 */
export function proposedLook(variant: BoardVariant, boards: readonly Board[]): Board['field_apercu'] {
  if (!isMenu(variant)) return undefined;
  const ofLine = boards.filter(({ field_apercu, field_state_name_brief }) => {
    const brief = readBoardBrief(field_state_name_brief);
    return field_apercu !== undefined && brief?.brief === 'menu' && brief.line === variant.line;
  });
  const container = `-${variant.container}-`;
  const alike = ofLine.find((board) => board.field_state_name_brief.includes(container)) ?? ofLine[0];
  return alike?.field_apercu;
}
