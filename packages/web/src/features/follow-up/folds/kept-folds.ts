/** Which sections of the follow-up one person opened or closed, on this device. */
const nameOf = (uid: number) => `ardoise:suivi:${uid}`;

/** Opened or closed by name; empty for sections that were never touched. */
export function readFolds(uid: number): Record<string, boolean> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(uid)) ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((each): each is [string, boolean] => typeof each[1] === 'boolean'),
    );
  } catch {
    // Invalid data, or blocked storage: nothing was touched.
    return {};
  }
}

export function keepFold(uid: number, name: string, open: boolean): void {
  try {
    localStorage.setItem(nameOf(uid), JSON.stringify({ ...readFolds(uid), [name]: open }));
  } catch {
    // Full or blocked storage: the section is not remembered.
  }
}
