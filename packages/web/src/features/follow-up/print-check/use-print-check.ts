import {
  type PrintCheckReply,
  readPrintCheck,
  waivePrintCheck,
} from '@ardoise/domain/contract/print-check.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { projectKey } from '../../../hooks/use-project.ts';

/** While a file is under way. */
const POLL_MS = 1_000;

const checkKey = (id: string) => [...projectKey(id), 'print-check'];

const isUnderWay = (check: PrintCheckReply | undefined) =>
  check?.fichiers.some(({ etat }) => etat === 'en cours') ?? false;

/** What is said of the files of a project before they are printed; polled until it is said of all. */
export function usePrintCheck(id: string) {
  return useQuery({
    queryKey: checkKey(id),
    queryFn: ({ signal }) => request(readPrintCheck, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  });
}

/** Lets a file be printed as it is. */
export function useWaiver(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { empreinte: string; commentaire: string }) =>
      request(waivePrintCheck, { params: { id }, body }),
    onSuccess: (check) => {
      cache.setQueryData(checkKey(id), check);
      return cache.invalidateQueries({ queryKey: projectKey(id) });
    },
  });
}
