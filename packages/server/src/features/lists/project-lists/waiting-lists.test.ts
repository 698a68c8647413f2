import { countProjects, listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { countWaiting } from '@ardoise/domain/contract/waiting-counts.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endOfWeek } from '../../project/projects/deadline.ts';

let site: TestApp;
const ROLES = ['agence', 'dc', 'smhf', 'installateur', 'siege'] as const;
let people: Record<(typeof ROLES)[number] | 'other', string>;
const idOf = (rank: number) => String(rank).padStart(24, '0');
const dayFromNow = (days: number) => dayAfter(parisDay(new Date()), days);
const THIS_WEEK = endOfWeek(dayFromNow(0));

interface Given {
  statut: string;
  echeance?: string;
  proof?: number;
  fresh?: boolean;
  complete?: boolean;
  type?: string;
  of?: 'other';
}
/** In the order of entry into their status. */
const PROJECTS: readonly Given[] = [
  { statut: 'Agence', echeance: dayFromNow(30), proof: 1 },
  { statut: 'Agence', echeance: dayFromNow(-40), proof: 2, fresh: true },
  { statut: 'Exécution' },
  { statut: 'Validation DC' },
  { statut: 'Brouillon' },
  { statut: 'Brouillon', complete: true },
  { statut: 'Agence', echeance: THIS_WEEK },
  { statut: 'Agence', of: 'other', echeance: dayFromNow(-40) },
  { statut: 'Validation CCEP' },
  { statut: 'Livré', type: 'Boards PVC' },
  { statut: 'Terminé' },
];

beforeAll(async () => {
  site = await createTestApp();
  const named = async (role: (typeof ROLES)[number]) => (await createUser(site.pool, { role })).name;
  const names = await Promise.all([...ROLES.map(named), named('agence')]);
  const [agence = '', dc = '', smhf = '', installateur = '', siege = '', other = ''] = names;
  people = { agence, dc, smhf, installateur, siege, other };
  for (const [rank, given] of PROJECTS.entries())
    await site.pool.query(
      `insert into projects (id, kind, type, type_projet, statut, dc, smhf, agence, echeance, proof_version, proof_fresh,
         wizard_complete, has_pose, entered_previsite, t_statut, t_update, doc)
       values ($1, 'CHR', $2, 'CHR', $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $12, '{}')`,
      [
        idOf(rank),
        given.type ?? 'Carte Brasserie',
        given.statut,
        people.dc,
        people.smhf,
        given.of === 'other' ? people.other : people.agence,
        given.echeance ?? null,
        given.proof ?? 0,
        given.fresh ?? false,
        given.complete ?? false,
        given.type !== undefined,
        `2026-01-${String(rank + 1).padStart(2, '0')}T10:00:00Z`,
      ],
    );
  await site.pool.query(
    `insert into project_history (project_id, statut_dep, statut_arr, target, resp, comment, based_on, nature) values
       ($1, 'Brouillon', 'Agence', 'Agence', $2, 'Première demande', 1, 'mouvement'),
       ($1, 'Validation DC', 'Agence', 'Agence', $2, 'Le logo plus petit, merci.', 2, 'mouvement'),
       ($1, 'Agence', 'Agence', 'agence', $2, 'Changement', 3, 'agence')`,
    [idOf(0), people.dc],
  );
});
afterAll(() => site.close());

async function listed(caller: Caller, query: Record<string, string>): Promise<number[]> {
  const ranks: number[] = [];
  let after: string | undefined;
  do {
    const { status, body } = await caller.call(listProjects, {
      query: { limit: 2, ...query, ...(after !== undefined && { after }) },
    });
    expect(status).toBe(200);
    const { projets, suivant } = body as ProjectPage;
    ranks.push(...projets.map(({ _id }) => Number(_id.$oid)));
    after = suivant ?? undefined;
  } while (after !== undefined);
  return ranks;
}

it('lists what waits for each role, page after page, by deadline then oldest', async () => {
  const query = { q_vue: 'attente', sort: 'attente' };
  expect(await listed(site.as(people.agence), query)).toEqual([1, 6, 0, 2]);
  expect(await listed(site.as(people.dc), query)).toEqual([3, 4, 5]);
  expect(await listed(site.as(people.siege), query)).toEqual([8]);
  expect(await listed(site.as(people.installateur), query)).toEqual([9]);
  // Nothing ever waits for an smhf: all of theirs, by last change.
  expect(await listed(site.as(people.smhf), query)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

it.each([
  [{ sort: 't_update', dir: 'asc' }, [0, 1, 2, 6]],
  [{ sort: 'echeance', dir: 'desc' }, [0, 6, 1, 2]],
  [{ sort: 'statut', dir: 'asc', q_statut: 'Exécution' }, [2]],
  [{ sort: 'attente', q_statut: 'Terminé' }, []],
] as const)('keeps it in other orders and with other filters: %o', async (query, expected) => {
  expect(await listed(site.as(people.agence), { ...query, q_vue: 'attente' })).toEqual(expected);
});

it.each([
  ['agence', { q_travail: 'corrections' }, [0]],
  ['agence', { q_travail: 'prets' }, [1]],
  ['agence', { q_echeance: 'semaine' }, [1, 6]],
  ['agence', { q_retard: '1' }, [1]],
  ['dc', { q_travail: 'signer' }, [5]],
  ['dc', { q_travail: 'commences' }, [4]],
  // Each filter stays within the role's scope.
  ['other', { q_retard: '1' }, [7]],
  ['siege', { q_travail: 'corrections' }, []],
] as const)('tells stages of the work apart for %s: %o', async (who, query, expected) => {
  const asked = { ...query, q_vue: 'attente', sort: 'attente' };
  expect(await listed(site.as(people[who]), asked)).toEqual(expected);
});

it('counts what waits by status and day, late ones apart', async () => {
  const { body } = await site.as(people.agence).call(countWaiting, { query: {} });
  expect(body).toEqual([
    { statut: 'Agence', echeance: dayFromNow(-40), retard: true, count: 1 },
    { statut: 'Agence', echeance: THIS_WEEK, retard: false, count: 1 },
    { statut: 'Agence', echeance: dayFromNow(30), retard: false, count: 1 },
    { statut: 'Exécution', echeance: null, retard: false, count: 1 },
  ]);
  const late = await site.as(people.agence).call(countWaiting, { query: { q_retard: '1' } });
  expect(late.body).toHaveLength(1);
  expect((await site.as(people.smhf).call(countWaiting, { query: {} })).body).toEqual([]);
});

it('counts by status under its filters', async () => {
  const { body } = await site.as(people.siege).call(countProjects, { query: { q_vue: 'attente' } });
  expect(body).toEqual([{ _id: 'Validation CCEP', count: 1 }]);
});

it('says to an agency, and to no other reader, what the last move asked for', async () => {
  const askedOf = async (name: string) => {
    const { body } = await site.as(name).call(listProjects, { query: { q_statut: 'Agence' } });
    return (body as ProjectPage['projets']).map(({ _id, demande }) => [Number(_id.$oid), demande]);
  };
  expect(await askedOf(people.agence)).toContainEqual([0, 'Le logo plus petit, merci.']);
  expect((await askedOf(people.agence)).filter(([, demande]) => demande !== '')).toHaveLength(1);
  expect((await askedOf(people.dc)).every(([, demande]) => demande === '')).toBe(true);
});
