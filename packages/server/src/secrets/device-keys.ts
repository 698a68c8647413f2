import type { SecretBox } from './secret-box.ts';

/** The keys of what an account leaves on a device, in base64: the first encrypts, all decrypt (specification/security.md#what-lies-on-a-device). */
export function deviceKeys(secrets: SecretBox, uid: number, device: string): string[] {
  return secrets.keysFor(`device ${uid} ${device}`).map((key) => key.toString('base64'));
}
