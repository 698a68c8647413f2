import * as calls from '@ardoise/domain/contract/privacy.ts';
import * as people from '@ardoise/domain/contract/privacy-people.ts';
import type { FastifyInstance } from 'fastify';
import { onOwnConnection } from '../../../db/own-connection.ts';
import { route } from '../../../http/route.ts';
import { endOf } from '../../../threads/end-of-reply.ts';
import type { AppContext } from '../../base/app-context.ts';
import { askErasure } from './erasure/ask-erasure.ts';
import { type ErasureRow, listErasures } from './erasure/erasures.repository.ts';
import { planErasure, requirePerson } from './erasure/plan-erasure.ts';
import { createPersonExport } from './export/person-exports.repository.ts';
import { sendPersonExport } from './export/send-person-export.ts';
import { findPeople } from './people/people.repository.ts';
import { presentRegister, registerAsCsv } from './register/present-register.ts';

const ASKED_A_MINUTE = 20;
const ZIPS_A_MINUTE = 5;

const exportUrl = (token: string) => people.readPersonExport.path.replace(':jeton', token);

/** Personal data: the register, and what is kept about one person (specification/security.md#register). */
export function privacyRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, files: store } = context;
  route(app, calls.readRegister, async () => presentRegister());
  route(app, calls.exportRegister, async ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="registre-donnees-personnelles.csv"')
      .send(registerAsCsv()),
  );

  route(
    app,
    people.findPeople,
    async ({ body, reply }) => ({
      personnes: await onOwnConnection(pool, endOf(reply), (db) => findPeople(db, body.recherche)),
    }),
    { perMinute: ASKED_A_MINUTE },
  );
  route(app, people.askPersonExport, async ({ body, session, reply }) => {
    await onOwnConnection(pool, endOf(reply), (db) => requirePerson(db, body));
    return { url: exportUrl(await createPersonExport(pool, session.uid, body)) };
  });
  route(app, people.askOwnExport, async ({ session: { uid } }) => ({
    url: exportUrl(await createPersonExport(pool, uid, { uid })),
  }));
  route(
    app,
    people.readPersonExport,
    ({ params, session, request, reply }) =>
      sendPersonExport({ pool, store }, session, params.jeton, { request, reply }),
    { perMinute: ZIPS_A_MINUTE },
  );
  erasureRoutes(app, context);
}

const LISTED = 50;

const presentErasure = (row: ErasureRow) => ({
  numero: row.number,
  cause: row.cause,
  t_demande: row.asked_at,
  t_fin: row.done_at,
  gardes: row.kept,
  projets: row.projects,
  lignes: row.rows,
  echecs: row.failures,
});

function erasureRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(
    app,
    people.previewErasure,
    ({ body, reply }) =>
      onOwnConnection(pool, endOf(reply), async (db) => planErasure(db, await requirePerson(db, body))),
    { perMinute: ASKED_A_MINUTE },
  );
  route(app, people.erasePerson, async ({ body: { personne, ...expected }, session, reply }) => ({
    numero: await askErasure({ pool, gone: endOf(reply) }, session.uid, personne, expected),
  }));
  route(app, people.listErasures, async () => ({
    effacements: (await listErasures(pool, LISTED)).map(presentErasure),
  }));
}
