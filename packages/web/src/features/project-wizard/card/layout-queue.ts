/** What the queue needs of a Web Worker. */
export interface LayoutThread<Request, Drawing> {
  postMessage: (request: Request) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<Drawing>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Callbacks<Drawing> {
  onDrawing: (drawing: Drawing) => void;
  /** The thread did not load, crashed or hangs: no drawing of the last request. */
  onFailure: () => void;
}

/** Timeout of a layout: a thread that hangs is as good as crashed. */
const PATIENCE_MS = 20_000;

/**
 * Layouts in a Web Worker, one at a time: of the requests queued meanwhile only the latest is kept. After a failure
 * the thread is replaced with the next request, or with `again`.
 */
export class LayoutQueue<Request, Drawing> {
  readonly #start: () => LayoutThread<Request, Drawing>;
  readonly #callbacks: Callbacks<Drawing>;
  #thread: LayoutThread<Request, Drawing> | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #waiting: Request | null = null;
  #last: Request | null = null;

  constructor(start: () => LayoutThread<Request, Drawing>, callbacks: Callbacks<Drawing>) {
    this.#start = start;
    this.#callbacks = callbacks;
  }

  ask(request: Request): void {
    this.#last = request;
    if (this.#isBusy) this.#waiting = request;
    else this.#send(request);
  }

  /** Retries the last request after a failure. */
  again(): void {
    if (this.#last !== null) this.ask(this.#last);
  }

  /** Terminates the thread; a later request starts another. */
  close(): void {
    clearTimeout(this.#patience);
    this.#thread?.terminate();
    this.#thread = null;
    this.#isBusy = false;
    this.#waiting = null;
  }

  #send(request: Request): void {
    this.#isBusy = true;
    this.#patience = setTimeout(() => this.#fail(), PATIENCE_MS);
    this.#thread ??= this.#started();
    this.#thread.postMessage(request);
  }

  #started(): LayoutThread<Request, Drawing> {
    const thread = this.#start();
    const isCurrent = () => thread === this.#thread;
    thread.onmessage = ({ data }) => isCurrent() && this.#receive(data);
    thread.onmessageerror = () => isCurrent() && this.#fail();
    thread.onerror = () => isCurrent() && this.#fail();
    return thread;
  }

  #receive(drawing: Drawing): void {
    clearTimeout(this.#patience);
    this.#isBusy = false;
    const next = this.#waiting;
    this.#waiting = null;
    if (next !== null) this.#send(next);
    // Shown even if another is pending: on a slow device the preview would freeze during input.
    this.#callbacks.onDrawing(drawing);
  }

  #fail(): void {
    this.close();
    this.#callbacks.onFailure();
  }
}
