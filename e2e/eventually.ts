import { expect } from 'vitest';

/** Polls: autosave is debounced, and the machine may be busy. */
export const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
