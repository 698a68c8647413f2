import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { requestVersion, type Versioned } from '../../../api/request.ts';
import type { DeviceLists } from './device-lists.ts';

/** A server that has not answered by then is not reached: the screen says so instead of waiting for ever. */
const PATIENCE_MS = 12_000;

export interface ListRequest {
  list: CatalogueList;
  /** Of the copy that is kept. */
  etag: string | undefined;
  signal: AbortSignal;
  /** A list that no screen waits for yet gives way to what one does. */
  priority: RequestPriority;
}

/** Asks the server for a list: 'unchanged' where it still has this version. @throws ApiError, NetworkError */
function askForList({ list, etag, signal, priority }: ListRequest): Promise<Versioned<unknown[]>> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  return requestVersion(readCatalogue, { params: { list }, etag, priority, signal: patience });
}

/**
 * A reference list as the server has it, kept on the device for when it is not reached. A version that is kept already is not sent
 * again. @throws as `ask`
 */
export async function readList(
  request: Omit<ListRequest, 'etag'>,
  device: DeviceLists,
  ask: (request: ListRequest) => Promise<Versioned<unknown[]>> = askForList,
): Promise<unknown[]> {
  const { list } = request;
  // A device that keeps nothing reads the list from the server each time.
  const kept = await device.read(list).catch(() => undefined);
  const answer = await ask({ ...request, etag: kept?.etag });
  if (answer === 'unchanged') return kept?.items ?? [];
  const { etag, reply } = answer;
  if (etag !== null) await device.write(list, { etag, items: reply }).catch(() => undefined);
  return reply;
}
