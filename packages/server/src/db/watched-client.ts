import { AsyncResource } from 'node:async_hooks';
import pg, { type PoolClient } from 'pg';
import { DescribingOnceClient } from './described-once.ts';

/** Called when a statement is sent; the function that it returns, when it has ended. */
export type WatchQuery = (text: string) => (failed: boolean) => void;

type Ended = (error: Error | null | undefined, ...rest: unknown[]) => void;

/** The text of a query; undefined for a stream of rows, whose duration is its reader's. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined;
  return 'text' in query && typeof query.text === 'string' ? query.text : undefined;
}

/** A client whose statements are watched. */
export function watchedClient(watch: WatchQuery): typeof DescribingOnceClient {
  return class extends DescribingOnceClient {
    override query(query: unknown, values?: unknown, answered?: unknown): never {
      const send = super.query.bind(this) as (...parts: unknown[]) => unknown;
      const text = textOf(query);
      if (text === undefined) return send(query, values, answered) as never;
      const ended = watch(text);
      const callback = (typeof values === 'function' ? values : answered) as Ended | undefined;
      if (callback !== undefined) {
        const watched: Ended = (error, ...rest) => {
          ended(Boolean(error));
          callback(error, ...rest);
        };
        return send(query, typeof values === 'function' ? undefined : values, watched) as never;
      }
      const result = send(query, values) as Promise<unknown>;
      result.then(
        () => ended(false),
        () => ended(true),
      );
      return result as never;
    }
  };
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool that keeps the caller's asynchronous context while it waits for a free connection: otherwise a statement runs
 * in the context of the request that released it.
 */
export class ContextPool extends pg.Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return super.connect();
    super.connect(AsyncResource.bind(connected));
    return undefined;
  }
}
