import { CHARTER_DRAWINGS, drawBoard, drawCharter } from '../drawings/boards.ts';
import { COCKTAIL_DRAWINGS } from '../drawings/cocktail-designs.ts';
import { drawCocktail } from '../drawings/cocktails.ts';
import { drawDrink, drawFamily } from '../drawings/drinks.ts';
import { drawFormat, FORMAT_DRAWINGS, PDA_FORMAT_DRAWINGS } from '../drawings/formats.ts';
import { drawFrieze, FRIEZE_IDS } from '../drawings/friezes.ts';
import { DISH_DRAWINGS } from '../drawings/illustrations-dishes.ts';
import { OBJECT_DRAWINGS } from '../drawings/illustrations-objects.ts';
import { MENU_CARDS } from '../drawings/menu-card-designs.ts';
import { drawMenuCard } from '../drawings/menu-cards.ts';
import { picture } from '../drawings/print.ts';
import { drawQrModel, QR_MODEL_DRAWINGS, STICKER_DRAWINGS } from '../drawings/qr-models.ts';
import { SOLID_DRAWINGS } from '../drawings/solids.ts';
import { CUSTOM_SUPPORT_DRAWINGS, drawSupport, SUPPORT_DRAWINGS } from '../drawings/supports.ts';
import { BOARDS } from './boards.ts';
import { DRINK_FAMILIES } from './drinks.ts';

const ILLUSTRATION_SIDE = 84;

const illustrated = (plates: string[]) => picture(ILLUSTRATION_SIDE, ILLUSTRATION_SIDE, ...plates);

function drawings<Subject>(
  folder: string,
  subjects: Record<string, Subject>,
  draw: (subject: Subject) => string,
): [string, string][] {
  return Object.entries(subjects).map(([id, subject]) => [`${folder}/${id}.svg`, draw(subject)]);
}

function drinks(): [string, string][] {
  return DRINK_FAMILIES.flatMap(({ id, drinks: family }) => {
    const [first, second, third] = family.map(({ drawing }) => drawing);
    if (!first || !second || !third)
      throw new RangeError(`The family ${id} has fewer than three drinks to show`);
    return [
      ...family.map((drink): [string, string] => [`boissons/${drink.id}.svg`, drawDrink(drink.drawing)]),
      [`boissons/famille-${id}.svg`, drawFamily([second, first, third])],
    ];
  });
}

/** Every picture of the demonstration's catalogue: its path below `DRAWINGS_FOLDER`, and the SVG. */
export function allDrawings(): Map<string, string> {
  return new Map([
    ...drinks(),
    ...drawings('format', FORMAT_DRAWINGS, drawFormat),
    ...drawings('themes', MENU_CARDS, drawMenuCard),
    ...drawings('cocktails', COCKTAIL_DRAWINGS, drawCocktail),
    ...drawings('illustrations', { ...DISH_DRAWINGS, ...OBJECT_DRAWINGS }, illustrated),
    ...drawings('illustrations', Object.fromEntries(FRIEZE_IDS.map((id) => [id, id])), drawFrieze),
    ...drawings('modeleqrcodes', QR_MODEL_DRAWINGS, drawQrModel),
    ...drawings('modeleqrcodesstickers', STICKER_DRAWINGS, drawQrModel),
    ...drawings(
      'boards',
      Object.fromEntries(BOARDS.map(({ id, field_state_name_brief }) => [id, field_state_name_brief])),
      drawBoard,
    ),
    ...drawings('visuel-solide', SOLID_DRAWINGS, illustrated),
    ...drawings('support', SUPPORT_DRAWINGS, drawSupport),
    ...drawings('supportssurmesure', CUSTOM_SUPPORT_DRAWINGS, drawSupport),
    ...drawings('formatPDA', PDA_FORMAT_DRAWINGS, drawFormat),
    ...drawings('chartescce', CHARTER_DRAWINGS, drawCharter),
  ]);
}
