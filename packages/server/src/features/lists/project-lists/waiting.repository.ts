import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { type Waiting, waitingFor } from '@ardoise/domain/rules/waiting.ts';
import type { Values } from '../../../db/values.ts';

function isTheirs(actor: Actor, { column, statuts, type }: Waiting, values: Values): string {
  const ofType = type === undefined ? '' : ` and p.type = ${values.add(type)}`;
  const inStatus = `(p.statut = any(${values.add(statuts)}::text[])${ofType})`;
  if (column === null) return inStatus;
  if (column === 'client_uid') return `(${inStatus} and p.client_uid = ${values.add(actor.uid)})`;
  return `(${inStatus} and p.${column} = any(${values.add(namesOf(actor))}::text[]))`;
}

/** The projects that wait for this actor, as a condition on `projects p`; null for a role nothing waits for. */
export function waitingSql(actor: Actor, values: Values): string | null {
  const theirs = waitingFor(actor.role).map((waiting) => isTheirs(actor, waiting, values));
  return theirs.length === 0 ? null : `(${theirs.join(' or ')})`;
}
