import type { Card } from '@ardoise/domain/card-text/edit-card.ts';
import { type DoneAct, lineWritten, withoutAct } from '@ardoise/domain/card-text/undo-card.ts';

const MOST = 100;
/** Letters of one line typed closer together are one act, in ms. */
const ONE_ACT = 5_000;

interface Noted extends DoneAct {
  line: string | null;
  at: number;
}

/** The acts on a card since its page was opened, to be undone and done again. */
export class CardHistory {
  readonly #done: Noted[] = [];
  #undone: DoneAct[] = [];

  note(act: DoneAct, at = Date.now()): void {
    this.#undone = [];
    this.#add(act, at);
  }

  /** The card without the last act; null without one. */
  undo(now: Card): Card | null {
    const act = this.#done.pop();
    if (act === undefined) return null;
    const before = withoutAct(now, act);
    this.#undone.push({ before: now, after: before });
    return before;
  }

  /** The card with the last act that was undone; null without one. */
  redo(now: Card): Card | null {
    const act = this.#undone.pop();
    if (act === undefined) return null;
    const after = withoutAct(now, act);
    this.#done.push({ before: now, after, line: null, at: 0 });
    return after;
  }

  #add(act: DoneAct, at: number): void {
    const line = lineWritten(act);
    const last = this.#done.at(-1);
    if (line !== null && last?.line === line && at - last.at < ONE_ACT) {
      last.after = act.after;
      last.at = at;
      return;
    }
    this.#done.push({ ...act, line, at });
    if (this.#done.length > MOST) this.#done.shift();
  }
}
