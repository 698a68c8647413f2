import * as z from 'zod/mini';
import { TYPE_CODES } from '../projects/kinds.ts';
import { get, put } from './call.ts';

/** Settings of head office that screens need (specification/content-management.md#settings). */
export const settings = z.object({
  /** The home page's banner. */
  banniere: z.string(),
  /** No VAE order can be created or cloned, Digital included. */
  vaeSuspendue: z.boolean(),
  /** Medals that make an outlet eligible, lower case, by `typeProjet`; null is no condition. */
  medailles: z.record(z.enum(TYPE_CODES), z.nullable(z.readonly(z.array(z.string())))),
});

export const readSettings = get('Settings that screens show', {
  path: '/rest/myplv/reglages',
  who: 'session',
  reply: settings,
});

/** Suspends the creation of VAE orders, or lifts the suspension, for everybody. Returns all settings. */
export const changeSettings = put('Change settings of head office', {
  path: '/rest/myplv/reglages',
  who: 'settings.edit',
  body: z.object({ vaeSuspendue: z.boolean() }),
  reply: settings,
});
