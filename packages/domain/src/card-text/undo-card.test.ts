import { describe, expect, it } from 'vitest';
import { added, type Card, movedTo, removed, withoutSection, written } from './edit-card.ts';
import { lineWritten, withoutAct } from './undo-card.ts';

const line = (entree: string, section: string) => ({ entree, section, nom: entree, prix: '1' });
const CARD: Card = {
  text: {
    sections: [
      { entree: 's', titre: 'Plats' },
      { entree: 't', titre: 'Desserts' },
    ],
    lignes: [line('a', 's'), line('b', 's'), line('c', 's'), line('d', 't')],
  },
  reading: { lignes: [{ entree: 'b', aVerifier: 'sans prix' }] },
};
const ids = ({ text }: Card) => text.lignes?.map(({ entree }) => entree).join('');
const price = ({ text }: Card, id: string) => text.lignes?.find(({ entree }) => entree === id)?.prix;

/** The act is undone after somebody else has written a line and added another. */
function undone(act: (card: Card) => Card): Card {
  const after = act(CARD);
  const theirs = added(written(after, 'a', { prix: '99' }), line('e', 't'));
  return withoutAct(theirs, { before: CARD, after });
}

describe('an act that is undone', () => {
  it('gives back words, with what the reading knew of them', () => {
    const card = undone((now) => written(now, 'b', { prix: '7' }));
    expect([price(card, 'b'), price(card, 'a'), ids(card)]).toEqual(['1', '99', 'abcde']);
    expect(card.reading.lignes).toEqual(CARD.reading.lignes);
  });

  it('gives back a line, a section and a place, and keeps what others wrote meanwhile', () => {
    for (const [act, order] of [
      [(now: Card) => removed(now, 'b'), 'abcde'],
      [(now: Card) => withoutSection(now, 't'), 'abced'],
      [(now: Card) => movedTo(now, 'c', 't', 0), 'abcde'],
    ] as const) {
      const card = undone(act);
      expect([ids(card), price(card, 'a')]).toEqual([order, '99']);
      expect(card.text.lignes?.find(({ entree }) => entree === 'c')?.section).toBe('s');
      expect(card.text.sections?.map(({ entree }) => entree)).toEqual(['s', 't']);
    }
  });

  it('is done again by undoing that it was undone', () => {
    const after = removed(CARD, 'b');
    const back = withoutAct(after, { before: CARD, after });
    expect(ids(back)).toBe('abcd');
    expect(ids(withoutAct(back, { before: after, after: back }))).toBe('acd');
  });

  it('is of one line’s words, or not', () => {
    const of = (after: Card) => lineWritten({ before: CARD, after });
    expect(of(written(CARD, 'b', { prix: '7' }))).toBe('b');
    expect(of(removed(CARD, 'b'))).toBeNull();
    expect(of(added(CARD, line('e', 't')))).toBeNull();
    expect(of(movedTo(CARD, 'c', 's', 0))).toBeNull();
  });
});
