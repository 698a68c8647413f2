import { type Status, TRANSITIONS } from '@ardoise/domain/projects/statuses.ts';
import { expect, it } from 'vitest';
import { actionWords } from './action-words.ts';

it('has words of its own for every action of every kind', () => {
  for (const row of TRANSITIONS) {
    const { title, hint, message } = actionWords(row.from, row);
    expect(hint, `${row.from} → ${row.target}`).not.toBe(`Le projet passe en ${row.to}.`);
    expect([title, message], `${row.from} → ${row.target}`).not.toContain('');
  }
});

it('tells the rows of two kinds apart that share a status and a target', () => {
  const words = (from: Status, target: Status, label: string) =>
    actionWords(from, { target, to: target, label }).title;
  expect(words('Livré', 'Terminé', 'Pose effectuée')).toBe('La pose est faite');
  expect(words('Livré', 'Terminé', 'Terminer')).toBe('Terminer le projet');
  expect(words('Exécution', 'Livré', 'Livrer les fichiers')).toBe('Livrer les fichiers du Digital');
  expect(words('Exécution', 'Livré', 'Passer en livré')).toBe('La commande est livrée');
  expect(words('Exécution', 'Terminé', 'Terminer')).toBe('Terminer le projet');
});

it('speaks to a client of their own remarks', () => {
  const action = { target: 'Agence', to: 'Agence', label: 'Demander des corrections' } as const;
  expect(actionWords('Validation Client', action, 'client').message).toBe('Vos remarques');
  expect(actionWords('Validation Client', action, 'dc').title).toContain('remarques du client');
});

it('says what is lost before a project is stopped', () => {
  for (const [from, target] of [
    ['Agence', 'Annulé'],
    ['Agence', 'Rejeté'],
    ['Prévisite', 'refusPose'],
  ] as const)
    expect(
      actionWords(from, { target, to: target === 'refusPose' ? 'Rejeté' : target, label: '' }).lost,
    ).toContain('cloné');
});
