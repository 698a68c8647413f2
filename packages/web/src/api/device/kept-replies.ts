import type { Role } from '@ardoise/domain/projects/roles.ts';
import { idle } from '../idle.ts';
import { takeReplies } from '../offered-replies.ts';
import { isKept, isOfSession } from './kept-calls.ts';
import { forgetTexts, type KeptText, keepText, keptNames, keptText } from './sealed-texts.ts';

const DAY_MS = 86_400_000;
/** What nobody opened for so long goes. */
const LONGEST_UNOPENED_MS = 30 * DAY_MS;

/** Independent of the order of the parameters. */
function canonical(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const sorted = [...new URLSearchParams(query)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.length === 0 ? path : `${path}?${new URLSearchParams(sorted)}`;
}

/** Texts that wait to be written, the latest by address: made once they are. */
const due = new Map<string, () => string>();
let writing: Promise<void> | undefined;

async function write(username: string): Promise<void> {
  await idle();
  for (const [address, text] of due) {
    due.delete(address);
    // Where storage is full or blocked, the device has one copy less: the network is there.
    await keepText(username, canonical(address), text()).catch(() => undefined);
  }
  writing = undefined;
}

interface KeptPerson {
  name: string;
  uid: number;
  role: Role;
}

/**
 * From now on the replies of this person's reads stay on the device, as far as their role works without a network.
 * Until the returned function is called.
 */
export function keepRepliesOf({ name, uid, role }: KeptPerson): () => void {
  const isOurs = role === 'dc' ? isKept : isOfSession;
  return takeReplies(({ account, address, text }) => {
    if (account === String(uid) && isOurs(address)) keepLater(name, address, () => text);
  });
}

/** Keeps what a read of this address would answer now, for instance after a save. */
export function keepLater(username: string, address: string, text: () => string): void {
  due.set(address, text);
  writing ??= write(username);
}

/** The same at once, for what nobody else has. @throws where storage is full or blocked */
export const keepNow = (username: string, address: string, text: string): Promise<void> =>
  keepText(username, canonical(address), text);

/** Resolves once nothing waits to be written. */
export const repliesWritten = async (): Promise<void> => writing;

/** What the server answered last; undefined if it was never asked, or cannot be read here. */
export async function keptReply(username: string, address: string): Promise<KeptText | undefined> {
  return isKept(address) ? keptText(username, canonical(address)) : undefined;
}

/** Tells of each address whether a reply of before is here. */
export async function readKeptAddresses(username: string): Promise<(address: string) => boolean> {
  const names = new Set(await keptNames(username));
  return (address) => names.has(canonical(address));
}

/** Deletes what was not read again for 30 days. */
export const dropOldReplies = (username: string): Promise<void> =>
  forgetTexts(username, Date.now() - LONGEST_UNOPENED_MS);
