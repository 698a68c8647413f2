import type { Request } from 'autocannon';
import { sessionTokenOf } from './rows.ts';

/** One kind of request, on the product and on the reference, drawn anew at each call. */
export interface Scenario {
  name: string;
  product: () => Request;
  /** Absent where the reference has nothing of the kind: the product is then held to a time of its own. */
  limit?: () => Request;
  /** Brings the rows to where the requests find them, and reads what these carry. */
  prepare?: (database: string) => Promise<void>;
  /** Leaves the rows as other scenarios expect them. */
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
