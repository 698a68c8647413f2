import type { TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { TARGETS, type Target } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import { statusMessage } from './status-messages.ts';

const change = (from: string, target: Target, typeProjet: TypeCode = 'CHR') => ({
  typeProjet,
  from,
  target,
  name: 'Café des Halles',
});

describe('statusMessage', () => {
  it.each([
    [change('Agence', 'Annulé'), 'Le projet Café des Halles à bien été Annulé !'],
    [
      change('Brouillon', 'Agence'),
      "Votre projet a été passé à l'agence. Un premier retour vous sera fait sous 5 jours ouvrés.",
    ],
    [change('Brouillon', 'Client', 'PDA'), 'Vous avez bien envoyé le projet au client'],
    [change('Exécution', 'Terminé', 'PSM'), 'Opération réalisée'],
    [
      change('Exécution', 'Terminé'),
      'Le projet est terminé, les fichiers d’exécution ont été envoyés au client.',
    ],
    [change('Imprimé', 'Terminé'), 'Le projet est terminé.'],
  ])('%o', (moved, message) => {
    expect(statusMessage(moved)).toBe(message);
  });

  it('has one sentence for each target', () => {
    for (const target of TARGETS) {
      expect(statusMessage(change('Agence', target)), target).not.toBe('Opération réalisée');
    }
  });
});
