import { cardPreviewNote } from '@ardoise/domain/drawing/cards/preview-note.ts';
import { checkNote } from '@ardoise/domain/kinds/chr/steps/card-text.ts';
import { COCKTAILS, visualsAreDue } from '@ardoise/domain/kinds/chr/steps/cocktails.ts';
import { MIN_DRINKS } from '@ardoise/domain/kinds/chr/steps/gamme.ts';
import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { hasTextOrFile } from '@ardoise/domain/projects/has-card-text.ts';
import { ILLUSTRATIONS } from '@ardoise/domain/wizards/steps/illustration-choices.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { counted } from '../../../../components/format-number.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { Leader } from '../../../../components/Leader.tsx';
import { lateScreen } from '../../../../components/late-screen.tsx';
import { CardPreviewProvider } from '../../card/CardPreviewProvider.tsx';
import { CardSide } from '../../card/CardSide.tsx';
import { CardStrip } from '../../card/CardStrip.tsx';
import { useCardDrawings } from '../../card/use-card-drawings.tsx';
import { chosenDrinks, drinksTally, selectionTally } from '../../fields/picture-choices.ts';
import { SummaryDrinks } from '../../fields/SummaryDrinks.tsx';
import { LateNewPrices } from '../../new-prices/late-new-prices.ts';
import { agencyName } from '../../session/agency-name.ts';
import type { KindScreens } from '../../session/kind-screens.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { agencyAndPlan } from '../../steps/agency-and-plan.ts';
import { CHR_LISTS } from './chr-lists.ts';
import { orderInWords, summaryCount, summaryLines } from './order-words.ts';
import { sendTextFileLink } from './use-text-file-link.ts';
import './Chr.css';

function Drinks() {
  const { current, put } = useWizardSession();
  const boissons = current.infocarte?.boissons;
  const missing = MIN_DRINKS - chosenDrinks(boissons).length;
  return (
    <>
      <hr />
      <p className="title-sub">Boissons</p>
      <SummaryDrinks
        boissons={boissons}
        onChange={(kept) => put('infocarte', { ...current.infocarte, boissons: kept })}
      />
      {missing > 0 && (
        <p className="docket-need">
          <Icon of={IconPlus} />
          Encore {counted(missing, 'boisson', 'boissons')} à choisir
        </p>
      )}
    </>
  );
}

/** 'Votre commande': the choices so far, and the drinks, which can be removed here. */
function OrderSummary() {
  const { current, project } = useWizardSession();
  const lines = summaryLines(current, agencyName(current, project));
  return (
    <>
      {lines.map(({ label, value }) => (
        <Leader key={label} name={label} value={value} />
      ))}
      {lines.length === 0 && <p className="meta">Rien n’est encore choisi.</p>}
      <Drinks />
    </>
  );
}

/** The question of the photo step as far as it is answered; undefined for that of the step. */
function cardTextTitle(project: WizardProject): string | undefined {
  const { contenu_fichier_texte: text, contenu = [] } = project;
  if (hasTextOrFile(project)) return undefined;
  if (text?.hasFichierTexte === 'oui') return 'Où est le fichier\u00a0?';
  return contenu.length > 0 ? `La carte actuelle, ${counted(contenu.length, 'photo', 'photos')}` : undefined;
}

const later = async () => (await import('./chr-later.tsx')).chrLater;

/** Carte Brasserie: one screen per step. */
export const chrScreens: KindScreens<StepPath<'CHR'>> = {
  steps: {
    'info-pdv': {},
    'creation/id-projet': agencyAndPlan,
    'creation/theme': { wide: true },
    'creation/format': { wide: true },
    'contenu/gamme': {
      Screen: lateScreen(async () => (await later()).DrinkPrices),
      wide: true,
      lede: 'Choisissez au moins 4 boissons. Le prix de chacune est facultatif.',
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
      recapNote: checkNote,
      pages: { carte: lateScreen(async () => (await import('../../card-text/CardPage.tsx')).CardPage) },
      newPrices: LateNewPrices,
      begins: (project) =>
        project.contenu_fichier_texte?.hasFichierTexte !== 'oui' &&
        (project.contenu ?? []).length === 0 &&
        !hasTextOrFile(project),
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
