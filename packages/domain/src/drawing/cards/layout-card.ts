import { Composition } from '../composition.ts';
import type { Box, Drawing, Overflow } from '../mark.ts';
import { type Measure, measureText } from '../measure-text.ts';
import type { CardContent } from './card-content.ts';
import type { CardLook } from './card-look.ts';
import { cardOverflow, crowdingTexts } from './card-overflow.ts';
import { frameMarks, frameRoom } from './ornaments/card-frame.ts';
import { prepareCard } from './prepare-card.ts';
import {
  type ArrangedCard,
  canBeSet,
  type KeptLayout,
  searchSetting,
  searchSmaller,
} from './search-setting.ts';
import { drawStack } from './stack.ts';
import { withWhatFits } from './text-that-fits.ts';

/** A Carte Brasserie as it will be printed; a spread is both its flaps, side by side. */
export interface CardDrawing extends Drawing, KeptLayout {
  /** Lines of its text that no type of seven points has room for: the drawing says how many. */
  leftOut: number;
  /** Where a spread is folded, from the left. */
  folds: readonly number[];
}

export interface CardLayoutOptions {
  /** The last drawing of a card being filled in: its arrangement is kept as long as the card fits. */
  keep?: KeptLayout | undefined;
  measure?: Measure;
}

const A4_AREA = 210 * 297;

/** The sheets of a card, and how large its ornaments are. */
function sheetsOf({ flap: { width, height }, flaps }: CardContent) {
  const sheet = Math.sqrt((width * height) / A4_AREA);
  const panels = Array.from(
    { length: flaps },
    (_, index): Box => ({ x: index * width, y: 0, w: width, h: height }),
  );
  // On a narrow sheet a frame's thickness depends on its width, not its area.
  const frame = width > 190 ? sheet : Math.min(sheet, Math.max(0.62, width / 210 + 0.06));
  return { panels, sheet: Math.min(sheet, 1.3), frame };
}

function draw(
  at: Composition,
  look: CardLook,
  frame: number,
  panels: readonly Box[],
  layout: ArrangedCard,
): void {
  at.add(...frameMarks(look, panels, frame));
  const whole = { x: 0, y: 0, w: at.width, h: at.height };
  at.field('infocarte.format', whole);
  at.field('infocarte.template', whole);
  for (const stack of layout.stacks) drawStack(at, stack);
}

/**
 * Lays a Carte Brasserie out as printed, in millimetres: the same marks on screen, in the order form, and in the signed
 * content (specification/boards.md#previews). The arrangement of its parts with the largest type is chosen; with `keep`
 * it stays while one types. Nothing is cut: what does not fit at 7 points is drawn smaller, as is one text that would
 * halve all others, and `overflow` says which
 * answers, each shortened alone, are enough; it never prevents signing. Of the card's text as many lines are drawn as
 * fit, and how many are left out (specification/card-text.md#drawing). `fields` has the documents' paths of its
 * answers, and of each choice below its field's; boxes of parts lie within that of their whole.
 */
export function layoutCard(card: CardContent, look: CardLook, options: CardLayoutOptions = {}): CardDrawing {
  const { keep, measure = measureText } = options;
  const { panels, sheet, frame } = sheetsOf(card);
  const rooms = panels.map((panel) => frameRoom(look, panel, frame));
  const spaceOf = (content: CardContent, crowding: readonly Overflow[] = []) => ({
    card: prepareCard(content, measure, crowding),
    look,
    rooms,
    sheet,
  });
  const crowding = crowdingTexts(
    card,
    (brief) => searchSetting(spaceOf(brief), undefined)?.scale ?? null,
    (shorter, scale) => canBeSet(spaceOf(shorter), scale),
  );
  const { shown, leftOut } = withWhatFits(card, (shorter) => canBeSet(spaceOf(shorter)));
  const space = spaceOf(shown, crowding);
  const found = searchSetting(space, keep);
  const overflow =
    found === null && crowding.length === 0
      ? cardOverflow(shown, (shorter) => canBeSet(spaceOf(shorter)))
      : crowding;
  const layout = found ?? searchSmaller(space);
  const { width, height } = card.flap;
  const at = new Composition({ width: width * card.flaps, height }, measure);
  draw(at, look, frame, panels, layout);
  return {
    ...at.scaled(1),
    overflow,
    unprintable: space.card.unprintable,
    folds: panels.slice(1).map(({ x }) => x),
    way: layout.way,
    scale: layout.scale,
    leftOut,
  };
}
