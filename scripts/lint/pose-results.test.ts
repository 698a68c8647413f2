import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { POSE_RESULTS } from '@ardoise/domain/projects/pose-results.ts';
import { expect, it } from 'vitest';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../packages/server/src/db/migrations');

const REMEDY =
  'write a migration that replaces the constraint projects_pose_resultat_check by one that lists each outcome of pose-results.ts, in its order';

it('each outcome is recorded by a test', () => {
  const test = 'packages/server/src/features/workflow/workflow/pose-outcomes.test.ts';
  const text = readFileSync(path.resolve(import.meta.dirname, '../..', test), 'utf8');
  expect(
    Object.keys(POSE_RESULTS).filter((result) => !text.includes(`'${result}'`)),
    `move an order there in ${test}: the status, pose_resultat and the condition that it leaves`,
  ).toEqual([]);
});

it('the database accepts each outcome of a pre-visit, and none before it', () => {
  const checks = readdirSync(MIGRATIONS)
    .sort()
    .map((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8'))
    .flatMap((sql) => [...sql.matchAll(/check \(pose_resultat in \((.*?)\)\)/g)].map(([, list]) => list));
  expect(checks.at(-1), REMEDY).toBe(
    ['', ...Object.keys(POSE_RESULTS)].map((result) => `'${result}'`).join(', '),
  );
});
