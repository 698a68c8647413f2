import { useRouterState } from '@tanstack/react-router';
import { useMe } from '../../hooks/use-me.ts';
import { listBehind } from './project-lists.ts';

/** The present or previous list, to return to: as `to` and `search` of a link. */
export function useListBehind() {
  const { role } = useMe();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> });
  const behind = listBehind(pathname, search, role);
  return { ...behind, to: { to: behind.list.path, search: behind.search } };
}
