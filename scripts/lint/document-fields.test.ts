import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDocument } from '@ardoise/domain/projects/project.ts';
import { EFFECT_NAMES, TARGETS } from '@ardoise/domain/projects/statuses.ts';
import { GUARDS } from '@ardoise/domain/rules/guards.ts';
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

const pageOf = (page: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../docs/specification', page), 'utf8');
const wordsIn = (text: string) => new Set(text.match(/[\p{L}\d_-]+/gu));
const wordsOf = (page: string) => wordsIn(pageOf(page));

/** The names in the first column of the table under this heading of statuses.md. */
function rowsUnder(heading: string): Set<string> {
  const [, section = ''] = pageOf('statuses.md').split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const cells = [...own.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  return new Set(cells);
}

it('each field of the document is in project-data.md', () => {
  const words = wordsOf('project-data.md');
  const names = new Set(namesIn(projectDocument as unknown as Schema));
  expect(names.size).toBeGreaterThan(100);
  expect(
    [...names].filter((name) => !words.has(name)),
    'name it in docs/specification/project-data.md, in its part of the document',
  ).toEqual([]);
});

it('each target of a move is in statuses.md', () => {
  const words = wordsOf('statuses.md');
  const named = TARGETS.flatMap((target) => target.split(' '));
  expect(
    named.filter((word) => !words.has(word)),
    "name it in docs/specification/statuses.md, 'Targets'",
  ).toEqual([]);
});

it.each([
  ['Guards', Object.keys(GUARDS)],
  ['Effects', EFFECT_NAMES],
])('%s of statuses.md: each has its row', (heading, names) => {
  const rows = rowsUnder(heading);
  const missing = names.filter((name) => !rows.has(name));
  expect(
    missing,
    `say in the table of docs/specification/statuses.md, '${heading}', what each means`,
  ).toEqual([]);
});
