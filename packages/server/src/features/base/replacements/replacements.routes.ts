import { required } from '@ardoise/domain/base/errors.ts';
import * as calls from '@ardoise/domain/contract/replacements.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { REPLACED_ROLES } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../app-context.ts';
import { displayNames, type NameOf } from '../people/display-names.ts';
import { arrangeReplacement, endReplacement, mayArrangeFor, mayEnd } from './arrange-replacement.ts';
import {
  type Colleague,
  isHeadOffice,
  listColleagues,
  listReplacementsFor,
  type ReplacementRecord,
} from './replacements.repository.ts';

const KNOWN_FOR_DAYS = 90;

function stateOf({ ended, from_day, to_day }: ReplacementRecord, today: string): calls.Replacement['etat'] {
  if (ended || to_day < today) return 'termine';
  return from_day > today ? 'a-venir' : 'en-cours';
}

function present(record: ReplacementRecord, actor: Actor, today: string, nameOf: NameOf): calls.Replacement {
  const etat = stateOf(record, today);
  return {
    id: record.id,
    role: record.role,
    absent: record.absent,
    nomAbsent: nameOf(record.absent),
    remplacant: record.replacement,
    nomRemplacant: nameOf(record.replacement),
    du: record.from_day,
    au: record.to_day,
    etat,
    modifiable: etat !== 'termine' && mayEnd(actor, record),
  };
}

async function listFor(pool: Pool, actor: Actor): Promise<calls.Replacement[]> {
  const since = dayAfter(parisDay(new Date()), -KNOWN_FOR_DAYS);
  const records = await listReplacementsFor(pool, actor, since);
  const nameOf = await displayNames(pool);
  const today = parisDay(new Date());
  return records.map((record) => present(record, actor, today, nameOf));
}

const named = ({ name, shown, role }: Colleague) => ({ username: name, nom: shown, role });

async function peopleFor(pool: Pool, actor: Actor) {
  const roles = REPLACED_ROLES.filter(
    (role) =>
      isHeadOffice(actor) || role === actor.role || (role === 'dc' && ['smhf', 'mdv'].includes(actor.role)),
  );
  const colleagues = await listColleagues(pool, roles);
  return {
    absents: colleagues.filter((colleague) => mayArrangeFor(actor, colleague)).map(named),
    remplacants: colleagues.map(named),
  };
}

/** Replacements of absent people (specification/roles-and-scope.md#replacements). */
export function replacementRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  route(app, calls.listReplacements, ({ session }) => listFor(pool, session));
  route(app, calls.replaceablePeople, ({ session }) => peopleFor(pool, session));
  route(app, calls.createReplacement, async ({ session, body }) => {
    const id = await arrangeReplacement(context, session, body);
    return required((await listFor(pool, session)).find((replacement) => replacement.id === id));
  });
  route(app, calls.endReplacement, async ({ session, params }) => {
    await endReplacement(context, session, Number(params.id));
    return undefined;
  });
}
