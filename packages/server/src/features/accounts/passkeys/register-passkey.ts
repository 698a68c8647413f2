import { randomBytes } from 'node:crypto';
import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import {
  type beginPasskey,
  PASSKEY_NAME_LENGTH,
  type registerPasskey as registerCall,
} from '@ardoise/domain/contract/passkeys.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import {
  challengeOf,
  NOT_VERIFIED,
  newChallenge,
  type RelyingParty,
  TIMEOUT,
} from '../../../http/relying-party.ts';
import { endOtherSessions, findOpenSessions, type Session } from '../../../http/session.repository.ts';
import type { AppContext } from '../../base/app-context.ts';
import { passkeyRegisteredMail } from '../../base/mails/templates/passkey-registered.ts';
import { insertPasskey, listCredentials, type ShownPasskey } from '../../base/people/passkeys.repository.ts';
import { findUserById, lockOpenAccount } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { tellSessions } from '../../base/settings/settings.repository.ts';
import { insertChallenge, takeChallenge } from './challenges.repository.ts';
import { noticeOf } from './notice-of.ts';

const MOST = 10;
const TOO_MANY = `Un compte a ${MOST} clés d’accès au plus\u00a0: retirez-en une d’abord.`;
const TWICE = 'Cette clé d’accès est déjà enregistrée.';
const HANDLE_BYTES = 32;
/** EdDSA, ES256, RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

/** @throws Refusal GARDE beyond ten keys, INTROUVABLE */
export async function beginRegistration(
  pool: Pool,
  session: Session,
  party: RelyingParty,
): Promise<ReplyOf<typeof beginPasskey>> {
  const account = required(await findUserById(pool, session.uid));
  const known = await listCredentials(pool, session.uid);
  if (known.length >= MOST) throw new Refusal('GARDE', { message: TOO_MANY });
  const handle = known[0]?.handle ?? randomBytes(HANDLE_BYTES);
  const challenge = newChallenge();
  await insertChallenge(pool, challenge, { uid: session.uid, handle });
  return {
    rp: { id: party.id, name: 'Ardoise' },
    user: {
      id: handle.toString('base64url'),
      name: account.name,
      displayName: `${account.prenom} ${account.nom}`.trim() || account.name,
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: TIMEOUT,
    // Not the disabled ones: their device may make a new key in their place.
    excludeCredentials: known
      .filter(({ copied }) => !copied)
      .map(({ credentialId, transports }) => ({
        type: 'public-key' as const,
        id: credentialId.toString('base64url'),
        transports,
      })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

type Given = BodyOf<typeof registerCall>;

/** The new credential, once its origin, site, challenge and user verification are checked. @throws Refusal */
async function verified({ reponse }: Given, challenge: string, party: RelyingParty) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified: isValid, registrationInfo } = await verifyRegistrationResponse({
      response: { ...reponse, response: withoutTransports(reponse.response), clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (isValid) return registrationInfo;
  } catch {
    // Each of its checks throws an error of its own.
  }
  throw new Refusal('GARDE', { message: NOT_VERIFIED });
}

const withoutTransports = ({ clientDataJSON, attestationObject }: Given['reponse']['response']) => ({
  clientDataJSON,
  attestationObject,
});

/** @throws Refusal VALIDATION on `nom` */
function nameOf({ nom }: Given): string {
  const message =
    nom === ''
      ? 'Nom de la clé obligatoire'
      : nom.length > PASSKEY_NAME_LENGTH
        ? `${PASSKEY_NAME_LENGTH} caractères au plus`
        : null;
  if (message !== null) throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'nom', message }] });
  return nom;
}

/**
 * Stores a key created by a browser for this person's challenge. From now on the password alone opens no session:
 * ends those that it opened before the first key, but for this one.
 * @throws Refusal VALIDATION on `nom`, GARDE, SESSION
 */
export async function registerPasskey(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  session: Session & { token: string },
  party: RelyingParty,
  given: Given,
): Promise<ShownPasskey> {
  const label = nameOf(given);
  const challenge = challengeOf(given.reponse.response.clientDataJSON);
  const handle = (await takeChallenge(pool, challenge, session.uid))?.handle;
  if (!handle)
    throw new Refusal('GARDE', {
      message: 'Cette demande a expiré ou a déjà servi. Recommencez.',
    });
  const { credential, credentialBackedUp } = await verified(given, challenge, party);
  return inTransaction(pool, async (tx) => {
    // Also serialises registrations of an account, of which there are ten at most.
    const account = await lockOpenAccount(tx, session.uid);
    if (account === null) throw new Refusal('SESSION');
    if (!roleMay('passkeys.own', account.role)) throw new Refusal('ROLE');
    // Race: ended by the account's first key.
    if ((await findOpenSessions(tx, [session.token])).size === 0) throw new Refusal('SESSION');
    const others = await listCredentials(tx, session.uid);
    if (others.length >= MOST) throw new Refusal('GARDE', { message: TOO_MANY });
    const kept = await insertPasskey(tx, {
      uid: session.uid,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      handle,
      counter: credential.counter,
      transports: given.reponse.response.transports ?? [],
      backedUp: credentialBackedUp,
      label,
    });
    if (kept === null) throw new Refusal('GARDE', { message: TWICE });
    const isFirst = others.length === 0;
    // In every process: this session may be one that could do nothing but this.
    await tellSessions(tx);
    if (isFirst) await endOtherSessions(tx, session.uid, session.token);
    await recordSecurityEvent(tx, { event: 'cle_acces_creee' });
    await mails.queue(tx, passkeyRegisteredMail({ ...noticeOf(account, label), isFirst }));
    return kept;
  });
}
