import type { Box } from '../mark.ts';
import type { Arrangement } from './arrangements.ts';
import { type Block, titleBlock } from './block.ts';
import type { CardPicture } from './card-content.ts';
import type { CardSetting } from './card-setting.ts';
import { cocktailsBlock } from './cocktails-block.ts';
import { drinksBlock, familiesBlock } from './drinks-block.ts';
import { footBlock } from './foot-block.ts';
import { formulasBlock } from './formulas-block.ts';
import { headerBlock } from './header-block.ts';
import { type Stack, stackOf } from './stack.ts';
import { vignettesBlock, waitingVignettes } from './vignettes-block.ts';

/** On a sheet wider than this, formulas are side by side, and drinks in one column keep a reading width. */
const WIDE = 130;
const READING_WIDTH = 124;

/** The blocks of a card in one arrangement, for a flap of this width. */
class Parts {
  readonly #setting: CardSetting;
  readonly #way: Arrangement;
  readonly #room: Box;

  constructor(setting: CardSetting, way: Arrangement, room: Box) {
    this.#setting = setting;
    this.#way = way;
    this.#room = room;
  }

  title(words: string): Block {
    return titleBlock(this.#setting, words);
  }

  header(flank: readonly CardPicture[]): Block {
    return headerBlock(this.#setting, this.#room.w, { flank });
  }

  cover(): Block {
    return headerBlock(this.#setting, this.#room.w, { cover: true });
  }

  /** `left` are the pictures outside its columns. */
  drinks(spare: readonly CardPicture[]): { block: Block; left: readonly CardPicture[] } {
    const { scale, sheet } = this.#setting;
    const { w } = this.#room;
    const narrow = this.#way.columns === 1 && w >= WIDE ? Math.min(w, READING_WIDTH * scale * sheet) : w;
    const { left, ...block } = drinksBlock(this.#setting, narrow, this.#way.columns, spare);
    const draw: Block['draw'] = (at, box) =>
      block.draw(at, { ...box, x: box.x + (box.w - narrow) / 2, w: narrow });
    return { block: { ...block, draw }, left };
  }

  /** Sections of the card's text; empty without any. */
  text(from: number, to: number): Block[] {
    const families = this.#setting.card.sections.slice(from, to);
    if (families.length === 0) return [];
    const listed = { families, path: 'texteCarte', parted: PARTED };
    return [familiesBlock(this.#setting, listed, { width: this.#room.w, columns: this.#way.columns })];
  }

  /** The drinks below a text, if there are any. */
  drinksBelow(): Block[] {
    if (this.#setting.card.families.length === 0) return [];
    return [this.title('Nos boissons'), this.drinks([]).block];
  }

  formulas(): Block[] {
    const { formulas } = this.#setting.card;
    if (formulas?.length === 0) return [];
    const { w } = this.#room;
    return [
      this.title(formulas?.length === 1 ? 'Notre formule' : 'Nos formules'),
      formulasBlock(this.#setting, w, w > WIDE ? 3 : 1),
    ];
  }

  cocktails(): Block[] {
    const { cocktails } = this.#setting.card;
    if (cocktails?.length === 0) return [];
    const grid = this.#way.cocktails ?? { columns: 1, beside: true };
    const block = cocktailsBlock(this.#setting, this.#room.w, grid);
    return cocktails === undefined ? [block] : [this.title('Nos cocktails'), block];
  }

  pictures(left: readonly CardPicture[]): Block[] {
    if (this.#setting.card.illustrations === undefined) return [waitingVignettes(this.#setting)];
    return left.length === 0 ? [] : [vignettesBlock(this.#setting, this.#room.w, left)];
  }
}

/** Columns may part a section of the text between so many lines. */
const PARTED = 4;

/** Two pictures beside the name, and the others. */
function sharedOut({ card }: CardSetting, { flanked }: Arrangement) {
  const pictures = card.illustrations ?? [];
  return flanked ? { flank: pictures.slice(0, 2), spare: pictures.slice(2) } : { flank: [], spare: pictures };
}

/** What follows a text. */
const belowText = (parts: Parts): Block[] => [
  ...parts.drinksBelow(),
  ...parts.formulas(),
  ...parts.cocktails(),
];

/** The illustrations beside a text, which takes the room of those that are not chosen yet. */
const spareOf = ({ card }: CardSetting, parts: Parts): Block[] =>
  card.illustrations === undefined ? [] : parts.pictures(card.illustrations);

function onOneFlap(setting: CardSetting, way: Arrangement, room: Box): Stack {
  const parts = new Parts(setting, way, room);
  if (way.spread === 'text') {
    const sections = setting.card.sections.length;
    const blocks = [
      parts.header([]),
      ...parts.text(0, sections),
      ...belowText(parts),
      ...spareOf(setting, parts),
    ];
    return stackOf(setting, room, blocks, footBlock(setting, room.w, 'all'));
  }
  const { flank, spare } = sharedOut(setting, way);
  const { block, left } = parts.drinks(spare);
  const others = [...parts.formulas(), ...parts.cocktails()];
  const blocks = [
    parts.header(flank),
    ...(others.length > 0 ? [parts.title('Nos boissons')] : []),
    block,
    ...others,
    ...parts.pictures(left),
  ];
  return stackOf(setting, room, blocks, footBlock(setting, room.w, 'all'));
}

/** The blocks of both flaps. */
function facing(setting: CardSetting, way: Arrangement, left: Parts, right: Parts): [Block[], Block[]] {
  const { flank, spare } = sharedOut(setting, way);
  const drinks = (parts: Parts, pictures: readonly CardPicture[]) => {
    const { block, left: unplaced } = parts.drinks(pictures);
    return { blocks: [parts.title('Nos boissons'), block], unplaced };
  };
  const rest = (parts: Parts) => [...parts.formulas(), ...parts.cocktails()];
  switch (way.spread) {
    case 'text': {
      const { cut = 0 } = way;
      return [
        [left.header(flank), ...left.text(0, cut)],
        [...right.text(cut, setting.card.sections.length), ...belowText(right), ...spareOf(setting, right)],
      ];
    }
    case 'cover-drinks':
      return [[left.cover(), ...left.pictures(spare)], drinks(right, []).blocks];
    case 'cover-all':
      return [
        [left.cover(), ...left.pictures(spare)],
        [...drinks(right, []).blocks, ...rest(right)],
      ];
    case 'cocktails-drinks-formulas':
      return [
        [left.header(flank), ...left.cocktails(), ...left.pictures(spare)],
        [...drinks(right, []).blocks, ...right.formulas()],
      ];
    case 'drinks-formulas-cocktails': {
      const { blocks, unplaced } = drinks(left, spare);
      return [
        [left.header(flank), ...blocks, ...left.formulas(), ...left.pictures(unplaced)],
        right.cocktails(),
      ];
    }
    default: {
      const { blocks, unplaced } = drinks(left, spare);
      return [[left.header(flank), ...blocks, ...left.pictures(unplaced)], rest(right)];
    }
  }
}

/** The feet of a spread have one height, so that their friezes meet. */
function onTwoFlaps(setting: CardSetting, way: Arrangement, a: Box, b: Box): Stack[] {
  const [left, right] = facing(setting, way, new Parts(setting, way, a), new Parts(setting, way, b));
  const feet = [footBlock(setting, a.w, 'contact'), footBlock(setting, b.w, 'law')] as const;
  const height = Math.max(feet[0].height, feet[1].height);
  return [
    stackOf(setting, a, left, { ...feet[0], height }),
    stackOf(setting, b, right, { ...feet[1], height }),
  ];
}

/** The stacks of a card's flaps, at a setting and in an arrangement; `rooms` are each flap's areas for words. */
export function arrangeCard(setting: CardSetting, way: Arrangement, rooms: readonly Box[]): Stack[] {
  const [a, b] = rooms;
  if (a === undefined) return [];
  return b === undefined ? [onOneFlap(setting, way, a)] : onTwoFlaps(setting, way, a, b);
}
