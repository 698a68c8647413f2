import { readDeviceKeys } from '@ardoise/domain/contract/device-keys.ts';
import * as calls from '@ardoise/domain/contract/sessions.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { sessionToken } from '../../../http/session-cookie.ts';
import { deviceKeys } from '../../../secrets/device-keys.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listAccessChanges } from '../../base/security-log/security-events.repository.ts';
import { endOwnOtherSessions, endOwnSession, endSessionsOf } from './end-sessions.ts';
import { listOpenSessions } from './own-sessions.repository.ts';

const MOST_CHANGES = 10;

/**
 * One's own sessions, and an administrator's call to end somebody's: immediately in every process
 * (http/live-sessions.ts).
 */
export function sessionListRoutes(app: FastifyInstance, { pool, sessions, secrets }: AppContext): void {
  route(app, calls.listOwnSessions, ({ session, request }) =>
    listOpenSessions(pool, session.uid, sessionToken(request) ?? ''),
  );
  route(app, calls.listOwnAccessChanges, ({ session }) => listAccessChanges(pool, session.uid, MOST_CHANGES));
  route(app, readDeviceKeys, async ({ session, params }) => ({
    compte: session.name,
    cles: deviceKeys(secrets, session.uid, params.appareil),
  }));
  route(app, calls.endOwnSession, async ({ session, params }) => {
    await endOwnSession(pool, session, Number(params.session));
    sessions.forgetAll();
    return undefined;
  });
  route(app, calls.endOtherSessions, async ({ session, request }) => {
    const fermees = await endOwnOtherSessions(pool, session, sessionToken(request) ?? '');
    sessions.forgetAll();
    return { fermees };
  });
  route(app, calls.endSessionsOf, async ({ params }) => {
    const fermees = await endSessionsOf(pool, Number(params.uid));
    sessions.forgetAll();
    return { fermees };
  });
}
