import { required } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { presentOrigin } from '../../../http/request-origin.ts';
import type { AppContext } from '../../base/app-context.ts';
import { entryHiddenMail } from '../../base/mails/templates/entry-hidden.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { changeEntries } from './change-entries.ts';
import { listShownEntries } from './entries.repository.ts';
import { addressesOf, listDraftsOf } from './entry-usage.repository.ts';

type Mails = Pick<AppContext, 'mails'>['mails'];

export interface Hiding {
  list: CatalogueList;
  id: string;
  version: number;
  /** For good: the step of the drafts that chose it is open again. */
  withdrawn: boolean;
  /** Whether their delegates get a mail, and the word in it. */
  told: boolean;
  word: string;
}

/** One mail to each delegate whose drafts chose the entry, and to their stand-ins. */
async function tellDelegates(
  tx: Transaction,
  mails: Mails,
  keys: readonly string[],
  news: { label: string; withdrawn: boolean; word: string },
): Promise<void> {
  const drafts = await listDraftsOf(tx, keys);
  const addresses = await addressesOf(tx, [...new Set(drafts.map(({ dc }) => dc))]);
  const { who } = presentOrigin();
  const nameOf = await displayNames(tx);
  const from = who === null ? 'Le siège' : nameOf(who.name);
  await mails.queueAll(
    tx,
    addresses.map(({ dc, mail }) =>
      entryHiddenMail(mail, {
        ...news,
        from,
        drafts: drafts.filter((draft) => draft.dc.toLowerCase() === dc),
      }),
    ),
  );
}

/**
 * Hides an entry, or withdraws it for good; the drafts that chose it keep it until it is withdrawn, and their delegates
 * are notified on request.
 * @throws Refusal INTROUVABLE, VERSION
 */
export async function hideEntry(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  { list, id, version, withdrawn, told, word }: Hiding,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const entry = required((await listShownEntries(tx, list, id))[0]);
    const { item, du, au } = entry;
    const label = labelOf(list, item);
    if (told) await tellDelegates(tx, mails, entry.keys, { label, withdrawn, word });
    const change = { id, version, item, visible: false, du, au, ...(withdrawn ? { retiree: true } : {}) };
    await changeEntries(tx, list, [change], { act: withdrawn ? 'retrait' : 'masquage' });
  });
}
