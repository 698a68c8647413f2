import * as z from 'zod/mini';
import { PICTURE_SIDES } from '../catalogue/picture-crop.ts';
import { get, post } from './call.ts';

const path = '/rest/myplv/catalogues/images';
const bySha256 = z.object({ empreinte: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

const share = z.number().check(z.minimum(0), z.maximum(1));
const side = z.number().check(z.minimum(0.02), z.maximum(1));

/** A `PictureCrop`. */
export const pictureCropSchema = z
  .object({ x: share, y: share, largeur: side, hauteur: side })
  .check(z.refine(({ x, y, largeur, hauteur }) => x + largeur <= 1.0001 && y + hauteur <= 1.0001));

/** Content of an entry's picture field (`image`), and the upload that it was cropped from. */
const cataloguePicture = z.object({
  image: z.string(),
  /** Of the upload, in pixels. */
  largeur: z.int(),
  hauteur: z.int(),
  cadre: pictureCropSchema,
});
export type CataloguePicture = z.output<typeof cataloguePicture>;

/**
 * Multipart form: `file`, a JPEG, PNG, WebP or GIF. The uncropped picture, which an entry may use as it is
 * (specification/content-management.md#pictures). @throws FICHIER_REFUSE, FICHIER_TROP_GROS, STOCKAGE_PLEIN
 */
export const uploadCataloguePicture = post('A picture for the catalogues', {
  path,
  form: true,
  who: 'content.edit',
  reply: cataloguePicture,
});

/** An uploaded picture by its SHA-256. @throws INTROUVABLE */
export const readCataloguePicture = get('An uploaded picture of the catalogues', {
  path: `${path}/:empreinte` as const,
  who: 'content.edit',
  params: bySha256,
  reply: cataloguePicture,
});

/** The uncropped upload, for the frame over it: WebP of 1,600 pixels at most. @throws INTROUVABLE */
export const readOriginalPicture = get('The upload that a picture is a part of', {
  path: `${path}/:empreinte/original` as const,
  who: 'content.edit',
  params: bySha256,
});

/** Another part of the same upload; idempotent. @throws INTROUVABLE */
export const cropCataloguePicture = post('Another part of an uploaded picture', {
  path: `${path}/:empreinte/cadre` as const,
  who: 'content.edit',
  params: bySha256,
  body: pictureCropSchema,
  reply: cataloguePicture,
});

/**
 * An uploaded picture, public as the product's drawings: at print size, or so many pixels at its longest side.
 * Immutable. @throws INTROUVABLE
 */
export const showCataloguePicture = get('A picture of the catalogues, as WebP', {
  path: '/catalogue/images/:fichier',
  who: 'public',
  params: z.object({
    fichier: z.string().check(z.regex(new RegExp(`^[0-9a-f]{64}(-(${PICTURE_SIDES.join('|')}))?\\.webp$`))),
  }),
});
