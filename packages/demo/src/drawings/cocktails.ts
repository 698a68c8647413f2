import { clearGlass, GLASSES, type GlassKind, glassOutline, liquids } from './glasses.ts';
import { type Marks, picture, plate } from './print.ts';

export interface CocktailDrawing {
  glass: GlassKind;
  layers: [from: number, colour: string][];
  /** Behind the glass: straws, wheels. */
  behind?: Marks;
  inside?: Marks;
  front?: Marks[];
}

/** One cocktail: what stands behind the glass, the glass, and what is set on its rim. */
export function drawCocktail({
  glass,
  layers,
  behind = [],
  inside = [],
  front = [],
}: CocktailDrawing): string {
  const shape = GLASSES[glass];
  return picture(
    80,
    96,
    plate(behind),
    plate(clearGlass(shape), liquids(shape, layers), inside, glassOutline(shape)),
    ...front.map((garnish) => plate(garnish)),
  );
}
