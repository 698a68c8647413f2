import { ENTRY_ID } from '@ardoise/domain/projects/field-formats.ts';
import { expect, it } from 'vitest';
import { newEntryId } from './new-entry-id.ts';

it('generates unique ids of the format that a draft accepts', () => {
  const made = Array.from({ length: 1000 }, newEntryId);
  expect(new Set(made).size).toBe(made.length);
  for (const id of made) expect(id).toMatch(ENTRY_ID);
});
