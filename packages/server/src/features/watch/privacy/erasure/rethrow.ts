/** For work whose first failure ends it. */
export function rethrow(error: unknown): never {
  throw error;
}
