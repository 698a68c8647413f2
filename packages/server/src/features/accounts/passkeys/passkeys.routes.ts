import { required } from '@ardoise/domain/base/errors.ts';
import * as calls from '@ardoise/domain/contract/passkeys.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { relyingParty, requireRelyingParty } from '../../../http/relying-party.ts';
import { route } from '../../../http/route.ts';
import { findKeyDay } from '../../../http/session.repository.ts';
import { sessionToken, setSessionCookie } from '../../../http/session-cookie.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listCopiedKeyHolders, listPasskeys } from '../../base/people/passkeys.repository.ts';
import { findUserById } from '../../base/people/users.repository.ts';
import { loggedInReply } from '../accounts/accounts.presenter.ts';
import { deviceOf } from '../accounts/device-of.ts';
import { isRecentSession } from '../accounts/own-sessions.repository.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { beginRegistration, registerPasskey } from './register-passkey.ts';
import { removeOwnPasskey, removePasskeysOf } from './remove-passkeys.ts';
import { beginSignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

/** Per account: each may check a password. */
const OWN = { perMinute: 20 };
/** Per address and minute: a company's people share one, and each login page asks for a challenge. */
const SIGN_INS = { perMinute: 300, opensSession: true } as const;

/** Passkeys (docs/decisions/a-passkey-replaces-the-password.md). */
export function passkeyRoutes(app: FastifyInstance, context: AppContext): void {
  ownRoutes(app, context);
  administrationRoutes(app, context);
  signInRoutes(app, context);
}

const tokenOf = (request: FastifyRequest) => sessionToken(request) ?? '';

function ownRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, config, sessions } = context;
  const confirmation = (request: FastifyRequest, pass: string) => ({
    pass,
    address: request.ip,
    token: tokenOf(request),
  });
  route(app, calls.listOwnPasskeys, async ({ session, request }) => ({
    cles: await listPasskeys(pool, session.uid),
    possible: relyingParty(config) !== null,
    confirme: await isRecentSession(pool, tokenOf(request)),
    exigeeLe: relyingParty(config) === null ? null : await findKeyDay(pool, session.uid),
    nomPropose: deviceOf(request.headers['user-agent']) || 'Clé d’accès',
  }));
  route(
    app,
    calls.beginPasskey,
    async ({ session, body, request }) => {
      const party = requireRelyingParty(config);
      await confirmIdentity(pool, app.securityLog, session, confirmation(request, body.pass));
      return beginRegistration(pool, session, party);
    },
    OWN,
  );
  route(
    app,
    calls.registerPasskey,
    async ({ session, body, request }) => {
      const own = { ...session, token: tokenOf(request) };
      const kept = await registerPasskey(context, own, requireRelyingParty(config), body);
      sessions.forgetAll();
      return kept;
    },
    OWN,
  );
  route(
    app,
    calls.removeOwnPasskey,
    async ({ session, params, body, request }) => {
      await confirmIdentity(pool, app.securityLog, session, confirmation(request, body.pass));
      await removeOwnPasskey(context, session, { id: Number(params.cle), token: tokenOf(request) });
      sessions.forgetAll();
      return undefined;
    },
    OWN,
  );
}

function administrationRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, sessions } = context;
  route(app, calls.listPasskeysOf, async ({ params }) => {
    const account = required(await findUserById(pool, Number(params.uid)));
    return listPasskeys(pool, account.uid);
  });
  route(app, calls.listCopiedPasskeys, async ({ session }) => ({
    comptes: (await listCopiedKeyHolders(pool))
      .filter(({ uid, role }) => uid !== session.uid && roleMay('passkeys.own', role))
      .map(({ shown }) => shown),
  }));
  route(app, calls.removePasskeysOf, async ({ session, params }) => {
    const retirees = await removePasskeysOf(context, session, Number(params.uid));
    sessions.forgetAll();
    return { retirees };
  });
}

function signInRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, config, sessions } = context;
  route(app, calls.beginPasskeySignIn, async () => beginSignIn(pool, requireRelyingParty(config)), SIGN_INS);
  route(
    app,
    calls.signInWithPasskey,
    async ({ body, request, reply }) => {
      const account = await signInWithPasskey(context, app.securityLog, requireRelyingParty(config), {
        ...body,
        address: request.ip,
        previousToken: sessionToken(request),
      });
      sessions.forgetAll();
      setSessionCookie(reply, config, account.token, account.expires);
      return loggedInReply(account);
    },
    SIGN_INS,
  );
}
