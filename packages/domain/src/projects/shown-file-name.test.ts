import { describe, expect, it } from 'vitest';
import { fileNoun, senderFileName, shownFileName } from './shown-file-name.ts';

describe('shownFileName', () => {
  it.each([
    ['photo_carte_menu-du-soir_20261120-143205.jpg', 'menu-du-soir.jpg'],
    ['photo_carte_menu_20261120_20261120-143205-2.jpg', 'menu_20261120.jpg'],
    ['bon_commande_3104587_2026_11_20_20261120-143205.pdf', ''],
    ['execution_menu-ext_20261120-143205.pdf', 'menu-ext.pdf'],
    ['carte d’été.pdf', 'carte d’été.pdf'],
    ['photo_carte_IMG_1234_20261120-143205.jpg', ''],
    ['photo_logo_image_20261120-143205.png', ''],
    ['photo_carte_20261120_143205_20261120-143209.jpg', ''],
    ['contenu_fichier_20261120-143205.pdf', ''],
    ['photo_carte_9f1b2c3d-0a1b-4c2d-8e3f-0123456789ab_20261120-143205.jpg', ''],
    ['', ''],
    [undefined, ''],
  ])('displays %s as «%s»', (stored, shown) => {
    expect(senderFileName(stored)).toBe(shown);
  });

  it('falls back to the kind of file where the sender’s name is meaningless', () => {
    expect(shownFileName('photo_carte_IMG_1234_20261120-143205.jpg')).toBe('Photo');
    expect(shownFileName('contenu_scan-003_20261120-143205.pdf')).toBe('Fichier');
    expect(fileNoun('photo_carte_menu_20261120-143205.WEBP')).toBe('Photo');
  });
});
