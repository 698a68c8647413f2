const placeOf = (username: string, id: string) => `ardoise-brouillon/${username}/${id}`;
/** Held, shared, by every tab that has the draft open. */
const openIn = (place: string) => `${place}/ouvert`;
/** Held by a tab that sends it without having it open. */
const sentBy = (place: string) => `${place}/envoi`;

const LOCKS = typeof navigator === 'undefined' ? undefined : navigator.locks;

/** A page's hold on a draft. */
interface Hold {
  /** Resolves once nobody else writes to the draft's place. */
  taken: Promise<unknown>;
  release: () => void;
}

/**
 * Holds a draft of this device for a page that opens it: what is typed there is sent from there alone. A second sender
 * would have an older copy, and the two would conflict with each other; one that is under way is stopped.
 */
export function holdDraft(username: string, id: string): Hold {
  const place = placeOf(username, id);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  if (LOCKS === undefined) return { taken: Promise.resolve(), release };
  LOCKS.request(openIn(place), { mode: 'shared' }, () => released).catch(() => undefined);
  const taken = LOCKS.request(sentBy(place), { steal: true }, () => undefined).catch(() => undefined);
  return { taken, release };
}

const wasStolen = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Works on a draft that no page has open; undefined where one has. `taken` is aborted when a page opens it meanwhile: the
 * work then writes nothing more to the device.
 */
export async function unlessOpen<Result>(
  username: string,
  id: string,
  work: (taken: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const taken = new AbortController();
  if (LOCKS === undefined) return work(taken.signal);
  const place = placeOf(username, id);
  const isOpen = () => LOCKS.request(openIn(place), { ifAvailable: true }, (lock) => lock === null);
  try {
    return await LOCKS.request(sentBy(place), { ifAvailable: true }, async (lock) =>
      lock === null || (await isOpen()) ? undefined : work(taken.signal),
    );
  } catch (error) {
    if (!wasStolen(error)) throw error;
    taken.abort();
    return undefined;
  }
}
