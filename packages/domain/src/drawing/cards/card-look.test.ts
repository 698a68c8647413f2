import { describe, expect, it } from 'vitest';
import { illustrationSchema } from '../../catalogue/illustration.ts';
import { themeSchema } from '../../catalogue/theme.ts';
import { cardLookOf, NEUTRAL_CARD_LOOK } from './card-look.ts';

const THEME = { id: 'marine', name: 'Marine', image: '/catalogue/themes/marine.svg' };

describe('the look of a card', () => {
  it('is neutral without a theme, and for a theme without a look', () => {
    expect(cardLookOf(undefined)).toEqual(NEUTRAL_CARD_LOOK);
    expect(cardLookOf(THEME)).toEqual(NEUTRAL_CARD_LOOK);
  });

  it('is neutral in what its theme does not say', () => {
    const look = cardLookOf({ ...THEME, field_apercu: { frame: 'slate', inks: { accent: 'cuivre' } } });
    expect(look).toEqual({
      ...NEUTRAL_CARD_LOOK,
      frame: 'slate',
      inks: { ...NEUTRAL_CARD_LOOK.inks, accent: 'cuivre' },
    });
  });
});

describe('the catalogue', () => {
  it.each([
    { frame: 'gilded' },
    { divider: '' },
    { inks: { text: '#262d31' } },
    { soft: 0.1 },
    { word: 'LA CARTE DE LA SEMAINE' },
  ])('refuses a look that cannot be drawn: %j', (look) => {
    expect(themeSchema.safeParse({ ...THEME, field_apercu: look }).success).toBe(false);
  });

  it('takes a frieze with a pattern of ours, or with its picture alone', () => {
    const frieze = { id: 'frise', name: 'Frise', image: '/f.svg', type: 'frise' };
    expect(illustrationSchema.safeParse(frieze).success).toBe(true);
    expect(illustrationSchema.safeParse({ ...frieze, field_apercu: { pattern: 'waves' } }).success).toBe(
      true,
    );
    expect(illustrationSchema.safeParse({ ...frieze, field_apercu: { pattern: 'hearts' } }).success).toBe(
      false,
    );
  });
});
