import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import { withoutCocktails } from '@ardoise/domain/kinds/chr/steps/cocktails.ts';
import { DEFAULT_FORMULA, withFormula, withoutFormulas } from '@ardoise/domain/kinds/chr/steps/formules.ts';
import { toNationalPhone } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { flapsOf, ONE_FLAP } from '@ardoise/domain/wizards/steps/card-format.ts';
import { withoutIllustrations } from '@ardoise/domain/wizards/steps/illustration-choices.ts';
import {
  MENU_COPIES,
  MENU_ORIENTATIONS,
  type PrintMode,
  printsOf,
  withPrintMode,
} from '@ardoise/domain/wizards/steps/print-modes.ts';
import { COCKTAILS } from '../catalogue/cocktails.ts';
import { DRINKS } from '../catalogue/drinks.ts';
import { FORMATS } from '../catalogue/formats.ts';
import { ILLUSTRATIONS } from '../catalogue/illustrations.ts';
import { MATERIALS } from '../catalogue/materials.ts';
import { chosenModel, QR_CODE_MODELS, QR_STICKER_MODELS } from '../catalogue/qr-code-models.ts';
import { THEMES } from '../catalogue/themes.ts';
import {
  type Answer,
  type AnswerContext,
  type Answers,
  deliveryAddress,
  drinkMapOf,
  idProjet,
  infoPdv,
  postIts,
} from './answer.ts';
import { withCardText } from './card-lines.ts';
import { CARD_COPIES, QR_COPIES } from './offered-answers.ts';

const EXTRA_FORMULAS = [
  { nomFormule: 'Formule du marché', compoFormule: 'Plat du jour et café', tarifFormule: '11,50' },
  {
    nomFormule: 'Menu du soir',
    compoFormule: 'Entrée, plat, fromage ou dessert, hors boisson',
    tarifFormule: '24',
  },
  { nomFormule: 'Formule apéro', compoFormule: 'Planche à partager et deux boissons', tarifFormule: '19,90' },
] as const;

const theme: Answer = (document, { random }) => {
  const { id, name, image } = random.pick(THEMES);
  return { ...document, infocarte: { ...document.infocarte, template: { id, name, image } } };
};

const format: Answer = (document, { random }) => {
  const chosen = random.pick(FORMATS);
  const flap = random.pick(flapsOf(chosen));
  const suits = MATERIALS.filter((material) =>
    flap === ONE_FLAP ? material.field_1_volet : material.field_2_volets,
  );
  const { id, name } = random.pick(suits);
  return {
    ...document,
    infocarte: { ...document.infocarte, format: chosen, matiereFormat: flap, matiere: { id, name } },
  };
};

function withDrinks(document: ProjectDocument, chosen: readonly Drink[]): ProjectDocument {
  return { ...document, infocarte: { ...document.infocarte, boissons: drinkMapOf(chosen) } };
}

const gamme: Answer = (document, { random }) =>
  withDrinks(document, random.sample(DRINKS, random.between(5, 14)));

const formules: Answer = (document, { random }) => {
  if (random.chance(0.15)) return { ...document, infopdv: withoutFormulas(document.infopdv) };
  const kept = { ...document, infopdv: { formules: [DEFAULT_FORMULA], noFormule: '' } };
  return random.chance(0.5)
    ? { ...kept, infopdv: withFormula(kept.infopdv, random.pick(EXTRA_FORMULAS)) }
    : kept;
};

const cocktails: Answer = (document, { random }) => {
  const visuelCocktails = random.chance(0.6) ? 'oui' : 'non';
  const chosen = random
    .sample(COCKTAILS, random.between(2, 6))
    .map(({ id, name, image, ingredient }) => [id, { id, name, image, ingredient, visuelCocktails }]);
  return {
    ...document,
    infocarte: {
      ...document.infocarte,
      cocktails: random.chance(0.3) ? withoutCocktails() : Object.fromEntries(chosen),
    },
  };
};

const illustrations: Answer = (document, { random }) => {
  const picked = (type: 'illustration' | 'frise') =>
    ILLUSTRATIONS.filter((item) => item.type === type).map(({ id, name, image }) => ({ id, name, image }));
  const chosen = random.sample(picked('illustration'), random.between(1, 4)).map((item) => [item.id, item]);
  return {
    ...document,
    infocarte: {
      ...document.infocarte,
      illustrations: random.chance(0.1) ? withoutIllustrations() : Object.fromEntries(chosen),
      frise: random.pick(picked('frise')),
    },
  };
};

const MODIFICATIONS = [
  '',
  'Les prix des bières augmentent de 20 centimes.',
  'Remplacer la page des vins, le texte arrive.',
  'Garder la présentation, changer seulement les plats.',
] as const;

/** The present card: a text requested from the client by a link, or photographs with post-its. */
const photo: Answer = (given, { random, outlet, attachPhotos }) => {
  const document = withCardText(given, outlet.nOutlet);
  if (random.chance(0.45))
    return {
      ...document,
      contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: outlet.Email ?? '' },
    };
  const contenu = attachPhotos('photo_carte', random.between(1, 2)).map(({ id, filename }) => ({
    photo: id,
    filename,
    modificationCarte: random.pick(MODIFICATIONS),
    anno: postIts(random),
  }));
  return { ...document, contenu_fichier_texte: { hasFichierTexte: 'non' }, contenu };
};

const autresInfos: Answer = (document, { random, outlet }) => ({
  ...document,
  autresInfos: {
    nomPdv: outlet.Outlet_Name ?? '',
    logoClient: random.chance(0.4) ? 'oui' : 'non',
    heureouverture: random.pick(['07:00', '08:00', '09:00', '11:00']),
    heurefermeture: random.pick(['19:00', '22:00', '23:00', '23:30']),
    ...(random.chance(0.6) ? { telephoneDC: toNationalPhone(outlet.Telephone__c ?? '') } : {}),
    ...(random.chance(0.5) ? { siteInternet: `www.${outlet.Email?.split('@')[1] ?? ''}` } : {}),
    ...(random.chance(0.4) ? { mttMinCB: random.pick(['5', '8', '10']) } : {}),
    ...(random.chance(0.2) ? { autreInfo: 'Fermé le dimanche soir et le lundi.' } : {}),
  },
});

const livraison: Answer = (document, context) => {
  const { random } = context;
  const qrcode = random.chance(0.7) ? 'oui' : 'non';
  const modes: PrintMode[] =
    qrcode === 'oui'
      ? ['carte', 'qrcode', 'carte_qrcode', 'carte_qrcode', 'carte_qrcode_menu']
      : ['carte', 'carte', 'carte_menu', 'aucun'];
  const impression = random.pick(modes);
  const prints = printsOf(impression);
  return {
    ...document,
    pdv: { ...document.pdv, ...(impression === 'aucun' ? {} : deliveryAddress(context)) },
    infocarte: {
      ...document.infocarte,
      qrcode,
      impression,
      ...(prints.card ? { nombreExemplaire: random.pick(CARD_COPIES) } : {}),
      ...(prints.qrCode
        ? {
            nombreExemplaireQrCode: random.pick(QR_COPIES),
            modeleQrCodeSticker: chosenModel(random.pick(QR_STICKER_MODELS)),
          }
        : {}),
      ...(prints.menu
        ? { nombreExemplaireMenu: random.pick(MENU_COPIES), orientationMenu: random.pick(MENU_ORIENTATIONS) }
        : {}),
      ...(qrcode === 'oui' ? { modeleQrCode: chosenModel(random.pick(QR_CODE_MODELS)) } : {}),
    },
  };
};

/** Generators of the answers of this wizard, by step path. */
export const CHR_ANSWERS: Answers = {
  'info-pdv': infoPdv,
  'creation/id-projet': idProjet,
  'creation/theme': theme,
  'creation/format': format,
  'contenu/gamme': gamme,
  'contenu/formules': formules,
  'contenu/cocktails': cocktails,
  'contenu/illustrations': illustrations,
  photo,
  'autres-infos': autresInfos,
  livraison,
};

/** The same order with or without print, overriding the generated answer. */
export function printedOrNot(
  document: ProjectDocument,
  context: AnswerContext,
  printed: boolean,
): ProjectDocument {
  const prints = printsOf(document.infocarte?.impression);
  if (printed === (prints.card || prints.qrCode || prints.menu)) return document;
  const infocarte = withPrintMode(document.infocarte, printed ? 'carte' : 'aucun');
  return printed
    ? {
        ...document,
        pdv: { ...document.pdv, adresseIdemCommande: 'oui' },
        infocarte: { ...infocarte, nombreExemplaire: context.random.pick(CARD_COPIES) },
      }
    : { ...document, infocarte };
}

const FIRST_DRINKS = ['cola-classique-verre-33', 'orange-petillante-verre-25', 'the-glace-peche-pet-50'];

/** One drink short of the minimum. */
export const threeDrinks: Answer = (document) =>
  withDrinks(
    document,
    DRINKS.filter(({ id }) => FIRST_DRINKS.includes(id)),
  );
