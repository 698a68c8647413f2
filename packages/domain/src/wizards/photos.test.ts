import { describe, expect, it } from 'vitest';
import {
  CHARTER_PHOTOS,
  CONTENT_PHOTOS,
  keptPhotos,
  type PhotoShape,
  PRICELIST_PHOTOS,
  photosOf,
} from './photos.ts';

const anno = [{ x: 0, y: 0, texte: 'Plus grand' }];

describe('photos', () => {
  it.each<[string, PhotoShape, unknown]>([
    [
      'the content’s list',
      CONTENT_PHOTOS,
      [
        { photo: 'b', filename: 'b.jpg', modificationCarte: 'Enlever', anno, entree: 'b' },
        { photo: 'a', filename: 'a.pdf' },
      ],
    ],
    ['a charter’s map', CHARTER_PHOTOS, { b: { photo: 'b', filename: 'b.jpg', comment: 'Enlever', anno } }],
    ['a pricelist’s map', PRICELIST_PHOTOS, { b: { photo: 'b', name: 'b.jpg', texte: 'Enlever', anno } }],
  ])('round-trip through %s unchanged', (_, shape, kept) => {
    const [photo] = photosOf(kept, shape);
    expect(photo).toMatchObject({ photo: 'b', filename: 'b.jpg', note: 'Enlever', anno });
    expect(keptPhotos(photosOf(kept, shape), shape)).toEqual(kept);
  });

  it('are empty without stored photos', () => {
    expect(photosOf(undefined, CONTENT_PHOTOS)).toEqual([]);
    expect(keptPhotos([], CONTENT_PHOTOS)).toEqual([]);
    expect(keptPhotos([], CHARTER_PHOTOS)).toEqual({});
  });
});
