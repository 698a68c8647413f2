interface Proposal<Known> {
  /** What is proposed, and in which project. */
  key: string;
  /** Whether there is an answer by now, a cleared one included. */
  isAnswered: () => boolean;
  /** The field is focused: the proposal must not mix with typed input. */
  isBusy: () => boolean;
  /** The known answer; null if there is none. */
  read: () => Promise<Known | null>;
  put: (known: Known) => unknown;
}

/** Once per project: a cleared answer stays cleared (specification/wizards.md#agencys-address). */
const proposed = new Set<string>();

/** Prefills a known answer, unless it was given, cleared or focused by then. */
export async function proposeOnce<Known>({
  key,
  isAnswered,
  isBusy,
  read,
  put,
}: Proposal<Known>): Promise<void> {
  if (proposed.has(key) || isAnswered()) return;
  proposed.add(key);
  let known: Known | null;
  try {
    known = await read();
  } catch {
    // Offline the field stays empty, until its step is opened again.
    proposed.delete(key);
    return;
  }
  if (known !== null && !isAnswered() && !isBusy()) await put(known);
}
