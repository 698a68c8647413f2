import type { Transaction } from '../../db/transaction.ts';

/** Key of the advisory lock: any constant, equal in every server process. */
const LOCK = 7_270_473_103;

/**
 * Indexes new words for typo-tolerant search; spelt correctly, they are found immediately. Under an advisory lock: a
 * second process skips it.
 */
export async function learnNewWords(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ alone: boolean }>('select pg_try_advisory_xact_lock($1) as alone', [
    LOCK,
  ]);
  if (rows[0]?.alone !== true) return;
  await tx.query(
    `with learnt as (delete from search_new_words returning word)
     insert into search_words_by_gap (gap, word)
     select gap, word from (select distinct word from learnt) known, search_gaps(word) gap
     on conflict do nothing`,
  );
}
