import type { ProjectDocument } from '../../../projects/project.ts';
import { withOnlyFlaps } from '../../steps/card-format.ts';
import { idProjetStep } from '../../steps/id-projet.ts';
import { NO_ILLUSTRATION, withoutIllustrations } from '../../steps/illustration-choices.ts';
import { infoPdvStep } from '../../steps/info-pdv.ts';
import { offeredModes, type PrintMode, withoutLeftovers } from '../../steps/print-modes.ts';
import { projectNames } from '../../steps/project-names.ts';
import { defineWizard } from '../../wizard.ts';
import { autresInfos } from './autres-infos.ts';
import { chosenCocktails, cocktails, NO_COCKTAIL, withoutCocktails } from './cocktails.ts';
import { format } from './format.ts';
import { DEFAULT_FORMULA, formules, NO_FORMULA } from './formules.ts';
import { gamme } from './gamme.ts';
import { illustrations } from './illustrations.ts';
import { livraison } from './livraison.ts';
import { photo } from './photo.ts';
import { theme } from './theme.ts';

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
  normalise: (document, today) => ({
    ...document,
    idprojet: projectNames(document, today),
    ...(document.infocarte === undefined ? {} : { infocarte: normaliseInfoCarte(document.infocarte) }),
    ...(document.infopdv?.noFormule === NO_FORMULA ? { infopdv: { ...document.infopdv, formules: [] } } : {}),
  }),
});
