import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { SCOPES, type ScopeCondition } from '@ardoise/domain/rules/scopes.ts';
import type { Values } from '../../../db/values.ts';

/** Nearly always one name, for which an index returns its rows in order. */
function isOneOf(column: string, names: readonly string[], values: Values): string {
  return names.length === 1
    ? `${column} = ${values.add(names[0])}`
    : `${column} = any(${values.add(names)}::text[])`;
}

function toSql(condition: ScopeCondition, actor: Actor, values: Values): string {
  if ('notIn' in condition) return `p.${condition.column} <> all(${values.add(condition.notIn)}::text[])`;
  if (condition.is === 'username') return isOneOf(`p.${condition.column}`, namesOf(actor), values);
  if (condition.is === 'uid') return `p.${condition.column} = ${values.add(actor.uid)}`;
  return `p.${condition.column}`;
}

/** This actor's scope, as a condition on `projects p` (domain/rules/scopes.ts). */
export function scopeSql(actor: Actor, values: Values): string {
  const conditions = SCOPES[actor.role].map((condition) => toSql(condition, actor, values));
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

/** Deleted projects are in head office's scope only, for the 30 days in which they can be restored. */
export function visibleSql(actor: Actor): string {
  const headOffice = actor.role === 'siege' || actor.role === 'administrator';
  return headOffice
    ? "(p.deleted_at is null or p.deleted_at > now() - interval '30 days')"
    : 'p.deleted_at is null';
}
