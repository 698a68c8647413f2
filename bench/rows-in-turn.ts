/** Round-robin over rows, so that two connections never write the same one. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new Error('No row is left to be used');
    return item;
  };
}
