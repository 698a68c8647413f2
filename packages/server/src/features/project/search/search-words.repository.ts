import type { Transaction } from '../../../db/transaction.ts';
import { tryLock } from '../../../db/try-lock.ts';

/** Keys of the advisory locks: any constants, equal in every server process. */
const WORDS_LOCK = 7_270_473_103;
const COMMENTS_LOCK = 7_270_473_104;

/**
 * Indexes new words for typo-tolerant search; spelt correctly, they are found immediately. Under an advisory lock: a
 * second process skips it.
 */
export async function learnNewWords(tx: Transaction): Promise<void> {
  if (!(await tryLock(tx, WORDS_LOCK))) return;
  await tx.query(
    `with learnt as (delete from search_new_words returning word)
     insert into search_words_by_gap (gap, word)
     select gap, word from (select distinct word from learnt) known, search_gaps(word) gap
     on conflict do nothing`,
  );
}

/**
 * Adds the stems of new comments to what their projects are found by, each text stemmed once. Projects that somebody is
 * writing wait for the next time: taking them out of turn could deadlock. Under an advisory lock, as above.
 */
export async function learnNewComments(tx: Transaction): Promise<void> {
  if (!(await tryLock(tx, COMMENTS_LOCK))) return;
  await tx.query(
    `with waiting as (
       select h.id, h.project_id, h.comment from search_new_comments n join project_history h on h.id = n.history_id where is_searched(h)),
     free as materialized (
       select id from project_search where id in (select project_id from waiting) order by id for update skip locked),
     texts as materialized (
       select comment, search_comment(comment) as stems from (select distinct comment from waiting) said),
     stems as (
       select w.project_id, array_to_tsvector(array_agg(distinct stem)) as words
       from waiting w join texts using (comment), unnest(tsvector_to_array(texts.stems)) stem group by w.project_id),
     learnt as (
       update project_search s set words = s.words || stems.words
       from free join stems on stems.project_id = free.id
       where s.id = free.id and s.words || stems.words <> s.words)
     delete from search_new_comments n
     where not exists (select from waiting w where w.id = n.history_id and w.project_id not in (select id from free))`,
  );
}
