import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { changeSettings as changeCall } from '@ardoise/domain/contract/setting-changes.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { SETTING_KEYS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../app-context.ts';
import { putSetting } from './put-setting.ts';
import { readEditedSettings } from './read-edited-settings.ts';
import { readSettings } from './read-settings.ts';
import { refuseWrongSettings } from './refuse-wrong-settings.ts';
import { scheduleSetting, unscheduleSetting } from './schedule-setting.ts';
import { findScheduledSetting } from './scheduled-settings.repository.ts';
import { lockSettings, readSettingValues } from './settings.repository.ts';

type Body = BodyOf<typeof changeCall>;
type Context = Pick<AppContext, 'pool' | 'config'>;

/** Those whose value differs from the stored one. @throws Refusal VERSION on a conflict (optimistic locking) */
async function changedKeys(
  tx: Transaction,
  { config }: Context,
  role: Role,
  keys: readonly SettingKey[],
  body: Body,
): Promise<SettingKey[]> {
  const stored = await readSettingValues(tx, keys);
  const changed = keys.filter((key) => !isDeepStrictEqual(stored[key], body[key]));
  const touched = body.reouverture === undefined ? changed : [...changed, 'vaeSuspendue'];
  const present = await readEditedSettings(tx, config, role);
  const stale = present.reglages.some(({ cle, version }) => {
    const read = body.versions?.[cle];
    return touched.includes(cle) && read !== undefined && read !== version;
  });
  if (stale)
    throw new Refusal('VERSION', {
      message: 'Les réglages ont été modifiés entre-temps par une autre personne.',
      etat: present,
    });
  return changed;
}

/** Sets a value now; cancels a plan to set the same one later. */
async function putNow(tx: Transaction, key: SettingKey, value: unknown): Promise<void> {
  await putSetting(tx, key, value);
  const plan = await findScheduledSetting(tx, key);
  if (plan !== null && isDeepStrictEqual(plan.value, value)) await unscheduleSetting(tx, key);
}

/** The day on which a suspended creation opens by itself: a scheduled change like any other. */
async function planReopening(tx: Transaction, day: Body['reouverture']): Promise<void> {
  if (day === undefined) return;
  if (day === null) await unscheduleSetting(tx, 'vaeSuspendue');
  else await scheduleSetting(tx, 'vaeSuspendue', { valeur: false, le: day });
}

/**
 * Changes settings, now or from a later day on, and logs those that are other values.
 * @throws Refusal ROLE, VALIDATION, VERSION
 */
export async function changeSettings(
  context: Context,
  role: Role,
  body: Body,
): Promise<ReplyOf<typeof changeCall>> {
  const keys = SETTING_KEYS.filter((key) => body[key] !== undefined);
  refuseWrongSettings(context.config, role, keys, body);
  return inTransaction(context.pool, async (tx) => {
    await lockSettings(tx);
    for (const key of await changedKeys(tx, context, role, keys, body)) {
      if (body.le === undefined) await putNow(tx, key, body[key]);
      else await scheduleSetting(tx, key, { valeur: body[key], le: body.le });
    }
    await planReopening(tx, body.reouverture);
    return readSettings(tx);
  });
}
