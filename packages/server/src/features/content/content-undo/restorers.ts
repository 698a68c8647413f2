import type { ContentArea } from '@ardoise/domain/content/content-log.ts';
import { restoreAccount } from '../../accounts/account-management/restore-account.ts';
import { restoreOutlets } from '../../base/outlets/restore-outlets.ts';
import { restoreSetting } from '../../base/settings/restore-setting.ts';
import { restoreEntries } from '../catalogue-entries/restore-entries.ts';
import type { BatchRestorer, Restorer } from './restored-change.ts';

/** For entries that are undone as a whole or not at all: none that was created stays. */
const none =
  <Given extends unknown[]>(restore: (...given: Given) => Promise<void>) =>
  async (...given: Given) => {
    await restore(...given);
    return 0;
  };

/** How the entry of a change becomes what it was, by part of the content management. */
export const RESTORERS: Partial<Record<ContentArea, Restorer>> = {
  comptes: (tx, change, actor, mails) => {
    if (mails === null) throw new Error('an account is restored by somebody, with mails');
    return restoreAccount(tx, change, { actor, mails });
  },
  catalogues: (tx, change) => restoreEntries(tx, [change]),
  reglages: none(restoreSetting),
  'points-de-vente': none((tx, change) => restoreOutlets(tx, [change])),
};

/** The same for the parts whose imports have very many entries. */
export const BATCH_RESTORERS: Partial<Record<ContentArea, BatchRestorer>> = {
  catalogues: restoreEntries,
  'points-de-vente': none(restoreOutlets),
};
