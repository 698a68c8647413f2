import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { isSilent } from '@ardoise/domain/projects/qr-reading.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { silentCodeMail } from '../../base/mails/templates/silent-code.ts';
import { findUserByName } from '../../base/people/users.repository.ts';
import { modelOf } from './printed-outlets.ts';
import { findPrintedCode, listScanSpans, takeNotice } from './scans.repository.ts';

/**
 * Mails the dc of a code that was not scanned for fourteen days, with its possible causes. Idempotent: a second call
 * changes nothing.
 * @throws Refusal INTROUVABLE without a printed code; GARDE for one that is scanned, or whose dc has no account
 */
export async function tellSilentCode(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  id: string,
): Promise<{ message: string }> {
  return inTransaction(pool, async (tx) => {
    const printed = required(await findPrintedCode(tx, id));
    const [span] = await listScanSpans(tx, [printed.code]);
    const { delivered } = printed;
    if (!isSilent({ today: parisDay(new Date()), delivered, lastScan: span?.last ?? null }))
      throw new Refusal('GARDE', { message: 'Ce code a été scanné depuis moins de 14\u00a0jours.' });
    const dc = await findUserByName(tx, printed.dc);
    if (!dc?.active) throw new Refusal('GARDE', { message: 'Le compte de ce délégué commercial est fermé.' });
    const message = 'Le délégué commercial est prévenu.';
    if (!(await takeNotice(tx, printed.code))) return { message };
    const { taille, problemes: problems } = modelOf(printed);
    await mails.queue(
      tx,
      silentCodeMail(dc.mail, {
        project: { id: printed.id, name: printed.name, town: printed.town },
        taille,
        problems,
        dead: printed.answers === false ? (printed.problem ?? '') : '',
        target: printed.type !== null,
      }),
    );
    return { message };
  });
}
