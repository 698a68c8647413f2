import { randomBytes } from 'node:crypto';
import { objectIdOf, RANDOM_BYTES } from '@ardoise/domain/base/object-id.ts';

/** A new id (`objectIdOf`; architecture, data). */
export function newProjectId(now: Date = new Date()): string {
  return objectIdOf(now, randomBytes(RANDOM_BYTES));
}
