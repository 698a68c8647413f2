import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import * as calls from '@ardoise/domain/contract/security.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readDay } from '../../../http/read-day.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../app-context.ts';
import { findLoggedPerson, listSecurityEvents, type SecurityEventRow } from './security-events.repository.ts';

type Reply = ReplyOf<typeof calls.listSecurityEvents>;

const PAGE = 50;

const accountOf = (uid: number | null, username: string, shown: string) =>
  uid === null ? null : { uid, username, nom: shown || username };

function present(row: SecurityEventRow): Reply['evenements'][number] {
  return {
    id: String(row.id),
    evenement: row.event,
    t: row.at,
    t_dernier: row.last_at,
    nombre: row.count,
    qui: accountOf(row.uid, row.username, row.shown),
    adresse: row.address,
    requete: row.request_id,
    concerne: accountOf(row.subject_uid, row.subject_username, row.subject_shown),
    projet: row.project_id === null ? null : { _id: { $oid: row.project_id }, nameProjet: row.project_name },
    objet: row.object,
    cle: row.key_name,
  };
}

async function listFor(pool: Pool, query: QueryOf<typeof calls.listSecurityEvents>): Promise<Reply> {
  const asked = query.personne?.trim() ?? '';
  const person = asked === '' ? null : await findLoggedPerson(pool, asked);
  if (asked !== '' && person === null) return { personne: null, evenements: [], suivant: null };
  const filters = {
    event: query.evenement ?? null,
    uid: person?.uid ?? null,
    from: readDay('du', query.du),
    to: readDay('au', query.au),
    before: query.after === undefined ? null : Number(query.after),
  };
  const rows = await listSecurityEvents(pool, filters, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    personne:
      person === null
        ? null
        : {
            uid: person.uid,
            username: person.username,
            nom: person.shown || person.username,
            sessions: person.sessions,
          },
    evenements: shown.map(present),
    suivant: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
  };
}

/** The security log, for the administrator only (specification/security.md#two-logs). */
export function securityRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.listSecurityEvents, ({ query }) => listFor(pool, query));
}
