import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { callDocument } from './call-document.ts';

it('docs/every-call.md equals the document generated from the contract', async () => {
  const written = await readFile(path.resolve(import.meta.dirname, '../docs/every-call.md'), 'utf8');
  expect(
    written,
    'run `node scripts/write-calls.ts`, and read in it who may make the call, and whether a key may (key-calls.ts)',
  ).toBe(callDocument());
});
