import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listPlannedContent as plannedCall } from '@ardoise/domain/contract/content-overview.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { SETTINGS } from '@ardoise/domain/settings/settings.ts';
import type { Db } from '../../../db/transaction.ts';
import { listScheduledSettings } from '../../base/settings/scheduled-settings.repository.ts';
import { listPlannedEntries } from './planned-entries.repository.ts';

/** What changes by itself on a later day, as far as this role may change it. */
export async function listPlannedContent(
  db: Db,
  role: Role,
  now: Date = new Date(),
): Promise<ReplyOf<typeof plannedCall>> {
  const settings = (await listScheduledSettings(db)).filter(({ key }) => roleMay(SETTINGS[key].who, role));
  const entries = await listPlannedEntries(db, parisDay(now));
  return {
    reglages: settings.map(({ key, value, day, username, shown }) => ({
      le: day,
      cle: key,
      valeur: value,
      qui: shown || username,
    })),
    entrees: entries.map(({ day, list, direction, entries: nombre, id, item, shown }) => ({
      le: day,
      liste: list,
      sens: direction,
      nombre,
      id,
      nom: labelOf(list, item),
      qui: shown,
    })),
  };
}
