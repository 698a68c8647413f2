import { type Card, cardOf } from '@ardoise/domain/card-text/edit-card.ts';
import { useMemo } from 'react';
import { useWizardSession } from '../session/wizard-session.ts';

export type CardAct = (card: Card) => Card;

/** The text of the card on the screen, and its change by an act on its latest state. */
export function useCard(): { card: Card; change: (act: CardAct) => void } {
  const { current, form } = useWizardSession();
  const change = useMemo(
    () => (act: CardAct) => {
      const values = form.getValues();
      const before = cardOf(values);
      const { text, reading } = act(before);
      if (text === before.text && reading === before.reading) return;
      form.replace({ ...values, texteCarte: text, lectureCarte: reading });
    },
    [form],
  );
  const { texteCarte, lectureCarte } = current;
  const card = useMemo(() => cardOf({ texteCarte, lectureCarte }), [texteCarte, lectureCarte]);
  return { card, change };
}
