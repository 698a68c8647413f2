import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { listDemoExamples } from '@ardoise/domain/contract/demo.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export type DemoExample = ReplyOf<typeof listDemoExamples>[number];

/** A project of each kind and status; a 404 error without the demonstration. */
export function useDemoExamples() {
  return useQuery({
    queryKey: ['demo-examples'],
    queryFn: ({ signal }) => request(listDemoExamples, { signal }),
    retry: false,
    staleTime: 0,
  });
}
