import * as z from 'zod/mini';
import { SETTING_KEYS, SETTINGS, type SettingKey, type SettingValues } from '../settings/settings.ts';
import { del, get, put } from './call.ts';
import { settings } from './settings.ts';

const key = z.enum(SETTING_KEYS as [SettingKey, ...SettingKey[]]);
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const version = z.string().check(z.regex(/^\d{1,15}$/));

type Values = { [Key in SettingKey]: z.ZodMiniOptional<z.ZodMiniType<SettingValues[Key]>> };
const values = Object.fromEntries(
  SETTING_KEYS.map((each) => [each, z.optional(SETTINGS[each].schema as z.ZodMiniType)]),
) as unknown as Values;

/**
 * Changes settings of head office for everybody, those given; only actual changes are written and logged. `versions` are
 * those that the page has read, by key; without one the setting is changed whatever it became. With `le`, a later day
 * in Europe/Paris, they change when it begins. `reouverture` is the later day on which a suspended creation of boards
 * opens by itself; null takes it back. Returns the settings that screens show.
 * @throws ROLE for a setting of the administrator's; VALIDATION with fields `cle.chemin`, also for one that the
 * environment gives; VERSION with the settings as `readEditedSettings` in `etat`
 */
export const changeSettings = put('Change settings of head office', {
  path: '/rest/myplv/reglages',
  who: 'settings.edit',
  body: z.object({
    ...values,
    versions: z.optional(z.partialRecord(key, version)),
    le: z.optional(day),
    reouverture: z.optional(z.nullable(day)),
  }),
  reply: settings,
});

const person = z.nullable(z.object({ username: z.string(), nom: z.string() }));

const editedSetting = z.object({
  cle: key,
  valeur: z.unknown(),
  version,
  /** Its last change; null: as it was installed. */
  modifie: z.nullable(z.object({ t: z.string(), qui: person })),
  programme: z.nullable(z.object({ valeur: z.unknown(), le: day, qui: person })),
  /** The environment variable that overrides it: it is then read-only. */
  impose: z.nullable(z.string()),
});
export type EditedSetting = z.output<typeof editedSetting>;

/** The settings that the caller may change. */
export const readEditedSettings = get('Settings to be edited', {
  path: '/rest/myplv/contenus/reglages',
  who: 'settings.edit',
  reply: z.object({ reglages: z.array(editedSetting) }),
});

/** How many drafts, quotas, accounts or sessions have which value now, for what a change would touch. */
export const countSettings = get('What settings touch', {
  path: '/rest/myplv/contenus/reglages/effets',
  who: 'settings.edit',
  reply: z.partialRecord(key, z.array(z.object({ valeur: z.string(), nombre: z.int() }))),
});

/** Takes a scheduled change back; idempotent. */
export const takeScheduledBack = del('Take a scheduled change of a setting back', {
  path: '/rest/myplv/contenus/reglages/:cle/programme',
  who: 'settings.edit',
  params: z.object({ cle: key }),
});
