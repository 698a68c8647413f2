import { COCKTAILS, visualsAreDue } from '@ardoise/domain/kinds/chr/steps/cocktails.ts';
import { MIN_DRINKS } from '@ardoise/domain/kinds/chr/steps/gamme.ts';
import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { ILLUSTRATIONS } from '@ardoise/domain/wizards/steps/illustration-choices.ts';
import { CardPreviewProvider } from '../../card/CardPreviewProvider.tsx';
import { CardSide } from '../../card/CardSide.tsx';
import { CardStrip } from '../../card/CardStrip.tsx';
import { useCardDrawings } from '../../card/use-card-drawings.tsx';
import { drinksTally } from '../../fields/DrinksField.tsx';
import { selectionTally } from '../../fields/SelectionField.tsx';
import { agencyAndPlan } from '../../steps/agency-and-plan.ts';
import type { KindScreens } from '../kind-screens.ts';
import { CardText } from './CardText.tsx';
import { cardTextTitle } from './card-text-title.ts';
import { CHR_LISTS } from './chr-lists.ts';
import { Formules } from './Formules.tsx';
import { Mentions } from './Mentions.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { orderInWords, summaryCount } from './order-words.ts';
import { TextFileRequest } from './TextFileRequest.tsx';
import { sendTextFileLink } from './use-text-file-link.ts';
import { VisualsPopin } from './VisualsPopin.tsx';
import './Chr.css';

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
    'contenu/formules': { Screen: Formules },
    'contenu/cocktails': {
      wide: true,
      tally: ({ infocarte }) => selectionTally(infocarte?.cocktails, COCKTAILS),
      popin: { isDue: ({ infocarte }) => visualsAreDue(infocarte?.cocktails), Popin: VisualsPopin },
    },
    'contenu/illustrations': {
      wide: true,
      tally: ({ infocarte }) => selectionTally(infocarte?.illustrations, ILLUSTRATIONS),
    },
    photo: {
      Screen: CardText,
      wide: true,
      title: cardTextTitle,
      begins: ({ contenu_fichier_texte: text, contenu = [] }) =>
        text?.hasFichierTexte !== 'oui' && contenu.length === 0,
      After: TextFileRequest,
      settled: sendTextFileLink,
    },
    'autres-infos': { After: Mentions },
    livraison: { wide: true },
  },
  lists: CHR_LISTS,
  Summary: OrderSummary,
  preview: { Provider: CardPreviewProvider, Side: CardSide, Strip: CardStrip },
  useDrawings: useCardDrawings,
  summaryCount,
  orderInWords,
};
