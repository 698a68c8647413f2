import * as z from 'zod/mini';
import { get } from './call.ts';

/** AES-256, in base64: the first encrypts, all decrypt. */
const keys = z.array(z.string());

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
  reply: z.object({ /** Username. */ compte: z.string(), cles: keys }),
});

/**
 * The same of accounts that were closed, or are no dc's any more, and whose orders one has taken: nobody else brings in what they left on this
 * device (specification/offline.md#given-to-somebody-else-meanwhile).
 */
export const readTakenKeys = get('The keys of what closed accounts left on a device', {
  path: '/rest/myplv/me/appareils/:appareil/reprises',
  who: 'project.beginOffline',
  params: z.object({ appareil: deviceId }),
  reply: z.array(
    z.object({
      /** Username and number of the account, and its name as people know it. */
      compte: z.string(),
      uid: z.int(),
      nom: z.string(),
      /** It was closed; false where it has another role by now. */
      ferme: z.boolean(),
      cles: keys,
    }),
  ),
});
export type TakenKeys = z.output<typeof readTakenKeys.reply>[number];
