import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import type { LineProblem } from '@ardoise/domain/content/imports/import-subject.ts';
import { quotedValue } from '@ardoise/domain/content/imports/read-line.ts';
import type { Db } from '../../../../db/transaction.ts';
import { listAttachable } from '../../../accounts/account-management/managed-accounts.repository.ts';

const ATTACHMENTS = [
  { field: 'smhf', word: 'Le SMHF' },
  { field: 'mdv', word: 'Le MDV' },
  { field: 'organisation', word: 'L’entreprise' },
] as const;

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** A name that matches no account, and its field. */
export interface UnknownManager extends LineProblem {
  chemin: (typeof ATTACHMENTS)[number]['field'];
}

/** An account with usernames in place of the file's names, and the names that match no account. */
interface Named {
  form: AccountForm;
  unknown: UnknownManager[];
}

/** Reads SMHF, MDV and company by their username or by their name, which is what a file of people has. */
export async function namedManagers(db: Db): Promise<(form: AccountForm) => Named> {
  const people = await listAttachable(db);
  return (form) => {
    const found = { ...form };
    const unknown: UnknownManager[] = [];
    for (const { field, word } of ATTACHMENTS) {
      const said = form[field];
      if (said === '') continue;
      const role = field === 'organisation' ? form.role : field;
      const open = people.filter((each) => each.role === role);
      const named = open.filter(({ nom }) => plain(nom) === plain(said));
      const chosen =
        open.find(({ username }) => username === said.toLowerCase()) ??
        (named.length === 1 ? named[0] : undefined);
      if (chosen === undefined) unknown.push({ chemin: field, ...nobody(word, said, named.length) });
      else found[field] = chosen.username;
    }
    return { form: found, unknown };
  };
}

function nobody(word: string, said: string, namesakes: number): LineProblem {
  if (namesakes > 1)
    return {
      quoi: `${word} ${quotedValue(said)}\u00a0: ${namesakes}\u00a0comptes portent ce nom.`,
      remede: 'Écrivez son identifiant.',
    };
  return {
    quoi: `${word} ${quotedValue(said)} n’a pas de compte ouvert.`,
    remede:
      'Écrivez son identifiant ou son nom complet\u00a0; s’il n’a pas encore de compte, invitez-le avant.',
  };
}
