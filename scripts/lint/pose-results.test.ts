import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STATUSES, TARGETS } from '@ardoise/domain/projects/statuses.ts';
import { expect, it } from 'vitest';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../packages/server/src/db/migrations');

const RESULTS = TARGETS.filter((target) => ![...STATUSES, 'accordDC'].includes(target));

it('the database accepts each outcome of a pre-visit, and none before it', () => {
  const checks = readdirSync(MIGRATIONS)
    .sort()
    .map((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8'))
    .flatMap((sql) => [...sql.matchAll(/check \(pose_resultat in \((.*?)\)\)/g)].map(([, list]) => list));
  expect(checks.at(-1)).toBe(['', ...RESULTS].map((result) => `'${result}'`).join(', '));
});
