import { cardPreviewNote } from '@ardoise/domain/drawing/cards/preview-note.ts';
import { COCKTAILS, visualsAreDue } from '@ardoise/domain/kinds/chr/steps/cocktails.ts';
import { MIN_DRINKS } from '@ardoise/domain/kinds/chr/steps/gamme.ts';
import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { ILLUSTRATIONS } from '@ardoise/domain/wizards/steps/illustration-choices.ts';
import { lateScreen } from '../../../../components/late-screen.tsx';
import { CardPreviewProvider } from '../../card/CardPreviewProvider.tsx';
import { CardSide } from '../../card/CardSide.tsx';
import { CardStrip } from '../../card/CardStrip.tsx';
import { useCardDrawings } from '../../card/use-card-drawings.tsx';
import { drinksTally } from '../../fields/DrinksField.tsx';
import { selectionTally } from '../../fields/SelectionField.tsx';
import type { KindScreens } from '../../session/kind-screens.ts';
import { agencyAndPlan } from '../../steps/agency-and-plan.ts';
import { cardTextTitle } from './card-text-title.ts';
import { CHR_LISTS } from './chr-lists.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { orderInWords, summaryCount } from './order-words.ts';
import { sendTextFileLink } from './use-text-file-link.ts';
import './Chr.css';

const later = async () => (await import('./chr-later.ts')).chrLater;

/** Carte Brasserie: one screen per step. */
export const chrScreens: KindScreens<StepPath<'CHR'>> = {
  steps: {
    'info-pdv': {},
    'creation/id-projet': agencyAndPlan,
    'creation/theme': { wide: true },
    'creation/format': { wide: true },
    'contenu/gamme': {
      wide: true,
      lede: 'Choisissez au moins 4 boissons. Elles seront rangées par famille sur la carte.',
      tally: ({ infocarte }) => drinksTally(infocarte?.boissons, MIN_DRINKS),
    },
    'contenu/formules': { Screen: lateScreen(async () => (await later()).Formules) },
    'contenu/cocktails': {
      wide: true,
      tally: ({ infocarte }) => selectionTally(infocarte?.cocktails, COCKTAILS),
      popin: {
        isDue: ({ infocarte }) => visualsAreDue(infocarte?.cocktails),
        Popin: lateScreen(async () => (await later()).VisualsPopin, null),
      },
    },
    'contenu/illustrations': {
      wide: true,
      tally: ({ infocarte }) => selectionTally(infocarte?.illustrations, ILLUSTRATIONS),
    },
    photo: {
      Screen: lateScreen(async () => (await later()).CardText),
      wide: true,
      title: cardTextTitle,
      begins: ({ contenu_fichier_texte: text, contenu = [] }) =>
        text?.hasFichierTexte !== 'oui' && contenu.length === 0,
      After: lateScreen(async () => (await later()).TextFileRequest, null),
      settled: sendTextFileLink,
    },
    'autres-infos': { After: lateScreen(async () => (await later()).Mentions, null) },
    livraison: { wide: true },
  },
  lists: CHR_LISTS,
  Summary: OrderSummary,
  preview: { Provider: CardPreviewProvider, Side: CardSide, Strip: CardStrip },
  useDrawings: useCardDrawings,
  drawingsNote: cardPreviewNote,
  summaryCount,
  orderInWords,
};
