import {
  type Findings,
  giveProofText,
  listFindings,
  unwantFinding,
  wantFinding,
} from '@ardoise/domain/contract/findings.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, sendForm } from '../api/request.ts';
import { proofsKey } from './use-proofs.ts';

/** While a proof is compared. */
const AGAIN_MS = 1_000;

export const findingsAgain = (data: Findings | undefined): number | false =>
  data?.etat === 'en cours' ? AGAIN_MS : false;

/** `version` null for a query that is not enabled. */
export const findingsQuery = (projectId: string, version: number | null) =>
  queryOptions({
    queryKey: [...proofsKey(projectId), 'ecarts', version] as const,
    queryFn: ({ signal }) =>
      request(listFindings, { params: { id: projectId, version: version ?? 0 }, signal }),
  });

/**
 * How a version of the proof differs from its order; null asks nothing. Settled once it is known or could not be read, so
 * that nothing waits for the retries.
 */
export function useFindings(projectId: string, version: number | null) {
  const cache = useQueryClient();
  const query = findingsQuery(projectId, version);
  const params = { id: projectId, version: version ?? 0 };
  const { data, failureCount } = useQuery({
    ...query,
    enabled: version !== null,
    refetchInterval: ({ state }) => findingsAgain(state.data),
  });
  const keep = (found: Findings) => cache.setQueryData(query.queryKey, found);
  return {
    findings: data,
    isSettled: version === null || data !== undefined || failureCount > 0,
    /** @throws ApiError as the calls say */
    want: async (ecart: string, body: { mot: string; auClient: boolean }) =>
      keep(await request(wantFinding, { params: { ...params, ecart }, body })),
    unwant: async (ecart: string) => keep(await request(unwantFinding, { params: { ...params, ecart } })),
    giveText: async (file: File) => {
      const form = new FormData();
      form.append('file', file);
      keep(await sendForm(giveProofText, { params: { id: projectId, version: String(version) }, form }));
    },
  };
}

export type FindingActs = Omit<ReturnType<typeof useFindings>, 'findings' | 'isSettled'>;
