import { describe, expect, it } from 'vitest';
import { onBehalfOf } from '../projects/replacements.ts';
import { type Actor, ROLES } from '../projects/roles.ts';
import { STATUSES } from '../projects/statuses.ts';
import { isInScope, type ScopeSubject, visibleStatuses } from './scopes.ts';

describe('the statuses that a role may see', () => {
  it('are those of its kinds of project, without the hidden ones', () => {
    const missing = Object.fromEntries(
      ROLES.map((role) => [role, STATUSES.filter((status) => !visibleStatuses(role).includes(status))]),
    );
    expect(missing).toEqual({
      administrator: [],
      siege: [],
      dc: [],
      mdv: [],
      smhf: [],
      imprimeur: [],
      agence: ['Brouillon', 'Client'],
      installateur: ['Client'],
      client: ['Prévisite', 'Exécution', 'Livré'],
    });
  });
});

describe('the scope of somebody who works for an agency', () => {
  const project: ScopeSubject = {
    dc: 'dc1',
    mdv: null,
    smhf: null,
    agence: 'agence1',
    imprimeur: null,
    client_uid: null,
    statut: 'Agence',
    entered_impression: false,
    entered_previsite: false,
    entered_client: false,
    has_pose: false,
  };
  const person: Actor = { uid: 1, name: 'e.brun', role: 'agence', smhf: null, mdv: null };

  it('is the agency’s, in their own name', () => {
    expect(isInScope(project, { ...person, organisation: 'agence1' })).toBe(true);
    expect(isInScope(project, { ...person, organisation: 'agence2' })).toBe(false);
    expect(isInScope(project, person)).toBe(false);
    expect(onBehalfOf({ ...person, organisation: 'agence1', standsFor: ['agence1'] }, project)).toBeNull();
    expect(onBehalfOf({ ...person, organisation: 'agence2', standsFor: ['agence1'] }, project)).toBe(
      'agence1',
    );
  });
});
