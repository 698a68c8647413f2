import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { requestVersion, type Versioned } from '../../../api/request.ts';
import type { DeviceLists } from './device-lists.ts';

/** Timeout: the server then counts as unreachable, instead of waiting forever. */
const PATIENCE_MS = 12_000;

export interface ListRequest {
  list: CatalogueList;
  /** Of the stored copy. */
  etag: string | undefined;
  signal: AbortSignal;
  /** Prefetches have a lower priority than requests of the current screen. */
  priority: RequestPriority;
}

/** Conditional request for a list: 'unchanged' after a 304. @throws ApiError, NetworkError */
function askForList({ list, etag, signal, priority }: ListRequest): Promise<Versioned<unknown[]>> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  return requestVersion(readCatalogue, { params: { list }, etag, priority, signal: patience });
}

/**
 * Fetches a reference list and stores it on the device, for when the server is unreachable. After a 304 returns the
 * stored one.
 * @throws as `ask`
 */
export async function readList(
  request: Omit<ListRequest, 'etag'>,
  device: DeviceLists,
  ask: (request: ListRequest) => Promise<Versioned<unknown[]>> = askForList,
): Promise<unknown[]> {
  const { list } = request;
  // Without device storage every read is a full fetch.
  const kept = await device.read(list).catch(() => undefined);
  const answer = await ask({ ...request, etag: kept?.etag });
  if (answer === 'unchanged') return kept?.items ?? [];
  const { etag, reply } = answer;
  if (etag !== null) await device.write(list, { etag, items: reply }).catch(() => undefined);
  return reply;
}
