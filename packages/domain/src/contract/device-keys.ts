import * as z from 'zod/mini';
import { get } from './call.ts';

/** Made by the device for itself (`crypto.randomUUID()`). */
const deviceId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

/**
 * The keys of what one leaves unsent on a device, for one account and one device; the page holds them in memory only, so
 * that nothing on the device is readable without one's session (specification/security.md#what-lies-on-a-device).
 */
export const readDeviceKeys = get('The keys of what one leaves on a device', {
  path: '/rest/myplv/me/appareils/:appareil/cles',
  who: 'session',
  params: z.object({ appareil: deviceId }),
  /** AES-256, in base64: the first encrypts, all decrypt. */
  reply: z.object({ /** Username. */ compte: z.string(), cles: z.array(z.string()) }),
});
