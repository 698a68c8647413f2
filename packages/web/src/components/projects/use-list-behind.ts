import { useMe } from '../../hooks/use-me.ts';
import { usePlace, useSearch } from '../../router/context.ts';
import { listBehind } from './project-lists.ts';

/** The present or previous list, to return to: as `to` and `search` of a link. */
export function useListBehind() {
  const { role } = useMe();
  const { pathname } = usePlace();
  const behind = listBehind(pathname, useSearch(), role);
  return { ...behind, to: { to: behind.list.path, search: behind.search } };
}
