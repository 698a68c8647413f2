import { expect, it } from 'vitest';
import { attachedFileNames, attachmentInWords, photoInWords } from './attachment-words.ts';

it('describes a photo by its rank, its sender’s file name, its note and its post-its', () => {
  const anno = [
    { x: 0, y: 0, texte: 'Plus grand' },
    { x: 1, y: 1, texte: 'En rouge' },
  ];
  const filename = 'photo_logo_enseigne_20261120-143205.png';
  expect(attachmentInWords({ filename, note: ' Sur fond clair ', anno }, 1)).toBe(
    'Photo 2, enseigne.png, Sur fond clair, 2 post-its : 1. Plus grand ; 2. En rouge',
  );
  expect(attachmentInWords({ filename: undefined, note: '', anno: [] }, 0)).toBe('Fichier 1');
});

it('labels every file of an order as its lines do', () => {
  const names = attachedFileNames({
    contenu: [
      { photo: 'a', filename: 'photo_carte_image_20261120-143205.jpg' },
      { photo: 'b', filename: 'photo_carte_menu-du-soir_20261120-143206.pdf' },
    ],
    charte: { photo_logo: { c: { photo: 'c', filename: 'photo_logo_enseigne_20261120-143205.png' } } },
    supports: [
      {
        name: 'Totem, entrée',
        photos: { e: { photo: 'e', filename: 'photo_charte_facade_20261120-143205.jpg' } },
      },
    ],
    boards: [
      {
        brief: {
          pricelist: { photo: { d: { photo: 'd', name: 'photo_pricelist_IMG_1_20261120-143205.jpg' } } },
        },
      },
    ],
  });
  expect([...names]).toEqual([
    ['a', 'Photo 1'],
    ['b', 'Fichier 2, menu-du-soir.pdf'],
    ['c', 'Logo, photo 1, enseigne.png'],
    ['d', 'Liste des prix, photo 1'],
    ['e', 'Totem, entrée, photo 1, facade.jpg'],
  ]);
});

it('says what was written of a photo, and nothing of a file that is none', () => {
  const document = {
    contenu: [
      { photo: 'a', filename: 'photo_carte_image_20261120-143205.jpg' },
      {
        photo: 'b',
        filename: 'photo_carte_salle_20261120-143206.jpg',
        modificationCarte: 'La terrasse de jour',
        anno: [{ x: 0, y: 0, texte: 'Le store' }],
      },
    ],
  };
  expect(photoInWords(document, 'b')).toBe(
    'Photo 2, salle.jpg, La terrasse de jour, 1 post-it : 1. Le store',
  );
  expect(photoInWords(document, 'x')).toBeUndefined();
});
