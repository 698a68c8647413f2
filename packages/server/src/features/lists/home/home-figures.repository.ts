import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { stillBefore } from '@ardoise/domain/projects/standstill.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { lateBefore } from '../../project/projects/deadline.ts';
import {
  conditionsOf,
  holderSql,
  lateSql,
  MANY_TRIPS_SQL,
  stillSql,
} from '../project-lists/list-filters.repository.ts';
import { waitingSql } from '../project-lists/waiting.repository.ts';

/** Ongoing projects of one dc under one mdv; both null if not grouped. */
export interface OngoingFigures {
  dc: string | null;
  mdv: string | null;
  enCours: number;
  enRetard: number;
  immobiles: number;
  allersRetours: number;
  /** Those that wait for the actor. */
  attente: number;
  /** Those that wait for their dc. */
  attenteDc: number;
}

/** Figures of the ongoing projects in scope, by the conditions of the lists; `byPerson`: one row per dc and mdv. */
export async function readOngoingFigures(db: Db, actor: Actor, byPerson: boolean): Promise<OngoingFigures[]> {
  const values = new Values();
  const today = parisDay(new Date());
  const where = conditionsOf(actor, { ongoing: true }, values).join(' and ');
  const counted = (condition: string, name: string) =>
    `(count(*) filter (where ${condition}))::int as "${name}"`;
  const figures = [
    'count(*)::int as "enCours"',
    counted(lateSql(lateBefore(today), values), 'enRetard'),
    counted(stillSql(stillBefore(today), values), 'immobiles'),
    counted(MANY_TRIPS_SQL, 'allersRetours'),
    counted(waitingSql(actor, values) ?? 'false', 'attente'),
    counted(byPerson ? holderSql('dc', values) : 'false', 'attenteDc'),
  ].join(', ');
  const text = byPerson
    ? `select p.dc, p.mdv, ${figures} from projects p where ${where} group by p.dc, p.mdv`
    : `select null as dc, null as mdv, ${figures} from projects p where ${where}`;
  const { rows } = await db.query<OngoingFigures>(prepared(text, values.list));
  return rows;
}

/** Active dcs and mdvs of these managers, with who replaces them today, by name. */
export interface TeamAccount {
  username: string;
  role: 'mdv' | 'dc';
  mdv: string | null;
  replacement: string | null;
  to_day: string | null;
}

export async function listTeam(db: Db, managers: readonly string[]): Promise<TeamAccount[]> {
  const { rows } = await db.query<TeamAccount>(
    `select u.name as username, u.role, u.mdv, r.replacement, r.to_day
     from users u left join lateral (
       select replacement, to_day from replacements_today where absent = u.name order by to_day desc limit 1) r on true
     where u.active and ((u.role = 'dc' and (u.smhf = any($1::text[]) or u.mdv = any($1::text[])))
       or (u.role = 'mdv' and u.smhf = any($1::text[])))
     order by lower(u.nom), lower(u.prenom), u.name`,
    [managers],
  );
  return rows;
}
