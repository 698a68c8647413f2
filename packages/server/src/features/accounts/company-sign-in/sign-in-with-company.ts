import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { CompanyProvider, ProvenPerson } from '../../../company-provider/company-provider.ts';
import { personOf } from '../../../company-provider/person-claims.ts';
import { SignInFailure } from '../../../company-provider/sign-in-failure.ts';
import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type SecretBox, SecretLost } from '../../../secrets/secret-box.ts';
import { isBlocked } from '../accounts/login-attempts.repository.ts';
import { openSession } from '../accounts/open-session.ts';
import { findSealedIdToken, insertDirectorySession } from './directory-sessions.repository.ts';
import { findCompanyAccount } from './find-company-account.ts';
import { flowSecrets } from './flow-secrets.ts';
import { takeFlow } from './flows.repository.ts';

/** The purpose that a sealed ID token is bound to. */
const ID_TOKEN = 'id_token';

export interface SignInDependencies {
  pool: Pool;
  secrets: SecretBox;
  provider: CompanyProvider;
  config: Pick<Config, 'directoryRoles' | 'companySignIn'>;
}

export interface CompanyReply {
  /** As the browser brought it, with its question mark. */
  query: string;
  /** The secret in the browser's cookie. */
  browser: string | undefined;
  address: string;
  /** The session that the browser has, ended on success. */
  previousToken: string | undefined;
}

/** The target of a sign-in that this browser began, once. @throws SignInFailure */
async function takeBegun(pool: Pool, { query, browser }: CompanyReply) {
  const state = new URLSearchParams(query).get('state') ?? '';
  if (browser === undefined) throw new SignInFailure('lost');
  const { keys, ...checks } = flowSecrets(browser, state);
  const flow = await takeFlow(pool, keys);
  if (flow === null) throw new SignInFailure('lost');
  return { ...flow, checks: { state, ...checks } };
}

/** Opens the session of the person's account. @throws SignInFailure */
function admit(
  { pool, secrets, config }: SignInDependencies,
  { claims, idToken, sid, issuer, subject }: ProvenPerson,
  { address, previousToken }: CompanyReply,
): Promise<{ token: string; expires: Date; role: Role }> {
  const person = personOf(claims, { issuer, subject, roleClaim: config.companySignIn?.roleClaim ?? '' });
  const sealed = secrets.seal(idToken, ID_TOKEN);
  return inTransaction(pool, async (tx) => {
    const account = await findCompanyAccount(tx, person, config.directoryRoles);
    if (await isBlocked(tx, account.name, address))
      throw new SignInFailure('blocked', { subjectUid: account.uid });
    const session = await openSession(tx, account, { way: 'directory', address, previousToken });
    await insertDirectorySession(tx, session.token, { issuer, subject, sid, idToken: sealed });
    return { ...session, role: account.role };
  });
}

/** The ID token of a session that the provider opened; null of any other, and once its key is lost. */
export async function readIdToken(
  { pool, secrets }: Pick<SignInDependencies, 'pool' | 'secrets'>,
  sessionToken: string,
): Promise<string | null> {
  const sealed = await findSealedIdToken(pool, sessionToken);
  try {
    return sealed === null ? null : secrets.unseal(sealed, ID_TOKEN);
  } catch (error) {
    if (error instanceof SecretLost) return null;
    throw error;
  }
}

export interface SignedIn {
  token: string;
  expires: Date;
  role: Role;
  /** Where they were going; empty for where their role begins. */
  target: string;
}

/** Ends a sign-in with what the provider replied. @throws SignInFailure, with the target where it is known */
export async function signInWithCompany(
  dependencies: SignInDependencies,
  reply: CompanyReply,
  onBegun: (target: string) => void,
): Promise<SignedIn> {
  const { target, checks } = await takeBegun(dependencies.pool, reply);
  onBegun(target);
  const proven = await dependencies.provider.exchange(reply.query, checks);
  return { ...(await admit(dependencies, proven, reply)), target };
}
