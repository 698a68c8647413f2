import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { PROJECT_TYPES, TYPE_CODES } from '../projects/kinds.ts';
import { ROLES } from '../projects/roles.ts';
import { STATUSES, TARGETS } from '../projects/statuses.ts';
import { CALLS } from './calls.ts';

/** Allowed values by field name, wherever the field occurs; a filter may also be blank. */
const VALUES: Record<string, readonly string[]> = {
  statut: STATUSES,
  statut_dep: ['', ...STATUSES],
  statut_arr: STATUSES,
  new_statut: TARGETS,
  typeProjet: TYPE_CODES,
  q_statut: ['', ...STATUSES],
  q_typeProjet: ['', ...TYPE_CODES],
  q_support: ['', ...PROJECT_TYPES],
  target_id: ROLES,
};

type Schema = z.ZodMiniType;
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string>;
}
const definitionOf = (schema: Schema) => schema.def as unknown as Definition;

/** Every field of a schema, recursively, with its name. */
function* fieldsOf(schema: Schema): Generator<[name: string, field: Schema]> {
  const { shape = {}, innerType, element, options = [] } = definitionOf(schema);
  for (const [name, field] of Object.entries(shape)) {
    yield [name, field];
    yield* fieldsOf(field);
  }
  for (const inner of [innerType, element, ...options]) if (inner) yield* fieldsOf(inner);
}

function valuesOf(schema: Schema): string[] | null {
  const { innerType, entries } = definitionOf(schema);
  if (innerType) return valuesOf(innerType);
  return entries === undefined ? null : Object.values(entries);
}

describe('enums of the contract', () => {
  it('restrict statuses, kinds and supports, in requests and in replies', () => {
    const seen = new Set<string>();
    for (const { method, path, params, query, body, reply } of CALLS)
      for (const part of [params, query, body, reply])
        for (const [name, field] of part ? fieldsOf(part) : []) {
          const values = VALUES[name];
          // A quota has a state and kinds of its own: not checked here.
          if (values === undefined || path.includes('/quotas/')) continue;
          seen.add(name);
          expect(valuesOf(field), `${method} ${path}: ${name}`).toEqual(values);
        }
    expect([...seen].sort()).toEqual(Object.keys(VALUES).sort());
  });

  it('restrict roles', () => {
    const told = CALLS.flatMap(({ path, reply }) =>
      reply ? [...fieldsOf(reply)].map(([name, field]) => ({ path, name, field })) : [],
    ).filter(({ name }) => name === 'role');
    expect(told.length).toBeGreaterThan(4);
    for (const { path, field } of told) {
      const values = valuesOf(field);
      expect(values, path).not.toBeNull();
      expect(ROLES, path).toEqual(expect.arrayContaining(values ?? []));
    }
  });
});
