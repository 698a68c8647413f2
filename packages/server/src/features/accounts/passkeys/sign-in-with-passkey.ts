import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type {
  beginPasskeySignIn,
  signInWithPasskey as signInCall,
} from '@ardoise/domain/contract/passkeys.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import {
  challengeOf,
  NOT_VERIFIED,
  newChallenge,
  type RelyingParty,
  TIMEOUT,
} from '../../../http/relying-party.ts';
import { endOtherSessions } from '../../../http/session.repository.ts';
import type { AppContext } from '../../base/app-context.ts';
import { passkeyCopiedMail } from '../../base/mails/templates/passkey-copied.ts';
import { countSignature, findPasskey, type StoredPasskey } from '../../base/people/passkeys.repository.ts';
import { type Account, lockOpenAccount } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import type { SecurityLog } from '../../base/security-log/security-log.ts';
import type { LoggedIn } from '../accounts/log-in.ts';
import { isBlocked } from '../accounts/login-attempts.repository.ts';
import { TOO_MANY_ATTEMPTS } from '../accounts/login-attempts.ts';
import { openSession } from '../accounts/open-session.ts';
import { insertChallenge, takeChallenge } from './challenges.repository.ts';
import { noticeOf } from './notice-of.ts';

/** Why a key opens no session: for the person, and for the security log. */
const REASONS = {
  lost: {
    message: 'Cette connexion a expiré ou a déjà servi. Recommencez.',
    logged: 'Demande expirée ou rejouée',
  },
  unknown: {
    message:
      'Ardoise ne connaît pas cette clé d’accès\u00a0: elle a été retirée. Utilisez-en une autre, ou votre mot de passe.',
    logged: 'Clé inconnue ou retirée',
  },
  invalid: {
    message: NOT_VERIFIED,
    logged: 'Signature, origine ou vérification non valable',
  },
  copied: {
    message:
      'Cette clé d’accès est désactivée, car elle a peut-être été copiée. Utilisez-en une autre, ou demandez à un administrateur de retirer les vôtres.',
    logged: 'Clé désactivée\u00a0: peut-être copiée',
  },
  closed: {
    message: 'Ce compte est désactivé. Adressez-vous à l’administrateur.',
    logged: 'Compte désactivé',
  },
  role: {
    message: 'Votre rôle ne permet plus les clés d’accès. Connectez-vous avec votre mot de passe.',
    logged: 'Rôle sans clé d’accès',
  },
  blocked: {
    message: TOO_MANY_ATTEMPTS,
    logged: 'Compte bloqué',
  },
} as const;

/** Thrown out of the transaction, so that nothing of the sign-in is kept; then logged. */
class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
  readonly reason: keyof typeof REASONS;
  /** Whose key it is, as far as known. */
  readonly who: Pick<StoredPasskey, 'uid' | 'name'> | null;

  constructor(reason: keyof typeof REASONS, who: KeyRefused['who'] = null) {
    super(reason);
    this.reason = reason;
    this.who = who;
  }
}

type Assertion = BodyOf<typeof signInCall>['reponse'];

/** Discoverable credentials, without a username: the person chooses among the keys of their device. */
export async function beginSignIn(
  pool: Pool,
  party: RelyingParty,
): Promise<ReplyOf<typeof beginPasskeySignIn>> {
  const challenge = newChallenge();
  await insertChallenge(pool, challenge, null);
  return { challenge, rpId: party.id, userVerification: 'required', timeout: TIMEOUT };
}

/** The counter and backup flag that this key has signed. @throws KeyRefused */
async function verify(reponse: Assertion, challenge: string, party: RelyingParty, key: StoredPasskey) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...reponse, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: key.credentialId.toString('base64url'),
        publicKey: new Uint8Array(key.publicKey),
        // Compared once the row is locked (countSignature): two signatures may arrive at once.
        counter: 0,
      },
    });
    if (verified)
      return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    // Each of its checks throws an error of its own.
  }
  throw new KeyRefused('invalid', key);
}

/** The key's account, locked, which may sign in with it now. @throws KeyRefused */
async function admitted(tx: Transaction, key: StoredPasskey, address: string): Promise<Account> {
  const account = await lockOpenAccount(tx, key.uid);
  if (account === null) throw new KeyRefused('closed', key);
  if (!roleMay('passkeys.own', account.role)) throw new KeyRefused('role', key);
  if (await isBlocked(tx, account.name, address)) throw new KeyRefused('blocked', key);
  return account;
}

interface Request {
  reponse: Assertion;
  address: string;
  /** The session of the request, ended on success. */
  previousToken: string | undefined;
}

type Context = Pick<AppContext, 'pool' | 'mails' | 'sessions'>;

/** Ends the sessions that the key may have opened, and notifies its owner. */
async function refuseCopy(tx: Transaction, mails: AppContext['mails'], account: Account, label: string) {
  await endOtherSessions(tx, account.uid, null);
  await recordSecurityEvent(tx, {
    event: 'cle_acces_copiee',
    who: account,
    object: 'Compteur en arrière\u00a0: clé désactivée, sessions fermées',
  });
  await mails.queue(tx, passkeyCopiedMail(noticeOf(account, label)));
}

async function signIn(
  { pool, mails, sessions }: Context,
  party: RelyingParty,
  request: Request,
): Promise<LoggedIn> {
  const { reponse, address, previousToken } = request;
  const challenge = challengeOf(reponse.response.clientDataJSON);
  // Consumed before any check: single use, whatever the result.
  if ((await takeChallenge(pool, challenge, null)) === null) throw new KeyRefused('lost');
  const key = await findPasskey(pool, Buffer.from(reponse.id, 'base64url'));
  if (key === null) throw new KeyRefused('unknown');
  if (!key.handle.equals(Buffer.from(reponse.response.userHandle, 'base64url')))
    throw new KeyRefused('invalid', key);
  const signed = await verify(reponse, challenge, party, key);
  const opened = await inTransaction(pool, async (tx) => {
    const account = await admitted(tx, key, address);
    const counted = await countSignature(tx, key.id, signed);
    if (counted === 'removed') throw new KeyRefused('unknown', key);
    if (counted === 'disabled') throw new KeyRefused('copied', key);
    if (counted === 'copied') {
      await refuseCopy(tx, mails, account, key.label);
      return null;
    }
    const session = await openSession(tx, account, { way: 'passkey', address, previousToken });
    return { uid: account.uid, name: account.name, role: account.role, ...session };
  });
  if (opened !== null) return opened;
  sessions.forgetAll();
  throw new Refusal('IDENTIFIANTS', { message: REASONS.copied.message });
}

/**
 * Opens a session for a signature of this site's challenge by a registered key, which identifies the account.
 * @throws Refusal IDENTIFIANTS, with the reason; TROP_DE_DEMANDES for an account that wrong passwords block from this address
 */
export async function signInWithPasskey(
  context: Context,
  securityLog: SecurityLog,
  party: RelyingParty,
  request: Request,
): Promise<LoggedIn> {
  try {
    return await signIn(context, party, request);
  } catch (error) {
    if (!(error instanceof KeyRefused)) throw error;
    const { message, logged } = REASONS[error.reason];
    securityLog.note({ event: 'refus_cle_acces', who: error.who, object: logged });
    throw new Refusal(error.reason === 'blocked' ? 'TROP_DE_DEMANDES' : 'IDENTIFIANTS', { message });
  }
}
