import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { readPageSession } from '@ardoise/domain/contract/page-session.ts';
import * as calls from '@ardoise/domain/contract/session.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../../config.ts';
import { csrfTokenFor } from '../../../http/csrf.ts';
import { route } from '../../../http/route.ts';
import type { Session } from '../../../http/session.repository.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../../http/session-cookie.ts';
import type { AppContext } from '../../base/app-context.ts';
import { findHeldReset } from '../../base/people/held-resets.repository.ts';
import { readSettings } from '../../base/settings/read-settings.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { connectedUser, loggedInReply } from './accounts.presenter.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { findPasswordLink } from './password-link.repository.ts';
import { readSelf } from './read-self.ts';
import { renewPasswordLink } from './renew-password-link.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

/** Rate limit per address and minute: each call costs a mail or a guess. */
const PASSWORD_CALLS_PER_MINUTE = 20;

/** Session calls, in the shape of Drupal 10's (specification/calls.md#session-and-people). */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  sessionRoutes(app, context);
  logOutRoutes(app, context);
  passwordRoutes(app, context);
}

function sessionRoutes(app: FastifyInstance, { pool, config }: AppContext): void {
  route(app, calls.connect, async ({ session }) => connectedUser(session));
  route(app, readPageSession, ({ request, session }) => pageSession(pool, request, session, config));
  route(app, calls.loginStatus, async ({ session }) => (session === null ? 0 : 1));
  route(app, calls.sessionToken, ({ request, reply, session }) => sendToken(request, reply, session));
  route(app, calls.restSessionToken, ({ request, reply, session }) => sendToken(request, reply, session));
  route(
    app,
    calls.login,
    async ({ body, request, reply }) => {
      const account = await logIn(pool, app.securityLog, {
        ...body,
        address: request.ip,
        previousToken: sessionToken(request),
      });
      setSessionCookie(reply, config, account.token, account.expires);
      return loggedInReply(account);
    },
    { opensSession: true },
  );
}

/** Drupal clients send the CSRF token of a logout in the URL. */
function logOutRoutes(app: FastifyInstance, { pool, config, sessions }: AppContext): void {
  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = sessionToken(request);
    if (token !== undefined) await logOut(pool, token);
    sessions.forgetAll();
    clearSessionCookie(reply, config);
  };
  const byAddress = { tokenInQuery: true } as const;
  route(
    app,
    calls.logout,
    async ({ request, reply }) => {
      await leave(request, reply);
      return reply.redirect('/', 303);
    },
    byAddress,
  );
  route(
    app,
    calls.logoutByPost,
    async ({ request, reply }) => {
      await leave(request, reply);
      return undefined;
    },
    byAddress,
  );
}

/** Without a session the token is useless, but Drupal clients request it before login. */
async function sendToken(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | null,
): Promise<FastifyReply> {
  return reply.type('text/plain; charset=utf-8').send(tokenOf(request, session));
}

function tokenOf(request: FastifyRequest, session: Session | null): string {
  return csrfTokenFor(session === null ? request.id : (sessionToken(request) ?? ''));
}

/** Signed in, but redirected to the page that sets another password or registers a key first. */
const isBarred = (session: Session | null) =>
  session !== null && (session.passwordExpired || session.keyNeeded);

async function pageSession(
  pool: Pool,
  request: FastifyRequest,
  session: Session | null,
  config: Config,
): Promise<ReplyOf<typeof readPageSession>> {
  const common = {
    motDePasseExpire: isBarred(session),
    jeton: tokenOf(request, session),
    longueurMotDePasse: await readSetting(pool, 'longueurMotDePasse'),
  };
  if (session === null || isBarred(session)) return { ...common, personne: null, reglages: null };
  const [personne, reglages] = await Promise.all([readSelf(pool, session, config), readSettings(pool)]);
  return { ...common, personne, reglages };
}

function passwordRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, sessions } = context;
  const limited = { perMinute: PASSWORD_CALLS_PER_MINUTE };
  route(
    app,
    calls.requestPasswordReset,
    async ({ body }) => ({ message: await requestPasswordReset(context, body) }),
    limited,
  );
  route(
    app,
    calls.checkPasswordLink,
    async ({ params }) => {
      const holder = await findPasswordLink(pool, params.token);
      if (holder === null) throw new Refusal('LIEN_EXPIRE');
      const held = await findHeldReset(pool, holder.uid);
      if (held === null) return { name: holder.name };
      const { at: t, shown, by, until: jusque, others: autorisable } = held;
      return { name: holder.name, adresseChangee: { t, par: shown || by, jusque, autorisable } };
    },
    limited,
  );
  route(
    app,
    calls.resetPassword,
    async ({ params, body, request }) => {
      await resetPassword(context, app.securityLog, { ...params, ...body, address: request.ip });
      sessions.forgetAll();
      return { message: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.' };
    },
    limited,
  );
  route(
    app,
    calls.renewPasswordLink,
    async ({ params, body }) => ({ message: await renewPasswordLink(context, params.token, body.targetUrl) }),
    limited,
  );
  route(app, calls.changePassword, async ({ body, request, session }) => {
    const token = sessionToken(request);
    if (session === null || token === undefined) throw new Refusal('SESSION');
    const change = { ...body, address: request.ip, token };
    await changePassword(context, app.securityLog, session, change);
    sessions.forgetAll();
    return { message: 'Votre mot de passe est enregistré.' };
  });
}
