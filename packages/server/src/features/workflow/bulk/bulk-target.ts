import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { DC_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { Exchanged } from '@ardoise/domain/projects/reassignments.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { BULK_EXCHANGES, type BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import type { Db } from '../../../db/transaction.ts';
import { findDc, findPrinter } from '../../base/people/people.repository.ts';
import { findAgency, readShownName } from './bulk.repository.ts';

/** The new assignee. */
export interface BulkTarget {
  exchanged: Exchanged;
  /** Username, in the account's case. */
  name: string;
  /** Display name. */
  shown: string;
  /** A dc's managers, to whom the projects move as well. */
  smhf: string | null;
  mdv: string | null;
  /** An agency's address; null for others. */
  mail: string | null;
}

type Found = Pick<BulkTarget, 'name' | 'smhf' | 'mdv' | 'mail'>;

const NOBODY_ELSE = { smhf: null, mdv: null, mail: null };

/** Head office assigns to any dc, an smhf and an mdv to their own. */
async function findOwnDc(db: Db, actor: Actor, name: string): Promise<Found | null> {
  const dc = await findDc(db, name);
  if (dc === null) return null;
  const manager = actor.role === 'smhf' ? dc.smhf : actor.role === 'mdv' ? dc.mdv : undefined;
  const own = manager === undefined || (manager !== null && namesOf(actor).includes(manager));
  return own ? { ...dc, mail: null } : null;
}

/** A printer, or an agency, which prints its own projects. */
async function findPress(db: Db, name: string): Promise<Found | null> {
  const printer = await findPrinter(db, name);
  return printer === null ? findAgencyTarget(db, name) : { name: printer, ...NOBODY_ELSE };
}

async function findAgencyTarget(db: Db, name: string): Promise<Found | null> {
  const agency = await findAgency(db, name);
  return agency === null ? null : { ...NOBODY_ELSE, ...agency };
}

/** The target of an action; null for one without a target. @throws Refusal VALIDATION, INTROUVABLE */
export async function findTarget(
  db: Db,
  actor: Actor,
  action: BulkAction,
  name: string | undefined,
): Promise<BulkTarget | null> {
  const exchanged = BULK_EXCHANGES[action];
  if (exchanged === undefined) return null;
  if (name === undefined)
    throw new Refusal('VALIDATION', {
      // Verbatim (specification/messages.md#by-situation).
      message: exchanged === 'dc' ? DC_NEEDED : 'Veuillez choisir à qui confier ces projets.',
    });
  const found = required(
    exchanged === 'dc'
      ? await findOwnDc(db, actor, name)
      : exchanged === 'agence'
        ? await findAgencyTarget(db, name)
        : await findPress(db, name),
  );
  return { ...found, exchanged, shown: await readShownName(db, found.name) };
}
