import { expect } from 'vitest';

/** Autosave waits for a pause in the typing, and the machine may be busy. */
export const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
