import type { Transaction } from '../../db/transaction.ts';

/** Any constant will do, as long as every server process takes the same one. */
const LOCK = 7_270_473_103;

/**
 * Makes words that were never seen before known to searches with a wrong letter; spelt right, they are found at once. One
 * process at a time: a second one leaves it to the first.
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
