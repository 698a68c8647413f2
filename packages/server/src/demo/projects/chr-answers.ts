import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import { toNationalPhone } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { withoutCocktails } from '@ardoise/domain/wizards/kinds/chr/cocktails.ts';
import { flapsOf, ONE_FLAP } from '@ardoise/domain/wizards/kinds/chr/format.ts';
import { DEFAULT_FORMULA, withFormula, withoutFormulas } from '@ardoise/domain/wizards/kinds/chr/formules.ts';
import { PLANS } from '@ardoise/domain/wizards/shared/id-projet.ts';
import { withoutIllustrations } from '@ardoise/domain/wizards/shared/illustration-choices.ts';
import {
  CARD_COPIES,
  MENU_COPIES,
  MENU_ORIENTATIONS,
  type PrintMode,
  printsOf,
  QR_COPIES,
  withPrintMode,
} from '@ardoise/domain/wizards/shared/print-modes.ts';
import { COCKTAILS } from '../catalogue/cocktails.ts';
import { DRINKS } from '../catalogue/drinks.ts';
import { FORMATS } from '../catalogue/formats.ts';
import { ILLUSTRATIONS } from '../catalogue/illustrations.ts';
import { MATERIALS } from '../catalogue/materials.ts';
import { QR_CODE_MODELS, QR_STICKER_MODELS } from '../catalogue/qr-code-models.ts';
import { THEMES } from '../catalogue/themes.ts';
import type { DemoOutlet } from '../outlets.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** What the answers of a demonstration project are drawn from. */
interface AnswerContext {
  random: SeededRandom;
  outlet: DemoOutlet;
  agencyMail: string;
  /** Attaches so many photographs of the present card. */
  attachPhotos: (count: number) => { id: string; filename: string }[];
}

type Answer = (document: ProjectDocument, context: AnswerContext) => ProjectDocument;

const EXTRA_FORMULAS = [
  { nomFormule: 'Formule du marché', compoFormule: 'Plat du jour et café', tarifFormule: '11,50' },
  { nomFormule: 'Menu du soir', compoFormule: 'Entrée, plat, fromage ou dessert', tarifFormule: '24' },
  { nomFormule: 'Formule apéro', compoFormule: 'Planche à partager et deux boissons', tarifFormule: '19,90' },
] as const;

const infoPdv: Answer = (document, { outlet }) => ({
  ...document,
  pdv: {
    nOutlet: outlet.nOutlet,
    nomPDV: outlet.Outlet_Name ?? '',
    adresse: [[outlet.House_Number__c, outlet.Street__c].filter(Boolean).join(', '), outlet.Street2__c]
      .filter(Boolean)
      .join(', '),
    codePostal: outlet.Postal_Code__c ?? '',
    ville: outlet.City__c ?? '',
    telephone: toNationalPhone(outlet.Telephone__c ?? ''),
    nSiret: outlet.SIRET__c ?? '',
    nomClient: outlet.Owner_Name ?? '',
    telephoneCLient: toNationalPhone(outlet.Phone ?? ''),
    emailCLient: outlet.Email ?? '',
    ...(outlet.Segmentation__c === null ? {} : { medaillePDV: outlet.Segmentation__c }),
  },
});

const idProjet: Answer = (document, { random, agencyMail }) => ({
  ...document,
  idprojet: { ...document.idprojet, planProjet: random.pick(PLANS), emailAgence: agencyMail },
});

const theme: Answer = (document, { random }) => ({
  ...document,
  infocarte: { ...document.infocarte, template: random.pick(THEMES) },
});

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

/** These drinks, by family. */
function withDrinks(document: ProjectDocument, chosen: readonly Drink[]): ProjectDocument {
  const boissons: NonNullable<NonNullable<ProjectDocument['infocarte']>['boissons']> = {};
  for (const drink of chosen) {
    const choice = {
      id: drink.id,
      name: drink.name_1,
      image: drink.field_gamme_image_boissons_1,
      format: drink.field_gamme_format_boissons,
    };
    boissons[drink.name] = { ...boissons[drink.name], [drink.id]: choice };
  }
  return { ...document, infocarte: { ...document.infocarte, boissons } };
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
    .map((cocktail) => [cocktail.id, { ...cocktail, visuelCocktails }]);
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
const POST_ITS = [
  '6,50 € au lieu de 6 €',
  'Ce plat n’est plus à la carte',
  'Ajouter : Tarte du jour, 7 €',
  'À écrire plus gros',
  'Supprimer cette ligne',
] as const;

/** The present card: a text asked of the client by a link, or photographs with post-its. */
const photo: Answer = (document, { random, outlet, attachPhotos }) => {
  if (random.chance(0.45))
    return {
      ...document,
      contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: outlet.Email ?? '' },
    };
  const contenu = attachPhotos(random.between(1, 2)).map(({ id, filename }) => ({
    photo: id,
    filename,
    modificationCarte: random.pick(MODIFICATIONS),
    anno: random.sample(POST_ITS, random.between(0, 3)).map((texte, index) => ({
      x: Math.round((0.3 + 0.4 * random.next()) * 1000) / 1000,
      y: Math.round((0.22 + 0.2 * index + 0.1 * random.next()) * 1000) / 1000,
      texte,
    })),
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

function deliveryAddress({ random, outlet }: AnswerContext): ProjectDocument['pdv'] {
  if (random.chance(0.8)) return { adresseIdemCommande: 'oui' };
  return {
    adresseIdemCommande: 'non',
    adresseLivraison: {
      nomPDV: `${outlet.Outlet_Name}, réserve`,
      adresse: '3, rue des Entrepôts',
      codePostale: outlet.Postal_Code__c ?? '',
      ville: outlet.City__c ?? '',
      gerant: outlet.Owner_Name ?? '',
      telephone: toNationalPhone(outlet.Phone ?? ''),
    },
  };
}

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
            modeleQrCodeSticker: random.pick(QR_STICKER_MODELS),
          }
        : {}),
      ...(prints.menu
        ? { nombreExemplaireMenu: random.pick(MENU_COPIES), orientationMenu: random.pick(MENU_ORIENTATIONS) }
        : {}),
      ...(qrcode === 'oui' ? { modeleQrCode: random.pick(QR_CODE_MODELS) } : {}),
    },
  };
};

/** What answers each step of the wizard, by its path. */
export const CHR_ANSWERS: Record<string, Answer> = {
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

/** The same order, sent to the printer or not, whatever was drawn for it. */
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
