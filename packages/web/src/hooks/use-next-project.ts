import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { nextProject } from '@ardoise/domain/contract/next-project.ts';
import { worksThroughQueue } from '@ardoise/domain/projects/waiting.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { queryOf } from '../components/projects/project-lists.ts';
import { useListBehind } from './use-list-behind.ts';
import { useMe } from './use-me.ts';

export type NextProject = NonNullable<ReplyOf<typeof nextProject>['suivant']>;

/**
 * The project that comes after this one in the list that one came from, as it was when this one was opened: once this one
 * has moved on it stands elsewhere in the list, and what follows it there is another.
 */
export function useNextProject(id: string): NextProject | null {
  const { role } = useMe();
  const { list, search } = useListBehind();
  const query = queryOf(list, search);
  const { data } = useQuery({
    queryKey: ['next-project', id, query],
    queryFn: ({ signal }) => request(nextProject, { params: { id }, query, signal }),
    enabled: worksThroughQueue(role),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data?.suivant ?? null;
}
