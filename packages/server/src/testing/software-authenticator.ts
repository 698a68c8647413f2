import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type {
  beginPasskey,
  beginPasskeySignIn,
  registerPasskey,
  signInWithPasskey,
} from '@ardoise/domain/contract/passkeys.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const WITH_KEY = 0x40;

/** What a browser and its authenticator may get wrong, or an attacker forge. */
interface Otherwise {
  origin?: string;
  userVerified?: boolean;
  counter?: number;
  backedUp?: boolean;
  handle?: string;
  challenge?: string;
}

interface Key {
  id: Buffer;
  handle: string;
  privateKey: KeyObject;
  counter: number;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949) of byte strings, texts, maps and small integers. */
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([name, each]) => [cbor(name), cbor(each as string)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A browser with an authenticator, in software: real keys and signatures, as WebAuthn level 3 lays them out. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #keys: Key[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Otherwise): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, counter: number, otherwise: Otherwise, more?: Buffer): Buffer {
    const { userVerified = true, backedUp = false } = otherwise;
    const flags =
      PRESENT |
      (userVerified ? VERIFIED : 0) |
      (backedUp ? BACKUP_ELIGIBLE | BACKED_UP : 0) |
      (more === undefined ? 0 : WITH_KEY);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more ?? Buffer.alloc(0)]);
  }

  /** Makes a discoverable key. */
  create(
    options: ReplyOf<typeof beginPasskey>,
    otherwise: Otherwise = {},
  ): BodyOf<typeof registerPasskey>['reponse'] {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const counter = otherwise.counter ?? 1;
    const key = { id: randomBytes(32), handle: options.user.id, privateKey, counter };
    this.#keys.push(key);
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, key.id.length]), key.id, cose]);
    const authData = this.#authenticatorData(options.rp.id, counter, otherwise, credential);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const id = key.id.toString('base64url');
    const clientData = this.#clientData(
      'webauthn.create',
      otherwise.challenge ?? options.challenge,
      otherwise,
    );
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Signs with its last key, or that of an index. */
  get(
    options: ReplyOf<typeof beginPasskeySignIn>,
    otherwise: Otherwise & { key?: number } = {},
  ): BodyOf<typeof signInWithPasskey>['reponse'] {
    const key = this.#keys.at(otherwise.key ?? -1);
    if (key === undefined) throw new Error('the authenticator has no key');
    key.counter = otherwise.counter ?? key.counter + 1;
    const authData = this.#authenticatorData(options.rpId, key.counter, otherwise);
    const clientData = this.#clientData('webauthn.get', otherwise.challenge ?? options.challenge, otherwise);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const id = key.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, key.privateKey).toString('base64url'),
        userHandle: otherwise.handle ?? key.handle,
      },
    };
  }
}
