/** Scrolls a row sideways to one of its elements, if it is out of sight, and not the page. */
export function scrollAcross(row: Element | null | undefined, shown: Element | null): void {
  if (!row || !shown) return;
  const [own, around] = [shown.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < around.left || own.right > around.right)
    row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
