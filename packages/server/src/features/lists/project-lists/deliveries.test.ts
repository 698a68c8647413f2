import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { listViews } from '@ardoise/domain/contract/saved-views.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { daysBefore } from '../../project/projects/deadline.ts';

let site: TestApp;
const people = {} as Record<Role, string>;

const today = parisDay(new Date());
const day = (ahead: number) => daysBefore(today, -ahead);

interface Made {
  name: string;
  statut: string;
  promised?: string;
  pose?: string;
  delivered?: string;
  /** Days in the status. */
  since?: number;
}

/** One order a state, in the order of the view. */
const ON_ITS_WAY: Made[] = [
  { name: 'the latest', statut: 'Imprimé', promised: day(-9) },
  { name: 'late', statut: 'Impression', promised: day(-1) },
  { name: 'posed before today', statut: 'Livré', pose: day(-2), since: 30 },
  { name: 'today', statut: 'Imprimé', promised: day(0) },
  { name: 'pose', statut: 'Livré', pose: day(3), promised: day(1) },
  { name: 'later', statut: 'Impression', promised: day(20) },
  { name: 'without a day', statut: 'Impression' },
  { name: 'delivered today', statut: 'Terminé', delivered: day(0) },
  { name: 'delivered as passed on', statut: 'Terminé', since: 3 },
  { name: 'delivered a week ago', statut: 'Terminé', delivered: day(-7), since: 5 },
];
const ELSEWHERE: Made[] = [
  { name: 'delivered before', statut: 'Terminé', since: 9 },
  { name: 'said late', statut: 'Terminé', delivered: day(-20), since: 1 },
  ...STATUSES.filter((statut) => !['Impression', 'Imprimé', 'Livré', 'Terminé'].includes(statut)).map(
    (statut) => ({ name: statut, statut }),
  ),
];

beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) people[role] = (await createUser(site.pool, { role })).name;
  const { rows } = await site.pool.query<{ uid: number }>('select uid from users where name = $1', [
    people.client,
  ]);
  const made = [...ON_ITS_WAY, ...ELSEWHERE];
  for (const [index, { name, statut, promised, pose, delivered, since = 0 }] of made.entries())
    await site.pool.query(
      `insert into projects (id, kind, type, type_projet, statut, dc, smhf, mdv, agence, imprimeur, client_uid, name_projet,
         has_pose, t_pose, promised_on, delivered_on, t_statut, entered_impression, entered_previsite, entered_client, doc)
       values (lpad(to_hex($1::int + 1), 24, '0'), 'CHR', 'Carte Brasserie', 'CHR', $2, $3, $4, $5, $6, $7, case when $10::date is null then $8::int end, $9,
         $10::date is not null, $10, $11, $12, now() - make_interval(days => $13), true, true, true, '{}')`,
      [
        index,
        statut,
        people.dc,
        people.smhf,
        people.mdv,
        people.agence,
        people.imprimeur,
        rows[0]?.uid,
        name,
        pose ?? null,
        promised ?? null,
        delivered ?? null,
        since,
      ],
    );
});
afterAll(() => site.close());

const QUERY = { q_livraisons: '1', sort: 'arrivee', dir: 'asc' } as const;

async function paged(caller: Caller, limit: number): Promise<string[]> {
  const names: string[] = [];
  for (let after = ''; ; ) {
    const { body } = await caller.call(listProjects, { query: { ...QUERY, limit, ...(after && { after }) } });
    const page = body as ProjectPage;
    names.push(...page.projets.map(({ nameProjet }) => nameProjet));
    if (page.suivant === null) return names;
    after = page.suivant;
  }
}

it.each(['dc', 'mdv', 'smhf', 'siege'] as const)(
  'lists for %s what is on its way by the day on which it comes, and a week of deliveries',
  async (role) => {
    const caller = site.as(people[role]);
    const names = ON_ITS_WAY.map(({ name }) => name);
    expect(await paged(caller, 100)).toEqual(names);
    // A cursor between any two of them.
    expect(await paged(caller, 1)).toEqual(names);
    const { body } = await caller.call(listViews, {});
    expect(body.find(({ nom }) => nom === 'Livraisons')).toMatchObject({ count: names.length, id: null });
  },
);

it('says in one line when each order comes from Impression on, to each role that reads it, and no other', async () => {
  const printed = ['Impression', 'Imprimé', 'Livré', 'Terminé'];
  for (const role of ROLES) {
    const { body } = await site.as(people[role]).call(listProjects, { query: {} });
    const rows = Array.isArray(body) ? body : [];
    expect([role, rows.length > 0]).toEqual([role, true]);
    for (const { statut, nameProjet, arrivee } of rows) {
      expect([role, nameProjet, arrivee !== null]).toEqual([role, nameProjet, printed.includes(statut)]);
      expect(arrivee?.mots ?? 'nothing').toMatch(/^[^\n]{5,60}$/);
      if (role === 'client')
        expect([arrivee?.precision ?? '', arrivee?.envoi ?? null, arrivee?.demandee ?? null]).toEqual([
          '',
          null,
          null,
        ]);
    }
  }
});
