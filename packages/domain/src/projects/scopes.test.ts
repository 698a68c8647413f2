import { describe, expect, it } from 'vitest';
import { ROLES } from './roles.ts';
import { visibleStatuses } from './scopes.ts';
import { STATUSES } from './statuses.ts';

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
