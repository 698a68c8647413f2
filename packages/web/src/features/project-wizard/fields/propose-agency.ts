interface Proposal {
  projectId: string;
  /** The answer at this moment; undefined while nobody has touched it. */
  answer: () => string | undefined;
  /** Somebody is in the field: what they type would run together with what comes. */
  isBusy: () => boolean;
  /** The address of the agency that this delegate worked with last; empty without one. */
  read: () => Promise<string>;
  put: (mail: string) => Promise<unknown>;
}

/** Once a project: an address that was cleared stays cleared (specification/wizards.md#agencys-address). */
const proposed = new Set<string>();

/** Fills the agency of a new project with the usual one, unless somebody has answered, cleared or entered the field by then. */
export async function proposeAgency({ projectId, answer, isBusy, read, put }: Proposal): Promise<void> {
  if (proposed.has(projectId) || answer() !== undefined) return;
  proposed.add(projectId);
  let mail: string;
  try {
    mail = await read();
  } catch {
    // Without network the field stays empty, until its step is opened again.
    proposed.delete(projectId);
    return;
  }
  if (mail !== '' && answer() === undefined && !isBusy()) await put(mail);
}
