import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { columnsFor } from './list-columns.tsx';

const NOW = Date.parse('2026-11-28T09:00:00Z');
const row = {
  _id: { $oid: '673df2aa0000000000000001' },
  type: 'Carte Brasserie',
  statut: 'Agence',
  t_statut: '2026-11-06T09:00:00Z',
  t_update: '2026-11-20T09:00:00Z',
  dc: 'dc1',
  agence: 'agence1',
  nomDc: 'Camille Ferrand',
  nomAgence: 'Studio Mirabelle',
  echeance: null,
  retard: null,
  nb_ar_agence: 1,
  supprime: false,
} as unknown as ProjectRow;

function shown(still: boolean, key: string): { head: unknown; html: string } {
  const columns = columnsFor({
    viewer: { name: 'smhf1', role: 'smhf' },
    now: NOW,
    turns: false,
    byDay: false,
    // Without the tag, which reads the router.
    oneStatus: true,
    comes: false,
    deliveries: false,
    over: false,
    oneSupport: false,
    still,
  });
  const column = columns.find((each) => each.key === key);
  return {
    head: column?.head,
    html: renderToStaticMarkup(column?.cell(row)).replaceAll('\u00a0', ' '),
  };
}

it('says of what stands still since when it does, not when it was changed last, at each width', () => {
  expect(shown(true, 'modifie')).toEqual({ head: 'Immobile', html: '<span class="meta">22 jours</span>' });
  expect(shown(true, 'statut').html).toContain('depuis 22 jours');
  expect(shown(true, 'statut').html).not.toContain('<time');
  expect(shown(false, 'modifie').head).toBe('Modifié');
  for (const key of ['modifie', 'statut']) expect(shown(false, key).html).toContain('<time');
  expect(shown(false, 'statut').html).not.toContain('depuis 22 jours');
});
