import { expect, it } from 'vitest';
import { KINDS } from '../../kinds/kinds.ts';
import { projectDocument } from '../../projects/project.ts';
import type { Field, FieldGroup } from '../field.ts';
import type { Step } from '../wizard.ts';

/** zod's internal definition, whichever schema type. */
interface Schema {
  _zod: { def: { innerType?: Schema; element?: Schema; shape?: Record<string, Schema> } };
}

/** Whether the document's schema has a field at this path. */
function hasPlace({ _zod: { def } }: Schema, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (def.innerType) return hasPlace(def.innerType, path);
  if (def.element) return hasPlace(def.element, rest);
  const below = def.shape?.[first];
  return below !== undefined && hasPlace(below, rest);
}

const RANK = '0';

/** The paths of these fields' answers, and of values stored with them. */
function pathsOf(groups: readonly FieldGroup<never>[], at: readonly string[]): string[] {
  return groups
    .flatMap(({ fields }): readonly Field<never>[] => fields)
    .filter((field) => !('read' in field))
    .flatMap((field) => {
      const own = [field.path, ...Object.keys(field.names ?? {}), ...(field.whole ? [field.whole] : [])];
      const lines = field.kind === 'lines' ? pathsOf(field.groups, [...at, field.path, RANK]) : [];
      return [...own.map((path) => [...at, path].join('.')), ...lines];
    });
}

const STEPS = Object.values(KINDS).flatMap(({ kind, wizard }) =>
  wizard.steps.map((step: Step): [string, Step] => [`${kind} ${step.path}`, step]),
);

it.each(STEPS)('%s: every field has its place in the document', (_, { groups, entries }) => {
  const paths = [...pathsOf(groups, []), ...(entries ? pathsOf(entries.groups, [entries.list, RANK]) : [])];
  expect(paths.length).toBeGreaterThan(0);
  const document = projectDocument as unknown as Schema;
  expect(paths.filter((path) => !hasPlace(document, path.split('.')))).toEqual([]);
});
