/** Collects the parameters of a query and returns their placeholders. */
export class Values {
  readonly list: unknown[];
  constructor(...first: unknown[]) {
    this.list = first;
  }
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** Words of our own after `in`: as literals, which partial indexes are found by; never what somebody typed. */
export function sqlList(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}'`).join(', ')})`;
}
