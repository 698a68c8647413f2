import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { TYPE_CODES, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Db } from '../../../db/transaction.ts';
import { listEmptyLists } from './catalogue.repository.ts';

/** Of these, the kinds of which a needed list offers nothing today: a required question would have no answer. */
export async function kindsWithoutCatalogue(
  db: Db,
  codes: readonly TypeCode[] = TYPE_CODES,
): Promise<TypeCode[]> {
  const needs = codes.flatMap((code) => KIND_FACTS[code].needs);
  const empty = await listEmptyLists(db, [...new Set(needs)]);
  return codes.filter((code) => KIND_FACTS[code].needs.some((list) => empty.includes(list)));
}
