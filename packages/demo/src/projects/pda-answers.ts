import { flapsOf, ONE_FLAP } from '@ardoise/domain/wizards/steps/card-format.ts';
import { withoutIllustrations } from '@ardoise/domain/wizards/steps/illustration-choices.ts';
import { DRINKS } from '../catalogue/drinks.ts';
import { ILLUSTRATIONS } from '../catalogue/illustrations.ts';
import { MATERIALS } from '../catalogue/materials.ts';
import { chosenModel, QR_STICKER_MODELS } from '../catalogue/qr-code-models.ts';
import { PDA_FORMATS } from '../catalogue/supports.ts';
import { type Answer, type Answers, deliveryAddress, drinkMapOf, idProjet, infoPdv } from './answer.ts';
import { charterPhotos } from './charter-photos.ts';
import { CARD_COPIES, QR_COPIES } from './offered-answers.ts';

const gamme: Answer = (document, { random }) => ({
  ...document,
  boissons: drinkMapOf(random.sample(DRINKS, random.between(3, 9))),
});

const support: Answer = (document, { random }) => {
  const qrcode = random.chance(0.5);
  return {
    ...document,
    infocarte: {
      ...document.infocarte,
      nombreExemplaire: random.pick(CARD_COPIES),
      qrcode: qrcode ? 'oui' : 'non',
      impression: qrcode ? 'carte_qrcode' : 'carte',
      ...(qrcode
        ? {
            modeleQrCodeSticker: chosenModel(random.pick(QR_STICKER_MODELS)),
            nombreExemplaireQrCode: random.pick(QR_COPIES),
          }
        : {}),
    },
  };
};

const format: Answer = (document, { random }) => {
  const chosen = random.pick(PDA_FORMATS);
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

const BRIEFS = [
  '<p>Une affiche pour la <strong>soirée du 14</strong> : concert à 20 h, planche et boisson à 15 €.</p>',
  '<p>Carte des boissons d’été, <strong>fond clair</strong>, lisible en plein soleil.</p><ul><li>les sans-alcool d’abord</li><li>un encart pour la limonade maison</li></ul>',
  '<p>Annoncer la réouverture de la terrasse, avec les <em>nouveaux horaires</em>.</p>',
  '<p>Set de table avec le plan du quartier et nos trois formules du midi.</p>',
  '<p>Flyer du brunch du dimanche : <strong>de 11 h à 15 h</strong>, réservation conseillée.</p>',
];

const brief: Answer = (document, context) => ({
  ...document,
  briefPDA: context.random.pick(BRIEFS),
  charte: charterPhotos(context),
});

const contenu: Answer = (document, { random, attachPhotos }) => {
  const chosen = random.sample(
    ILLUSTRATIONS.filter(({ type }) => type === 'illustration'),
    random.between(1, 3),
  );
  return {
    ...document,
    contenu: attachPhotos('contenu', random.between(1, 2)).map(({ id, filename }) => ({
      photo: id,
      filename,
    })),
    infocarte: {
      ...document.infocarte,
      illustrations: random.chance(0.25)
        ? withoutIllustrations()
        : Object.fromEntries(chosen.map(({ id, name, image }) => [id, { id, name, image }])),
    },
  };
};

const livraison: Answer = (document, context) => ({
  ...document,
  pdv: { ...document.pdv, ...deliveryAddress(context) },
});

/** The first three steps are the delegate's, the others the client's, or filled together. */
export const PDA_ANSWERS: Answers = {
  'dc/info-client': infoPdv,
  'dc/info-projet': idProjet,
  'dc/gamme': gamme,
  support,
  format,
  brief,
  contenu,
  livraison,
};
