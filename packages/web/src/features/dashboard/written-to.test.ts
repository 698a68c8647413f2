import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import { mailtoOf } from './mail-to-holder.ts';
import { writtenTo } from './written-to.ts';

const row = {
  _id: { $oid: '673df2aa0000000000000001' },
  type: 'Carte Brasserie',
  statut: 'Agence',
  nameProjet: 'Café & Cie',
  numProjet: '3104587_2026_11_20',
  dc: 'dc1',
  agence: 'agence1',
  imprimeur: null,
  supprime: false,
} as ProjectRow;
const smhf = { name: 'smhf1', role: 'smhf' } as const;

describe('writtenTo', () => {
  it('is who is expected to act, for roles that may read their address', () => {
    expect(writtenTo(row, smhf)).toBe('agence');
    expect(writtenTo(row, { name: 'siege1', role: 'siege' })).toBe('agence');
    for (const role of ['dc', 'agence', 'client', 'imprimeur'] as const)
      expect(writtenTo(row, { name: 'autre', role })).toBeNull();
  });

  it('is nobody on one’s own turn, nor of what has ended or was deleted', () => {
    const siege = { name: 'siege1', role: 'siege' } as const;
    expect(writtenTo({ ...row, statut: 'Validation CCEP' }, siege)).toBeNull();
    expect(writtenTo({ ...row, statut: 'Terminé' }, smhf)).toBeNull();
    expect(writtenTo({ ...row, supprime: true }, smhf)).toBeNull();
  });
});

describe('mailtoOf', () => {
  const opened = (qui: 'agence' | 'client', type: ProjectRow['type'], addresses: string[]) => {
    const url = new URL(mailtoOf({ ...row, type }, qui, addresses, 'https://ardoise.test'));
    return [url.pathname, Object.fromEntries(url.searchParams)];
  };

  it('has every address, what it is about, and where the project is', () => {
    expect(opened('agence', 'Carte Brasserie', ['a@x.test', 'b+c@x.test'])).toEqual([
      'a%40x.test,b%2Bc%40x.test',
      {
        subject: 'Café & Cie, Carte Brasserie, 3104587_2026_11_20',
        body: '\r\n\r\nhttps://ardoise.test/suivi-projet/673df2aa0000000000000001',
      },
    ]);
  });

  it('leads a client to the order only where they have an account', () => {
    expect(opened('client', 'Carte Brasserie', ['p@x.test'])[1]).not.toHaveProperty('body');
    expect(opened('client', 'Direct Agence', ['p@x.test'])[1]).toHaveProperty('body');
  });
});
