import { type Card, written } from '@ardoise/domain/card-text/edit-card.ts';
import { expect, it } from 'vitest';
import { CardHistory } from './card-history.ts';

const CARD: Card = {
  text: { lignes: ['a', 'b'].map((entree) => ({ entree, nom: entree, prix: '1' })) },
  reading: {},
};
const prices = (card: Card | null) => card?.text.lignes?.map(({ prix }) => prix).join(' ');

/** The card after these prices were written, one act each, some ms apart. */
function typed(history: CardHistory, acts: readonly [id: string, prix: string, at: number][]): Card {
  return acts.reduce((before, [id, prix, at]) => {
    const after = written(before, id, { prix });
    history.note({ before, after }, at);
    return after;
  }, CARD);
}

it('undoes what was typed into a line as one act, and does it again', () => {
  const history = new CardHistory();
  const card = typed(history, [
    ['a', '2', 0],
    ['a', '24', 700],
    ['b', '9', 1_400],
    ['b', '95', 20_000],
  ]);
  const one = history.undo(card) as Card;
  const two = history.undo(one) as Card;
  const three = history.undo(two) as Card;
  expect([one, two, three].map(prices)).toEqual(['24 9', '24 1', '1 1']);
  expect(history.undo(CARD)).toBeNull();
  expect(prices(history.redo(three))).toBe('24 1');
});

it('forgets what was undone at the next act', () => {
  const history = new CardHistory();
  const card = typed(history, [['a', '2', 0]]);
  const back = history.undo(card) as Card;
  history.note({ before: back, after: written(back, 'b', { prix: '3' }) });
  expect(history.redo(back)).toBeNull();
});
