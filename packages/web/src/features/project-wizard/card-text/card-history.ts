import { mergeDocuments } from '@ardoise/domain/answers/merge-documents.ts';
import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import { type Card, cardOf } from '@ardoise/domain/card-text/edit-card.ts';

/** One change of the card by whoever types here, and the name of the changes that it is one with. */
interface Change {
  before: Card;
  after: Card;
  name: string | undefined;
}

/** Steps that are kept. What did not change is shared between them. */
const MOST = 200;

const isSame = (one: Card, other: Card) => one.text === other.text && one.reading === other.reading;
const partsOf = ({ text, reading }: Card) => ({ texteCarte: text, lectureCarte: reading });

/**
 * The card without a change, line by line and field by field: what came from elsewhere since stays, and so does what
 * was changed there again.
 */
function without({ before, after }: Pick<Change, 'before' | 'after'>, now: Card): Card {
  if (isSame(now, after) || sameContent(now, after)) return before;
  return cardOf(mergeDocuments(partsOf(after), partsOf(before), partsOf(now), () => 'theirs').document);
}

/** The field of the line that a change wrote into, if it did nothing else: its letters are one step. */
function writtenField({ text: before }: Card, { text: after }: Card): string | undefined {
  const [lines = [], written = []] = [before.lignes, after.lignes];
  if (lines.length !== written.length || before.sections !== after.sections) return undefined;
  const ranks = written.flatMap((line, rank) => (line === lines[rank] ? [] : [rank]));
  const [rank = -1] = ranks;
  const [line, former] = [written[rank], lines[rank]];
  if (ranks.length !== 1 || line === undefined || line.entree !== former?.entree) return undefined;
  const fields = (['nom', 'detail', 'volume', 'prix'] as const).filter(
    (field) => line[field] !== former?.[field],
  );
  return line.section === former?.section && fields.length === 1 ? `${line.entree} ${fields[0]}` : undefined;
}

/** What was done to the card on this page, to be undone and redone step by step. */
export class CardHistory {
  #done: Change[] = [];
  #undone: Change[] = [];

  /** `name` makes one step of several changes: a line that is moved place by place. */
  record(before: Card, after: Card, name = writtenField(before, after)): void {
    if (isSame(before, after)) return;
    this.#undone = [];
    const last = this.#done.at(-1);
    if (last === undefined || name === undefined || last.name !== name) {
      this.#done = [...this.#done, { before, after, name }].slice(-MOST);
      return;
    }
    // What came from elsewhere between the two is no part of the step.
    const start = without(last, before);
    this.#done.pop();
    if (!sameContent(start, after)) this.#done.push({ before: start, after, name });
  }

  /** The card without the last change that is still there; null without any. */
  undo(now: Card): Card | null {
    return CardHistory.#revert(this.#done, this.#undone, now);
  }

  /** The card with the last undone change; null without any. */
  redo(now: Card): Card | null {
    return CardHistory.#revert(this.#undone, this.#done, now);
  }

  static #revert(from: Change[], to: Change[], now: Card): Card | null {
    for (let change = from.pop(); change !== undefined; change = from.pop()) {
      const then = without(change, now);
      if (sameContent(then, now)) continue;
      // Unnamed: what is typed next is a step of its own.
      to.push({ before: now, after: then, name: undefined });
      return then;
    }
    return null;
  }
}
