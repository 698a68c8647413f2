import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from './api-error.ts';

const RETRIES = 2;
const FRESH_MS = 30_000;

function worthRepeating(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** The cache of what was read. Without network a call fails at once, so that the screen can say so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        // Changes told while there was no network were missed.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && worthRepeating(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
