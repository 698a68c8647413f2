const underWay = new Set<string>();

/** Whether an open page is sending this file: it gives it its place in the order itself, or says why it was refused. */
export const isBeingAttached = (id: string): boolean => underWay.has(id);

export async function whileAttached<Reply>(id: string, attach: () => Promise<Reply>): Promise<Reply> {
  underWay.add(id);
  try {
    return await attach();
  } finally {
    underWay.delete(id);
  }
}
