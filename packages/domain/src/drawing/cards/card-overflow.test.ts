import { describe, expect, it } from 'vitest';
import { filledCard, someCocktails, someFamilies, someFormulas } from '../testing/card-cases.ts';
import { drawingFaults } from '../testing/drawing-faults.ts';
import type { CardContent } from './card-content.ts';
import { NEUTRAL_CARD_LOOK } from './card-look.ts';
import { layoutCard } from './layout-card.ts';

const drawn = (card: CardContent) => layoutCard(card, NEUTRAL_CARD_LOOK);

describe('an overflow', () => {
  const LONG =
    'Nos moules sont servies du jeudi au dimanche, de mai à septembre, selon l’arrivage de la criée. ';
  const A5 = { width: 148, height: 210 };

  function shortened(card: CardContent, field: string, count: number): CardContent {
    const cut = (text: string | undefined) =>
      Array.from(text ?? '')
        .slice(0, count)
        .join('');
    const [, rank, name] = /^infopdv\.formules\.(\d+)\.(.*)$/.exec(field) ?? [];
    if (field === 'autresInfos.nomPdv') return { ...card, name: cut(card.name) };
    if (field === 'autresInfos.autreInfo')
      return { ...card, infos: { ...card.infos, autreInfo: cut(card.infos?.autreInfo) } };
    if (field === 'infocarte.cocktails') return { ...card, cocktails: card.cocktails?.slice(0, count) };
    if (field === 'infopdv.formules') return { ...card, formulas: card.formulas?.slice(0, count) };
    if (field === 'infocarte.boissons') {
      let left = count;
      const families = card.families.map((family) => {
        const drinks = family.drinks.slice(0, Math.max(0, left));
        left -= family.drinks.length;
        return { ...family, drinks };
      });
      return { ...card, families: families.filter(({ drinks }) => drinks.length > 0) };
    }
    return {
      ...card,
      formulas: card.formulas?.map((one, index) =>
        index === Number(rank) ? { ...one, [name ?? '']: cut(one[name as 'compoFormule']) } : one,
      ),
    };
  }

  const cases: [what: string, card: CardContent][] = [
    ['a long name', { ...filledCard('sparse', A5), name: 'Au rendez-vous des amis '.repeat(12).trim() }],
    ['a long information', { ...filledCard('middle', A5), infos: { autreInfo: LONG.repeat(20) } }],
    ['a word without end', { ...filledCard('middle', A5), infos: { autreInfo: 'x'.repeat(2000) } }],
    [
      'a long formula',
      {
        ...filledCard('middle', A5),
        formulas: someFormulas(1).map((one) => ({ ...one, compoFormule: LONG.repeat(30).slice(0, 2000) })),
      },
    ],
    ['many cocktails', { ...filledCard('middle', A5), cocktails: someCocktails(40) }],
    ['many formulas', { ...filledCard('middle', A5), formulas: someFormulas(20) }],
    [
      'many drinks',
      {
        ...filledCard('sparse', A5),
        families: [
          ...someFamilies(8, 4),
          ...someFamilies(8, 4),
          ...someFamilies(8, 4),
          ...someFamilies(8, 4),
        ],
      },
    ],
  ];

  it.each(cases)('is reported with exactly what fits, and drawn inside the sheet: %s', (_what, card) => {
    const { overflow, ...drawing } = drawn(card);
    expect(overflow.length).toBeGreaterThan(0);
    expect(drawingFaults({ ...drawing, overflow }, 0)).toEqual([]);
    for (const { field, fits } of overflow) {
      const left = [fits, fits + 1].map((count) => drawn(shortened(card, field, count)).overflow.length > 0);
      expect(left, `${field} ${fits}`).toEqual([false, true]);
    }
  });

  it('is said of a text that fits, but would make all others much smaller, and leaves them their size', () => {
    const sheet = { width: 210, height: 297 };
    const [first, ...others] = someFormulas(2);
    const withFirst = (more: object) => ({
      ...filledCard('dense', sheet),
      formulas: [{ path: '', ...first, ...more }, ...others],
    });
    const usual = drawn(withFirst({}));
    expect(usual.overflow).toEqual([]);
    const wordy = withFirst({
      nomFormule: 'La formule du marché, de la mer et du jardin '.repeat(7),
      compoFormule: LONG.repeat(7),
    });
    const drawing = drawn(wordy);
    expect(drawing.overflow.map(({ field }) => field).sort()).toEqual([
      'infopdv.formules.0.compoFormule',
      'infopdv.formules.0.nomFormule',
    ]);
    expect(drawing.scale).toBeGreaterThan(usual.scale * 0.85);
    expect(drawingFaults(drawing, 0)).toEqual([]);
    const words = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ');
    for (const part of LONG.split(/[ ,.]+/)) expect(words).toContain(part);
  });

  it('is the format’s where no answer alone is too long', () => {
    const card = {
      ...filledCard('dense', { width: 105, height: 148 }),
      cocktails: someCocktails(30),
      formulas: someFormulas(20),
    };
    const { overflow } = drawn(card);
    expect(overflow).toEqual([{ field: 'infocarte.format', fits: 0, unit: 'format' }]);
  });

  it('never prevents a drawing', () => {
    const endless = someFormulas(20).map((one) => ({
      ...one,
      nomFormule: 'x'.repeat(2000),
      compoFormule: LONG.repeat(20),
    }));
    const drawing = drawn({
      ...filledCard('dense', { width: 90, height: 90 }),
      name: 'x'.repeat(2000),
      formulas: endless,
    });
    expect(drawing.overflow).toHaveLength(1);
    expect(drawing.marks.length).toBeGreaterThan(100);
  });
});
