import { me } from '@ardoise/domain/contract/users.ts';
import type { JWTPayload } from 'jose';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CompanyPeer, type DirectoryPerson } from '../../../testing/company-peer.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { PeerBrowser } from '../../../testing/peer-browser.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let peer: CompanyPeer;
let site: TestApp;
const logged: string[] = [];
/** When the present test began: the security log is append-only. */
let begun = '';

beforeAll(async () => {
  peer = await CompanyPeer.start();
  site = await createTestApp(
    {
      companySignIn: peer.settings(),
      directoryRoles: new Map([
        ['ardoise-siege', 'siege'],
        ['ardoise-dc', 'dc'],
      ]),
    },
    { logTo: { write: (line) => logged.push(line) } },
  );
  peer.open(site.config);
});
beforeEach(async () => {
  peer.forge = undefined;
  peer.declines = false;
  await site.app.securityLog.settled();
  await emptyTables(site.pool, 'users', 'directory_flows', 'login_attempts');
  const { rows } = await site.pool.query<{ now: string }>('select clock_timestamp()::timestamptz(3) as now');
  begun = rows[0]?.now ?? '';
});
afterAll(async () => {
  await site.close();
  await peer.close();
});

let made = 0;
function somebody(claims: Record<string, unknown> = {}): DirectoryPerson {
  made += 1;
  return {
    sub: `sub-${made}`,
    email: `personne${made}@midi.example`,
    email_verified: true,
    given_name: 'Camille',
    family_name: 'Ferrand',
    ...claims,
  };
}

const mailOf = ({ email }: DirectoryPerson) => String(email);
const browser = () => new PeerBrowser(site);

async function whoIs(visitor: PeerBrowser): Promise<string | undefined> {
  return (await visitor.visit('/jdrupal/connect')).json().name;
}

async function events(): Promise<string[]> {
  await site.app.securityLog.settled();
  const { rows } = await site.pool.query<{ line: string }>(
    "select trim(event || ' ' || object) as line from security_events where last_at >= $1 order by id",
    [begun],
  );
  return rows.map(({ line }) => line);
}

async function countOf(table: 'users' | 'sessions' | 'directory_identities'): Promise<number> {
  const { rows } = await site.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}

describe('a first sign-in', () => {
  it('opens the account of the verified address, and from then on that of the subject', async () => {
    peer.person = somebody();
    const account = await createUser(site.pool, { role: 'smhf', mail: mailOf(peer.person).toUpperCase() });
    const visitor = browser();
    const reply = await visitor.signIn();
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/dashboard']);
    expect(await whoIs(visitor)).toBe(account.name);
    expect(await events()).toEqual(['liaison_annuaire', 'connexion Compte de l’entreprise']);

    peer.person = { ...peer.person, email: 'nouvelle@midi.example', email_verified: false };
    const later = browser();
    await later.signIn();
    expect(await whoIs(later)).toBe(account.name);
    expect(await countOf('users')).toBe(1);
  });

  it('says so of the account, and of the session', async () => {
    peer.person = somebody();
    const account = await createUser(site.pool, { role: 'siege', mail: mailOf(peer.person) });
    expect((await site.as(account.name).call(me)).body.annuaire).toBeUndefined();
    const visitor = browser();
    await visitor.signIn();
    const own = await visitor.visit('/rest/myplv/me');
    expect(own.json().annuaire).toEqual({ nom: 'Boissons du Midi', ici: true, motDePasse: false });
    expect((await site.as(account.name).call(me)).body.annuaire).toEqual({
      nom: 'Boissons du Midi',
      ici: false,
      motDePasse: false,
    });
  });

  it('creates an account where a group has a role, once for two at the same time', async () => {
    peer.person = somebody({ roles: ['autre', 'ardoise-siege'] });
    const replies = await Promise.all([browser().signIn(), browser().signIn()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const { rows } = await site.pool.query('select name, mail, role, prenom, nom, active from users');
    expect(rows).toEqual([
      {
        name: 'c.ferrand',
        mail: mailOf(peer.person),
        role: 'siege',
        prenom: 'Camille',
        nom: 'Ferrand',
        active: true,
      },
    ]);
    expect((await events()).filter((line) => line === 'compte_cree')).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['without a role', {}, 'Votre compte n’existe pas dans Ardoise'],
    ['whose group has none', { roles: 'ardoise-siege-bis' }, 'Votre compte n’existe pas dans Ardoise'],
    ['of a dc, whose SMHF no directory knows', { roles: ['ardoise-dc'] }, 'le SMHF d’un délégué commercial'],
    [
      'without a name',
      { roles: ['ardoise-siege'], given_name: '', family_name: '', name: '' },
      'un prénom qui convienne',
    ],
    [
      'with markup for a name',
      { roles: ['ardoise-siege'], family_name: '<b>'.repeat(100) },
      'un nom qui convienne',
    ],
  ])('opens no account %s, and names whom to ask', async (_, claims, words) => {
    await createUser(site.pool, { role: 'administrator', prenom: 'Claire', nom: 'Martin & <fils>' });
    peer.person = somebody(claims);
    const visitor = browser();
    const reply = await visitor.signIn();
    expect(reply.statusCode).toBe(403);
    expect(reply.body).toContain(words);
    expect(reply.body).toContain('Claire Martin &amp; &lt;fils&gt;');
    expect([visitor.session, await countOf('users')]).toEqual([undefined, 1]);
  });
});

describe('nobody is let in', () => {
  it.each<[string, Record<string, unknown>]>([
    ['unverified', { email_verified: false }],
    ['of which nothing is said', { email_verified: undefined }],
    ['verified in words alone', { email_verified: 'true' }],
    ['verified as another provider would say it', { email_verified: undefined, xms_edov: true }],
  ])('with the address of an administrator that is %s', async (_, claims) => {
    peer.person = somebody({ ...claims, roles: ['ardoise-siege'] });
    await createUser(site.pool, { role: 'administrator', mail: mailOf(peer.person) });
    const visitor = browser();
    const reply = await visitor.signIn();
    expect([reply.statusCode, visitor.session, await countOf('directory_identities')]).toEqual([
      403,
      undefined,
      0,
    ]);
    expect(reply.body).toContain('Votre adresse e-mail n’est pas vérifiée');
    expect(await events()).toEqual(['refus_annuaire Adresse e-mail non vérifiée par le fournisseur']);
  });

  it('to the account of somebody else to whom the address was given before', async () => {
    peer.person = somebody();
    await createUser(site.pool, { role: 'siege', mail: mailOf(peer.person) });
    await browser().signIn();
    peer.person = somebody({ email: mailOf(peer.person) });
    const newcomer = browser();
    const reply = await newcomer.signIn();
    expect([reply.statusCode, newcomer.session]).toEqual([403, undefined]);
    expect(reply.body).toContain('appartient à une autre personne');
  });

  it.each(['before', 'after'] as const)('whose account was closed %s the first sign-in', async (when) => {
    peer.person = somebody({ roles: ['ardoise-siege'] });
    const account = await createUser(site.pool, { role: 'siege', mail: mailOf(peer.person) });
    if (when === 'after') await browser().signIn();
    await site.pool.query('update users set active = false where uid = $1', [account.uid]);
    const visitor = browser();
    const reply = await visitor.signIn();
    expect([reply.statusCode, visitor.session]).toEqual([403, undefined]);
    expect(reply.body).toContain('Votre compte Ardoise est désactivé');
  });

  it('who is blocked after wrong passwords from there', { tags: 'long' }, async () => {
    peer.person = somebody();
    const account = await createUser(site.pool, {
      role: 'siege',
      mail: mailOf(peer.person),
      withPassword: true,
    });
    for (let count = 0; count < 5; count += 1)
      await site.inject({
        method: 'POST',
        url: '/user/login',
        payload: { name: account.name, pass: 'mauvais' },
      });
    const visitor = browser();
    expect((await visitor.signIn()).statusCode).toBe(429);
    expect(visitor.session).toBeUndefined();
  });

  it('who cancels', async () => {
    peer.declines = true;
    const visitor = browser();
    const reply = await visitor.signIn('/sso/connexion?targetUrl=%2Fhelp');
    expect([reply.statusCode, visitor.session]).toEqual([403, undefined]);
    expect(reply.body).toContain('La connexion n’a pas eu lieu');
    expect(reply.body).toContain('href="/sso/connexion?targetUrl=%2Fhelp"');
    expect(await events()).toEqual(['refus_annuaire Annulée chez le fournisseur']);
  });
});

describe('the reply of the provider', () => {
  beforeEach(async () => {
    peer.person = somebody();
    await createUser(site.pool, { role: 'siege', mail: mailOf(peer.person) });
  });

  async function reach(visitor: PeerBrowser): Promise<string> {
    const begun = await visitor.visit('/sso/connexion');
    return visitor.followProvider(String(begun.headers.location));
  }

  it('is refused in another browser, and then still serves in its own', async () => {
    const victim = browser();
    const attacker = browser();
    const back = await reach(attacker);
    await victim.visit('/sso/connexion');
    const reply = await victim.visit(back);
    expect([reply.statusCode, victim.session]).toEqual([400, undefined]);
    expect(reply.body).toContain('Cette connexion a expiré');
    expect((await attacker.visit(back)).statusCode).toBe(303);
  });

  it('serves once', async () => {
    const visitor = browser();
    const back = await reach(visitor);
    expect((await visitor.visit(back)).statusCode).toBe(303);
    const first = visitor.session;
    expect((await visitor.visit(back)).statusCode).toBe(400);
    expect([visitor.session, await countOf('sessions')]).toEqual([first, 1]);
  });

  it('serves once, also for a code that comes with another sign-in of the same browser', async () => {
    const visitor = browser();
    const back = await reach(visitor);
    await visitor.visit(back);
    const begun = await visitor.visit('/sso/connexion');
    const state = new URL(String(begun.headers.location)).searchParams.get('state') ?? '';
    const replayed = back.replace(/state=[^&]+/, `state=${state}`);
    expect((await visitor.visit(replayed)).statusCode).toBe(400);
    expect(await countOf('sessions')).toBe(1);
  });

  it('comes to two tabs of one browser in any order; the session before ends', async () => {
    const visitor = browser();
    const [one, two] = [await reach(visitor), await reach(visitor)];
    expect((await visitor.visit(one)).statusCode).toBe(303);
    const first = visitor.session;
    expect((await visitor.visit(two)).statusCode).toBe(303);
    expect(visitor.session).not.toBe(first);
    expect(await countOf('sessions')).toBe(1);
  });

  it('is refused after ten minutes', async () => {
    const visitor = browser();
    const back = await reach(visitor);
    await site.pool.query("update directory_flows set expires = now() - interval '1 second'");
    expect((await visitor.visit(back)).statusCode).toBe(400);
  });

  const forgeries: [string, number, NonNullable<CompanyPeer['forge']>][] = [
    ['with another nonce', 400, (claims, sign) => sign({ ...claims, nonce: 'autre' })],
    ['without a nonce', 400, ({ nonce: _, ...claims }, sign) => sign(claims)],
    ['for another application', 400, (claims, sign) => sign({ ...claims, aud: 'autre' })],
    ['of another provider', 400, (claims, sign) => sign({ ...claims, iss: 'https://autre.example' })],
    ['without a signature', 400, (claims) => Promise.resolve(new UnsecuredJWT(claims).encode())],
    [
      'under another key',
      400,
      async (claims) => signedBy((await generateKeyPair('RS256')).privateKey, claims),
    ],
    [
      'under our own secret',
      400,
      (claims) => signedBy(new TextEncoder().encode(peer.settings().clientSecret), claims, 'HS256'),
    ],
    [
      'of an hour ago',
      503,
      (claims, sign) => sign({ ...claims, iat: (claims.iat ?? 0) - 7200, exp: (claims.iat ?? 0) - 3600 }),
    ],
  ];
  const signedBy = (key: Parameters<SignJWT['sign']>[0], claims: JWTPayload, alg = 'RS256') =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: 'peer' }).sign(key);

  it.each(forgeries)('is refused %s', async (_, status, forge) => {
    peer.forge = forge;
    const visitor = browser();
    const reply = await visitor.signIn();
    expect([reply.statusCode, visitor.session, await countOf('sessions')]).toEqual([status, undefined, 0]);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).not.toMatch(/\bat \S+ \(|OAUTH_|JWT/);
  });

  it.each([
    ['nothing', ''],
    ['an empty query', '?'],
    ['an empty state', '?state='],
    ['a state that no database stores', '?code=x&state=é%00'],
    ['a long state', `?state=${'x'.repeat(5_000)}`],
    ['an error alone', '?error=access_denied'],
    ['two states', '?state=a&state=b&code=x'],
  ])('is refused as %s', async (_, query) => {
    const visitor = browser();
    await visitor.visit('/sso/connexion');
    expect((await visitor.visit(`/sso/retour${query}`)).statusCode).toBe(400);
  });
});

describe('the page that was wanted', () => {
  it.each([
    ['/gestion-projets?q_statut=Agence', '/gestion-projets?q_statut=Agence'],
    ['https://ailleurs.example', '/dashboard'],
    ['//ailleurs.example', '/dashboard'],
    ['/\\ailleurs.example', '/dashboard'],
    ['/sso/connexion', '/dashboard'],
    ['/user/logout', '/dashboard'],
    ['/nulle-part', '/dashboard'],
  ])('%s leads to %s', async (target, location) => {
    peer.person = somebody();
    await createUser(site.pool, { role: 'siege', mail: mailOf(peer.person) });
    const reply = await browser().signIn(`/sso/connexion?targetUrl=${encodeURIComponent(target)}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, location]);
  });
});

it('does not strike with an expired password, which then holds for passwords alone', async () => {
  peer.person = somebody();
  const { uid } = await createUser(site.pool, { role: 'siege', mail: mailOf(peer.person) });
  await site.pool.query("update users set password_changed_at = 'epoch' where uid = $1", [uid]);
  const visitor = browser();
  await visitor.signIn();
  expect((await visitor.visit('/rest/myplv/me')).statusCode).toBe(200);
});

it('says when the provider is down, and needs no restart', async () => {
  peer.person = somebody();
  await createUser(site.pool, { role: 'siege', mail: mailOf(peer.person) });
  const other = await createTestApp({ companySignIn: peer.settings() });
  peer.isDown = true;
  const reply = await other.inject({ url: '/sso/connexion', headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain('Boissons du Midi ne répond pas pour le moment');
  peer.isDown = false;
  expect((await other.inject({ url: '/sso/connexion' })).statusCode).toBe(303);
  await other.close();
});

it('leaves neither tokens nor people in the server’s log', async () => {
  const known = [/personne\d+@/, /Ferrand/, /eyJ[\w-]{10,}/, new RegExp(peer.settings().clientSecret)];
  for (const pattern of known) expect(logged.join('')).not.toMatch(pattern);
  expect(logged.length).toBeGreaterThan(0);
});
