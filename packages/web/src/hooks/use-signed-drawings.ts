import { listSignedDrawings } from '@ardoise/domain/contract/drawings.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** The drawings that the signatures of an order cover; not fetched while it has none. */
export function useSignedDrawings({ _id, signatures }: Pick<Project, '_id' | 'signatures'>) {
  const id = _id.$oid;
  return useQuery({
    queryKey: [...projectKey(id), 'dessins', signatures.length],
    queryFn: ({ signal }) => request(listSignedDrawings, { params: { id }, signal }),
    enabled: signatures.length > 0,
  });
}
