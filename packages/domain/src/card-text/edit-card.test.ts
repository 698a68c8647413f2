import { describe, expect, it } from 'vitest';
import { CARD_TEXT_LIMITS } from '../projects/card-text-limits.ts';
import { sectionsWithLines } from './card-sections.ts';
import {
  added,
  type Card,
  drinkPriced,
  movedTo,
  putBack,
  removalOf,
  removed,
  renamed,
  sectionStepped,
  seen,
  stepped,
  withoutSection,
  withRead,
  withSection,
  written,
} from './edit-card.ts';
import type { ReadRow } from './reading/read-section.ts';

const CARD: Card = {
  text: {
    sections: [
      { entree: 's', titre: 'Entrées' },
      { entree: 't', titre: 'Plats' },
    ],
    lignes: [
      { entree: 'a', section: 's', nom: 'Œuf' },
      { entree: 'c', section: 't', nom: 'Sole' },
      { entree: 'b', section: 's', nom: 'Soupe' },
    ],
  },
  reading: { lignes: [{ entree: 'a', aVerifier: 'sans prix', lu: { page: 1, ligne: 2, texte: 'Œuf' } }] },
};

/** 's:a,b t:c' */
const shown = ({ text }: Card): string =>
  sectionsWithLines(text)
    .map(({ section, lines }) => `${section?.entree ?? ''}:${lines.map(({ entree }) => entree).join(',')}`)
    .join(' ');

describe('the order of a card', () => {
  it('is that of its lines within each section', () => expect(shown(CARD)).toBe('s:a,b t:c'));

  it.each([
    ['down', stepped(CARD, 'a', 1), 's:b,a t:c'],
    ['past the end of its section into the next', stepped(CARD, 'b', 1), 's:a t:b,c'],
    ['up into the section above', stepped(CARD, 'c', -1), 's:a,b,c t:'],
    ['above the first, where it stays', stepped(CARD, 'a', -1), 's:a,b t:c'],
    ['to a section', movedTo(CARD, 'a', 't', 1), 's:b t:c,a'],
    ['into a section without lines', movedTo(removed(CARD, 'c'), 'a', 't', 0), 's:b t:a'],
    ['of a line that is gone', movedTo(CARD, 'x', 't', 0), 's:a,b t:c'],
  ])('changes %s', (_how, card, order) => expect(shown(card)).toBe(order));

  it('changes by sections', () => {
    expect(shown(sectionStepped(CARD, 't', -1))).toBe('t:c s:a,b');
    expect(sectionStepped(CARD, 's', -1)).toBe(CARD);
  });

  it('has a line of a section that is gone in the last', () => {
    const { text } = CARD;
    const lignes = [...(text.lignes ?? []), { entree: 'z', section: 'gone', nom: 'Perdue' }];
    expect(shown({ ...CARD, text: { ...text, lignes } })).toBe('s:a,b t:c,z');
  });
});

describe('a line of a card', () => {
  it('is added below another, or at the end of its section', () => {
    expect(shown(added(CARD, { entree: 'n', section: 's' }, 'a'))).toBe('s:a,n,b t:c');
    expect(shown(added(CARD, { entree: 'n', section: 's' }))).toBe('s:a,b,n t:c');
  });

  it('is seen by a look and by an edit, which says that it was corrected', () => {
    expect(seen(CARD, 'a').reading.lignes?.[0]).toMatchObject({ vu: true, aVerifier: 'sans prix' });
    const { text, reading } = written(CARD, 'a', { prix: '6 €' });
    expect(text.lignes?.[0]).toEqual({ entree: 'a', section: 's', nom: 'Œuf', prix: '6 €' });
    expect(reading.lignes?.[0]).toMatchObject({ vu: true, corrigee: true });
    expect(written(CARD, 'c', { prix: '6 €' }).reading).toBe(CARD.reading);
  });

  it('is put back where it was with what is known of it, once', () => {
    const gone = removalOf(CARD, ['a']);
    const without = { ...removed(CARD, 'a'), reading: {} };
    expect(putBack(without, gone)).toEqual(CARD);
    expect(putBack(putBack(without, gone), gone)).toEqual(CARD);
  });
});

describe('a section of a card', () => {
  it('is renamed, removed with its lines, and put back with them', () => {
    expect(renamed(CARD, 's', 'Pour commencer').text.sections?.[0]?.titre).toBe('Pour commencer');
    const gone = removalOf(CARD, ['a', 'b'], 's');
    const without = withoutSection(CARD, 's');
    expect(shown(without)).toBe('t:c');
    expect(shown(putBack(without, gone))).toBe('s:a,b t:c');
  });

  it('is added below the others; lines that had none stay above it', () => {
    const bare = { text: { lignes: [{ entree: 'a', nom: 'Œuf' }] }, reading: {} };
    const [first, second] = sectionsWithLines(withSection(bare, { entree: 'n', titre: 'Plats' }).text);
    expect([first?.section?.titre, second?.section?.titre, second?.lines]).toEqual(['', 'Plats', []]);
    expect(shown(withSection(CARD, { entree: 'n', titre: 'Fin' }))).toBe('s:a,b t:c n:');
  });
});

it('keeps the price of a drink in its place, and drops an empty one', () => {
  const priced = drinkPriced(drinkPriced(CARD, 'cola', '3'), 'eau', '2');
  expect(drinkPriced(priced, 'cola', '4').text.boissons).toEqual([
    { cle: 'cola', prix: '4' },
    { cle: 'eau', prix: '2' },
  ]);
  expect(drinkPriced(priced, 'cola', ' ').text.boissons).toEqual([{ cle: 'eau', prix: '2' }]);
});

describe('what was read', () => {
  const row = (nom: string, more: Partial<ReadRow> = {}): ReadRow => ({
    ...{ nom, detail: '', volume: '', prix: '5', page: 1, ligne: 3, texte: nom },
    ...more,
  });
  const ids = () => {
    let count = 0;
    return () => {
      count += 1;
      return `n${count}`;
    };
  };

  it('stands below what is there, under its titles, with its place and its doubt', () => {
    const read = [
      { titre: '', lignes: [row('Frites')] },
      { titre: 'NOS DESSERTS', lignes: [row('Flan', { aVerifier: 'sans prix' })] },
    ];
    const { card, leftOut } = withRead(CARD, read, { newId: ids(), under: 't' });
    expect(leftOut).toBe(0);
    expect(sectionsWithLines(card.text).map(({ section, lines }) => [section?.titre, lines.length])).toEqual([
      ['Entrées', 2],
      ['Plats', 2],
      ['Nos desserts', 1],
    ]);
    expect(card.reading.lignes?.at(-1)).toMatchObject({
      lu: { page: 1, ligne: 3, texte: 'Flan' },
      aVerifier: 'sans prix',
    });
  });

  it('is as much as a card holds, and says how much is left out', () => {
    const lignes = Array.from({ length: CARD_TEXT_LIMITS.lines + 9 }, (_, rank) => row(`Plat ${rank}`));
    const { card, leftOut } = withRead(CARD, [{ titre: 'Plats', lignes }], { newId: ids() });
    expect([card.text.lignes?.length, leftOut]).toEqual([CARD_TEXT_LIMITS.lines, 12]);
    const long = withRead(CARD, [{ titre: 'X', lignes: [row('y'.repeat(300))] }], { newId: ids() });
    expect(long.card.text.lignes?.at(-1)?.nom).toHaveLength(CARD_TEXT_LIMITS.name);
  });
});
