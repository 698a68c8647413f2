import type { Request } from 'autocannon';
import { sessionTokenOf } from './rows.ts';

/** One type of request, on the product and on the reference, generated for each call. */
export interface Scenario {
  name: string;
  product: () => Request;
  /** Absent where the reference has no equivalent: an absolute time then applies to the product. */
  limit?: () => Request;
  /** The least that can do the same on the product's tables (ceiling.mjs), where that is known. */
  ceiling?: () => Request;
  /** The product's table whose share of heap-only updates is printed. */
  updates?: string;
  /** Setup: puts the rows into the state that the requests need, and reads their versions. */
  prepare?: (database: string) => Promise<void>;
  /** Teardown: restores the rows for other scenarios. */
  restore?: (database: string) => Promise<void>;
}

export function draw(below: number): number {
  return Math.floor(Math.random() * below);
}

export function productHeaders(username: string): Record<string, string> {
  return { cookie: `ardoise-session=${sessionTokenOf(username)}`, 'sec-fetch-site': 'same-origin' };
}

export function limitHeaders(): Record<string, string> {
  return { authorization: `Bearer token${1 + draw(5000)}` };
}
