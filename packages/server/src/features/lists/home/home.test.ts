import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { home } from '@ardoise/domain/contract/home.ts';
import { countProjects, listProjects, type ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lateBefore } from '../../project/projects/deadline.ts';

let site: TestApp;

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const LATE = new Date(Date.parse(`${lateBefore(parisDay(new Date()))}T12:00:00Z`) - DAY)
  .toISOString()
  .slice(0, 10);

/** For each dc and status a new project and one standing still, of which one was returned too often. */
async function fill(dc: string, mdv: string | null): Promise<void> {
  const rows = STATUSES.flatMap((statut, index) => [
    { statut, t_statut: daysAgo(5), nb_ar_agence: 2, type: 'Carte Brasserie', echeance: null },
    { statut, t_statut: daysAgo(6 + index), nb_ar_agence: 3, type: 'Digital', echeance: LATE },
  ]);
  await site.pool.query(
    `insert into projects (id, kind, type, type_projet, statut, t_statut, nb_ar_agence, echeance, dc, mdv, smhf, agence, doc)
     select md5(random()::text || $2), case r.type when 'Digital' then 'VAE_DIGITAL' else 'CHR' end, r.type,
       case r.type when 'Digital' then 'VAE' else 'CHR' end, r.statut, r.t_statut, r.nb_ar_agence, r.echeance, $2, $3, 'antoine', 'pinson', '{}'
     from json_to_recordset($1) as r (statut text, t_statut timestamptz, nb_ar_agence int, type text, echeance date)`,
    [JSON.stringify(rows), dc, mdv],
  );
}

beforeAll(async () => {
  site = await createTestApp();
  for (const role of ['siege', 'administrator', 'installateur'] as const)
    await createUser(site.pool, { role, name: role });
  await createUser(site.pool, { role: 'agence', name: 'pinson' });
  await createUser(site.pool, { role: 'smhf', name: 'antoine' });
  await createUser(site.pool, {
    role: 'mdv',
    name: 'sonia',
    smhf: 'antoine',
    prenom: 'Sonia',
    nom: 'Belkacem',
  });
  for (const name of ['camille', 'nathan'])
    await createUser(site.pool, { role: 'dc', name, smhf: 'antoine', mdv: 'sonia' });
  await createUser(site.pool, { role: 'dc', name: 'alix', smhf: 'antoine', mdv: null });
  await fill('camille', 'sonia');
  await fill('nathan', 'sonia');
  await fill('nathan', 'sonia');
  await fill('parti', null);
  await site.pool.query(
    `update projects set a_regulariser = '{quota}' where statut = 'Brouillon' and type = 'Digital' and dc <> 'parti'`,
  );
  await site.pool.query(
    `insert into replacements (absent, replacement, from_day, to_day, created_by)
     values ('nathan', 'camille', current_date - 2, current_date + 2, 'sonia')`,
  );
});
afterAll(() => site.close());

async function figures(name: string): Promise<ReplyOf<typeof home>> {
  const { status, body } = await site.as(name).call(home);
  expect(status).toBe(200);
  return body;
}

type Query = Record<string, string>;

async function total(caller: Caller, query: Query): Promise<number> {
  const [counts, listed] = await Promise.all([
    caller.call(countProjects, { query }),
    caller.call(listProjects, { query: { ...query, sort: 'nameProjet' } }),
  ]);
  const counted = counts.body.reduce((sum, { count }) => sum + count, 0);
  expect((listed.body as ProjectRow[]).length, JSON.stringify(query)).toBe(counted);
  return counted;
}

const TEAM_FIGURES = {
  enCours: { q_encours: '1' },
  enRetard: { q_retard: '1' },
  allersRetours: { q_encours: '1', q_allers_retours: '1' },
} as const;

describe('each figure of the home page is the number of projects of its list', () => {
  it.each(['antoine', 'sonia', 'camille', 'pinson', 'siege', 'administrator', 'installateur'])(
    'for %s',
    async (name) => {
      const shown = await figures(name);
      if (name === 'antoine') expect(shown.aRegulariser).toBe(3);
      const caller = site.as(name);
      const lists = {
        projets: {},
        ...TEAM_FIGURES,
        immobiles: { q_immobile: '1' },
        arbitrages: { q_arbitrage: '1' },
        ...(['antoine', 'sonia', 'siege', 'administrator'].includes(name) && {
          aRegulariser: { q_aregulariser: '1' },
        }),
      };
      for (const [figure, query] of Object.entries(lists))
        expect([figure, shown[figure as keyof typeof lists]]).toEqual([figure, await total(caller, query)]);
    },
  );

  it('and of each person of a team', async () => {
    for (const name of ['antoine', 'sonia']) {
      const caller = site.as(name);
      for (const member of (await figures(name)).equipe) {
        const whose: Query = { [member.role === 'dc' ? 'q_dc' : 'q_mdv']: member.username };
        for (const [figure, query] of Object.entries(TEAM_FIGURES))
          expect([member.username, figure, member[figure as keyof typeof TEAM_FIGURES]]).toEqual([
            member.username,
            figure,
            await total(caller, { ...query, ...whose }),
          ]);
        if (member.role === 'dc')
          expect(member.attente).toBe(await total(caller, { ...whose, q_main: 'dc' }));
      }
    }
  });
});

it('an smhf has each mdv before their dcs, then whoever has none, and whoever left projects behind', async () => {
  const { equipe, projets } = await figures('antoine');
  expect(equipe.map(({ username, delegues }) => [username, delegues])).toEqual([
    ['sonia', 2],
    ['camille', 0],
    ['nathan', 0],
    ['alix', 0],
    ['parti', 0],
  ]);
  expect(projets).toBe(8 * STATUSES.length);
  expect(equipe[0]).toMatchObject({ nom: 'Sonia Belkacem', enCours: 66, attente: 0, remplacement: null });
  // Brouillon and Validation DC of both supports, and Livré where files are delivered.
  expect(equipe[1]).toMatchObject({ enCours: 22, attente: 5, enRetard: 2, allersRetours: 11 });
  expect(equipe[2]?.remplacement?.nom).toBe('Prénom camille');
  expect(equipe[3]).toMatchObject({ enCours: 0, attente: 0 });
});

it('an mdv has their dcs alone; the other roles have no team', async () => {
  expect((await figures('sonia')).equipe.map(({ username }) => username)).toEqual(['camille', 'nathan']);
  for (const name of ['camille', 'pinson', 'siege']) expect((await figures(name)).equipe).toEqual([]);
});

it('stands still from the sixth calendar day on, drafts included, never once it has ended', async () => {
  const { body } = await site
    .as('camille')
    .call(listProjects, { query: { q_immobile: '1', q_dc: 'camille' } });
  const rows = body as ProjectRow[];
  expect(rows.map(({ statut }) => statut)).toContain('Brouillon');
  expect(rows.every(({ type }) => type === 'Digital')).toBe(true);
  expect(rows).toHaveLength(11);
});

it('waits for a dc with those whom they replace, for an agency with what it makes, for head office in its status', async () => {
  expect((await figures('camille')).attente).toBe(15);
  expect((await figures('pinson')).attente).toBe(4 * 4);
  expect((await figures('siege')).attente).toBe(4 * 2);
  expect((await figures('antoine')).attente).toBe(0);
});

it('asks for arbitration until the project moves on, for head office alone', async () => {
  const draft = await site.pool.query<{ id: string }>(
    "select id from projects where dc = 'camille' and statut = 'Brouillon' and type = 'Carte Brasserie'",
  );
  const id = draft.rows[0]?.id;
  await site.pool.query('insert into arbitrations (project_id) values ($1)', [id]);
  expect((await figures('siege')).arbitrages).toBe(1);
  expect((await figures('antoine')).arbitrages).toBe(0);
  await site.pool.query("update projects set t_statut = now() + interval '1 second' where id = $1", [id]);
  expect((await figures('siege')).arbitrages).toBe(0);
});
