import { setTimeout as wait } from 'node:timers/promises';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import type { CompanySignIn } from './company-settings.ts';
import { type Claims, groupsOf } from './person-claims.ts';
import { providerFailure } from './provider-errors.ts';
import { SignInFailure } from './sign-in-failure.ts';
import { RETURN_PATH } from './sign-in-paths.ts';

const REQUEST_SECONDS = 5;
const RETRY_MS = 300;
/** Cache lifetime of the provider's configuration; the stale one is used until it is refreshed. */
const FRESH_MS = 3_600_000;
/** Difference of the clocks that is tolerated, in seconds. */
const CLOCK_SECONDS = 60;
/** Logout tokens are sent at once; an older one is a replay. */
const LOGOUT_AGE_SECONDS = 300;
const SCOPE = 'openid email profile';
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

interface Known {
  configuration: Configuration;
  keys: JWTVerifyGetKey;
  readAt: number;
}

/** Claims of a person who signed in. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  claims: Claims;
  idToken: string;
  /** Its name for the session at the provider. */
  sid: string | null;
}

/** A logout token that was checked. */
export interface LogoutNotice {
  issuer: string;
  jti: string;
  expires: Date;
  sid: string | null;
  subject: string | null;
}

/** What is needed to check the reply of one sign-in. */
interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

const shortText = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= 255 ? value : null;

/**
 * The company's OpenID provider. Its configuration is read with the first sign-in and kept by each process: a provider
 * that is down prevents neither the start nor password logins.
 */
export class CompanyProvider {
  readonly #settings: CompanySignIn;
  readonly #publicUrl: string;
  #known: Known | undefined;
  #reading: Promise<Known> | undefined;

  constructor(settings: CompanySignIn, publicUrl: string) {
    this.#settings = settings;
    this.#publicUrl = publicUrl;
  }

  /** Where the browser is sent. @throws SignInFailure */
  async authorizationUrl({ state, nonce, verifier }: Checks): Promise<URL> {
    const { configuration } = await this.#open();
    const client = await import('openid-client');
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#publicUrl + RETURN_PATH,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  /** Exchanges the code of the reply, whose query is given, for who it is. @throws SignInFailure */
  async exchange(query: string, { state, nonce, verifier }: Checks): Promise<ProvenPerson> {
    const { configuration } = await this.#open();
    const client = await import('openid-client');
    try {
      const tokens = await client.authorizationCodeGrant(
        configuration,
        // The public URL as the provider knows it: a proxy may have rewritten the request's.
        new URL(`${this.#publicUrl}${RETURN_PATH}${query}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      );
      const claims = tokens.claims();
      const subject = shortText(claims?.sub);
      if (claims === undefined || subject === null || tokens.id_token === undefined)
        throw new SignInFailure('invalid');
      const lacks = claims.email === undefined || groupsOf(claims, this.#settings.roleClaim) === undefined;
      const more =
        lacks && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, subject)
          : {};
      const { issuer } = configuration.serverMetadata();
      return {
        issuer,
        subject,
        claims: { ...more, ...claims },
        idToken: tokens.id_token,
        sid: shortText(claims.sid),
      };
    } catch (error) {
      throw providerFailure(error);
    }
  }

  /** Redirect target of signing out; null if the provider has no such page, or does not reply. */
  async endSessionUrl(idToken: string, next: string): Promise<string | null> {
    try {
      const { configuration } = await this.#open();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      const client = await import('openid-client');
      const post_logout_redirect_uri = this.#publicUrl + next;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri, id_token_hint: idToken })
        .href;
    } catch {
      return null;
    }
  }

  /** Checks a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6), except that it is used once. @throws SignInFailure */
  async checkLogoutToken(token: string): Promise<LogoutNotice> {
    const { configuration, keys } = await this.#open();
    const { issuer, id_token_signing_alg_values_supported: supported = [] } = configuration.serverMetadata();
    const { jwtVerify } = await import('jose');
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: this.#settings.clientId,
        // Never 'none', nor our own secret as a key.
        algorithms: supported.filter((algorithm) => /^(RS|PS|ES|Ed)/.test(algorithm)),
        clockTolerance: CLOCK_SECONDS,
        maxTokenAge: LOGOUT_AGE_SECONDS,
        requiredClaims: ['iat', 'jti', 'events'],
      });
      return noticeOf(payload, issuer);
    } catch (error) {
      throw providerFailure(error);
    }
  }

  /** Shared by all who wait for it. */
  async #open(): Promise<Known> {
    const known = this.#known;
    if (known !== undefined && Date.now() - known.readAt < FRESH_MS) return known;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    try {
      return await this.#reading;
    } catch (error) {
      if (known !== undefined) return known;
      throw new SignInFailure('unreachable', { cause: error });
    }
  }

  async #read(): Promise<Known> {
    const configuration = await this.#discover().catch(async () => {
      await wait(RETRY_MS);
      return this.#discover();
    });
    const { createRemoteJWKSet } = await import('jose');
    const { jwks_uri: keysAddress = '' } = configuration.serverMetadata();
    const keys = createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: REQUEST_SECONDS * 1_000 });
    this.#known = { configuration, keys, readAt: Date.now() };
    return this.#known;
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const client = await import('openid-client');
    const isLocal = issuer.startsWith('http:');
    return client.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: CLOCK_SECONDS },
      undefined,
      {
        timeout: REQUEST_SECONDS,
        // The signature is checked, although the token comes from the provider itself.
        execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
      },
    );
  }
}

/** The provider, where it is configured. */
export function companyProvider({
  companySignIn,
  publicUrl,
}: {
  companySignIn: CompanySignIn | undefined;
  publicUrl: string;
}): CompanyProvider | null {
  return companySignIn === undefined ? null : new CompanyProvider(companySignIn, publicUrl);
}

/** @throws SignInFailure for a token that is no logout token */
function noticeOf({ events, nonce, jti, exp, ...payload }: JWTPayload, issuer: string): LogoutNotice {
  const event = (events as Record<string, unknown> | null)?.[LOGOUT_EVENT];
  const [sid, subject] = [shortText(payload.sid), shortText(payload.sub)];
  if (typeof event !== 'object' || event === null || nonce !== undefined || jti === undefined)
    throw new SignInFailure('invalid');
  if (sid === null && subject === null) throw new SignInFailure('invalid');
  const longest = Date.now() + 2 * LOGOUT_AGE_SECONDS * 1_000;
  const expires = new Date(Math.max(longest, (exp ?? 0) * 1_000));
  return { issuer, jti, expires, sid, subject };
}
