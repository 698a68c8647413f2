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

/** Our own constants after `in`: as literals, which match partial indexes; never user input. */
export function sqlList(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}'`).join(', ')})`;
}
