import { nextProject } from '@ardoise/domain/contract/next-project.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let people: Record<'agence' | 'dc' | 'smhf' | 'idle' | 'imprimeur' | 'siege', string>;
const idOf = (rank: number) => String(rank).padStart(24, '0');

/** Statuses in the order of creation, with a deadline for some; all of one dc, agency and printer. */
const PROJECTS: readonly [statut: string, echeance: string | null][] = [
  ['Agence', '2026-11-25'],
  ['Agence', '2026-11-23'],
  ['Exécution', null],
  ['Validation DC', null],
  ['Brouillon', null],
  ['Impression', null],
  ['Imprimé', null],
];

beforeAll(async () => {
  site = await createTestApp();
  const named = async (role: 'agence' | 'dc' | 'smhf' | 'imprimeur' | 'siege') =>
    (await createUser(site.pool, { role })).name;
  people = {
    agence: await named('agence'),
    dc: await named('dc'),
    smhf: await named('smhf'),
    idle: await named('dc'),
    imprimeur: await named('imprimeur'),
    siege: await named('siege'),
  };
  for (const [rank, [statut, echeance]] of PROJECTS.entries())
    await site.pool.query(
      `insert into projects (id, kind, type, type_projet, statut, dc, smhf, agence, imprimeur, entered_impression, echeance,
         t_statut, t_update, doc)
       values ($1, 'CHR', 'Carte Brasserie', 'CHR', $2, $3, $4, $5, $6, $7, $8, $9, $9, '{}')`,
      [
        idOf(rank),
        statut,
        statut === 'Exécution' ? people.idle : people.dc,
        people.smhf,
        people.agence,
        people.imprimeur,
        statut.startsWith('Impr'),
        echeance,
        `2026-11-0${rank + 1}T10:00:00Z`,
      ],
    );
});
afterAll(() => site.close());

async function after(caller: Caller, rank: number, query: Record<string, string>): Promise<number | null> {
  const { status, body } = await caller.call(nextProject, { params: { id: idOf(rank) }, query });
  expect(status).toBe(200);
  return body.suivant === null ? null : Number(body.suivant._id.$oid);
}

it('iterates over what waits, by deadline then oldest, and ends with it', async () => {
  const agency = site.as(people.agence);
  const walked = [1];
  for (let at: number | null = 1; at !== null; ) {
    at = await after(agency, at, { sort: 'attente' });
    if (at !== null) walked.push(at);
  }
  expect(walked).toEqual([1, 0, 2]);
});

it('follows the list’s own filters and order, a printer’s view among them', async () => {
  const agency = site.as(people.agence);
  expect(await after(agency, 0, { q_statut: 'Agence', sort: 't_update', dir: 'asc' })).toBe(1);
  expect(await after(agency, 1, { q_statut: 'Agence', sort: 't_update', dir: 'asc' })).toBeNull();
  expect(await after(agency, 0, { q_support: 'Digital' })).toBeNull();
  expect(await after(agency, 1, { sort: 'echeance' })).toBe(0);
  // Nulls are last in both directions: by time of entry, newest first here.
  expect(await after(agency, 1, { sort: 'echeance', dir: 'desc' })).toBe(6);
  expect(await after(site.as(people.imprimeur), 5, { q_vue: 'impression', sort: 'attente' })).toBe(6);
});

it('continues from a project that its list does not show any more', async () => {
  expect(await after(site.as(people.agence), 3, { q_statut: 'Agence', sort: 't_update' })).toBe(1);
});

it('tells the place in the list: neighbours, rank and how many there are', async () => {
  const placeOf = async (name: string, rank: number, query: Record<string, string>) => {
    const { body } = await site.as(name).call(nextProject, { params: { id: idOf(rank) }, query });
    const at = (one: typeof body.suivant) => (one === null ? null : Number(one._id.$oid));
    return [at(body.precedent), at(body.suivant), body.rang, body.total];
  };
  expect(await placeOf(people.agence, 1, { sort: 'attente' })).toEqual([null, 0, 1, 3]);
  expect(await placeOf(people.agence, 0, { sort: 'attente', q_vue: 'attente' })).toEqual([1, 2, 2, 3]);
  expect(await placeOf(people.agence, 0, { q_statut: 'Agence', sort: 't_update' })).toEqual([1, null, 2, 2]);
  // It has left the list: its neighbours are those of the place that it would have.
  expect(await placeOf(people.agence, 3, { q_statut: 'Agence', sort: 't_update' })).toEqual([
    null,
    1,
    null,
    null,
  ]);
  expect(await placeOf(people.imprimeur, 6, { q_vue: 'impression', sort: 'attente' })).toEqual([
    5,
    null,
    2,
    2,
  ]);
  // What is printed comes after what is to print, though it be older.
  await site.pool.query("update projects set t_update = '2026-10-01T10:00:00Z' where id = $1", [idOf(6)]);
  const bench = { q_vue: 'impression', sort: 'statut', dir: 'asc' };
  expect(await placeOf(people.imprimeur, 5, bench)).toEqual([null, 6, 1, 2]);
  expect(await placeOf(people.siege, 1, { sort: 'echeance' })).toEqual([null, 0, null, null]);
  expect(await placeOf(people.smhf, 1, { sort: 'echeance' })).toEqual([null, null, null, null]);
});

it('is for a dc while something waits for them, and null for a read-only role', async () => {
  expect(await after(site.as(people.dc), 3, { sort: 'attente' })).toBe(4);
  expect(await after(site.as(people.dc), 4, { sort: 'attente' })).toBeNull();
  expect(await after(site.as(people.idle), 2, {})).toBeNull();
  expect(await after(site.as(people.smhf), 0, { sort: 't_update' })).toBeNull();
});

it('is limited to projects in scope', async () => {
  const { status } = await site.as(people.idle).call(nextProject, { params: { id: idOf(0) }, query: {} });
  expect(status).toBe(404);
});
