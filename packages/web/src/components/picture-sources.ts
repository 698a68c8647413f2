import { PICTURE_SIDES, pictureAddress, uploadedPicture } from '@ardoise/domain/catalogue/picture-crop.ts';

/** `srcset` of an uploaded picture at the size of a picker's; undefined for a drawing of the product. */
export function pictureSources(address: string): string | undefined {
  const sha256 = uploadedPicture(address);
  if (sha256 === null) return undefined;
  return PICTURE_SIDES.map((side, rank) => `${pictureAddress(sha256, side)} ${rank + 1}x`).join(', ');
}
