import { expect, it } from 'vitest';
import { textOfDraft } from './draft-text.ts';

it('names answers as the screens do, those that were not sent first', () => {
  const base = { document: { pdv: { ville: 'Bordeaux', codePostal: '33000' } }, version: 1 };
  const text = textOfDraft({
    name: 'Café des Halles',
    type: 'Carte Brasserie',
    draft: {
      base,
      document: { pdv: { ville: 'Pessac', codePostal: '33000' } },
      at: Date.parse('2026-11-29T11:20:00Z'),
    },
  });
  const [unsent = '', all = ''] = text.replaceAll('\u00a0', ' ').split('Toutes les réponses');
  expect(unsent).toContain('Café des Halles, Carte Brasserie\r\n');
  expect(unsent).toContain('29 novembre 2026, 12:20');
  expect(unsent).toContain('Ville : Pessac');
  expect(unsent).not.toContain('33000');
  expect(all).toContain('Ville : Pessac');
  expect(all).toContain('Code postal : 33000');
});
