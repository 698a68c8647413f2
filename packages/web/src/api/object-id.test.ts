import { projectId } from '@ardoise/domain/contract/call.ts';
import { expect, it } from 'vitest';
import { newObjectId } from './object-id.ts';

it('is an id that the contract accepts, with its time first, and never the same', () => {
  const made = Array.from({ length: 200 }, () => newObjectId(new Date('2026-11-20T14:32:00Z')));
  expect(made.filter((id) => !projectId.safeParse(id).success || !id.startsWith('6b0059e0'))).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
