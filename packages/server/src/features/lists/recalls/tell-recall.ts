import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listMailReaders } from '../../base/mails/mail-readers.repository.ts';
import { recallMail } from '../../base/mails/templates/recall.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { countParts, findWholeRecall, writeTold } from './recalls.repository.ts';

const UNREADY =
  'La liste se prépare encore. Les délégués commerciaux pourront être prévenus une fois qu’elle sera complète.';

/**
 * One mail to each active delegate who has a piece of a list, and to who replaces them today; once.
 * @throws Refusal INTROUVABLE; STATUT while the list is prepared, where they were told, or nobody is to be
 */
export function tellRecall(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  actor: Actor,
  id: string,
  message: string,
): Promise<{ message: string }> {
  return inTransaction(pool, async (tx) => {
    const recall = await findWholeRecall(tx, actor, id, { message: UNREADY, lock: true });
    if (recall.toldAt !== null)
      throw new Refusal('STATUT', { message: 'Les délégués commerciaux ont déjà été prévenus.' });
    const parts = Map.groupBy(await countParts(tx, actor, id), ({ dc }) => dc.toLowerCase());
    const readers = (await listMailReaders(tx, [...parts.keys()])).filter(
      ({ active, mail }) => active && mail,
    );
    if (readers.length === 0)
      throw new Refusal('STATUT', {
        message: 'Aucun délégué commercial de cette liste n’a de compte ouvert.',
      });
    const nameOf = await displayNames(tx);
    const told = readers.map(({ name, mail, standsFor }) => {
      const own = [name.toLowerCase(), ...standsFor].flatMap((each) => parts.get(each) ?? []);
      const count = (list: string) =>
        own.reduce((sum, part) => (part.list === list ? sum + part.pieces : sum), 0);
      return recallMail({
        to: mail,
        id,
        shows: recall.shows,
        from: nameOf(actor.name),
        message,
        sure: count('sure'),
        toSee: count('doute') + count('sans_texte'),
      });
    });
    await mails.queueAll(tx, told);
    await writeTold(tx, id, message);
    const people = `${told.length}\u00a0délégué${told.length > 1 ? 's commerciaux prévenus' : ' commercial prévenu'}`;
    return { message: `${people}.` };
  });
}
