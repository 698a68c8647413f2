import { visualsAreDue } from '@ardoise/domain/wizards/kinds/chr/cocktails.ts';
import { MIN_DRINKS_POPUP } from '@ardoise/domain/wizards/kinds/chr/gamme.ts';
import type { StepPath } from '@ardoise/domain/wizards/kinds/index.ts';
import type { KindScreens } from '../kind-screens.ts';
import { AutresInfos } from './AutresInfos.tsx';
import { Cocktails, cocktailsTally } from './Cocktails.tsx';
import { CHR_LISTS } from './chr-lists.ts';
import { Format } from './Format.tsx';
import { Formules } from './Formules.tsx';
import { drinksTally, Gamme } from './Gamme.tsx';
import { confirmTypedAgency, IdProjet } from './IdProjet.tsx';
import { Illustrations, illustrationsTally } from './Illustrations.tsx';
import { InfoPdv } from './InfoPdv.tsx';
import { Livraison } from './Livraison.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { orderInWords, summaryCount } from './order-words.ts';
import { Photo } from './Photo.tsx';
import { Theme } from './Theme.tsx';
import { sendTextFileLink } from './use-text-file-link.ts';
import { VisualsPopin } from './VisualsPopin.tsx';
import './Chr.css';

/** Carte Brasserie: one screen a step. */
export const chrScreens: KindScreens<StepPath<'CHR'>> = {
  steps: {
    'info-pdv': { Screen: InfoPdv },
    'creation/id-projet': { Screen: IdProjet, prepare: confirmTypedAgency },
    'creation/theme': { Screen: Theme, wide: true },
    'creation/format': { Screen: Format, wide: true },
    'contenu/gamme': {
      Screen: Gamme,
      wide: true,
      lede: 'Choisissez au moins 4 boissons. Elles seront rangées par famille sur la carte.',
      tally: drinksTally,
      refusal: () => MIN_DRINKS_POPUP,
    },
    'contenu/formules': { Screen: Formules },
    'contenu/cocktails': {
      Screen: Cocktails,
      wide: true,
      tally: cocktailsTally,
      popin: { isDue: ({ infocarte }) => visualsAreDue(infocarte?.cocktails), Popin: VisualsPopin },
    },
    'contenu/illustrations': { Screen: Illustrations, wide: true, tally: illustrationsTally },
    photo: { Screen: Photo, settled: sendTextFileLink },
    'autres-infos': { Screen: AutresInfos },
    livraison: { Screen: Livraison, wide: true },
  },
  lists: CHR_LISTS,
  Summary: OrderSummary,
  summaryCount,
  orderInWords,
};
