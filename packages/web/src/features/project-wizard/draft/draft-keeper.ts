import { partsToSend } from '@ardoise/domain/answers/changed-parts.ts';
import type { FieldPath } from '@ardoise/domain/answers/walk-answers.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { DeviceDrafts } from './device-drafts.ts';
import {
  advance,
  type DraftEvent,
  type DraftState,
  dueIn,
  hasUnsaved,
  initialState,
  MOST_UNCONFIRMED,
  mayDiffer,
  type SaveOrder,
  type ServerContent,
  stateOfLeft,
} from './draft-state.ts';
import type { DeviceDraft } from './written-draft.ts';

/** Body of a save: base version, changes, and flags. */
export type SaveBody = ReturnType<typeof partsToSend> & SaveOrder & { version: number };

/** Outcome of a save call. */
export type SaveAnswer = Extract<
  DraftEvent,
  { type: 'acknowledged' | 'unreachable' | 'unavailable' | 'expired' | 'stale' | 'wouldVoid' | 'refused' }
>;

export interface DraftPorts {
  send: (body: SaveBody) => Promise<SaveAnswer>;
  /** Makes dependent answers consistent, like the server. */
  normalise: (document: ProjectDocument) => ProjectDocument;
  device: DeviceDrafts;
  /** False where each save requires a comment: no autosave. */
  autosave: boolean;
  /** Answers merged from another person. */
  onIncoming?: (fields: FieldPath[]) => void;
}

/** `kept`: on this device only, for now. */
export type SaveResult = 'saved' | 'kept' | 'refused' | 'restored';

interface Snapshot {
  state: DraftState;
  /** Device storage fails (private browsing, quota exceeded): the draft is in memory only. */
  deviceFails: boolean;
}

/**
 * The single save path: next, update and autosave all end in `send`. One call at a time; every change is noted on the
 * device synchronously, stored before it is sent, and deleted once the server has acknowledged exactly that content.
 */
export class DraftKeeper {
  private snapshot: Snapshot;
  private readonly ports: DraftPorts;
  private readonly listeners = new Set<() => void>();
  private waiting: ((result: SaveResult) => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest draft written to the device, and the stamps of stored ones. */
  private latest: DeviceDraft | null = null;
  private notedStamp: string | null = null;
  private keptStamp: string | null = null;
  private writing: Promise<void> = Promise.resolve();
  private writesPending = 0;
  private stopped = false;

  constructor(server: ServerContent, savedAt: number | null, ports: DraftPorts) {
    this.ports = ports;
    this.snapshot = { state: initialState(server, savedAt), deviceFails: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.snapshot;

  private get state(): DraftState {
    return this.snapshot.state;
  }

  /** Base version of the answers. */
  get version(): number {
    return this.state.base.version;
  }

  /** Nothing is unsent or in progress: the page may unload. */
  get settled(): boolean {
    return this.state.phase.name === 'settled' && !hasUnsaved(this.state);
  }

  /** False while unloading would lose input; after a lost session the device has everything. */
  get mayLeave(): boolean {
    return this.settled || (this.state.phase.name === 'expired' && this.isHeld);
  }

  /** The device has the latest change. */
  private get isHeld(): boolean {
    const stamp = this.latest?.stamp;
    return stamp !== undefined && (stamp === this.notedStamp || stamp === this.keptStamp);
  }

  /** When the device stored the latest change, in milliseconds; null if it has not. */
  get heldAt(): number | null {
    return this.isHeld ? (this.latest?.at ?? null) : null;
  }

  get isRetrying(): boolean {
    return this.state.phase.name === 'retrying';
  }

  /** Stops sending; unsaved answers stay on the device. */
  stop(): void {
    clearTimeout(this.timer);
    this.stopped = true;
  }

  /** Whether a screen subscribes. */
  get watched(): boolean {
    return this.listeners.size > 0;
  }

  /** Resumes a draft of this device; returns whether it contains anything that the server lacks. */
  async resume(draft: DeviceDraft): Promise<boolean> {
    const server = this.state.base;
    this.latest = draft;
    this.notedStamp = draft.stamp;
    this.keptStamp = draft.stamp;
    this.replace(stateOfLeft(draft, this.state.savedAt));
    const unsaved = hasUnsaved(this.state);
    // A reply that the device kept may be older than the draft's base: nobody has taken its answers back.
    if (server.version <= draft.base.version) this.dispatch({ type: 'changed', document: draft.document });
    else this.dispatch({ type: 'stale', server, left: true });
    await this.writing;
    return unsaved;
  }

  change(document: ProjectDocument): void {
    const before = this.state.current;
    this.dispatch({ type: 'changed', document: this.ports.normalise(document) });
    if (before !== this.state.current) this.holdOnDevice();
  }

  /** Saves now; resolves after the server's acknowledgement, or to the reason why not. */
  save(order: SaveOrder = {}): Promise<SaveResult> {
    const result = new Promise<SaveResult>((resolve) => this.waiting.push(resolve));
    this.dispatch({ type: 'asked', order });
    return result;
  }

  /** Takes over the project from another call's reply (a signature). */
  adopt(server: ServerContent, at: number): void {
    this.dispatch({ type: 'acknowledged', server, at });
  }

  /** Merges a newer project from another call. */
  receive(server: ServerContent): void {
    this.dispatch({ type: 'stale', server });
  }

  decide(decide: Extract<DraftEvent, { type: 'decided' }>['decide']): void {
    this.dispatch({ type: 'decided', decide });
    this.holdOnDevice();
  }

  /** Reverts to the last saved state. */
  restore(): void {
    this.release('restored');
    this.dispatch({ type: 'restored' });
  }

  /** Retries immediately, once online or signed in again. */
  retryNow(): void {
    const { name } = this.state.phase;
    if (name === 'retrying' || name === 'expired') this.dispatch({ type: 'asked', order: {} });
  }

  private dispatch(event: DraftEvent): void {
    this.replace(advance(this.state, event));
    if ((event.type === 'stale' || event.type === 'decided') && this.state.incoming.length > 0) {
      this.ports.onIncoming?.(this.state.incoming);
    }
    this.settle();
    // Typing does not postpone a due retry.
    if (event.type !== 'changed' || this.state.phase.name === 'changed') this.schedule();
  }

  private replace(state: DraftState, deviceFails = this.snapshot.deviceFails): void {
    this.snapshot = { state, deviceFails };
    for (const listener of this.listeners) listener();
  }

  private settle(): void {
    const { name } = this.state.phase;
    if (name === 'settled') {
      this.forgetOnDevice();
      this.release('saved');
    }
    if (name === 'retrying' || name === 'expired') this.release('kept');
    if (name === 'refused') this.release('refused');
  }

  private release(result: SaveResult): void {
    const released = this.waiting;
    this.waiting = [];
    for (const resolve of released) resolve(result);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    const delay = dueIn(this.state, this.ports.autosave);
    if (delay !== null) this.timer = setTimeout(() => void this.send(), delay);
  }

  private async send(): Promise<void> {
    this.dispatch({ type: 'left' });
    const { base, current, unconfirmed, sent } = this.state;
    const isAgain = sent !== null && unconfirmed.includes(sent.document);
    // Includes the call in progress, in case the page never receives its reply.
    this.holdOnDevice();
    await this.writing;
    if (this.stopped) return;
    const answer = await this.ports.send({
      ...partsToSend(base.document, isAgain ? sent.document : current),
      ...sent?.order,
      version: base.version,
    });
    this.dispatch(answer);
    if (answer.type === 'acknowledged' && hasUnsaved(this.state)) this.holdOnDevice();
  }

  /** Notes synchronously; stores with one write at a time, skipping to the latest. */
  private holdOnDevice(): void {
    // An undone change is stored like any other, as the page may unload before the former one is deleted.
    if (this.latest === null && !mayDiffer(this.state)) return;
    const draft = this.draftNow();
    this.latest = draft;
    try {
      this.ports.device.note(draft);
      this.notedStamp = draft.stamp;
    } catch {
      // Storage quota exceeded: the draft is stored asynchronously, and unloading before warns.
    }
    if (this.writesPending > 1) return;
    this.writesPending += 1;
    this.writing = this.writing.then(async () => {
      if (this.latest !== null && mayDiffer(this.state)) await this.keep(this.latest);
      this.writesPending -= 1;
    });
  }

  private draftNow(): DeviceDraft {
    const { base, current: document, sent, unconfirmed } = this.state;
    // Monotonic, whatever the clock.
    const at = Math.max(Date.now(), (this.latest?.at ?? 0) + 1);
    const isKnown = sent === null || unconfirmed.includes(sent.document);
    const maybeStored = isKnown ? unconfirmed : [...unconfirmed, sent.document];
    const stamp = `${at}-${Math.random()}`;
    return { base, document, unconfirmed: maybeStored.slice(-MOST_UNCONFIRMED), at, stamp };
  }

  private async keep(draft: DeviceDraft): Promise<void> {
    try {
      await this.ports.device.keep(draft);
      this.keptStamp = draft.stamp;
    } catch {
      // Reported below, unless the note has it.
    }
    this.say(!this.isHeld);
  }

  private forgetOnDevice(): void {
    this.writing = this.writing.then(async () => {
      if (!this.settled) return;
      const stamps = new Set([this.notedStamp, this.keptStamp]);
      const settled = { version: this.state.base.version, at: this.latest?.at ?? 0 };
      this.latest = null;
      this.notedStamp = null;
      this.keptStamp = null;
      try {
        for (const stamp of stamps) if (stamp !== null) await this.ports.device.forget(stamp, settled);
      } catch {
        this.say(true);
      }
    });
  }

  private say(deviceFails: boolean): void {
    if (this.snapshot.deviceFails !== deviceFails) this.replace(this.state, deviceFails);
  }
}
