interface Proposal {
  projectId: string;
  /** The latest answer; undefined while untouched. */
  answer: () => string | undefined;
  /** The field is focused: the proposal must not mix with typed input. */
  isBusy: () => boolean;
  /** The address of this delegate's usual agency; empty without one. */
  read: () => Promise<string>;
  put: (mail: string) => Promise<unknown>;
}

/** Once per project: a cleared address stays cleared (specification/wizards.md#agencys-address). */
const proposed = new Set<string>();

/** Prefills the agency of a new project with the usual one, unless the field was answered, cleared or focused by then. */
export async function proposeAgency({ projectId, answer, isBusy, read, put }: Proposal): Promise<void> {
  if (proposed.has(projectId) || answer() !== undefined) return;
  proposed.add(projectId);
  let mail: string;
  try {
    mail = await read();
  } catch {
    // Offline the field stays empty, until its step is opened again.
    proposed.delete(projectId);
    return;
  }
  if (mail !== '' && answer() === undefined && !isBusy()) await put(mail);
}
