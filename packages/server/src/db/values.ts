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
