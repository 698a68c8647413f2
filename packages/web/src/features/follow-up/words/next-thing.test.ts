import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import { nextThing } from './next-thing.ts';

const agence1 = { name: 'agence1', role: 'agence' } as const;
const dc1 = { name: 'dc1', role: 'dc' } as const;
const siege1 = { name: 'siege1', role: 'siege' } as const;

const action = (target: Status, allowed: boolean, more: Partial<ProjectAction> = {}): ProjectAction => ({
  target,
  to: target,
  label: target,
  allowed,
  needsComment: false,
  needsPrinter: false,
  roundTrip: false,
  ...more,
});

const no = { allowed: false };
type Subject = Parameters<typeof nextThing>[0];
const project = (more: Partial<Subject>, may: Partial<Project['permissions']> = {}): Subject => ({
  type: 'Carte Brasserie',
  statut: 'Agence',
  dc: 'dc1',
  agence: 'agence1',
  imprimeur: null,
  actions: [],
  versionCreation: 1,
  versionAccord: null,
  supprime: false,
  permissions: { 'project.edit': no, 'proof.approve': no, ...may } as Project['permissions'],
  ...more,
});

describe('nextThing', () => {
  const refused = [
    action('Brouillon', true),
    action('Validation DC', false, { cure: 'creation' }),
    action('Validation Client', false, { cure: 'creation' }),
  ];

  it('puts what advances the project first, refused or not, and explains it to the party expected to act', () => {
    const next = nextThing(project({ actions: refused }), agence1);
    expect(next.actions.map(({ target }) => target)).toEqual([
      'Validation DC',
      'Validation Client',
      'Brouillon',
    ]);
    expect(next).toMatchObject({ main: 'Validation DC', explained: 'Validation DC' });
  });

  it('has no primary action for a role that may act but is not expected to', () => {
    const next = nextThing(project({ actions: refused }), siege1);
    expect(next.main).toBeNull();
    expect(next.explained).toBeUndefined();
  });

  it('offers a client nothing while their delegate has the order', () => {
    const client = { name: 'client1', role: 'client' } as const;
    const draft: Partial<Subject> = {
      type: 'Direct Agence',
      statut: 'Brouillon',
      actions: [action('Agence', true)],
    };
    const may = { 'project.edit': { allowed: true } };
    expect(nextThing(project(draft, may), client)).toEqual({
      actions: [],
      resume: false,
      photograph: false,
      approve: false,
      main: null,
    });
    expect(nextThing(project(draft, may), dc1).main).toBe('Agence');
  });

  const awaited: Partial<Subject> = {
    statut: 'Validation Client',
    actions: [action('Agence', true), action('Exécution', false, { cure: 'accord' })],
  };

  it('lets the delegate take the client’s approval, and puts what depends on it last', () => {
    const next = nextThing(project(awaited, { 'proof.approve': { allowed: true } }), dc1);
    expect(next).toMatchObject({ main: 'approve', approve: true, explained: 'Exécution' });
    expect(next.actions.map(({ target }) => target)).toEqual(['Agence', 'Exécution']);
  });

  it('offers a client their own approval once', () => {
    const client1 = { name: 'client1', role: 'client' } as const;
    const next = nextThing(project(awaited, { 'proof.approve': { allowed: true } }), client1);
    expect(next).toMatchObject({ main: 'approve', approve: true });
    expect(next.actions.map(({ target }) => target)).toEqual(['Agence']);
  });

  it('continues once the client approved the current proof', () => {
    const agreed: Partial<Subject> = {
      ...awaited,
      versionAccord: 1,
      actions: [action('Agence', true), action('Exécution', true)],
    };
    const next = nextThing(project(agreed, { 'proof.approve': { allowed: true } }), dc1);
    expect(next).toMatchObject({ main: 'Exécution', approve: false });
    expect(next.explained).toBeUndefined();
  });

  it('continues with an order before it is submitted', () => {
    const draft: Partial<Subject> = {
      statut: 'Brouillon',
      actions: [action('Agence', false, { step: 'recapitulatif' })],
    };
    expect(nextThing(project(draft, { 'project.edit': { allowed: true } }), dc1)).toMatchObject({
      main: 'resume',
      resume: true,
    });
  });

  it('never highlights what stops a project, nor offers it unless it is an answer that is allowed', () => {
    const stops: Partial<Subject> = {
      statut: 'Validation CCEP',
      actions: [action('Annulé', true), action('Rejeté', true)],
    };
    expect(nextThing(project(stops), siege1)).toMatchObject({ main: null, actions: [{ target: 'Rejeté' }] });
    const refused: Partial<Subject> = { ...stops, actions: [action('Rejeté', false)] };
    expect(nextThing(project(refused), siege1).actions).toEqual([]);
  });
});
