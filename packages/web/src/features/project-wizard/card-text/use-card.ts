import { type Card, cardOf } from '@ardoise/domain/card-text/edit-card.ts';
import { useMemo } from 'react';
import { useWizardSession } from '../session/wizard-session.ts';
import { CardHistory } from './card-history.ts';

export type CardAct = (card: Card) => Card;
/** Changes the card; changes of one `name` are one step to undo. */
export type CardChange = (act: CardAct, name?: string) => void;

/** One for each order on the screen: several parts of it act on the card. */
const histories = new WeakMap<object, CardHistory>();

function historyOf(form: object): CardHistory {
  const known = histories.get(form) ?? new CardHistory();
  histories.set(form, known);
  return known;
}

interface UsedCard {
  card: Card;
  change: CardChange;
  /** Whether there was something to undo, or to do again. */
  undo: () => boolean;
  redo: () => boolean;
}

/** The text of the card on the screen, and its change by an act on its latest state. */
export function useCard(): UsedCard {
  const { current, form } = useWizardSession();
  const acts = useMemo(() => {
    const history = historyOf(form);
    const present = () => cardOf(form.getValues());
    const put = ({ text, reading }: Card) =>
      form.replace({ ...form.getValues(), texteCarte: text, lectureCarte: reading });
    const step = (next: Card | null) => {
      if (next !== null) put(next);
      return next !== null;
    };
    return {
      change: (act: CardAct, name?: string) => {
        const before = present();
        const after = act(before);
        if (after.text === before.text && after.reading === before.reading) return;
        history.record(before, after, name);
        put(after);
      },
      undo: () => step(history.undo(present())),
      redo: () => step(history.redo(present())),
    };
  }, [form]);
  const { texteCarte, lectureCarte } = current;
  const card = useMemo(() => cardOf({ texteCarte, lectureCarte }), [texteCarte, lectureCarte]);
  return { card, ...acts };
}
