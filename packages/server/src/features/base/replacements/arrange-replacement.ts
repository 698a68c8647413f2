import { type FieldError, Refusal } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { createReplacement } from '@ardoise/domain/contract/replacements.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { LONGEST_REPLACEMENT, REPLACED_ROLES } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { isRealDay } from '../../../http/read-day.ts';
import type { AppContext } from '../app-context.ts';
import { replacedMail, replacingMail } from '../mails/templates/replacement-arranged.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import {
  type Colleague,
  insertReplacement,
  isHeadOffice,
  isReplaced,
  lockColleagues,
  lockReplacement,
  markEnded,
  type ReplacementRecord,
} from './replacements.repository.ts';

type Body = BodyOf<typeof createReplacement>;

const DAY_MS = 86_400_000;

/** Oneself, one's own dcs for a manager, anybody for head office. */
export function mayArrangeFor(
  actor: Actor,
  absent: Pick<Colleague, 'name' | 'role' | 'smhf' | 'mdv'>,
): boolean {
  if (!REPLACED_ROLES.includes(absent.role)) return false;
  if (isHeadOffice(actor) || absent.name === actor.name) return true;
  return absent.role === 'dc' && [absent.smhf, absent.mdv].includes(actor.name);
}

function dayProblems({ du, au }: Body, today: string): FieldError[] {
  if (!isRealDay(du)) return [{ chemin: 'du', message: 'Date de début incorrecte' }];
  if (!isRealDay(au)) return [{ chemin: 'au', message: 'Date de fin incorrecte' }];
  if (du < today) return [{ chemin: 'du', message: 'Le remplacement commence au plus tôt aujourd’hui.' }];
  if (au < du) return [{ chemin: 'au', message: 'La fin vient avant le début.' }];
  const days = (Date.parse(au) - Date.parse(du)) / DAY_MS + 1;
  return days > LONGEST_REPLACEMENT ? [{ chemin: 'au', message: 'Un remplacement dure un an au plus.' }] : [];
}

function refuse(chemin: string, message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

async function colleagues(
  tx: Transaction,
  actor: Actor,
  body: Body,
): Promise<{ absent: Colleague; substitute: Colleague }> {
  const locked = await lockColleagues(tx, [body.absent, body.remplacant]);
  const absent = locked.find(({ name }) => name === body.absent);
  if (absent === undefined || !mayArrangeFor(actor, absent)) throw new Refusal('INTROUVABLE');
  const substitute = locked.find(({ name }) => name === body.remplacant);
  if (substitute === undefined || substitute.name === absent.name || substitute.role !== absent.role)
    refuse('remplacant', 'Choisissez une personne du même rôle, dont le compte est ouvert.');
  return { absent, substitute };
}

/**
 * Arranges a stand-in of the same role for an absent person, between two dates; both are notified by mail
 * (specification/roles-and-scope.md#replacements). Returns its id.
 * @throws Refusal INTROUVABLE for a person that the caller may not arrange for; VALIDATION
 */
export async function arrangeReplacement(
  { pool, mails }: AppContext,
  actor: Actor,
  body: Body,
): Promise<number> {
  const [problem] = dayProblems(body, parisDay(new Date()));
  if (problem !== undefined) refuse(problem.chemin, problem.message);
  return inTransaction(pool, async (tx) => {
    const { absent, substitute } = await colleagues(tx, actor, body);
    if (await isReplaced(tx, absent.name, body.du, body.au))
      refuse('du', `${absent.shown} est déjà remplacé(e) pendant ces jours.`);
    const id = await insertReplacement(tx, {
      absent: absent.name,
      replacement: substitute.name,
      from: body.du,
      to: body.au,
      by: actor.name,
    });
    await recordSecurityEvent(tx, { event: 'remplacement_cree', subjectUid: absent.uid });
    const told = { absent: absent.shown, substitute: substitute.shown, from: body.du, to: body.au };
    await mails.queueAll(
      tx,
      [
        { person: substitute, write: replacingMail },
        { person: absent, write: replacedMail },
      ]
        .filter(({ person }) => person.name !== actor.name && person.mail !== '')
        .map(({ person, write }) => write(person.mail, told)),
    );
    return id;
  });
}

/** Whether this actor may end it: those who may arrange it. */
export function mayEnd(actor: Actor, { absent, role, smhf, mdv }: ReplacementRecord): boolean {
  return mayArrangeFor(actor, { name: absent, role, smhf, mdv });
}

/** Ends it now; a no-op if it is over. @throws Refusal INTROUVABLE */
export async function endReplacement({ pool }: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const replacement = await lockReplacement(tx, id);
    if (replacement === null || !mayEnd(actor, replacement)) throw new Refusal('INTROUVABLE');
    if (!(await markEnded(tx, id, actor.name))) return;
    await recordSecurityEvent(tx, { event: 'remplacement_termine', subjectUid: replacement.absentUid });
  });
}
