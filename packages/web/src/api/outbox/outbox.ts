import type { WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import { networkState } from '../network-state.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import { type Attempt, awaitsDc, type Outcome, type Sending } from './sending.ts';
import { AFTER_DRAFT, inOrder, LATER } from './sending-order.ts';

/** The queue as screens show it. */
export interface OutboxState {
  sendings: readonly Sending[];
  /** What is being sent, and its fraction. */
  underWay: { id: string; fraction: number } | null;
}

const isSignedOf =
  (projectId: string) =>
  ({ kind, projectId: of }: Sending): boolean =>
    kind === 'deposit' && of === projectId;

/**
 * What waits on this device: commands in the order in which they were made within a project, each sent until the server
 * has answered it, with no reload and by one tab. What is refused waits for the person and holds back itself alone.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  readonly #listeners = new Set<() => void>();
  readonly #attempts = new Map<string, AbortController>();
  #state: OutboxState = { sendings: [], underWay: null };
  #round: Promise<void> | undefined;
  #again = false;

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): OutboxState => this.#state;

  #show(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Reads the queue from the device: another tab may have changed it. */
  async refresh(): Promise<readonly Sending[]> {
    const { store, clients } = this.#ports;
    const lists = Object.values(clients).map(async ({ list }) => (await list?.()) ?? []);
    const found = await Promise.all([store.list(), ...lists]);
    const sendings = found.flat().toSorted((one, other) => one.at - other.at);
    this.#show({ sendings });
    return sendings;
  }

  async #changed(): Promise<void> {
    await this.refresh();
    this.#ports.announce();
  }

  /** Stores a command, to be sent by the next round. @throws where storage is full or blocked */
  async add(sending: Sending): Promise<void> {
    await this.#ports.store.put(sending);
    await this.#changed();
  }

  /**
   * Sends everything that is due, once: one round at a time, in one tab. A call during a round has another follow it.
   */
  async run(): Promise<void> {
    if (this.#round !== undefined) {
      this.#again = true;
      return this.#round;
    }
    this.#round = this.#rounds();
    try {
      await this.#round;
    } finally {
      this.#round = undefined;
    }
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      await this.#ports.alone(() => this.#sendDue());
    } while (this.#again);
  }

  async #sendDue(): Promise<void> {
    const byProject = Map.groupBy(await this.refresh(), ({ projectId }) => projectId);
    for (const waiting of byProject.values()) {
      if (!(await this.#sendProject(inOrder(waiting)))) return;
    }
  }

  /** Returns whether to go on with other projects. */
  async #sendProject(waiting: readonly Sending[]): Promise<boolean> {
    let drafted: Outcome['name'] | undefined;
    let isUnanswered = false;
    for (const sending of waiting) {
      // A file that the server's draft still names is not deleted; answers that are typed now are not listed.
      if (AFTER_DRAFT.includes(sending.kind)) {
        drafted ??= await this.#sendDraft(sending);
        isUnanswered ||= LATER.includes(drafted);
      }
      if (sending.kind === 'removal' && drafted !== 'sent' && drafted !== 'gone') continue;
      // It covers all of that: the server says what is refused of it, or what others changed.
      if (sending.kind === 'deposit' && isUnanswered) continue;
      const { name } = await this.#attempt(sending);
      if (sending.kind === 'draft') drafted = name;
      isUnanswered ||= LATER.includes(name);
      if (name === 'expired' || (name === 'later' && !networkState().reached)) return false;
      // Nothing of a project that the server does not have: it would say that it is gone.
      if (sending.kind === 'creation' && name !== 'sent') return true;
    }
    return true;
  }

  async #sendDraft(sending: Sending): Promise<Outcome['name']> {
    const draft: Sending = { ...sending, id: sending.projectId, kind: 'draft' };
    const attempt = { onProgress: () => undefined, signal: new AbortController().signal };
    return (await this.#ports.clients.draft.send(draft, attempt)).name;
  }

  /** As the device has it at its turn: it may have been held, taken back or given up since the round began. */
  async #present({ id, kind }: Sending): Promise<Sending | undefined> {
    return (await this.refresh()).find((one) => one.id === id && one.kind === kind);
  }

  async #attempt(sending: Sending): Promise<Outcome> {
    const outcome = await this.#ports.claim(sending.id, async (): Promise<Outcome> => {
      // A draft that is not listed may be typed just now: its client knows.
      const present = (await this.#present(sending)) ?? (sending.kind === 'draft' ? sending : undefined);
      if (present === undefined) return { name: 'gone' };
      const { refusal } = present;
      return refusal === null ? this.#send(present) : { name: 'refused', message: refusal };
    });
    // Sent by the page that made it.
    return outcome ?? { name: 'later' };
  }

  async #send(sending: Sending): Promise<Outcome> {
    const { id, kind } = sending;
    const controller = new AbortController();
    this.#attempts.set(id, controller);
    // A page that is killed on the way leaves a trace: what was signed may have arrived.
    if (kind === 'deposit') await this.#ports.store.put({ ...sending, triedAt: this.#ports.now() });
    if (controller.signal.aborted) await this.#ports.store.remove(id);
    const onProgress = (fraction: number) => this.#show({ underWay: { id, fraction } });
    onProgress(0);
    try {
      const outcome = await this.#ports.clients[kind].send(sending, {
        onProgress,
        signal: controller.signal,
      });
      if (!controller.signal.aborted) await this.#settle(sending, outcome);
      return outcome;
    } finally {
      this.#attempts.delete(id);
      this.#show({ underWay: null });
    }
  }

  async #settle(sending: Sending, outcome: Outcome): Promise<void> {
    const { store, now } = this.#ports;
    const isDraft = sending.kind === 'draft';
    const waiting = isDraft ? [] : await store.list();
    const present = waiting.find(({ id }) => id === sending.id);
    // Whoever has the order by now is told of it with what was signed.
    if (outcome.name === 'gone' && sending.kind === 'removal' && waiting.some(isSignedOf(sending.projectId)))
      return;
    // Taken back meanwhile in another tab, which may have a removal by the same id.
    if (!isDraft && present?.kind !== sending.kind) return this.#changed();
    if (outcome.name === 'sent' || outcome.name === 'gone') await store.remove(sending.id);
    else if (!isDraft && outcome.name !== 'expired') {
      const refusal = outcome.name === 'refused' ? outcome.message : null;
      // As it is here by now: it may have been exported meanwhile.
      await store.put({ ...(present ?? sending), tries: sending.tries + 1, triedAt: now(), refusal });
    }
    if (outcome.name === 'sent' && outcome.whole) await this.dropOrder(sending.projectId);
    await this.#changed();
  }

  /** What makes a project, while the server does not have it. */
  async #creationOf(projectId: string): Promise<Sending | undefined> {
    const waiting = await this.#ports.store.list();
    return waiting.find(({ kind, projectId: of }) => kind === 'creation' && of === projectId);
  }

  /** Has a project made first that was begun here; 'sent' where the server has it. */
  async makeFirst(projectId: string): Promise<Outcome> {
    const creation = await this.#creationOf(projectId);
    if (creation === undefined) return { name: 'sent' };
    if (creation.refusal !== null) return { name: 'refused', message: creation.refusal };
    return this.#attempt(creation);
  }

  /**
   * Stores a command and sends it at once, for the page that shows it. A refusal is the page's to show, and leaves nothing
   * in the queue; without an answer the command waits.
   * @throws where storage is full or blocked, AbortError when cancelled
   */
  async sendNow(sending: Sending, attempt: Attempt): Promise<Outcome> {
    if ((await this.makeFirst(sending.projectId)).name !== 'sent') {
      await this.add(sending);
      return { name: 'later' };
    }
    // A page that is killed on the way leaves a trace of its attempt.
    await this.#ports.store.put({ ...sending, triedAt: this.#ports.now() });
    const outcome = await this.#ports.claim(sending.id, async () => {
      await this.#changed();
      const outcome = await this.#ports.clients[sending.kind].send(sending, attempt);
      if (outcome.name !== 'refused' && !attempt.signal.aborted) await this.#settle(sending, outcome);
      return outcome;
    });
    if (attempt.signal.aborted || outcome?.name === 'refused') await this.giveUp(sending);
    attempt.signal.throwIfAborted();
    return outcome ?? { name: 'later' };
  }

  /** Sends again what was refused, all of it or some, and what waits. */
  async retry(...ids: string[]): Promise<void> {
    const isMeant = (id: string) => ids.length === 0 || ids.includes(id);
    for (const { again } of Object.values(this.#ports.clients)) {
      if (ids.length === 0) again?.();
      for (const id of ids) again?.(id);
    }
    // A second signature is given on its order, never here.
    for (const sending of await this.#ports.store.list())
      if (sending.refusal !== null && !awaitsDc(sending) && isMeant(sending.id))
        await this.#ports.store.put({ ...sending, refusal: null });
    await this.run();
  }

  /** Changes a command that waits, for instance by what the person accepted. */
  async change(
    id: string,
    change: Partial<Pick<Sending, 'voidsSignatures' | 'refusal' | 'restores' | 'exportedAt' | 'exportSaved'>>,
  ): Promise<void> {
    const sending = (await this.#ports.store.list()).find((one) => one.id === id);
    if (sending === undefined) return;
    await this.#ports.store.put({ ...sending, ...change });
    await this.#changed();
  }

  /** Keeps commands here until the person sends them (`retry`): what is under way is stopped, and may have arrived. */
  async hold(ids: readonly string[], why: string): Promise<void> {
    for (const id of ids) {
      await this.change(id, { refusal: why });
      this.#attempts.get(id)?.abort();
    }
  }

  /** What waits as a file to keep elsewhere: a photo as it is, answers as a text; undefined where there is none. */
  async fileOf(sending: Sending): Promise<File | undefined> {
    return this.#ports.clients[sending.kind].fileOf?.(sending);
  }

  /** The answers of a project that were not sent; undefined where there are none. */
  async answersOf(projectId: string): Promise<WaitingOrder['reponses']> {
    return this.#ports.clients.draft.answersOf?.(projectId);
  }

  /**
   * Gives a command up: nothing of it is sent, and nothing stays here; with what makes a project, all of that project but what keeps its
   * file from being deposited.
   */
  async giveUp(sending: Sending): Promise<void> {
    if (sending.kind === 'creation')
      await this.dropOrder(sending.projectId, ({ kind }) => kind === 'withdrawal');
    await this.#drop(sending);
    await this.#changed();
  }

  /** Leaves nothing of a project here but what `stays`: it is all somewhere else, or given up. */
  async dropOrder(projectId: string, stays: (sending: Sending) => boolean = () => false): Promise<void> {
    for (const sending of await this.refresh())
      if (sending.projectId === projectId && !stays(sending)) await this.#drop(sending);
    await this.#changed();
  }

  async #drop(sending: Sending): Promise<void> {
    const { clients, store, dropBytes } = this.#ports;
    this.#attempts.get(sending.id)?.abort();
    await clients[sending.kind].drop?.(sending);
    await store.remove(sending.id);
    if (sending.kind === 'photo') await dropBytes(sending.id);
  }
}
