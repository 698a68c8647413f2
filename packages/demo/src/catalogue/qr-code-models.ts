import type { QrCodeModel } from '@ardoise/domain/catalogue/qr-code-model.ts';

const models = (list: string, models: Record<string, [name: string, taille: number]>): QrCodeModel[] =>
  Object.entries(models).map(([id, [name, taille]]) => ({
    ...{ id, name, image: `/catalogue/${list}/${id}.svg` },
    ...{ taille, encre: '#20282e', fond: '#ffffff' },
  }));

/** Frames of the code on the card. */
export const QR_CODE_MODELS: QrCodeModel[] = models('modeleqrcodes', {
  'cadre-simple': ['Cadre simple', 28],
  'cadre-ardoise': ['Cadre ardoise', 28],
  'cadre-rouge': ['Bandeau rouge', 28],
  bulle: ['Bulle', 26],
  assiette: ['Assiette', 30],
  guirlande: ['Guirlande', 26],
});

/** Stickers and table stands. */
export const QR_STICKER_MODELS: QrCodeModel[] = models('modeleqrcodesstickers', {
  'sticker-carre': ['Sticker carré', 30],
  'sticker-rond': ['Sticker rond', 14],
  'sticker-vertical': ['Sticker vertical', 26],
  'sous-bock': ['Sous-bock', 35],
  chevalet: ['Chevalet de table', 40],
  cavalier: ['Cavalier en bois', 30],
});

/** A model as an order copies it. */
export function chosenModel({ id, name, image }: QrCodeModel): Pick<QrCodeModel, 'id' | 'name' | 'image'> {
  return { id, name, image };
}
