import { cardLookOf } from '../../drawing/cards/card-look.ts';
import { layoutCard } from '../../drawing/cards/layout-card.ts';
import { cardPreviewNote } from '../../drawing/cards/preview-note.ts';
import { cardFormat } from '../../wizards/steps/print-modes.ts';
import type { KindDrawings } from '../kind.ts';
import { cardContent } from './card-content.ts';

/** The card as it will be printed; laid out afresh, without memory of the typing. */
export const chrDrawings: KindDrawings = {
  lists: ['themes', 'illustrations', 'mentions'],
  of(document, catalogue) {
    const { infocarte = {} } = document;
    const theme = catalogue.themes.find(({ id }) => id === infocarte.template?.id);
    const { width, height, marks } = layoutCard(cardContent(document, catalogue), cardLookOf(theme));
    const printed = marks.filter(({ waiting }) => !waiting);
    return [{ title: 'Carte Brasserie', format: cardFormat(infocarte), width, height, marks: printed }];
  },
  note: cardPreviewNote,
};
