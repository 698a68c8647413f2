import type { QrCodeModel } from '@ardoise/domain/catalogue/qr-code-model.ts';

const models = (list: string, names: Record<string, string>): QrCodeModel[] =>
  Object.entries(names).map(([id, name]) => ({ id, name, image: `/catalogue/${list}/${id}.svg` }));

/** Frames of the code on the card. */
export const QR_CODE_MODELS: QrCodeModel[] = models('modeleqrcodes', {
  'cadre-simple': 'Cadre simple',
  'cadre-ardoise': 'Cadre ardoise',
  'cadre-rouge': 'Bandeau rouge',
  bulle: 'Bulle',
  assiette: 'Assiette',
  guirlande: 'Guirlande',
});

/** Stickers and table stands. */
export const QR_STICKER_MODELS: QrCodeModel[] = models('modeleqrcodesstickers', {
  'sticker-carre': 'Sticker carré',
  'sticker-rond': 'Sticker rond',
  'sticker-vertical': 'Sticker vertical',
  'sous-bock': 'Sous-bock',
  chevalet: 'Chevalet de table',
  cavalier: 'Cavalier en bois',
});
