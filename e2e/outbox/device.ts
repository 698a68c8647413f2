import { IDBFactory } from 'fake-indexeddb';
import type { TabLife } from './tab-life.ts';

/** As a browser has it where the disk is full. */
function quotaExceeded(): DOMException {
  return new DOMException('No room is left.', 'QuotaExceededError');
}

/** How long a browser keeps in memory what is written to its small storage. */
const UNWRITTEN_MS = 5_000;

/** `localStorage` of a device; `Object.keys` of it is empty, as the product needs it for a former release only. */
class TextStorage {
  #texts = new Map<string, string>();
  /** As the disk has it, once in so many seconds. */
  #written = { at: 0, texts: new Map<string, string>() };
  readonly #isFull: () => boolean;
  readonly #now: () => number;

  constructor(isFull: () => boolean, now: () => number) {
    this.#isFull = isFull;
    this.#now = now;
  }

  /** The browser is killed: what it had not written to the disk is gone, and what it had deleted there is back. */
  lose(): void {
    this.#write();
    this.#texts = new Map(this.#written.texts);
  }

  #write(): void {
    const now = this.#now();
    if (now - this.#written.at >= UNWRITTEN_MS) this.#written = { at: now, texts: new Map(this.#texts) };
  }

  get length(): number {
    return this.#texts.size;
  }
  key = (rank: number): string | null => [...this.#texts.keys()][rank] ?? null;
  getItem = (name: string): string | null => this.#texts.get(name) ?? null;
  setItem = (name: string, text: string): void => {
    if (this.#isFull() && text.length > (this.#texts.get(name)?.length ?? 0)) throw quotaExceeded();
    this.#write();
    this.#texts.set(name, String(text));
  };
  removeItem = (name: string): void => {
    this.#write();
    this.#texts.delete(name);
  };

  /** As one tab has it. */
  of(life: TabLife): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
    const storage = this;
    return {
      get length() {
        return storage.length;
      },
      key: storage.key,
      getItem: storage.getItem,
      setItem: (name, text) => !life.isOver && storage.setItem(name, text),
      removeItem: (name) => !life.isOver && storage.removeItem(name),
    };
  }
}

interface LockOptions {
  mode?: 'exclusive' | 'shared';
  ifAvailable?: boolean;
  steal?: boolean;
}

interface Holder {
  life: TabLife;
  isShared: boolean;
  lose: () => void;
}

/** Web Locks of a device: released with the tab that holds them. */
class Locks {
  readonly #held = new Map<string, Set<Holder>>();
  #waiting: (() => void)[] = [];

  #holders(name: string): Holder[] {
    return [...(this.#held.get(name) ?? [])].filter(({ life }) => !life.isOver);
  }

  #isFree(name: string, isShared: boolean): boolean {
    return this.#holders(name).every((holder) => isShared && holder.isShared);
  }

  /** Those that wait ask again. */
  #changed(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const ask of waiting) ask();
  }

  async #run<Result>(name: string, life: TabLife, isShared: boolean, work: (lock: object) => Result) {
    const lost = Promise.withResolvers<never>();
    const lose = () => lost.reject(new DOMException('The lock was stolen.', 'AbortError'));
    const holder: Holder = { life, isShared, lose };
    this.#held.set(name, (this.#held.get(name) ?? new Set()).add(holder));
    const release = () => {
      this.#held.get(name)?.delete(holder);
      this.#changed();
    };
    life.ended.addEventListener('abort', release, { once: true });
    try {
      return await Promise.race([work({ name }), lost.promise]);
    } finally {
      life.ended.removeEventListener('abort', release);
      release();
    }
  }

  async #request<Result>(
    life: TabLife,
    name: string,
    options: LockOptions,
    work: (lock: object | null) => Result,
  ) {
    const isShared = options.mode === 'shared';
    if (options.steal) {
      for (const holder of this.#holders(name)) {
        this.#held.get(name)?.delete(holder);
        holder.lose();
      }
    }
    while (!this.#isFree(name, isShared)) {
      if (options.ifAvailable) return work(null);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return life.isOver ? undefined : this.#run(name, life, isShared, work);
  }

  of(life: TabLife) {
    return {
      request: <Result>(name: string, ...given: unknown[]) => {
        const work = given.at(-1) as (lock: object | null) => Result;
        return this.#request(life, name, given.length > 1 ? (given[0] as LockOptions) : {}, work);
      },
    };
  }
}

/** BroadcastChannel of a device. */
class Channels {
  readonly #open = new Set<{
    name: string;
    life: TabLife;
    onmessage: ((event: { data: unknown }) => void) | null;
  }>();

  of(life: TabLife) {
    const open = this.#open;
    return class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      readonly name: string;
      readonly life = life;
      constructor(name: string) {
        this.name = name;
        open.add(this);
      }
      postMessage(data: unknown): void {
        if (life.isOver) return;
        for (const other of open)
          if (other !== this && other.name === this.name && !other.life.isOver)
            setImmediate(() => !other.life.isOver && other.onmessage?.({ data }));
      }
      close(): void {
        open.delete(this);
      }
    };
  }
}

/** IndexedDB as one tab has it: its transactions that are not committed end with it. */
function databasesOf(factory: IDBFactory, life: TabLife, isFull: () => boolean): IDBFactory {
  const open = (name: string, version?: number) => {
    const request = factory.open(name, version);
    life.onWork(1);
    request.addEventListener('success', () => {
      life.onWork(-1);
      guard(request.result);
    });
    return request;
  };
  const guard = (database: IDBDatabase) => {
    const transaction = database.transaction.bind(database);
    database.transaction = (...given: Parameters<typeof transaction>) => {
      if (life.isOver) throw new DOMException('The page is gone.', 'InvalidStateError');
      const begun = transaction(...given);
      const abort = () => {
        try {
          begun.abort();
        } catch {
          // It is committed, or has failed.
        }
      };
      life.ended.addEventListener('abort', abort, { once: true });
      life.onWork(1);
      const over = () => {
        life.onWork(-1);
        life.ended.removeEventListener('abort', abort);
      };
      begun.addEventListener('complete', over);
      begun.addEventListener('abort', over);
      if (isFull()) refusePuts(begun);
      return begun;
    };
  };
  const refusePuts = (begun: IDBTransaction) => {
    const objectStore = begun.objectStore.bind(begun);
    begun.objectStore = (name) => {
      const store = objectStore(name);
      store.put = () => {
        throw quotaExceeded();
      };
      return store;
    };
  };
  return { open } as unknown as IDBFactory;
}

const ROOM = 1024 ** 3;

/** What of a device outlives its tabs: its storages, locks and channels, and the session's cookie. */
export class Device {
  readonly name: string;
  readonly cookie: string;
  readonly #databases = new IDBFactory();
  readonly #texts: TextStorage;
  readonly #locks = new Locks();
  readonly #channels = new Channels();
  isFull = false;
  /** Whether the browser says so before a write fails. */
  tellsRoom = true;

  readonly #now: () => number;

  constructor(name: string, cookie: string, now: () => number) {
    this.name = name;
    this.cookie = cookie;
    this.#now = now;
    this.#texts = new TextStorage(() => this.isFull, now);
  }

  /** Its browser is killed, with all its tabs. */
  loseUnwritten(): void {
    this.#texts.lose();
  }

  /** What a tab has of it. */
  of(life: TabLife) {
    return {
      localStorage: this.#texts.of(life),
      sessionStorage: new TextStorage(() => this.isFull, this.#now).of(life),
      indexedDB: databasesOf(this.#databases, life, () => this.isFull),
      locks: this.#locks.of(life),
      BroadcastChannel: this.#channels.of(life),
      estimate: async () => ({ quota: ROOM, usage: this.isFull && this.tellsRoom ? ROOM : 0 }),
    };
  }
}
