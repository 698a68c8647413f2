/** A tab lives until it is closed or killed: from then on nothing that it started reaches the device or the network. */
export class TabLife {
  readonly #controller = new AbortController();
  /** Told at the begin (1) and the end (-1) of everything that is under way. */
  readonly onWork: (change: 1 | -1) => void;

  constructor(onWork: (change: 1 | -1) => void) {
    this.onWork = onWork;
  }

  get isOver(): boolean {
    return this.#controller.signal.aborted;
  }

  /** Aborted at the end. */
  get ended(): AbortSignal {
    return this.#controller.signal;
  }

  end(): void {
    this.#controller.abort();
  }

  /** What the tab awaits: never answered once it is over. */
  hold<Value>(promise: Promise<Value>): Promise<Value> {
    this.onWork(1);
    const ended = () => this.onWork(-1);
    promise.then(ended, ended);
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => {
          if (!this.isOver) resolve(value);
        },
        (error: unknown) => {
          if (!this.isOver) reject(error);
        },
      );
    });
  }

  /** A function that the browser calls back. */
  listen<Arguments extends unknown[]>(act: (...given: Arguments) => unknown): (...given: Arguments) => void {
    return (...given) => {
      if (!this.isOver) act(...given);
    };
  }
}
