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
 * The next project of the list, as of opening this one: after a move this one has another position, with another
 * successor.
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
