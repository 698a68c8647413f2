import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import type { MailServer } from '../packages/server/src/testing/mail-server.ts';
import { HttpCaller } from './http-caller.ts';

const PASSWORD = 'ardoise-demo';

/** The people between whom projects are moved. */
export interface Movers {
  agency: HttpCaller;
  dc: HttpCaller;
}

/** Where a project is, as the last reply said. */
export interface Place {
  statut: string;
  version: number;
}

export async function signInMovers(url: string): Promise<Movers> {
  const movers = { agency: new HttpCaller(url), dc: new HttpCaller(url) };
  await movers.agency.signIn('agence1', PASSWORD);
  await movers.dc.signIn('dc1', PASSWORD);
  return movers;
}

/** Projects of the demonstration at the agency, whose movers' they are. */
export async function projectsAtAgency({ agency }: Movers, count: number): Promise<ProjectRow[]> {
  const list = '/rest/myplv/projets?q_statut=Agence&limit=100';
  const { projets } = await agency.json<{ projets: ProjectRow[] }>('GET', list);
  return projets.filter(({ dc }) => dc === 'dc1').slice(0, count);
}

/** Moves a project to draft, or back to the agency. */
export function moveOn({ agency, dc }: Movers, id: string, { statut, version }: Place): Promise<Place> {
  const [who, target] = statut === 'Agence' ? [agency, 'Brouillon'] : [dc, 'Agence'];
  return who.json<Project>('PUT', `/rest/myplv/projets/${id}/statut/${target}`, {
    version,
    comment: 'Un prix à corriger, puis à renvoyer',
  });
}

/**
 * Moves a project to draft and back until stopped.
 * @param moved called after each acknowledged move, and awaited
 * @param failed returns where to continue after a failed move; null ends. Throws for a failure of the product
 */
export async function moveBackAndForth(
  movers: Movers,
  project: ProjectRow,
  on: {
    stopped: () => boolean;
    moved: (place: Place) => unknown;
    failed: (error: unknown) => Promise<Place | null>;
  },
): Promise<void> {
  let present: Place | null = project;
  while (present !== null && !on.stopped()) {
    try {
      present = await moveOn(movers, project._id.$oid, present);
      await on.moved(present);
    } catch (error) {
      present = await on.failed(error);
    }
  }
}

/** Invariants whatever was interrupted: a returned row is a violation. */
const DISAGREEMENTS = {
  'status and history': `
    select p.id, p.statut, last.statut_arr from projects p
    left join lateral (select statut_arr from project_history h where h.project_id = p.id order by h.id desc limit 1) last on true
    where p.statut <> coalesce(last.statut_arr, 'Brouillon')`,
  'round trips and history': `
    select p.id, p.nb_ar_agence, count(h.id) from projects p
    left join project_history h on h.project_id = p.id and h.target = 'Agence' and h.statut_dep <> 'Agence' and not h.forced
    group by p.id having p.nb_ar_agence <> count(h.id)`,
  'returns to draft and history': `
    select p.id from projects p
    left join project_history h on h.project_id = p.id and h.statut_dep = 'Agence' and h.target = 'Brouillon' and not h.forced
    group by p.id having p.returns_to_draft <> count(h.id)`,
  'what the page shows and history': `
    select id from projects p
    where json_array_length(trace -> 'historique') <> (select count(*) from project_history h where h.project_id = p.id)`,
  'quota sums and projects': `
    with counted as (
      select quota_smhf as smhf, quota_year as year, type_projet as kind, quota_column as col, count(*)::int as n
      from projects where quota_column is not null and quota_smhf is not null group by 1, 2, 3, 4),
    kept as (
      select smhf, year, kind, col, n from quota_sums,
        lateral (values ('avenir', avenir), ('creation', creation), ('imprime', imprime), ('digital', digital), ('annule', annule)) v (col, n)
      where n <> 0)
    (select * from counted except select * from kept) union all (select * from kept except select * from counted)`,
  // A move and its mail are written in one transaction and carry its time. The order form is mailed beside it, once per form.
  'moves and their mails': `
    select h.id, h.statut_arr, count(m.id) from project_history h
    left join mails m on m.project_id = h.project_id and m.t_creation = h.t_creation
      and m.template not in ('order-form', 'order-form-sent')
    where h.t_creation > $1::timestamptz group by h.id, h.statut_arr having count(m.id) <> 1`,
  'order forms and their mails': `
    select m.project_id, m.template, count(*) from mails m
    where m.t_creation > $1::timestamptz and m.template in ('order-form', 'order-form-sent')
    group by m.project_id, m.template
    having count(*) <> (select count(distinct sha256) from links l
      where l.project_id = m.project_id and l.purpose = 'bon_commande' and l.t_creation > $1::timestamptz)`,
};

export async function expectAgreement(db: pg.Client, begun: string): Promise<void> {
  for (const [what, query] of Object.entries(DISAGREEMENTS)) {
    const { rows } = await db.query(query, query.includes('$1') ? [begun] : []);
    expect([what, rows]).toEqual([what, []]);
  }
}

/** History lines of each project. */
export async function movesByProject(db: pg.Client): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; n: number }>(
    'select project_id as id, count(*)::int as n from project_history group by 1',
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Every mail is delivered; one that a crash left unmarked is resent under the same Message-ID. */
export async function expectDelivered(
  db: pg.Client,
  mailbox: MailServer,
  begun: string,
  timeout: number,
): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.query<{ n: number }>(
      'select count(*)::int as n from mails where sent_at is null and t_creation > $1',
      [begun],
    );
    return rows[0]?.n;
  };
  await expect.poll(waiting, { timeout, interval: 500 }).toBe(0);
  const { rows } = await db.query<{ message_id: string }>(
    'select message_id from mails where t_creation > $1',
    [begun],
  );
  const received = new Set(mailbox.mails.map((mail) => mail.headers.get('message-id')));
  expect(rows.filter(({ message_id }) => !received.has(message_id))).toEqual([]);
}
