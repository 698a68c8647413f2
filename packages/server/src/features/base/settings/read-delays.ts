import type { Delays } from '@ardoise/domain/base/words/delays.ts';
import type { Db } from '../../../db/transaction.ts';
import { readSettingValues } from './settings.repository.ts';

/** The delays that head office promises. */
export async function readDelays(db: Db): Promise<Delays> {
  const { delaiAgence, delaiInstallateur } = await readSettingValues(db, [
    'delaiAgence',
    'delaiInstallateur',
  ]);
  return { agence: delaiAgence, installateur: delaiInstallateur };
}
