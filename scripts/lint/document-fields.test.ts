import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDocument } from '@ardoise/domain/projects/project.ts';
import { TARGETS } from '@ardoise/domain/projects/statuses.ts';
import { expect, it } from 'vitest';

/** zod's internal definition, whichever schema type. */
interface Schema {
  _zod: {
    def: { innerType?: Schema; element?: Schema; valueType?: Schema; shape?: Record<string, Schema> };
  };
}

/** The names of the fields of a document, at any depth. */
function namesIn({ _zod: { def } }: Schema): string[] {
  const inner = [def.innerType, def.element, def.valueType].flatMap((schema) => schema ?? []);
  const fields = Object.entries(def.shape ?? {});
  return [...fields.flatMap(([name, field]) => [name, ...namesIn(field)]), ...inner.flatMap(namesIn)];
}

const wordsOf = (page: string) => {
  const file = path.resolve(import.meta.dirname, '../../docs/specification', page);
  return new Set(readFileSync(file, 'utf8').match(/[\p{L}\d_-]+/gu));
};

it('each field of the document is in project-data.md', () => {
  const words = wordsOf('project-data.md');
  const names = new Set(namesIn(projectDocument as unknown as Schema));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !words.has(name))).toEqual([]);
});

it('each target of a move is in statuses.md', () => {
  const words = wordsOf('statuses.md');
  const named = TARGETS.flatMap((target) => target.split(' '));
  expect(named.filter((word) => !words.has(word))).toEqual([]);
});
