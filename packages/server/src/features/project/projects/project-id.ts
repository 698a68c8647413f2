import { randomBytes } from 'node:crypto';

/** 24 hex digits, the first 8 the creation time in seconds (architecture, data). */
export function newProjectId(now: Date = new Date()): string {
  return (
    Math.floor(now.getTime() / 1000)
      .toString(16)
      .padStart(8, '0') + randomBytes(8).toString('hex')
  );
}
