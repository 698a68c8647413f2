import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { type Answer, answersOf } from './answers-of.ts';

const dc1: Viewer = { name: 'dc1', role: 'dc' };
const siege1: Viewer = { name: 'siege1', role: 'siege' };
const client1: Viewer = { name: 'client1', role: 'client' };

const action = (target: Status, label: string, more: Partial<ProjectAction> = {}): ProjectAction => ({
  target,
  to: target,
  label,
  allowed: true,
  needsComment: false,
  needsPrinter: false,
  roundTrip: target === 'Agence',
  ...more,
});

type Subject = Parameters<typeof answersOf>[0];
const no = { allowed: false };
const project = (statut: Status, actions: ProjectAction[], approve = false): Subject => ({
  type: 'Carte Brasserie',
  statut,
  dc: 'dc1',
  agence: 'agence1',
  imprimeur: null,
  actions,
  versionCreation: 2,
  versionAccord: null,
  supprime: false,
  nb_ar_agence: 2,
  permissions: { 'project.edit': no, 'proof.approve': { allowed: approve } } as Project['permissions'],
});

const underDc = project('Validation DC', [
  action('Validation Client', 'Soumettre au client'),
  action('Agence', "Retour à l'Agence"),
  action('Annulé', 'Annuler'),
]);
const atClient = project(
  'Validation Client',
  [
    action('Agence', 'Demander des corrections'),
    action('Exécution', 'Valider la création', { allowed: false, cure: 'accord' }),
  ],
  true,
);

const inWords = (answer: Answer) =>
  [
    answer.main ? 'red' : 'line',
    answer.does === 'open' ? 'Ouvrir la création' : answer.label,
    answer.does === 'move' && answer.note,
    answer.does === 'move' && answer.trip,
  ]
    .filter((part) => part !== false && part !== null && part !== '')
    .join(', ');
const given = (subject: Subject, viewer: Viewer, read: boolean) =>
  answersOf(subject, viewer, read).given.map(inWords);

describe('answersOf', () => {
  it('puts reading first until this version was opened, and forbids nothing before', () => {
    expect(given(underDc, dc1, false)).toEqual([
      'red, Ouvrir la création',
      'line, Soumettre au client, Sans l’avoir ouverte',
      "line, Demander des corrections, Retour à l'Agence, 3",
    ]);
  });

  it('then puts the answer first, and leaves what stops the project to the menu', () => {
    expect(given(underDc, dc1, true)).toEqual([
      'red, Soumettre au client',
      "line, Demander des corrections, Retour à l'Agence, 3",
    ]);
  });

  it('has the delegate take the client’s approval, and says what waits for it', () => {
    expect(given(atClient, dc1, true)).toEqual([
      'red, Faire signer le client',
      'line, Demander des corrections, 3',
    ]);
    expect(answersOf(atClient, dc1, true).later.map(({ target }) => target)).toEqual(['Exécution']);
  });

  it('counts no round trips before a client', () => {
    expect(given(atClient, client1, true)).toEqual([
      'red, Voir et valider',
      'line, Demander des corrections',
    ]);
  });

  it('has no red button for whoever is not expected to answer', () => {
    expect(given(underDc, siege1, false)[0]).toBe('line, Ouvrir la création');
    expect(given(underDc, siege1, true)[0]).toBe('line, Soumettre au client');
  });

  it('says of asking the client again what it does, and calls only the way back to the agency corrections', () => {
    const check = project('Validation CCEP', [
      action('Impression', 'Envoyer en impression'),
      action('Validation Client', 'Demander validation au client'),
      action('Agence', "Retour à l'Agence"),
    ]);
    expect(given(check, siege1, true)).toEqual([
      'red, Envoyer en impression',
      'line, Demander validation au client',
      "line, Demander des corrections, Retour à l'Agence, 3",
    ]);
  });

  it('offers head office its refusal in its own check', () => {
    const check = project('Validation CCEP', [
      action('Impression', 'Envoyer en impression'),
      action('Agence', "Retour à l'Agence"),
      action('Rejeté', 'Refuser le projet'),
    ]);
    expect(given(check, siege1, true)).toEqual([
      'red, Envoyer en impression',
      "line, Demander des corrections, Retour à l'Agence, 3",
      'line, Refuser le projet',
    ]);
  });
});
