import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { addressee } from '@ardoise/domain/contract/addressee.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { addresseeOf } from '@ardoise/domain/rules/addressee.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import type { Db } from '../../../db/transaction.ts';
import { listMailReaders, listReadersByRole } from '../../base/mails/mail-readers.repository.ts';
import { demand, type StoredProject } from './project-record.ts';
import { findProject } from './projects.repository.ts';

/** The account that a project names and its stand-in today; its colleagues are notified by their own mails. */
async function namedAddresses(db: Db, username: string | null): Promise<string[]> {
  if (username === null) return [];
  const name = username.toLowerCase();
  return (await listMailReaders(db, [username]))
    .filter(
      (account) =>
        account.active && (account.name.toLowerCase() === name || account.standsFor.includes(name)),
    )
    .map(({ mail }) => mail);
}

async function roleAddresses(db: Db, role: 'siege' | 'installateur'): Promise<string[]> {
  return (await listReadersByRole(db, [role])).map(({ mail }) => mail);
}

const ADDRESSES: Record<Party, (db: Db, project: StoredProject) => Promise<string[]>> = {
  dc: (db, { dc }) => namedAddresses(db, dc),
  agence: (db, { agence }) => namedAddresses(db, agence),
  imprimeur: (db, { imprimeur }) => namedAddresses(db, imprimeur),
  siege: (db) => roleAddresses(db, 'siege'),
  installateur: (db) => roleAddresses(db, 'installateur'),
  client: async (_, { client_email }) => (EMAIL.test(client_email) ? [client_email] : []),
};

/** The addressee for this actor, and the address. @throws Refusal INTROUVABLE out of scope, STATUT once it has ended */
export async function readAddressee(db: Db, id: string, actor: Actor): Promise<ReplyOf<typeof addressee>> {
  const project = required(await findProject(db, id, actor));
  demand('holder.write', project, actor);
  const qui = addresseeOf(actor.role, project.statut, project.type);
  if (qui === null) throw new Refusal('STATUT');
  return { qui, adresses: await ADDRESSES[qui](db, project) };
}
