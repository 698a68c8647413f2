import { KEY_DAYS_MAX, KEY_NAME_MAX, KEY_NAME_TOO_LONG } from '@ardoise/domain/accounts/api-keys.ts';
import { type FieldError, Refusal } from '@ardoise/domain/base/errors.ts';
import type { createApiKey } from '@ardoise/domain/contract/api-keys.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { hashOfKey, newKeySecret } from '../../../http/key-secret.ts';
import { isRealDay } from '../../../http/read-day.ts';
import { type Account, findUserByName } from '../people/users.repository.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { findManagedKey, insertKey, type ManagedKeyRow } from './api-keys.repository.ts';

type Body = BodyOf<typeof createApiKey>;

/** Of the secret, in lists. */
const HINT_LENGTH = 4;

const refused = (champs: FieldError[]) =>
  new Refusal('VALIDATION', { message: champs[0]?.message ?? '', champs });

function nameProblem(name: string): string {
  if (name === '') return 'Donnez un nom à cette clé\u00a0: celui du programme qui s’en sert.';
  if (name.length > KEY_NAME_MAX) return KEY_NAME_TOO_LONG;
  return /[\p{Cc}\p{Cf}]/u.test(name.replace(/\u200d/g, ''))
    ? 'Ce nom contient des caractères invisibles.'
    : '';
}

/** @param today both in Europe/Paris, yyyy-MM-dd */
function endProblem(day: string, today: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isRealDay(day)) return 'Donnez le dernier jour de cette clé.';
  if (day < today) return 'Ce jour est passé.';
  return day > dayAfter(today, KEY_DAYS_MAX) ? 'Une clé vaut un an au plus.' : '';
}

/** A client's account is a person outside of the company: no program of ours acts as them. */
function accountProblem(account: Account | null): string {
  if (account === null) return 'Aucun compte n’a cet identifiant.';
  if (!account.active) return 'Ce compte est fermé.';
  return account.role === 'client' ? 'Une clé n’agit pas au nom d’un client.' : '';
}

/**
 * Makes a key that acts as an account (docs/decisions/a-key-acts-as-an-account.md). Its secret is returned here and
 * nowhere else. @throws Refusal VALIDATION by field
 */
export async function createKey(
  pool: Pool,
  actor: Actor,
  { nom, compte, ecriture, jusquau }: Body,
): Promise<{ key: ManagedKeyRow; secret: string }> {
  const account = await findUserByName(pool, compte);
  const champs = [
    { chemin: 'nom', message: nameProblem(nom) },
    { chemin: 'compte', message: compte === '' ? 'Choisissez un compte.' : accountProblem(account) },
    { chemin: 'jusquau', message: endProblem(jusquau, parisDay(new Date())) },
  ].filter(({ message }) => message !== '');
  if (champs.length > 0 || account === null) throw refused(champs);
  const secret = newKeySecret();
  return inTransaction(pool, async (tx) => {
    const id = await insertKey(tx, {
      name: nom,
      uid: account.uid,
      role: account.role,
      hash: hashOfKey(secret),
      hint: secret.slice(-HINT_LENGTH),
      mayWrite: ecriture,
      createdBy: actor.name,
      lastDay: jusquau,
    });
    if (id === null) throw refused([{ chemin: 'nom', message: 'Une autre clé porte déjà ce nom.' }]);
    await recordSecurityEvent(tx, { event: 'cle_creee', subjectUid: account.uid, object: nom });
    const key = await findManagedKey(tx, id);
    if (key === null) throw new Error('the key that was just made is gone');
    return { key, secret };
  });
}
