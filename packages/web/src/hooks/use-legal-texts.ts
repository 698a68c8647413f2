import { readLegalTexts } from '@ardoise/domain/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { legalTextsKey } from '../api/session.ts';

/** Texts of 'Mentions légales', and what signers read about the data: also without a session. */
export function useLegalTexts() {
  return useQuery({ queryKey: legalTextsKey, queryFn: ({ signal }) => request(readLegalTexts, { signal }) });
}
