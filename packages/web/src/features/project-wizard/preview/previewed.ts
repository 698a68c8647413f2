import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import type { ReactNode } from 'react';

/** What a preview shows, a board or a card, with its words and what a touch does. */
export interface Previewed {
  /** 'Votre board', 'Votre carte'. */
  title: string;
  /** Its format, beside the title. */
  detail: string;
  /** 'le board', 'la carte': in the labels of buttons. */
  thing: string;
  drawing: Drawing;
  /** Where it is folded, in millimetres from its left: on screen only. */
  folds?: readonly number[];
  /** Text alternative: its content in words. */
  label: string;
  /** The answer being written or chosen, by its path among the drawing's fields. */
  written: string | null;
  /** The answer at reading size: that one, else the first to be answered here. */
  part: string | undefined;
  /** Label of an answer, in 'Modifier : prix de la formule 2'. */
  nameOf: (path: string) => string;
  /** Focuses the answer's control. */
  onTouch: (path: string) => void;
  /** A sentence below. */
  note?: ReactNode;
}
