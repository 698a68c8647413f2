import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { nextProject } from '@ardoise/domain/contract/next-project.ts';
import { worksThroughQueue } from '@ardoise/domain/rules/waiting.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { useMe } from '../../hooks/use-me.ts';
import { queryOf } from './project-lists.ts';
import { useListBehind } from './use-list-behind.ts';

export type QueuePlace = ReplyOf<typeof nextProject>;
export type NextProject = NonNullable<QueuePlace['suivant']>;

/**
 * The place of a project in its list, as of opening it: after a move it has another position, with other neighbours.
 * Undefined until it is known.
 */
export function useQueuePlace(id: string): QueuePlace | undefined {
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
  return data;
}

/** The next project of the list, as of opening this one. */
export function useNextProject(id: string): NextProject | null {
  return useQueuePlace(id)?.suivant ?? null;
}
