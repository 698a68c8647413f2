import type { Device } from './device.ts';
import type * as page from './page.ts';
import { TabLife } from './tab-life.ts';
import { fetchOf, uploadRequestOf } from './tab-network.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** What the page of a tab does (page.ts). */
type Page = typeof page;

/** The code of a page as a function of what a browser has: called once a tab, each has its own modules. */
export type PageCode = (...browser: unknown[]) => Page;

export interface TabPlace {
  code: PageCode;
  device: Device;
  clock: VirtualClock;
  /** Of the proxy of its device. */
  url: string;
  isOnline: () => boolean;
  /** Told at the begin (1) and the end (-1) of everything that is under way. */
  onWork: (change: 1 | -1) => void;
}

/** The names of `PageCode`, in order. */
export const BROWSER = [
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'BroadcastChannel',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestIdleCallback',
  'crypto',
  'createImageBitmap',
  'AbortSignal',
  'Date',
  'URL',
] as const;

function timersOf({ set, clear }: VirtualClock, life: TabLife) {
  return {
    setTimeout: (act: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
      set(
        life.listen(() => act(...given)),
        delay,
      ),
    clearTimeout: clear,
    setInterval: (act: () => void, delay: number) => {
      const again = life.listen(() => {
        set(again, delay);
        act();
      });
      return set(again, delay);
    },
    clearInterval: clear,
    requestIdleCallback: (act: () => void) => set(life.listen(act), 50),
  };
}

function timeOf(clock: VirtualClock) {
  return class extends Date {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(clock.now());
      else super(given[0]);
    }
    static override now = () => Math.floor(clock.now());
  };
}

/** Ciphers work off the main thread. */
function cryptoOf(life: TabLife) {
  const { subtle } = crypto;
  const later =
    <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      life.hold(act.apply(subtle, given));
  return {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
    subtle: {
      importKey: later(subtle.importKey as (...given: unknown[]) => Promise<CryptoKey>),
      generateKey: later(subtle.generateKey as (...given: unknown[]) => Promise<CryptoKey>),
      encrypt: later(subtle.encrypt),
      decrypt: later(subtle.decrypt),
      digest: later(subtle.digest),
    },
  };
}

function signalsOf({ set }: VirtualClock) {
  return {
    any: (signals: AbortSignal[]) => AbortSignal.any(signals),
    timeout: (delay: number) => {
      const controller = new AbortController();
      set(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), delay);
      return controller.signal;
    },
  };
}

class PageAddress extends URL {
  static override createObjectURL = () => 'blob:tab';
  static override revokeObjectURL = () => undefined;
}

/**
 * Window and document of a tab. Node registers listeners with a `signal` for finalization, by themselves, so that no tab
 * would ever be collected: 1,000 schedules did not fit into memory.
 */
class PageEvents extends EventTarget {
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options: AddEventListenerOptions | boolean = {},
  ): void {
    const { signal, ...rest } = typeof options === 'boolean' ? { capture: options } : options;
    if (signal?.aborted) return;
    super.addEventListener(type, listener, rest);
    signal?.addEventListener('abort', () => super.removeEventListener(type, listener, rest));
  }
}

/** A tab of a device: the product's own code in a browser without screen. */
export class Tab {
  readonly page: Page;
  readonly #life: TabLife;
  readonly #window = new PageEvents();
  readonly #document = Object.assign(new PageEvents(), {
    hidden: false,
    cookie: '',
    visibilityState: 'visible',
  });

  constructor({ code, device, clock, url, isOnline, onWork }: TabPlace) {
    const life = new TabLife(onWork);
    this.#life = life;
    const { locks, estimate, ...storages } = device.of(life);
    const send = fetchOf({ url, cookie: device.cookie, life });
    const navigator = {
      get onLine() {
        return isOnline();
      },
      locks,
      storage: { estimate },
    };
    const browser: Record<string, unknown> = {
      document: this.#document,
      navigator,
      location: new URL('/', url),
      fetch: send,
      XMLHttpRequest: uploadRequestOf(send, life),
      ...storages,
      ...timersOf(clock, life),
      crypto: cryptoOf(life),
      // A picture's size is the server's to tell.
      createImageBitmap: async () => Promise.reject(new Error('no pictures here')),
      AbortSignal: signalsOf(clock),
      Date: timeOf(clock),
      URL: PageAddress,
    };
    const window = Object.assign(this.#window, browser);
    this.page = code(...BROWSER.map((name) => browser[name] ?? window));
  }

  get isOver(): boolean {
    return this.#life.isOver;
  }

  /** The browser is killed, or its tab crashes: nothing is told to the page. */
  kill(): void {
    this.#life.end();
  }

  /** The person closes it. */
  close(): void {
    this.#document.hidden = true;
    this.#document.dispatchEvent(new Event('visibilitychange'));
    this.#window.dispatchEvent(new Event('pagehide'));
    this.#life.end();
  }

  /** The browser tells of the network, which says nothing of the server. */
  tellNetwork(isOnline: boolean): void {
    this.#window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  /** The tab is shown again. */
  show(): void {
    this.#document.dispatchEvent(new Event('visibilitychange'));
  }
}
