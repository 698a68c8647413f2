import { withoutOrphans } from '../../card-text/orphans.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { withOnlyFlaps } from '../../wizards/steps/card-format.ts';
import { idProjetStep } from '../../wizards/steps/id-projet.ts';
import { NO_ILLUSTRATION, withoutIllustrations } from '../../wizards/steps/illustration-choices.ts';
import { infoPdvStep } from '../../wizards/steps/info-pdv.ts';
import { offeredModes, type PrintMode, withoutLeftovers } from '../../wizards/steps/print-modes.ts';
import { projectNames } from '../../wizards/steps/project-names.ts';
import { defineWizard } from '../../wizards/wizard.ts';
import { autresInfos } from './steps/autres-infos.ts';
import { chosenCocktails, cocktails, NO_COCKTAIL, withoutCocktails } from './steps/cocktails.ts';
import { format } from './steps/format.ts';
import { DEFAULT_FORMULA, formules, NO_FORMULA } from './steps/formules.ts';
import { gamme } from './steps/gamme.ts';
import { illustrations } from './steps/illustrations.ts';
import { livraison } from './steps/livraison.ts';
import { photo } from './steps/photo.ts';
import { theme } from './steps/theme.ts';

function normaliseInfoCarte(infocarte: ProjectDocument['infocarte']): ProjectDocument['infocarte'] {
  if (infocarte === undefined) return undefined;
  const noCocktail = Object.values(infocarte.cocktails ?? {}).some(
    (cocktail) => cocktail.name === NO_COCKTAIL,
  );
  const noIllustration = Object.values(infocarte.illustrations ?? {}).some(
    (illustration) => illustration.name === NO_ILLUSTRATION,
  );
  const impression =
    infocarte.impression &&
    !offeredModes(infocarte.qrcode).includes(infocarte.impression as PrintMode) &&
    infocarte.qrcode === 'non'
      ? 'carte'
      : infocarte.impression;
  return withoutLeftovers({
    ...withOnlyFlaps(infocarte),
    ...(impression === undefined ? {} : { impression }),
    ...(noCocktail && chosenCocktails(infocarte.cocktails).length > 0
      ? { cocktails: withoutCocktails() }
      : {}),
    ...(noIllustration ? { illustrations: withoutIllustrations() } : {}),
  });
}

/** Carte Brasserie: twelve screens in six tabs, the recap being the twelfth (specification/wizards.md#carte-brasserie). */
export const chrWizard = defineWizard({
  kind: 'CHR',
  tabs: [
    { key: 'info-pdv', title: 'Informations client' },
    { key: 'creation', title: 'Création de la carte' },
    { key: 'contenu', title: 'Contenu de la carte' },
    { key: 'photo', title: 'Photo de la carte' },
    { key: 'autres-infos', title: 'Autres informations' },
    { key: 'livraison', title: 'Livraison' },
  ],
  steps: [
    infoPdvStep('CHR', { path: 'info-pdv', tab: 'info-pdv' }),
    idProjetStep({ path: 'creation/id-projet', tab: 'creation', made: 'la carte' }),
    theme,
    format,
    gamme,
    formules,
    cocktails,
    illustrations,
    photo,
    autresInfos,
    livraison,
  ],
  initialDocument: () => ({ infopdv: { formules: [DEFAULT_FORMULA], noFormule: '' } }),
  normalise: (document, today) =>
    withoutOrphans({
      ...document,
      idprojet: projectNames(document, today),
      ...(document.infocarte === undefined ? {} : { infocarte: normaliseInfoCarte(document.infocarte) }),
      ...(document.infopdv?.noFormule === NO_FORMULA
        ? { infopdv: { ...document.infopdv, formules: [] } }
        : {}),
    }),
});
