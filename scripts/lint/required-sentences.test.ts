import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { Field } from '@ardoise/domain/wizards/field.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

const fields = Object.values(KINDS)
  .flatMap(({ wizard }): readonly Step[] => wizard.steps)
  .flatMap(({ groups, entries }) => [...groups, ...(entries?.groups ?? [])])
  .flatMap((group) => group.fields as readonly Pick<Field, 'required'>[]);

it('each sentence that a question requires is a case of a test', () => {
  const sentences = new Set(
    fields.flatMap(({ required }) => (typeof required === 'string' ? [required] : [])),
  );
  const tests = globSync('packages/domain/src/**/*.test.ts', { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n')
    .replaceAll('\\u00a0', '\u00a0');
  expect(sentences.size).toBeGreaterThan(20);
  expect(
    [...sentences].filter((sentence) => !tests.includes(sentence)),
    'an order without the answer, and its sentence: a case of the test of its kind (kinds/chr/chr.test.ts)',
  ).toEqual([]);
});
