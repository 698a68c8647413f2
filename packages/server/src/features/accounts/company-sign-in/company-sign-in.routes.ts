import { targetUrl } from '@ardoise/domain/base/target-url.ts';
import { isPage } from '@ardoise/domain/rules/is-page.ts';
import { landingOf } from '@ardoise/domain/rules/landing.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURE_REASONS, SignInFailure } from '../../../company-provider/sign-in-failure.ts';
import {
  BACKCHANNEL_PATH,
  LEAVE_PATH,
  RETURN_PATH,
  START_PATH,
} from '../../../company-provider/sign-in-paths.ts';
import { refuseForgery } from '../../../http/csrf.ts';
import { asRequest } from '../../../http/request-origin.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../../http/session-cookie.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listAdministratorNames } from '../../base/people/users.repository.ts';
import { logOut } from '../accounts/log-out.ts';
import { endByDirectory } from './end-by-directory.ts';
import { failurePage } from './failure-page.ts';
import { browserSecret, flowSecrets, keepBrowserSecret, newSecret } from './flow-secrets.ts';
import { insertFlow } from './flows.repository.ts';
import { readIdToken, type SignInDependencies, signInWithCompany } from './sign-in-with-company.ts';

/** Rate limits per address and minute: a company's people share one. */
const SIGN_INS = { rateLimit: { max: 300, timeWindow: '1 minute' } };
const LOGOUTS = { rateLimit: { max: 600, timeWindow: '1 minute' } };
const HELPERS = 2;
const LONGEST_LOGOUT_TOKEN = 16_384;

type Deps = SignInDependencies & Pick<AppContext, 'sessions' | 'config'> & { name: string };

/** A page of this site; anything else, an address of a call or of the sign-in itself, is no target. */
function pageTarget(given: unknown, { demo }: { demo: boolean }): string {
  const target = targetUrl(given) ?? '';
  return isPage(target.split(/[?#]/)[0] ?? '', { demo }) ? target : '';
}

/** Logs why, for the administrator; the cause, for the operator; and says it on a page. */
async function refuse(
  app: FastifyInstance,
  { pool, name }: Deps,
  { request, reply, error }: { request: FastifyRequest; reply: FastifyReply; error: unknown },
  target: string,
): Promise<FastifyReply> {
  if (!(error instanceof SignInFailure)) throw error;
  app.securityLog.note({
    event: 'refus_annuaire',
    subjectUid: error.subjectUid,
    object: FAILURE_REASONS[error.reason],
  });
  if (error.cause !== undefined && error.reason !== 'cancelled')
    request.log.warn({ err: error }, 'company sign-in failed');
  const helpers = await listAdministratorNames(pool, HELPERS);
  const { html, contentSecurityPolicy, status } = failurePage(error, {
    provider: name,
    helpers: helpers.join(' ou ') || 'l’administrateur d’Ardoise',
    target: target === '' ? undefined : target,
  });
  reply.header('content-security-policy', contentSecurityPolicy);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

function startRoute(app: FastifyInstance, deps: Deps): void {
  const { pool, provider, config } = deps;
  app.get(START_PATH, { config: SIGN_INS }, (request, reply) =>
    asRequest(request, async () => {
      const target = pageTarget((request.query as { targetUrl?: unknown }).targetUrl, config);
      const browser = keepBrowserSecret(request, reply, config);
      const state = newSecret();
      const { keys, ...checks } = flowSecrets(browser, state);
      try {
        const address = await provider.authorizationUrl({ state, ...checks });
        await insertFlow(pool, keys, target);
        return reply.redirect(address.href, 303);
      } catch (error) {
        return refuse(app, deps, { request, reply, error }, target);
      }
    }),
  );
}

function returnRoute(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  app.get(RETURN_PATH, { config: SIGN_INS }, (request, reply) =>
    asRequest(request, async () => {
      let target = '';
      try {
        const signedIn = await signInWithCompany(
          deps,
          {
            query: /\?.*$/s.exec(request.url)?.[0] ?? '',
            browser: browserSecret(request, config),
            address: request.ip,
            previousToken: sessionToken(request),
          },
          (begun) => {
            target = begun;
          },
        );
        deps.sessions.forgetAll();
        setSessionCookie(reply, config, signedIn.token, signedIn.expires);
        return reply.redirect(target || landingOf(signedIn.role), 303);
      } catch (error) {
        return refuse(app, deps, { request, reply, error }, target);
      }
    }),
  );
}

/** Ends the session here, then at the provider. @throws Refusal ORIGINE, JETON_EXPIRE for another site's request */
function leaveRoute(app: FastifyInstance, deps: Deps): void {
  const { pool, provider, config, sessions } = deps;
  app.get(LEAVE_PATH, { config: SIGN_INS }, async (request, reply) => {
    const token = sessionToken(request);
    const session = token === undefined ? null : await sessions.find(token);
    if (token === undefined || session === null) return reply.redirect(PAGES.login, 303);
    request.caller = session;
    refuseForgery(request, session, { tokenInQuery: true });
    return asRequest(request, async () => {
      const idToken = await readIdToken(deps, token);
      await logOut(pool, token);
      sessions.forgetAll();
      clearSessionCookie(reply, config);
      const next = idToken === null ? null : await provider.endSessionUrl(idToken, PAGES.login);
      return reply.redirect(next ?? PAGES.login, 303);
    });
  });
}

/** The provider's own request, without a browser: its replies are those of OpenID Connect Back-Channel Logout. */
function backChannelRoute(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_LOGOUT_TOKEN },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
  app.post(BACKCHANNEL_PATH, { config: LOGOUTS }, (request, reply) =>
    asRequest(request, async () => {
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
      try {
        await endByDirectory(deps.pool, await deps.provider.checkLogoutToken(token ?? ''));
      } catch (error) {
        if (!(error instanceof SignInFailure)) throw error;
        app.securityLog.note({ event: 'refus_annuaire', object: 'Demande de déconnexion non valable' });
        const isOurs = error.reason === 'unreachable';
        return reply.code(isOurs ? 503 : 400).send({ error: 'invalid_request' });
      }
      deps.sessions.forgetAll();
      return reply.code(200).send();
    }),
  );
}

/**
 * Sign-in with the company's directory (docs/decisions/the-company-signs-people-in.md), where it is configured. No calls
 * of the contract: browsers and the provider are redirected here, no screen calls.
 */
export function companySignInRoutes(app: FastifyInstance, context: AppContext): void {
  const { companyProvider: provider, config } = context;
  if (provider === null) return;
  const deps = { ...context, provider, name: config.companySignIn?.name ?? '' };
  startRoute(app, deps);
  returnRoute(app, deps);
  leaveRoute(app, deps);
  // An encapsulated scope: no other route parses forms.
  void app.register((scope, _options, done) => {
    backChannelRoute(scope, deps);
    done();
  });
}
