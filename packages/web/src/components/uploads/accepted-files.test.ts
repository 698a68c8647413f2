import { describe, expect, it } from 'vitest';
import { acceptedInWords, acceptOf, refusedAtOnce } from './accepted-files.ts';

const MEGA = 1024 * 1024;

describe('client-side checks of a file', () => {
  it.each([
    ['carte.JPG', 2 * MEGA, null],
    ['carte.pdf', 50 * MEGA, null],
    ['carte.pdf', 51 * MEGA, 'Ce fichier est trop volumineux : 50\u00a0Mo au plus.'],
    [
      'carte.heic',
      MEGA,
      'Ce type de fichier n’est pas accepté : .pdf, .jpg, .jpeg, .png, .gif ou .webp seulement.',
    ],
    [
      'sans-extension',
      MEGA,
      'Ce type de fichier n’est pas accepté : .pdf, .jpg, .jpeg, .png, .gif ou .webp seulement.',
    ],
    ['vide.png', 0, 'Ce fichier est vide.'],
  ])('%s of %i bytes: %s', (name, size, refusal) => {
    expect(refusedAtOnce({ name, size }, 'photo_carte')).toBe(refusal);
  });

  it('name what is accepted', () => {
    expect(acceptOf('logo')).toBe('.ai,.eps,.jpg,.jpeg');
    expect(acceptedInWords('logo')).toBe('.ai, .eps, .jpg ou .jpeg, 50\u00a0Mo au plus');
  });
});
