import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { isReadAgain } from './query-client.ts';

const refused = (status: number, code: ApiError['code']) => new ApiError({ status, code, message: 'Non.' });

/** Total number of attempts of a query that always fails with this error. */
function tries(error: unknown): number {
  let failures = 0;
  while (isReadAgain(failures, error)) failures += 1;
  return failures + 1;
}

it.each([
  ['no network', new NetworkError(new Error('fetch')), 3],
  ['a fault of the server', refused(500, 'INTERNE'), 3],
  ['a database that starts again', refused(503, 'INDISPONIBLE'), 5],
  ['a full disk', refused(507, 'STOCKAGE_PLEIN'), 1],
  ['what is refused', refused(404, 'INTROUVABLE'), 1],
])('a query is retried after %s', (_case, error, times) => {
  expect(tries(error)).toBe(times);
});
