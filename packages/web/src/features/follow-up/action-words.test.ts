import { TRANSITIONS } from '@ardoise/domain/projects/statuses.ts';
import { expect, it } from 'vitest';
import { actionWords } from './action-words.ts';

it('has words of its own for every action of a Carte Brasserie', () => {
  for (const row of TRANSITIONS.filter(({ kinds }) => kinds.includes('CHR'))) {
    const { title, hint, message } = actionWords(row.from, row);
    expect(hint, `${row.from} → ${row.target}`).not.toBe(`Le projet passe en ${row.to}.`);
    expect([title, message], `${row.from} → ${row.target}`).not.toContain('');
  }
});

it('says what is lost before a project is stopped', () => {
  for (const target of ['Annulé', 'Rejeté'])
    expect(actionWords('Agence', { target, to: target, label: '' }).lost).toContain('cloné');
});
