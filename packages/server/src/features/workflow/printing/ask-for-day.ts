import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { arrivalOf } from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { JsonText } from '../../../http/route.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { listMailReaders } from '../../base/mails/mail-readers.repository.ts';
import { dayAskedMail } from '../../base/mails/templates/delivery-late.ts';
import { demand } from '../../project/projects/project-record.ts';
import { lockProject } from '../../project/projects/projects.repository.ts';
import { readProject } from '../../project/projects/read-project.ts';
import { takeRequestOfDay } from './late-deliveries.repository.ts';

/** What is asked for: a first day, or another one than a day that has passed. */
const ASKED: readonly string[] = ['a_venir', 'retard'];

/**
 * Mails whoever prints that a day is waited for, once a day whoever asks (specification/statuses.md#when-it-comes).
 * @throws Refusal INTROUVABLE, ROLE, STATUT
 */
export async function askForDay(
  { pool, mails }: { pool: Pool; mails: MailQueue },
  actor: Actor,
  id: string,
): Promise<JsonText> {
  await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    demand('delivery.ask', project, actor);
    const today = parisDay(new Date());
    const { imprimeur } = project;
    const arrival = arrivalOf(project, today);
    if (imprimeur === null || arrival === null || !ASKED.includes(arrival.etat))
      throw new Refusal('STATUT', { message: 'Cette commande a déjà un jour de livraison.' });
    if (!(await takeRequestOfDay(tx, id, today))) return;
    const [printers, [asking]] = await Promise.all([
      listMailReaders(tx, [imprimeur]),
      listMailReaders(tx, [actor.name]),
    ]);
    const from = asking?.shown ?? actor.name;
    await mails.queueAll(
      tx,
      printers
        .filter(({ active, mail }) => active && mail !== '')
        .map(({ mail }) => dayAskedMail({ to: mail, project, from })),
    );
  });
  mails.sendSoon();
  return readProject(pool, id, actor);
}
