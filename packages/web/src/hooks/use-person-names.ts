import { usersByRole } from '@ardoise/domain/contract/users.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** A function from the username of a person of these roles to their name: the username itself until it is known, or unknown. */
export function usePersonNames(roles: readonly Role[]): (username: string) => string {
  const { data = [] } = useQuery({
    queryKey: ['people', ...roles],
    queryFn: ({ signal }) =>
      Promise.all(roles.map((role) => request(usersByRole, { params: { role }, signal }))),
    enabled: roles.length > 0,
  });
  return (username) => {
    const found = data.flat().find((person) => person.username === username);
    return `${found?.prenom ?? ''} ${found?.nom ?? ''}`.trim() || username;
  };
}
