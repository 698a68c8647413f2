import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from './api-error.ts';
import { isReadFirst } from './first-reads.ts';

const RETRIES = 2;
/** A database restart takes some seconds: retry delays of one, two, four, then eight seconds. */
const RETRIES_WHEN_UNAVAILABLE = 4;
const UNAVAILABLE = 503;
const FULL = 507;
const FRESH_MS = 30_000;

/** Whether to retry a query after so many failures. */
export function isReadAgain(failures: number, error: unknown): boolean {
  if (error instanceof NetworkError) return failures < RETRIES;
  if (!(error instanceof ApiError) || error.status < 500 || error.status === FULL) return false;
  return failures < (error.status === UNAVAILABLE ? RETRIES_WHEN_UNAVAILABLE : RETRIES);
}

/** The query cache. Offline a call rejects at once, so that the screen can display it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        refetchOnMount: (query) => !isReadFirst(query),
        // Change events while offline were missed.
        refetchOnReconnect: true,
        retry: isReadAgain,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
