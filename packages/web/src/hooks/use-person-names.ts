import { usersByRole } from '@ardoise/domain/contract/users.ts';
import { useQueries } from '@tanstack/react-query';
import { request } from '../api/request.ts';

const ROLES = ['dc', 'mdv'] as const;

/** A function from the username of a dc or an mdv to their name: the username itself until it is known, or unknown. */
export function usePersonNames(wanted: boolean): (username: string) => string {
  return useQueries({
    queries: ROLES.map((role) => ({
      queryKey: ['people', role],
      queryFn: ({ signal }: { signal: AbortSignal }) => request(usersByRole, { params: { role }, signal }),
      enabled: wanted,
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
