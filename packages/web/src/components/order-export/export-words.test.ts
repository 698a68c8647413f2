import { expect, it } from 'vitest';
import { orderExportInWords } from './export-words.ts';

it.each([
  ['saved', [], /^La commande est exportée\. Le fichier est chiffré/],
  ['offered', [], /^La commande est proposée au téléchargement/],
  ['saved', ['carte.jpg'], /\. Sans carte\.jpg, qui ne se lit plus sur cet appareil\. Le fichier/],
  ['offered', ['a.jpg', 'b.jpg'], /Sans a\.jpg, b\.jpg, qui ne se lisent plus/],
] as const)('says of an export that was %s, without %j', (saved, leftOut, words) => {
  expect(orderExportInWords(saved, leftOut)).toMatch(words);
});
