import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { type ContentChange, listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import { CONTENT_LOG_KEY } from '../../../api/refresh-changed.ts';
import { request } from '../../../api/request.ts';
import { usePagedQuery } from '../../../hooks/use-paged-query.ts';

export type { ContentChange };

/** The log of content changes with these filters, newest first, 50 per page. */
export function useContentChanges(filters: Omit<QueryOf<typeof listContentChanges>, 'after'>) {
  return usePagedQuery([...CONTENT_LOG_KEY, filters], (after, signal) =>
    request(listContentChanges, { query: { ...filters, after }, signal }),
  );
}
