import { createContext, useContext } from 'react';
import type { Previewed } from '../preview/previewed.ts';
import type { CardLayout } from './use-card-layout.ts';

/** The card of the order that is being filled in. */
export interface CardPreview extends Pick<CardLayout, 'failed' | 'again'> {
  /** Null until it is drawn. */
  previewed: Previewed | null;
}

export const CardPreviewContext = createContext<CardPreview | null>(null);

export function useCardPreview(): CardPreview {
  const preview = useContext(CardPreviewContext);
  if (preview === null) throw new Error('A card’s preview is inside its provider');
  return preview;
}
