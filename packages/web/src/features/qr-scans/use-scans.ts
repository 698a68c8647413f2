import { readScans } from '@ardoise/domain/contract/qr-scans.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export type { ScannedOutlet, Scans } from '@ardoise/domain/contract/qr-scans.ts';

/** Filters of the page, as in its URL. */
export interface ScanView {
  jours: number;
  smhf: string;
}

export const SCANS_KEY = ['scans'];

/** Scans of a period, worst outlet first. */
export function useScans(view: ScanView) {
  return useQuery({
    queryKey: [...SCANS_KEY, view],
    queryFn: ({ signal }) => request(readScans, { query: queryOf(view), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The query of the calls: no SMHF is all. */
export function queryOf({ jours, smhf }: ScanView) {
  return { jours, ...(smhf === '' ? {} : { smhf }) };
}
