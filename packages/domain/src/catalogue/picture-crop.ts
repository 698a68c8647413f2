/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The part of an uploaded picture that is shown, in fractions of its width and height from its top left corner
 * (specification/content-management.md#pictures).
 */
export interface PictureCrop {
  x: number;
  y: number;
  largeur: number;
  hauteur: number;
}

export const WHOLE_PICTURE: PictureCrop = { x: 0, y: 0, largeur: 1, hauteur: 1 };

/** Zoom of the frame: at 1 the entire picture fits in it. */
export const CROP_ZOOM = { min: 1, max: 3 } as const;

/**
 * The frame over a picture: its zoom, and the place of its centre in fractions of the picture. Along a side that the
 * frame surpasses, the picture is centred.
 */
export interface CropFrame {
  zoom: number;
  x: number;
  y: number;
}

export const CENTRED: CropFrame = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The frame's sides in fractions of the picture's; above 1 where it surpasses the picture. `ratio` is width / height. */
export function frameSides(picture: PictureSize, ratio: number, zoom: number): PictureSize {
  const width = Math.max(picture.width, picture.height * ratio) / zoom;
  return { width: width / picture.width, height: width / ratio / picture.height };
}

/** The frame at the nearest place and zoom where it is full of picture. */
export function heldFrame(picture: PictureSize, ratio: number, frame: CropFrame): CropFrame {
  const zoom = between(frame.zoom, CROP_ZOOM.min, CROP_ZOOM.max);
  const { width, height } = frameSides(picture, ratio, zoom);
  const held = (centre: number, length: number) =>
    length >= 1 ? 0.5 : between(centre, length / 2, 1 - length / 2);
  return { zoom, x: held(frame.x, width), y: held(frame.y, height) };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** What of the picture is in the frame. Contained in a box of the frame's ratio, it fills it as in the frame. */
export function cropOf(picture: PictureSize, ratio: number, frame: CropFrame): PictureCrop {
  const { zoom, x, y } = heldFrame(picture, ratio, frame);
  const { width, height } = frameSides(picture, ratio, zoom);
  const [largeur, hauteur] = [Math.min(width, 1), Math.min(height, 1)];
  return {
    x: rounded(between(x - largeur / 2, 0, 1 - largeur)),
    y: rounded(between(y - hauteur / 2, 0, 1 - hauteur)),
    largeur: rounded(largeur),
    hauteur: rounded(hauteur),
  };
}

/** The frame of a crop: `cropOf` of it is that crop. */
export function frameOf(picture: PictureSize, ratio: number, crop: PictureCrop): CropFrame {
  const wide = Math.max(crop.largeur * picture.width, crop.hauteur * picture.height * ratio);
  const zoom = Math.max(picture.width, picture.height * ratio) / wide;
  return heldFrame(picture, ratio, { zoom, x: crop.x + crop.largeur / 2, y: crop.y + crop.hauteur / 2 });
}

const PRINT_DPI = 300;
const CM = 2.54;

/** Centimetres up to which the shorter side of this part of a picture prints sharp, at 300 dpi. */
export function sharpUpTo(picture: PictureSize, crop: PictureCrop): number {
  const pixels = Math.min(crop.largeur * picture.width, crop.hauteur * picture.height);
  return Math.floor((pixels / PRINT_DPI) * CM);
}

/** Sides of a picker's picture in pixels: at a density of 1, 2 and 3. */
export const PICTURE_SIDES = [176, 352, 528] as const;

/** Whether this part is large enough for a picker on a screen of density 2. */
export function isSharp(picture: PictureSize, crop: PictureCrop): boolean {
  return Math.min(crop.largeur * picture.width, crop.hauteur * picture.height) >= PICTURE_SIDES[1];
}

const UPLOADED = /^\/catalogue\/images\/([0-9a-f]{64})\.webp$/;

/** SHA-256 (hex) of an uploaded picture by its address; null for a drawing of the product. */
export function uploadedPicture(address: string): string | null {
  return UPLOADED.exec(address)?.[1] ?? null;
}

/** Address of an uploaded picture: at print size, or so many pixels at its longest side. */
export function pictureAddress(sha256: string, longest?: (typeof PICTURE_SIDES)[number]): string {
  return `/catalogue/images/${sha256}${longest === undefined ? '' : `-${longest}`}.webp`;
}
