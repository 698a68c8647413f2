import { SHELL_CACHES } from '../api/device/shell-caches.ts';

/** The most pictures, and the largest that is kept: drawings of a few KB, some pictures of 40 KB. */
const MOST = 600;
const LARGEST = 200 * 1024;
/** What is not named by its content is asked for again after a day. */
const FRESH_MS = 86_400_000;
const NAMED_BY_CONTENT = /^\/catalogue\/images\/[0-9a-f]{64}/;

function isFresh(url: string, reply: Response): boolean {
  if (NAMED_BY_CONTENT.test(new URL(url).pathname)) return true;
  return Date.now() - Date.parse(reply.headers.get('date') ?? '') < FRESH_MS;
}

const isSmall = ({ status, headers }: Response) =>
  status === 200 && Number(headers.get('content-length') ?? LARGEST + 1) <= LARGEST;

async function keep(cache: Cache, request: Request, reply: Response): Promise<void> {
  await cache.put(request, reply);
  const kept = await cache.keys();
  // Oldest first.
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((old) => cache.delete(old)));
}

/**
 * A picture of the catalogues, the same for everybody: the kept one, or the network's, which is kept. `later` is given what
 * goes on after the reply.
 */
export async function pictureOf(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(SHELL_CACHES.pictures);
  const kept = await cache.match(request, { ignoreVary: true });
  const ask = async () => {
    const reply = await fetch(request);
    if (!isSmall(reply)) return reply;
    // As a blob, which is handed over whole: a stream that the page does not read to its end, since it is loaded anew
    // meanwhile, would keep the worker busy for five minutes, and no newer one could take its place.
    const bytes = await reply.blob();
    const copy = () => new Response(bytes, { headers: reply.headers });
    later(keep(cache, request, copy()).catch(() => undefined));
    return copy();
  };
  if (kept === undefined) return ask();
  if (!isFresh(request.url, kept)) later(ask().catch(() => undefined));
  return kept;
}
