import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureCropSchema } from '../contract/catalogue-pictures.ts';
import {
  CENTRED,
  cropOf,
  frameOf,
  frameSides,
  heldFrame,
  isSharp,
  pictureAddress,
  sharpUpTo,
  uploadedPicture,
  WHOLE_PICTURE,
} from './picture-crop.ts';

const BOTTLE = { width: 1600, height: 2400 };
const PHOTO = { width: 4000, height: 3000 };

describe('the frame', () => {
  it('holds the whole picture at 100 %, whatever the two ratios', () => {
    for (const ratio of [0.6, 1, 1.6]) {
      expect(cropOf(BOTTLE, ratio, CENTRED)).toEqual(WHOLE_PICTURE);
      expect(cropOf(PHOTO, ratio, CENTRED)).toEqual(WHOLE_PICTURE);
    }
  });

  it('stays on the picture, and centres what it surpasses', () => {
    const far = heldFrame(BOTTLE, 1, { zoom: 2, x: -3, y: 9 });
    expect(far).toEqual({ zoom: 2, x: expect.closeTo(0.375), y: expect.closeTo(0.75) });
    expect(heldFrame(BOTTLE, 1, { zoom: 1.4, x: 0.1, y: 0.5 }).x).toBe(0.5);
    expect(heldFrame(BOTTLE, 1, { zoom: 12, x: 0.5, y: 0.5 }).zoom).toBe(3);
    expect(cropOf(BOTTLE, 1, { zoom: 1.5, x: 0.5, y: 0 })).toEqual({
      x: 0,
      y: 0,
      largeur: 1,
      hauteur: 0.6667,
    });
  });

  it('is found again from what it cut, at any place, zoom and ratio', async () => {
    const sides = fc.integer({ min: 40, max: 8000 });
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const property = fc.property(
      fc.record({ width: sides, height: sides }),
      fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      fc.record({ zoom: fc.double({ min: 1, max: 3, noNaN: true }), x: place, y: place }),
      (picture, ratio, wanted) => {
        const crop = cropOf(picture, ratio, wanted);
        expect(pictureCropSchema.safeParse(crop).success).toBe(true);
        const found = frameOf(picture, ratio, crop);
        const held = heldFrame(picture, ratio, wanted);
        const { width, height } = frameSides(picture, ratio, held.zoom);
        // One side is full of picture, the other never shows less than the frame has.
        expect(Math.min(width, height)).toBeLessThanOrEqual(1.0001);
        expect(found.x).toBeCloseTo(held.x, 2);
        expect(found.y).toBeCloseTo(held.y, 2);
        expect(found.zoom).toBeCloseTo(held.zoom, 1);
      },
    );
    await fc.assert(property);
  });
});

it('refuses a crop out of the picture, or of nothing', () => {
  const refused = (crop: object) => !pictureCropSchema.safeParse(crop).success;
  expect(refused({ ...WHOLE_PICTURE, x: 0.1 })).toBe(true);
  expect(refused({ ...WHOLE_PICTURE, largeur: 0 })).toBe(true);
  expect(refused({ ...WHOLE_PICTURE, hauteur: 1.2 })).toBe(true);
  expect(refused(WHOLE_PICTURE)).toBe(false);
});

it('says up to what size a picture prints sharp', () => {
  expect(sharpUpTo(BOTTLE, WHOLE_PICTURE)).toBe(13);
  expect(isSharp(BOTTLE, WHOLE_PICTURE)).toBe(true);
  expect(isSharp({ width: 400, height: 300 }, WHOLE_PICTURE)).toBe(false);
  expect(sharpUpTo({ width: 400, height: 300 }, { ...WHOLE_PICTURE, hauteur: 0.5 })).toBe(1);
});

it('tells uploaded pictures from drawings of the product by their address', () => {
  const sha256 = 'ab'.repeat(32);
  expect(uploadedPicture(pictureAddress(sha256))).toBe(sha256);
  expect(uploadedPicture('/catalogue/themes/ardoise.svg')).toBeNull();
  expect(uploadedPicture(`/catalogue/images/../${sha256}.webp`)).toBeNull();
  expect(pictureAddress(sha256, 352)).toBe(`/catalogue/images/${sha256}-352.webp`);
});
