import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import type { CompanySignIn } from '../company-provider/company-settings.ts';

/** A person in the directory; `sub` identifies them. */
export type DirectoryPerson = Readonly<{ sub: string } & Record<string, unknown>>;

const CLIENT_ID = 'ardoise';
const CLIENT_SECRET = 'peer-secret-that-no-log-may-hold';
const KEY_ID = 'peer';
const PROFILE = ['name', 'given_name', 'family_name', 'roles', 'groups', 'realm_access', 'xms_edov'];

/** Forges the ID token of a reply: the claims as they are, and a way to sign others. */
type Forgery = (claims: JWTPayload, sign: (claims: JWTPayload) => Promise<string>) => Promise<string>;

/**
 * The company's OpenID provider: oidc-provider on 127.0.0.1. Signs in `person` without a page; `forge`
 * changes its tokens, as a compromised provider would.
 */
export class CompanyPeer {
  person: DirectoryPerson = { sub: 'nobody' };
  /** The person declines. */
  declines = false;
  forge: Forgery | undefined;
  /** Replies 503 to everything. */
  isDown = false;
  readonly issuer: string;
  readonly #server: Server;
  readonly #key: CryptoKey;
  readonly #jwk: JWK;
  #answer: ReturnType<Provider['callback']> | undefined;

  private constructor(server: Server, key: CryptoKey, jwk: JWK) {
    this.#jwk = jwk;
    this.#server = server;
    this.#key = key;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<CompanyPeer> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
    const server = createServer((request, response) => {
      if (peer.isDown || peer.#answer === undefined) response.writeHead(503).end();
      else void peer.#answer(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const peer = new CompanyPeer(server, privateKey, jwk);
    return peer;
  }

  /** The settings of an Ardoise that trusts it. */
  settings(): CompanySignIn {
    return {
      issuer: this.issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      name: 'Boissons du Midi',
      roleClaim: 'roles',
    };
  }

  /** Listens from now on, for the Ardoise at these addresses. */
  open({ publicUrl, listening }: { publicUrl: string; listening?: string }): void {
    const provider = new Provider(this.issuer, {
      ...this.#configuration({ publicUrl, listening }),
      jwks: { keys: [this.#jwk] },
    } as Configuration);
    provider.use((ctx, next) => this.#serve(provider, ctx, next));
    this.#answer = provider.callback();
  }

  /** A JWT under the provider's own key. */
  sign(claims: JWTPayload, type = 'JWT'): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: type }).sign(this.#key);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #configuration({ publicUrl, listening }: { publicUrl: string; listening?: string | undefined }) {
    return {
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [`${publicUrl}/sso/retour`],
          post_logout_redirect_uris: [`${publicUrl}/login`],
          grant_types: ['authorization_code'],
          response_types: ['code'],
          ...(listening !== undefined && {
            backchannel_logout_uri: `${listening}/sso/deconnexion`,
            backchannel_logout_session_required: true,
          }),
        },
      ],
      claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: PROFILE },
      pkce: { required: () => true },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: { enabled: true },
        backchannelLogout: { enabled: true },
      },
      interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_ctx: unknown, id: string) => ({
        accountId: id,
        claims: () => Promise.resolve({ ...this.person, sub: id }),
      }),
      // Its dispatcher refuses to reach this machine.
      fetch: (address: URL, { dispatcher: _, ...options }: RequestInit & { dispatcher?: unknown }) =>
        fetch(address, options),
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 60,
        Grant: 3_600,
        IdToken: 600,
        Interaction: 600,
        Session: 3_600,
      },
      cookies: { keys: ['a key for tests'] },
    };
  }

  async #serve(
    provider: Provider,
    ctx: Parameters<Parameters<Provider['use']>[0]>[0],
    next: () => Promise<unknown>,
  ): Promise<void> {
    if (ctx.path.startsWith('/interaction/')) {
      await this.#interact(provider, ctx);
      return;
    }
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== '/token' || body?.id_token === undefined || this.forge === undefined) return;
    const { forge } = this;
    const forged: Promise<string> = forge(decodeJwt(body.id_token), (claims) => this.sign(claims));
    ctx.body = { ...body, id_token: await forged };
  }

  async #interact(
    provider: Provider,
    { req, res }: Parameters<Parameters<Provider['use']>[0]>[0],
  ): Promise<void> {
    const { prompt, params, session } = await provider.interactionDetails(req, res);
    if (this.declines) {
      await provider.interactionFinished(req, res, { error: 'access_denied' });
    } else if (prompt.name === 'login') {
      await provider.interactionFinished(req, res, { login: { accountId: this.person.sub } });
    } else {
      const grant = new provider.Grant({
        accountId: session?.accountId ?? '',
        clientId: String(params.client_id),
      });
      grant.addOIDCScope('openid email profile');
      await provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
    }
  }
}
