import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { TabLife } from './tab-life.ts';

/** Requests of a tab by way of the proxy of its device. */
interface Network {
  url: string;
  cookie: string;
  life: TabLife;
}

const WITHOUT_BODY = [204, 205, 304];

/** One request on a connection of its own; its reply is read whole, so that one that is cut is a failed call. */
async function exchange(address: URL, options: RequestInit, signal: AbortSignal): Promise<Response> {
  const asked = new Request(address, {
    method: options.method,
    headers: options.headers,
    body: options.body,
  });
  const body = Buffer.from(await asked.arrayBuffer());
  const headers = { ...Object.fromEntries(asked.headers), 'content-length': body.length };
  const sent = request(address, { method: asked.method, headers, agent: false, signal });
  const replied = new Promise<Response>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (reply) => {
      const { statusCode: status = 0, headers: given } = reply;
      const told = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]);
      buffer(reply).then(
        (content) =>
          !reply.complete
            ? reject(new Error('cut'))
            : resolve(
                new Response(WITHOUT_BODY.includes(status) ? null : new Uint8Array(content), {
                  status,
                  headers: told,
                }),
              ),
        reject,
      );
    });
  });
  sent.end(body);
  return replied;
}

/** `fetch` with the session's cookie. */
export function fetchOf({ url, cookie, life }: Network): typeof fetch {
  const reach = async (address: string, options: RequestInit): Promise<Response> => {
    const signals = [life.ended, ...(options.signal ? [options.signal] : [])];
    try {
      const headers = { ...(options.headers as Record<string, string>), cookie };
      return await exchange(new URL(address, url), { ...options, headers }, AbortSignal.any(signals));
    } catch (error) {
      const { signal } = options;
      throw signal?.aborted ? signal.reason : new TypeError('Failed to fetch', { cause: error });
    }
  };
  return (address, options = {}) => life.hold(reach(String(address), options));
}

type Listener = ((event: { loaded: number; total: number }) => void) | null;

/** XMLHttpRequest as far as an upload needs it: all of it is sent at once, so that its progress has one step. */
export function uploadRequestOf(send: typeof fetch, life: TabLife) {
  return class {
    readonly upload: { onprogress: Listener } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    status = 0;
    responseText = '';
    readonly #headers: Record<string, string> = {};
    readonly #controller = new AbortController();
    #call = { method: '', address: '' };

    open(method: string, address: string): void {
      this.#call = { method, address };
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    abort(): void {
      this.#controller.abort();
    }
    send(body: FormData): void {
      const { method, address } = this.#call;
      const { signal } = this.#controller;
      this.upload.onprogress?.({ loaded: 1, total: 1 });
      const told = life.listen((event: 'onload' | 'onerror' | 'onabort') => {
        this[event]?.();
        this.onloadend?.();
      });
      send(address, { method, headers: this.#headers, body, signal }).then(
        async (reply) => {
          this.status = reply.status;
          this.responseText = await reply.text();
          told('onload');
        },
        () => told(signal.aborted ? 'onabort' : 'onerror'),
      );
    }
  };
}
