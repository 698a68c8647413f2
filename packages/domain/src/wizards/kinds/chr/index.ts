import type { ProjectDocument } from '../../../projects/project.ts';
import type { Wizard } from '../../wizard.ts';
import { WIZARD_BASES } from '../../wizard-bases.ts';
import { autresInfos } from './autres-infos.ts';
import { chosenCocktails, cocktails, NO_COCKTAIL, withoutCocktails } from './cocktails.ts';
import { flapsOf, format } from './format.ts';
import { DEFAULT_FORMULA, formules, NO_FORMULA } from './formules.ts';
import { gamme } from './gamme.ts';
import { idProjet } from './id-projet.ts';
import { illustrations, NO_ILLUSTRATION, withoutIllustrations } from './illustrations.ts';
import { infoPdv } from './info-pdv.ts';
import { livraison } from './livraison.ts';
import { photo } from './photo.ts';
import { offeredModes, type PrintMode, withoutLeftovers } from './print-modes.ts';
import { theme } from './theme.ts';

const MAX_NAME = 50;

function normaliseNames({ pdv, idprojet }: ProjectDocument, today: string): ProjectDocument['idprojet'] {
  const codeProjet = idprojet?.codeProjet?.trim() || today;
  // Cut by code points: half an emoji is no character.
  const nameProjet = [...(pdv?.nomPDV ?? '').trim()].slice(0, MAX_NAME).join('');
  return { ...idprojet, nameProjet, codeProjet, numProjet: `${pdv?.nOutlet?.trim() ?? ''}_${codeProjet}` };
}

function normaliseInfoCarte(infocarte: ProjectDocument['infocarte']): ProjectDocument['infocarte'] {
  if (infocarte === undefined) return undefined;
  const noCocktail = Object.values(infocarte.cocktails ?? {}).some(
    (cocktail) => cocktail.name === NO_COCKTAIL,
  );
  const noIllustration = Object.values(infocarte.illustrations ?? {}).some(
    (illustration) => illustration.name === NO_ILLUSTRATION,
  );
  const flaps = flapsOf(infocarte.format);
  const impression =
    infocarte.impression &&
    !offeredModes(infocarte.qrcode).includes(infocarte.impression as PrintMode) &&
    infocarte.qrcode === 'non'
      ? 'carte'
      : infocarte.impression;
  return withoutLeftovers({
    ...infocarte,
    ...(impression === undefined ? {} : { impression }),
    ...(flaps.length === 1 ? { matiereFormat: flaps[0] } : {}),
    ...(noCocktail && chosenCocktails(infocarte.cocktails).length > 0
      ? { cocktails: withoutCocktails() }
      : {}),
    ...(noIllustration ? { illustrations: withoutIllustrations() } : {}),
  });
}

/** Carte Brasserie: twelve screens in six tabs, the recap being the twelfth (1-product.md section 2). */
export const chrWizard: Wizard = {
  kind: 'CHR',
  base: WIZARD_BASES.CHR,
  tabs: [
    { key: 'info-pdv', title: 'Informations client' },
    { key: 'creation', title: 'Création de la carte' },
    { key: 'contenu', title: 'Contenu de la carte' },
    { key: 'photo', title: 'Photo de la carte' },
    { key: 'autres-infos', title: 'Autres informations' },
    { key: 'livraison', title: 'Livraison' },
  ],
  steps: [
    infoPdv,
    idProjet,
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
    idprojet: normaliseNames(document, today),
    ...(document.infocarte === undefined ? {} : { infocarte: normaliseInfoCarte(document.infocarte) }),
    ...(document.infopdv?.noFormule === NO_FORMULA ? { infopdv: { ...document.infopdv, formules: [] } } : {}),
  }),
};
