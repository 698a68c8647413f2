import { usersByRole } from '@ardoise/domain/contract/users.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { useQueries } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** A function from the username of a person of these roles to their name: the username itself until it is known, or unknown. */
export function usePersonNames(roles: readonly Role[]): (username: string) => string {
  return useQueries({
    queries: roles.map((role) => ({
      queryKey: ['people', role],
      queryFn: ({ signal }: { signal: AbortSignal }) => request(usersByRole, { params: { role }, signal }),
    })),
    combine: (results) => {
      const people = results.flatMap(({ data }) => data ?? []);
      return (username: string) => {
        const found = people.find((person) => person.username === username);
        return `${found?.prenom ?? ''} ${found?.nom ?? ''}`.trim() || username;
      };
    },
  });
}
