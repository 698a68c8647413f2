import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { type Card, cardOf } from './card-of.ts';

const dc1: Viewer = { name: 'dc1', role: 'dc' };
const agence1: Viewer = { name: 'agence1', role: 'agence' };
const siege1: Viewer = { name: 'siege1', role: 'siege' };
const client1: Viewer = { name: 'client1', role: 'client' };

const project = (statut: Status) => ({
  type: 'Carte Brasserie' as const,
  statut,
  dc: 'dc1',
  agence: 'agence1',
  imprimeur: null,
  versionCreation: 1,
  supprime: false,
});

describe('cardOf', () => {
  it.each<[Status, Viewer, Card]>([
    ['Validation DC', dc1, 'review'],
    ['Validation Client', dc1, 'review'],
    ['Validation Client', client1, 'review'],
    ['Validation CCEP', siege1, 'review'],
    ['Validation DC', agence1, 'review'],
    ['Agence', agence1, 'work'],
    ['Exécution', agence1, 'work'],
    ['Agence', dc1, 'plain'],
    ['Agence', siege1, 'plain'],
    ['Brouillon', dc1, 'plain'],
    ['Impression', agence1, 'plain'],
    ['Terminé', dc1, 'plain'],
  ])('in %s, for %o: %s', (statut, viewer, card) => {
    expect(cardOf(project(statut), viewer)).toBe(card);
  });

  it('shows the agency of another project, and whoever replaces its own, what each may do', () => {
    const other: Viewer = { name: 'agence2', role: 'agence' };
    expect(cardOf(project('Agence'), other)).toBe('plain');
    expect(cardOf(project('Agence'), { ...other, remplace: [{ username: 'agence1' }] })).toBe('work');
  });

  it('has no proof to show before the first one, nor of a deleted project', () => {
    expect(cardOf({ ...project('Validation CCEP'), versionCreation: 0 }, siege1)).toBe('plain');
    expect(cardOf({ ...project('Validation DC'), supprime: true }, dc1)).toBe('plain');
  });
});
