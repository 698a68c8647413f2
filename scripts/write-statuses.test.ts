import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { statusDocument } from '@ardoise/domain/rules/status-diagrams.ts';
import { expect, it } from 'vitest';

it('docs/statuses.md equals the document generated from the table of transitions', async () => {
  const written = await readFile(path.resolve(import.meta.dirname, '../docs/statuses.md'), 'utf8');
  expect(written, 'run `node scripts/write-statuses.ts`').toBe(statusDocument());
});
