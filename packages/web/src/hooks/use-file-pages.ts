import { type FilePages, type ProjectFile, readPages } from '@ardoise/domain/contract/files.ts';
import { hasPagePictures } from '@ardoise/domain/projects/page-pictures.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Tried again while too many others are drawn. */
const AGAIN_MS = 3_000;

/** The pages of a proof's file; undefined until they are known. */
export function useFilePages(file: Pick<ProjectFile, 'id' | 'myplv_file_type'>): FilePages | undefined {
  const { data } = useQuery({
    queryKey: ['pages', file.id],
    queryFn: ({ signal }) => request(readPages, { params: { id: file.id }, signal }),
    enabled: hasPagePictures(file),
    // A file does not change.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.etat === 'attente' ? AGAIN_MS : false),
  });
  return data;
}
