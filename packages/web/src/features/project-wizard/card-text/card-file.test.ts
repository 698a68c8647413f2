import { expect, it } from 'vitest';
import { formerFile } from './card-file.ts';

const [own, photo, sent] = [
  { id: 'a', filename: 'texte_carte_20261128-180000.docx' },
  { id: 'b', filename: 'photo_carte_menu_20261128-180000.jpg' },
  { id: 'c', filename: 'texte_owner_20261128-180000.docx' },
];
const files = [own, photo, sent] as const;
const origin = (fichier: string, nom: string) => ({ type: 'fichier', fichier, nom }) as const;

it('is the file that was attached here, never another one of its name, nor the owner’s', () => {
  expect(formerFile(files, origin('a', 'texte_carte_20261128-180000.docx'))).toBe(own);
  expect(formerFile(files, origin('c', 'owner.docx'))).toBeUndefined();
  expect(formerFile(files, origin('c', 'photo_carte_menu_20261128-180000.jpg'))).toBeUndefined();
  expect(formerFile(files, { type: 'colle' })).toBeUndefined();
});
