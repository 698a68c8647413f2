import { cardLookOf } from '@ardoise/domain/drawing/cards/card-look.ts';
import { LEAST_TYPE } from '@ardoise/domain/drawing/cards/card-setting.ts';
import { flapSize } from '@ardoise/domain/drawing/cards/flap-size.ts';
import { layoutCard } from '@ardoise/domain/drawing/cards/layout-card.ts';
import { CARD_FILLINGS, filledCard } from '@ardoise/domain/drawing/testing/card-cases.ts';
import { drawingFaults } from '@ardoise/domain/drawing/testing/drawing-faults.ts';
import { flapsOf, TWO_FLAPS } from '@ardoise/domain/wizards/steps/card-format.ts';
import { inVolume } from '@ardoise/server/testing/volume.ts';
import { expect, it } from 'vitest';
import { FORMATS } from './formats.ts';
import { THEMES } from './themes.ts';

const SHEETS = FORMATS.flatMap((format) =>
  flapsOf(format).map((flap) => ({
    name: `${format.name}, ${flap}`,
    size: flapSize(format),
    flaps: flap === TWO_FLAPS ? (2 as const) : (1 as const),
  })),
);
/** Every theme on every sheet; by default each theme on one. */
const CASES = THEMES.flatMap((theme, rank) =>
  SHEETS.filter((_, index) => inVolume(index === rank % SHEETS.length, true)).map(
    (sheet) => [theme.name, sheet.name, theme, sheet] as const,
  ),
);

it.each(CASES)(
  'a card in %s, %s, stays inside its sheet however full it is',
  (_theme, _sheet, theme, sheet) => {
    const faults = CARD_FILLINGS.flatMap((filling) => {
      const drawing = layoutCard(filledCard(filling, sheet.size, sheet.flaps), cardLookOf(theme));
      const least = drawing.overflow.length === 0 ? LEAST_TYPE - 0.01 : 0;
      return drawingFaults(drawing, least).map((fault) => `${filling}: ${fault}`);
    });
    expect(faults).toEqual([]);
  },
);
