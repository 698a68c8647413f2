import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { listNoticeAddresses } from '../../base/mails/mail-readers.repository.ts';
import { entriesEndMail } from '../../base/mails/templates/entries-end.ts';
import { type EndingEntry, takeEndingEntries } from './ending-entries.repository.ts';
import { countDraftsByKey } from './entry-usage.repository.ts';

/**
 * How long before its last day an entry is announced. Not a setting: only the time of a mail depends on it. Two
 * weeks are enough to extend it, or to replace it in the drafts while it is still offered.
 */
const DAYS_BEFORE = 14;

/** Who edits the catalogues. */
const EDITORS = ROLES.filter((role) => roleMay('content.edit', role));

/** The entries as the mail says them, each with the number of drafts that have chosen it. */
async function said(tx: Transaction, entries: readonly EndingEntry[]) {
  const drafts = new Map<CatalogueList, Map<string, number>>();
  for (const { list } of entries) if (!drafts.has(list)) drafts.set(list, await countDraftsByKey(tx, list));
  return entries.map(({ list, id, item, au, keys }) => ({
    list,
    id,
    label: labelOf(list, item),
    title: ENTRY_LISTS[list].title,
    au,
    drafts: keys.reduce((sum, key) => sum + (drafts.get(list)?.get(key) ?? 0), 0),
  }));
}

/**
 * Notifies those who edit the catalogues, in one mail each, which entries will soon no longer be offered and how many
 * drafts have chosen them; once for an entry and its last day. Idempotent over all processes.
 */
export async function remindEndingEntries(pool: Pool, mails: MailQueue, now: Date): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const addresses = await listNoticeAddresses(tx, EDITORS);
    if (addresses.length === 0) return;
    const entries = await takeEndingEntries(tx, parisDay(now), DAYS_BEFORE);
    if (entries.length === 0) return;
    const news = await said(tx, entries);
    for (const address of addresses) await mails.queue(tx, entriesEndMail(address, news));
  });
}
