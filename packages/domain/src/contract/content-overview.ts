import * as z from 'zod/mini';
import { catalogueListSchema } from '../catalogue/kept-entry.ts';
import { SETTING_KEYS, type SettingKey } from '../settings/settings.ts';
import { get } from './call.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Display name of the person who planned it; null for one that came with the product. */
const qui = z.nullable(z.string());

const plannedEntries = z.object({
  /** The first day on which delegates see them, or no longer do. */
  le: day,
  liste: catalogueListSchema,
  sens: z.enum(['arrivee', 'depart']),
  nombre: z.int(),
  /** The first of them. */
  id: z.string(),
  nom: z.string(),
  qui,
});
export type PlannedEntries = z.output<typeof plannedEntries>;

const plannedSetting = z.object({
  le: day,
  cle: z.enum(SETTING_KEYS as [SettingKey, ...SettingKey[]]),
  valeur: z.unknown(),
  qui,
});

/**
 * What changes by itself on a later day in Europe/Paris, each by day: settings, those of the administrator's for the
 * administrator alone, and the entries of the lists that arrive or leave, by day and list.
 */
export const listPlannedContent = get('What changes by itself', {
  path: '/rest/myplv/contenus/programme',
  who: 'content.edit',
  reply: z.object({ reglages: z.array(plannedSetting), entrees: z.array(plannedEntries) }),
});

/** How many delegates have no SMHF, and so can create nothing. */
export const countWithoutSmhf = get('Accounts without an SMHF', {
  path: '/rest/myplv/contenus/sans-smhf',
  who: 'content.edit',
  reply: z.object({ nombre: z.int() }),
});

/** Names of people deactivated by the company's directory whose projects or team are not reassigned yet. */
export const listLeftBehind = get('Accounts that left projects or a team behind', {
  path: '/rest/myplv/contenus/a-confier',
  who: 'content.edit',
  reply: z.object({ comptes: z.array(z.string()) }),
});
