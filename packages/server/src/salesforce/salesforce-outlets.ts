import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import {
  LONGEST_OUTLET_FIELD,
  LONGEST_OUTLET_NUMBER,
  outletRecord,
} from '@ardoise/domain/outlets/outlet-record.ts';
import type { Pool } from 'pg';
import { Circuit } from './circuit.ts';
import {
  type CallUsage,
  type SalesforceAccess,
  SalesforceClient,
  type SalesforcePage,
} from './salesforce-client.ts';
import { SalesforceFailure } from './salesforce-failure.ts';
import type { SalesforceFields } from './salesforce-fields.ts';
import { noteExchange } from './salesforce-state.repository.ts';
import { soqlByNumber, soqlChangedSince } from './soql.repository.ts';

/** How long a delegate waits for Salesforce before the kept record is shown. */
export const PATIENCE_MS = 3_000;
const PAGE_MS = 60_000;
/** An unchanged state is written at most this often. */
const NOTE_MS = 10_000;

/** An outlet from Salesforce. */
export interface ReadOutlet {
  nOutlet: string;
  data: OutletRecord;
}

/** A page of the reading of what changed. */
export interface OutletPage {
  outlets: ReadOutlet[];
  /** The greatest SystemModstamp of the page; null for an empty one. */
  readTo: Date | null;
  next: string | null;
}

interface Options {
  /** @default PATIENCE_MS */
  patience?: number | undefined;
}

function valueAt(record: unknown, path: string): string | null {
  let value: unknown = record;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return null;
  return value.replaceAll('\u0000', '').slice(0, LONGEST_OUTLET_FIELD);
}

/** Salesforce's outlets: its API, our field names, a circuit breaker, and the note of how it answered. */
export class SalesforceOutlets {
  readonly #pool: Pool;
  readonly #client: SalesforceClient;
  readonly #fields: SalesforceFields;
  readonly #patience: number;
  readonly #circuit = new Circuit();
  readonly #stopping = new AbortController();
  readonly #behind = new Set<Promise<unknown>>();
  #usage: CallUsage | null = null;
  #noted = { state: '', at: 0 };
  #isSlow = false;

  constructor(pool: Pool, access: SalesforceAccess, fields: SalesforceFields, options: Options = {}) {
    this.#pool = pool;
    this.#fields = fields;
    this.#patience = options.patience ?? PATIENCE_MS;
    this.#client = new SalesforceClient(access, (usage) => {
      this.#usage = usage;
    });
  }

  /** The last request timed out: records below 24 hours are read from the table. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /**
   * The outlet of this number; null if Salesforce knows none. `patient` has a longer timeout, and sends even while the
   * circuit is open. @throws SalesforceFailure
   */
  async find(nOutlet: string, { patient = false } = {}): Promise<ReadOutlet | null> {
    const soql = soqlByNumber(this.#fields, nOutlet);
    const wait = patient ? PAGE_MS / 6 : this.#patience;
    const page = await this.#exchange((signal) => this.#client.query(soql, signal), wait, patient);
    return page.records.flatMap((record) => this.#outletOf(record) ?? [])[0] ?? null;
  }

  /** Outlets changed since a time (null: all), in the order of their change. @throws SalesforceFailure */
  async changedSince(moment: Date | null): Promise<OutletPage> {
    const soql = soqlChangedSince(this.#fields, moment);
    return this.#pageOf(await this.#exchange((signal) => this.#client.query(soql, signal), PAGE_MS));
  }

  /** The page after one of `changedSince`. @throws SalesforceFailure */
  async nextPage(next: string): Promise<OutletPage> {
    return this.#pageOf(await this.#exchange((signal) => this.#client.nextPage(next, signal), PAGE_MS));
  }

  /** Runs work that no request waits for; `stop` waits for it. It must handle its own errors. */
  behind(work: Promise<unknown>): void {
    const done = work.finally(() => this.#behind.delete(done));
    this.#behind.add(done);
  }

  /** Aborts what is in flight. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#behind);
  }

  #outletOf(record: Record<string, unknown>): ReadOutlet | null {
    const nOutlet = valueAt(record, this.#fields.number)?.trim() ?? '';
    if (nOutlet === '' || nOutlet.length > LONGEST_OUTLET_NUMBER) return null;
    const named = Object.entries(this.#fields.fields).map(([field, path]) => [field, valueAt(record, path)]);
    return { nOutlet, data: outletRecord(Object.fromEntries(named) as Partial<OutletRecord>) };
  }

  #pageOf({ records, nextRecordsUrl, done }: SalesforcePage): OutletPage {
    const stamp = valueAt(records.at(-1), 'SystemModstamp');
    return {
      outlets: records.flatMap((record) => this.#outletOf(record) ?? []),
      readTo: stamp === null ? null : new Date(stamp),
      next: done ? null : (nextRecordsUrl ?? null),
    };
  }

  async #exchange(
    ask: (signal: AbortSignal) => Promise<SalesforcePage>,
    wait: number,
    evenIfOpen = false,
  ): Promise<SalesforcePage> {
    if (!evenIfOpen && !this.#circuit.allows())
      throw new SalesforceFailure('injoignable', 'Pas redemandé pour le moment');
    try {
      const page = await ask(AbortSignal.any([AbortSignal.timeout(wait), this.#stopping.signal]));
      this.#circuit.succeeded();
      this.#isSlow = false;
      await this.#note('connecte', '');
      return page;
    } catch (error) {
      if (!(error instanceof SalesforceFailure) || this.#stopping.signal.aborted) throw error;
      this.#circuit.failed(error.trouble);
      this.#isSlow = error.trouble === 'lent';
      await this.#note(error.trouble, error.message);
      throw error;
    }
  }

  async #note(state: string, reason: string): Promise<void> {
    const now = Date.now();
    if (state === this.#noted.state && now - this.#noted.at < NOTE_MS) return;
    this.#noted = { state, at: now };
    await noteExchange(this.#pool, { state, reason, usage: this.#usage });
  }
}
