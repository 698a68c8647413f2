import { SORTS, type Sort } from '@ardoise/domain/contract/project-list.ts';
import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { PROJECT_TYPES } from '@ardoise/domain/projects/kinds.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';

let site: TestApp;
let people: Record<'siege' | 'smhf' | 'mdv' | 'dc' | 'agence' | 'imprimeur' | 'installateur', string>;

beforeAll(async () => {
  site = await createTestApp();
  const named = async (role: keyof typeof people) => (await createUser(site.pool, { role })).name;
  people = {
    siege: await named('siege'),
    smhf: await named('smhf'),
    mdv: await named('mdv'),
    dc: await named('dc'),
    agence: await named('agence'),
    imprimeur: await named('imprimeur'),
    installateur: await named('installateur'),
  };
  await addProjects(260);
});
afterAll(() => site.close());

/** Many rows with repeated values: pages often end between two rows that differ by id only. */
async function addProjects(count: number): Promise<void> {
  await site.pool.query(
    `insert into projects (id, kind, type, type_projet, statut, dc, smhf, mdv, agence, imprimeur, name_projet, nb_ar_agence, t_creation, t_update, t_statut, echeance, deleted_at,
       entered_impression, entered_previsite, has_pose, doc)
     select lpad(to_hex(i * 7919 % 100003), 24, '0'), 'CHR', (array[${PROJECT_TYPES.map((type) => `'${type}'`).join(',')}])[1 + i * 5 % 6],
       (array[${PROJECT_TYPES.map((type) => `'${typeCodeOf(type)}'`).join(',')}])[1 + i * 5 % 6],
       (array[${STATUSES.map((status) => `'${status}'`).join(',')}])[1 + i * i % 14],
       case when i % 3 > 0 then $2 else 'somebody' end, case when i % 5 > 0 then $3 else 'somebody' end,
       case when i % 4 > 0 then $4 else 'somebody' end, case when i % 6 > 0 then $5 else 'somebody' end,
       case when i % 3 = 0 then $5 when i % 3 = 1 then $6 end, (array['Éclair', 'eclair', 'Zinc', 'À la bonne heure', 'Café'])[1 + i * 3 % 5], i % 4,
       timestamptz '2026-01-01' + make_interval(hours => i * 17 % 40), timestamptz '2026-02-01' + make_interval(hours => i * 11 % 30),
       timestamptz '2026-03-01' + make_interval(hours => i * 13 % 7), case when i % 4 > 0 then date '2026-04-01' + i * 3 % 5 end,
       case when i % 20 = 0 then now() end,
       i % 5 > 0, i % 7 > 0, 1 + i * 5 % 6 in (3, 4), '{}'
     from generate_series(1, $1::int) i`,
    [count, people.dc, people.smhf, people.mdv, people.agence, people.imprimeur],
  );
}

/** Whether a row in scope waits for this role. */
const WAITS: Partial<Record<string, string>> = {
  siege: "statut = 'Validation CCEP'",
  dc: "statut in ('Brouillon', 'Validation DC') or (statut = 'Livré' and type = 'Digital')",
  imprimeur: "statut in ('Impression', 'Imprimé')",
  installateur: "statut in ('Prévisite', 'Livré')",
  agence: "statut in ('Agence', 'Exécution') or (statut in ('Impression', 'Imprimé') and imprimeur = $)",
};

const KEYS: Record<Exclude<Sort, 'attente' | 'echeance'>, string> = {
  t_update: 't_update',
  t_creation: 't_creation',
  nameProjet: 'name_projet',
  type: 'type, t_update',
  nb_ar_agence: 'nb_ar_agence, t_update',
  t_statut: 't_statut',
  // Without `q_livraisons`.
  arrivee: 't_update',
  statut: `array_position(array[${STATUSES.map((status) => `'${status}'`).join(',')}], statut), t_update`,
};

/** Reference order for a role, by a naive SQL query. */
function orderOf(role: keyof typeof people, sort: Sort, dir: 'asc' | 'desc'): string {
  if (sort === 'echeance') return `echeance ${dir} nulls last, t_statut ${dir}, id ${dir}`;
  if (sort !== 'attente') return `${`${KEYS[sort]}, id`.replaceAll(/, (?=\w+(,|$))/g, ` ${dir}, `)} ${dir}`;
  const waits = WAITS[role]?.replace('$', `'${people[role]}'`) ?? 'false';
  const first = (key: string) => `case when ${waits} then ${key} end nulls last`;
  return `(${waits}) is true desc, ${['echeance', 't_statut', 'id'].map(first).join(', ')}, t_update desc, id desc`;
}

async function expected(
  role: keyof typeof people,
  where: string,
  sort: Sort,
  dir: 'asc' | 'desc',
): Promise<string[]> {
  const { rows } = await site.pool.query<{ id: string }>(
    `select id from projects where deleted_at is null and ${where} order by ${orderOf(role, sort, dir)}`,
  );
  return rows.map(({ id }) => id);
}

/** A complete list, page by page. */
async function paged(caller: Caller, query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const reply = await caller.call(listProjects, {
      query: { ...query, limit: 13, ...(after && { after }) },
    });
    expect(reply.status).toBe(200);
    const page = reply.body as ProjectPage;
    ids.push(...page.projets.map((row) => row._id.$oid));
    if (page.suivant === null) return ids;
    after = page.suivant;
  }
}

const FILTERS: { query: Record<string, string>; where: string }[] = [
  { query: {}, where: 'true' },
  { query: { q_statut: 'Impression' }, where: "statut = 'Impression'" },
  { query: { q_typeProjet: 'VAE' }, where: "type_projet = 'VAE'" },
  { query: { q_support: 'Sur Mesure' }, where: "type = 'Sur Mesure'" },
  { query: { q_typeProjet: 'VAE', q_statut: 'Agence' }, where: "type_projet = 'VAE' and statut = 'Agence'" },
  { query: { q_typeProjet: 'CHR', q_support: 'Digital' }, where: 'false' },
];

describe('a list, page by page', () => {
  const scopes = [
    ['siege', 'true'],
    ['smhf', 'smhf = $'],
    ['mdv', 'mdv = $'],
    ['dc', 'dc = $'],
    ['agence', "agence = $ and statut not in ('Brouillon', 'Client')"],
    ['imprimeur', 'imprimeur = $ and entered_impression'],
    ['installateur', 'has_pose and entered_previsite'],
  ] as const;
  const lists = scopes.flatMap(([role, scope]) => SORTS.map((sort) => [role, sort, scope] as const));
  // Every order of one role, and of each role the order that is its own.
  const usual = lists.filter(([role, sort]) => role === 'agence' || sort === 'attente');
  it.each(inVolume(usual, lists))(
    'returns for %s each project once, sorted by %s, in both directions',
    async (role, sort, scope) => {
      const caller = site.as(people[role]);
      const own = scope.replace('$', `'${people[role]}'`);
      let seen = 0;
      for (const { query, where } of FILTERS)
        for (const dir of ['asc', 'desc'] as const) {
          const ids = await expected(role, `${own} and ${where}`, sort, dir);
          expect(await paged(caller, { ...query, sort, dir })).toEqual(ids);
          seen += ids.length;
        }
      expect(seen).toBeGreaterThan(100);
    },
  );

  it('can be head office’s for one person too, in any order', async () => {
    const caller = site.as(people.siege);
    for (const column of ['dc', 'mdv', 'smhf', 'agence'] as const)
      for (const sort of SORTS)
        expect(await paged(caller, { [`q_${column}`]: people[column], q_statut: 'Livré', sort })).toEqual(
          await expected('siege', `${column} = '${people[column]}' and statut = 'Livré'`, sort, 'desc'),
        );
  });

  it('sorts names by French collation, ignoring accents', async () => {
    const names = async (dir: 'asc' | 'desc') => {
      const query = { sort: 'nameProjet', dir, q_statut: 'Impression' } as const;
      const reply = await site.as(people.siege).call(listProjects, { query });
      return [...new Set((reply.body as ProjectPage['projets']).map((row) => row.nameProjet))];
    };
    expect(await names('asc')).toEqual(['À la bonne heure', 'Café', 'eclair', 'Éclair', 'Zinc']);
    expect(await names('desc')).toEqual(['Zinc', 'Éclair', 'eclair', 'Café', 'À la bonne heure']);
  });

  it.each([
    ['another order', ['0', '2026-01-01T00:00:00.000Z', '0'.repeat(24)], 'statut'],
    ['no part of its list', ['1', '2026-01-01T00:00:00.000Z', '0'.repeat(24)], 't_update'],
    ['no day', ['0', '2026-02-30', '2026-01-01T00:00:00.000Z', '0'.repeat(24)], 'echeance'],
    ['no instant', ['0', 'hier', '0'.repeat(24)], 't_update'],
    ['no number', ['0', '1e9', '2026-01-01T00:00:00.000Z', '0'.repeat(24)], 'nb_ar_agence'],
    ['no id', ['0', 'Zinc', "0' or true --"], 'nameProjet'],
    ['no texts', [0, 1, '0'.repeat(24)], 'nameProjet'],
  ] as const)('refuses a cursor with %s', async (_what, parts, sort) => {
    const after = Buffer.from(JSON.stringify(parts)).toString('base64url');
    const reply = await site.as(people.siege).call(listProjects, { query: { sort, limit: 9, after } });
    expect(reply.status).toBe(400);
  });
});

it('needs at most twelve indexes on projects', async () => {
  const { rows } = await site.pool.query<{ name: string }>(
    "select indexname as name from pg_indexes where tablename = 'projects'",
  );
  expect(rows.length).toBeLessThanOrEqual(12);
});
