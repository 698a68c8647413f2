/** A heading above consecutive rows of a list. */
export interface RowGroup {
  key: string;
  title: string;
  /** How many rows it has in the entire list, in words. */
  detail: string;
  late?: boolean;
}

/** Consecutive rows of the same group; one group without a heading where the list has none. */
export function grouped<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => RowGroup) | undefined,
): { group: RowGroup | null; rows: Row[] }[] {
  const groups: { group: RowGroup | null; rows: Row[] }[] = [];
  for (const row of rows) {
    const group = groupOf?.(row) ?? null;
    const last = groups.at(-1);
    if (last !== undefined && last.group?.key === group?.key) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups;
}
