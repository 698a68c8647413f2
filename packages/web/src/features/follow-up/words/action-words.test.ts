import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';
import { expect, it } from 'vitest';
import { actionWords } from './action-words.ts';

it('has its own words for every action of every kind', () => {
  for (const row of TRANSITIONS) {
    const { title, hint, message } = actionWords(row.from, row);
    expect(hint, `${row.from} → ${row.target}`).not.toBe(`Le projet passe en ${row.to}.`);
    expect([title, message], `${row.from} → ${row.target}`).not.toContain('');
  }
});

it('distinguishes rows of two kinds with the same status and target', () => {
  const words = (from: Status, target: Status, label: string) =>
    actionWords(from, { target, to: target, label }).title;
  expect(words('Livré', 'Terminé', 'Pose effectuée')).toBe('La pose est faite');
  expect(words('Livré', 'Terminé', 'Terminer')).toBe('Terminer le projet');
  expect(words('Exécution', 'Livré', 'Livrer les fichiers')).toBe('Livrer les fichiers du Digital');
  expect(words('Exécution', 'Livré', 'Passer en livré')).toBe('La commande est livrée');
  expect(words('Exécution', 'Terminé', 'Terminer')).toBe('Terminer le projet');
});

it('addresses a client about their own remarks', () => {
  const action = { target: 'Agence', to: 'Agence', label: 'Demander des corrections' } as const;
  expect(actionWords('Validation Client', action, 'client').message).toBe('Vos remarques');
  expect(actionWords('Validation Client', action, 'dc').title).toContain('remarques du client');
});

it('states what is lost before a project is stopped', () => {
  for (const row of TRANSITIONS.filter(({ target }) => stopsProject(target)))
    expect(
      actionWords(row.from, row).lost ?? '',
      `'${row.from} → ${row.target}' stops the project for good: say so in its \`lost\` (action-words.ts)`,
    ).toContain('cloné');
});
