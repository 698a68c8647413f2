/** A reply of a read, as it came. */
export interface OfferedReply {
  /** Path and query of the call. */
  address: string;
  /** The account that the server answered, by its number; a tab may show another one's screens. */
  account: string;
  text: string;
}

type Taker = (reply: OfferedReply) => void;

/** Of a first load, before the keeper of replies is loaded. */
const MOST_WAITING = 60;
const waiting: OfferedReply[] = [];
let taker: Taker | undefined;

/** Offers a reply for use without a network (kept-replies.ts). */
export function offerReply(reply: OfferedReply): void {
  if (taker !== undefined) taker(reply);
  else if (waiting.length < MOST_WAITING) waiting.push(reply);
}

/** Takes replies from now on, and what was offered before; until the returned function is called. */
export function takeReplies(take: Taker): () => void {
  taker = take;
  for (const reply of waiting.splice(0)) take(reply);
  return () => {
    taker = undefined;
  };
}
